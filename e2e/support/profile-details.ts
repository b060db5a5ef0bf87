import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** What the profile says beside a label. */
export function shownDetail(page: Page, label: string): Locator {
  const rows = page.locator(':is(#personal, #profile) dl > div')
  return rows.filter({ has: page.getByText(label, { exact: true }) }).locator('dd')
}

/** Opens the form of the profile, fills in fields by their labels and saves. */
export async function editDetails(
  page: Page,
  fill: (field: (label: string) => Locator) => Promise<void>,
): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Edit Profile' }).click()
  const form = page.getByRole('form', { name: 'Edit your profile' })
  await fill((label) => form.getByLabel(label, { exact: true }))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toHaveCount(0)
}

import type { Locator, Page } from '@playwright/test'
import type { Round } from '@bagwise/contract/rounds'
import { openPart } from './parts.ts'
import { expect } from './test.ts'

export function roundsSection(page: Page): Locator {
  return page.getByRole('region', { name: 'Handicap and rounds' })
}

/** Types a round of 90 on a standard course, on the profile, whose section of rounds may be closed. */
export async function addRound(page: Page, course: string): Promise<void> {
  await openPart(page.locator('#handicap'))
  await roundsSection(page).getByRole('button', { name: 'Add a round' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Course', { exact: true }).fill(course)
  await dialog.getByLabel('Course rating').fill('72')
  await dialog.getByLabel('Slope').fill('113')
  await dialog.getByLabel('Adjusted gross score').fill('90')
  await dialog.getByRole('button', { name: 'Save round' }).click()
  await expect(dialog).toHaveCount(0)
}

/** The courses of the rounds that the server has, in alphabetical order. */
export async function storedCourses(page: Page, url: string): Promise<readonly string[]> {
  const answer = await page.context().request.get(`${url}/api/rounds`)
  const { rounds }: { readonly rounds: readonly Round[] } = await answer.json()
  return rounds.map(({ course }) => course).toSorted()
}

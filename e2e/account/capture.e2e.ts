import { FACT_FIELDS } from '@bagwise/golf/facts'
import type { Page } from '@playwright/test'
import { expect, recordEdits, test } from '../support/test.ts'

const NAMELESS = { firstName: null, lastName: null }
const EMPTY_FIELDS = Object.fromEntries(FACT_FIELDS.map((field) => [field, null]))

const capture = (page: Page) => page.getByRole('dialog')
const submit = (page: Page) => capture(page).getByRole('button', { name: 'Get Started' })

async function openFromCard(page: Page) {
  await page.goto('/')
  await expect(page.getByText(/^Welcome back/)).toBeVisible()
  await page
    .getByRole('region', { name: 'Your tools' })
    .getByRole('link', { name: /Starter Sets/ })
    .click()
  await expect(capture(page).getByLabel('First name')).toBeVisible()
  await expect(capture(page).getByRole('heading', { level: 2 })).toBeFocused()
}

test('CAP-01 CAP-02 CAP-06 welcomes and asks for the names and the e-mail, and saves nothing when skipped', async ({
  page,
  golfer,
}) => {
  await golfer.store({ ...NAMELESS, ...EMPTY_FIELDS })
  const before = await golfer.profile()
  await openFromCard(page)
  const edits = recordEdits(page)
  await expect(capture(page).getByRole('heading', { name: 'Welcome to Bagwise' })).toBeVisible()
  await expect(capture(page).getByText("Add your name and you're set.")).toBeVisible()
  await expect(capture(page).getByRole('textbox')).toHaveCount(3)
  for (const field of ['First name', 'Last name', 'Email']) await expect(capture(page).getByLabel(field)).toBeVisible()
  await expect(submit(page)).toBeVisible()
  await capture(page).getByLabel('First name').fill('Jo')
  await capture(page).getByRole('button', { name: 'Skip for Now' }).click()
  await expect(capture(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')

  // What is changed next leaves alone: had a name been kept, it would go along.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('radio', { name: 'Metric' }).check()
  await expect.poll(() => edits).toEqual([['preferredUnits']])
  await expect
    .poll(() => golfer.profile())
    .toEqual({ ...before, preferredUnits: 'metres', updatedAt: expect.any(String) })
})

test('CAP-03 CAP-04 CAP-05 does nothing while a field is empty after trimming, then saves the names beside the e-mail of the account and no default, and reports it', async ({
  page,
  golfer,
}) => {
  await golfer.store({ ...NAMELESS, ...EMPTY_FIELDS })
  const before = await golfer.profile()
  await openFromCard(page)
  const edits = recordEdits(page)
  for (const empty of ['First name', 'Last name']) {
    await capture(page).getByLabel('First name').fill('Jo')
    await capture(page).getByLabel('Last name').fill('Park')
    await capture(page).getByLabel(empty).fill('   ')
    await submit(page).click()
    await expect(capture(page).getByRole('alert')).toHaveText('Fill in your first name, last name and email.')
  }
  expect(await golfer.profile()).toEqual(before)

  await capture(page).getByLabel('First name').fill('  Jo ')
  await capture(page).getByLabel('Last name').fill(' Park  ')
  const email = capture(page).getByLabel('Email')
  await expect(email).toHaveValue(golfer.email)
  await expect(email).toHaveAttribute('readonly')
  await expect(email).toHaveAccessibleDescription(/change it under Account/)
  await submit(page).click()
  // It leaves by itself after a while.
  await expect(page.getByRole('status').getByText('Welcome, Jo. Your profile is ready.')).toBeVisible()
  await expect(page).toHaveURL('/beginner-builder')
  await expect
    .poll(() => golfer.profile())
    .toMatchObject({ ...EMPTY_FIELDS, firstName: 'Jo', lastName: 'Park', email: golfer.email, preferredUnits: 'yards' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jo Park' })).toBeVisible()
  expect(edits).toEqual([['firstName', 'lastName']])
})

test('CAP-04 leaves what the profile already holds as it is', async ({ page, golfer }) => {
  await golfer.store({
    lastName: null,
    handicap: 0,
    age: 61,
    skillLevel: 'advanced',
    weight: null,
    preferredUnits: 'metres',
  })
  await openFromCard(page)
  await expect(capture(page).getByLabel('First name')).toHaveValue('Jamie')
  await expect(capture(page).getByLabel('Email')).toHaveValue(golfer.email)
  await capture(page).getByLabel('Last name').fill('Park')
  await submit(page).click()
  await expect
    .poll(() => golfer.profile())
    .toMatchObject({
      lastName: 'Park',
      handicap: 0,
      age: 61,
      skillLevel: 'advanced',
      weight: null,
      preferredUnits: 'metres',
    })
})

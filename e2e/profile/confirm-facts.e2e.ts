import { expect, test } from '../support/test.ts'

test('asks once whether an estimated handicap of old is the golfer’s own, and stores it when told so', async ({
  page,
  golfer,
}) => {
  await golfer.store({ averageScore: 88, hasCompletedOnboarding: true, factsToConfirm: ['handicap'] })
  await page.goto('/profile')
  const question = page.getByRole('heading', { name: 'Is 15 your handicap?' })
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(question).toHaveCount(0)
  await expect
    .poll(async () => golfer.profile())
    .toMatchObject({ handicap: 15, facts: { handicap: { source: 'said' } }, factsToConfirm: [] })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('opens the form for a handicap that is another one, and does not ask again', async ({ page, golfer }) => {
  await golfer.store({ averageScore: 88, hasCompletedOnboarding: true, factsToConfirm: ['handicap'] })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'No, change it' }).click()
  const field = page.getByRole('textbox', { name: 'Handicap' })
  await expect(field).toBeVisible()
  await field.fill('11')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => golfer.profile()).toMatchObject({ handicap: 11, factsToConfirm: [] })
  await expect(page.getByRole('button', { name: 'No, change it' })).toHaveCount(0)
})

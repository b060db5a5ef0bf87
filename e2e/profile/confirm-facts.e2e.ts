import { store } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test('ONE-23 asks once whether an estimated handicap of old is the golfer’s own: no opens the form, yes stores it', async ({
  page,
  golfer,
}) => {
  await golfer.store({ averageScore: 88, hasCompletedOnboarding: true, factsToConfirm: ['handicap'] })
  await page.goto('/profile')
  const question = page.getByRole('heading', { name: 'Is 15 your handicap?' })
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'No, change it' }).click()
  const field = page.getByRole('textbox', { name: 'Handicap' })
  await expect(field).toBeFocused()
  await field.fill('11')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => golfer.profile()).toMatchObject({ handicap: 11, factsToConfirm: [] })
  await expect(page.getByRole('button', { name: 'No, change it' })).toHaveCount(0)

  // The same estimate on another day.
  await golfer.store({ handicap: null, factsToConfirm: ['handicap'] })
  await page.reload()
  await page.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(question).toHaveCount(0)
  await expect
    .poll(async () => golfer.profile())
    .toMatchObject({ handicap: 15, facts: { handicap: { source: 'said' } }, factsToConfirm: [] })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your game in figures' })).toContainText(/15\s*Handicap/)
  await expect(question).toHaveCount(0)
})

test(
  'ONE-12 asks once whether a said swing speed or the carries are right, clears or keeps it, and asks on no other device',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { driver: [170], '7-iron': [105], pw: [80] })
    await golfer.store({ swingSpeed: 110 })
    await page.goto('/profile')
    const question = page.getByRole('heading', { name: /^You said 110 mph, your carries say 8\d\. Which is right\?$/ })
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Use my carries' }).click()
    await expect(page.getByRole('heading', { name: /Which is right\?$/ })).toHaveCount(0)
    await expect.poll(async () => golfer.profile()).toMatchObject({ swingSpeed: null, askedSwingSpeed: 110 })

    // Said again, as if nobody had asked.
    await golfer.store({ swingSpeed: 110, askedSwingSpeed: null })
    await page.reload()
    await page.getByRole('button', { name: 'Keep 110 mph' }).click()
    await expect(question).toHaveCount(0)
    await expect.poll(async () => golfer.profile()).toMatchObject({ swingSpeed: 110, askedSwingSpeed: 110 })
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(page.getByRole('link', { name: /Gapping Score/ })).toContainText('5-20 rule')
    await expect(question).toHaveCount(0)
  },
)

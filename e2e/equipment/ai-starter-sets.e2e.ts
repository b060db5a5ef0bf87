import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/ai-service.ts'
import { openAllParts } from '../support/parts.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import { expect, WITH_MOTION } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.use(WITH_MOTION)

const cards = (page: Page): Locator => page.getByRole('article')
const opener = (card: Locator): Locator => card.getByRole('button', { name: 'AI’s view' })

/** Explains each set with its tier's name, so that nobody mixes them up. */
function explain({ facts }: { readonly facts: string }) {
  const { tier } = JSON.parse(facts)
  return { text: JSON.stringify({ explanation: `${tier} & calm: it suits you. The 7-iron is in it.` }) }
}

test('SET-25 AIS-01 AIS-13 asks once for each set and uses what the AI says in its card, without moving anything by itself', async ({
  page,
  golfer: _signedIn,
  ai,
}) => {
  const callCount = ai.calls.length
  ai.answer = () => 'silent'
  await page.goto(setsAddress({ miss: 'left', course: 'resort' }))
  await expect(cards(page)).toHaveCount(3)
  await openAllParts(page)
  await expect.poll(() => ai.calls.length).toBe(callCount + 3)
  const asked = ai.calls.slice(callCount).map(({ facts }) => JSON.parse(facts))
  expect(asked.map(({ tier }) => tier).toSorted()).toEqual([
    'Essential',
    'Premium Starter Collection',
    'Progressive Improvement',
  ])
  for (const facts of asked) {
    expect(facts).toMatchObject({
      frequency: 'monthly',
      courseType: 'resort',
      missPattern: 'left',
      confidenceClub: '7-iron',
      budget: '500-1200',
      skillLevel: 'beginner',
    })
  }
  const expectStill = await watchLayoutShifts(page)
  ai.answer = explain
  ai.release()
  await expect(cards(page).getByRole('button', { name: 'AI’s view' })).toHaveCount(3)
  await expectStill()

  const best = cards(page).filter({ hasText: 'PERFECT MATCH' })
  await expect(best).not.toContainText('& calm')
  await opener(best).press('Enter')
  await expect(opener(best)).toHaveAttribute('aria-expanded', 'true')
  await expect(best).toContainText('Premium Starter Collection & calm: it suits you. The 7-iron is in it.')
  await expect(best.getByText('AI', { exact: true })).toBeVisible()
  await expect(best.getByText('Rules', { exact: true })).toBeVisible()
  await opener(best).click()
  await expect(best).not.toContainText('& calm')
})

test(
  'SET-26 AIS-01 keeps a set without the AI’s words when they fail for it, and asks for none without a profile',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn, ai }) => {
    const callCount = ai.calls.length
    ai.answer = (asked) => (asked.facts.includes('"Essential"') ? { text: 'No idea.' } : explain(asked))
    await page.route('**/api/profile', (route) => route.abort())
    await page.goto(setsAddress({ miss: 'long', course: 'resort' }))
    await expect(cards(page)).toHaveCount(3)
    await openAllParts(page)
    await expect(cards(page).getByText('Rules', { exact: true })).not.toHaveCount(0)

    await page.unrouteAll()
    const told = page.waitForEvent('console', (message) => message.text().includes('The rules answer instead'))
    await page.goto(setsAddress({ miss: 'short', course: 'resort' }))
    expect((await told).text()).toBe('The rules answer instead of the AI: Invalid AI response format')
    await expect(cards(page)).toHaveCount(3)
    await openAllParts(page)
    await expect(cards(page).getByRole('button', { name: 'AI’s view' })).toHaveCount(2)
    expect(ai.calls.length).toBe(callCount + 3)
    const without = cards(page).filter({ hasText: 'GOOD MATCH' })
    await expect(opener(without)).toHaveCount(0)
    await expect(without.getByText('Rules', { exact: true })).toBeVisible()
    await expect(without).toContainText('Why this set')
  },
)

test(
  'has no accessibility faults with what the AI says',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn, ai }) => {
    ai.answer = explain
    await page.goto(setsAddress({ miss: 'inconsistent', course: 'resort' }))
    await expect(cards(page)).toHaveCount(3)
    await openAllParts(page)
    await expect(cards(page).getByRole('button', { name: 'AI’s view' })).toHaveCount(3)
    await opener(cards(page).first()).click()
    await expectAccessible(page, 'starter sets with what the AI says of one')
  },
)

import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { STANDARD_CARRY_YARDS } from '@bagwise/golf/distances/standard-carry'
import { usualLoftDeg } from '@bagwise/golf/usual-loft'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/ai-service.ts'
import { calculate, resultRow, resultRows, shownCarries, storedDistance } from '../support/calculator.ts'
import { FULL_BAG, clubRow, listedChanges, open, openParts, recalculate, store, useThese } from '../support/gapping.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import { expect, recordEdits, WITH_MOTION } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.use(WITH_MOTION)

const saying = (carries: Readonly<Record<string, number>>) => ({ text: JSON.stringify({ carries }) })
const AI_CARRIES = { '5-wood': 196, '5-iron': 168, lw: 68 }

/** The AI's numbers are taken only where they are likely, for which lofts count. */
async function storeWithUsualLofts(golfer: Golfer): Promise<void> {
  await store(golfer, FULL_BAG)
  const lofts = Object.keys(FULL_BAG).map((club) => [`golfBag.${club}.loft`, usualLoftDeg(club)])
  await golfer.store(Object.fromEntries(lofts))
}

test.describe('AI Recalculate All', () => {
  test('GAP-04 GAP-16 GAP-19 takes the numbers of the AI for missing and estimated clubs, and says so', async ({
    page,
    golfer,
    ai,
  }) => {
    await storeWithUsualLofts(golfer)
    await golfer.store({ age: 31, weight: 161 })
    await open(page)
    const callCount = ai.calls.length
    ai.answer = () => 'silent'
    await page.getByRole('button', { name: 'AI Recalculate All' }).click()
    await expect(page.getByRole('button', { name: 'Calculating...' })).toBeDisabled()
    await expect.poll(() => ai.calls.length).toBeGreaterThan(callCount)
    ai.answer = () => saying(AI_CARRIES)
    ai.release()
    await expect(listedChanges(page).locator('[data-change]')).toHaveText([
      '5-Wood193196AI',
      '5-Iron166168AI',
      'Lob Wedge6668AI',
    ])
    await useThese(page)
    await expect(
      page.getByRole('alert').filter({ hasText: 'AI recalculated distances for 3 clubs! Source: AI.' }),
    ).toBeVisible()
    await expect(recalculate(page)).toBeFocused()
    for (const [club, yards] of Object.entries(AI_CARRIES)) {
      await expect(clubRow(page, club)).toContainText(String(yards))
      expect(await storedDistance(golfer, club)).toMatchObject({ distance: yards, source: 'estimated' })
    }
    expect(await storedDistance(golfer, 'driver')).toMatchObject({ distance: 224, source: 'measured' })
    expect(await storedDistance(golfer, 'gw')).toMatchObject({ distance: 97, source: 'manual' })

    const facts = JSON.parse(ai.calls.at(-1)?.facts ?? '')
    expect(facts.clubs).toEqual(['5-wood', '5-iron', 'lw'])
    expect(facts.known).toMatchObject({ driver: 224, '9-iron': 123 })
    const sent = ai.calls.at(-1)?.facts ?? ''
    for (const secret of [golfer.email, golfer.firstName, golfer.lastName]) expect(sent).not.toContain(secret)
  })

  test(
    'keeps the estimate of a club for which the AI’s number is unlikely, and writes nothing twice',
    { tag: EXHAUSTIVE },
    async ({ page, golfer, ai }) => {
      await storeWithUsualLofts(golfer)
      await golfer.store({ age: 36, weight: 166 })
      await open(page)
      ai.answer = () => saying({ '5-wood': 203, '5-iron': 168, lw: 81 })
      await recalculate(page).click()
      await useThese(page)
      await expect(page.getByRole('alert').filter({ hasText: 'Source: AI.' })).toBeVisible()
      expect(await storedDistance(golfer, '5-iron')).toMatchObject({ distance: 168, source: 'estimated' })
      for (const [club, saidYards] of [
        ['5-wood', 203],
        ['lw', 81],
      ] as const) {
        expect((await storedDistance(golfer, club))?.distance, club).toBeLessThan(saidYards)
      }
      await recalculate(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Already up to date' })).toBeVisible()
    },
  )

  test('GAP-19 GAP-20 AIS-01 takes those of the rules when the AI says nothing that holds, and fails only when neither way has an answer', async ({
    page,
    golfer,
  }) => {
    await store(golfer, FULL_BAG)
    await golfer.store({ age: 32, weight: 162 })
    await open(page)
    await recalculate(page).click()
    await expect(listedChanges(page).locator('[data-change]').first()).toBeVisible()
    const count = await listedChanges(page).locator('[data-change]').count()
    await useThese(page)
    const notice = `AI recalculated distances for ${count} clubs! Source: Rules.`
    await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'failed' })).toHaveCount(0)

    await golfer.store({ 'clubDistances.7-iron': { distance: 300, source: 'measured' } })
    await page.reload()
    await openParts(page)
    const edits = recordEdits(page)
    await recalculate(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'AI recalculation failed. Please try again later.' })
    await expect(alert).toContainText('Your 7-Iron carries farther than your 6-Iron')
    await expect(recalculate(page)).toBeEnabled()
    expect(edits).toEqual([])
  })

  test(
    'lets go of an answer to numbers that the golfer has changed meanwhile',
    { tag: EXHAUSTIVE },
    async ({ page, golfer, ai }) => {
      await store(golfer, FULL_BAG)
      await golfer.store({ age: 33, weight: 163 })
      await open(page)
      const callCount = ai.calls.length
      ai.answer = () => 'silent'
      await recalculate(page).click()
      await expect.poll(() => ai.calls.length).toBeGreaterThan(callCount)
      await page.getByRole('button', { name: 'Edit 5-Iron distance' }).click()
      await page.getByRole('textbox', { name: '5-Iron carry' }).fill('172')
      await page.keyboard.press('Enter')
      await expect(clubRow(page, '5-iron')).toContainText('172')
      ai.answer = () => saying(AI_CARRIES)
      ai.release()
      // The estimates have followed the typed number by the rules already.
      await expect(page.getByRole('alert').filter({ hasText: 'Already up to date' })).toBeVisible()
      await expect(listedChanges(page)).toHaveCount(0)
      await expect.poll(() => storedDistance(golfer, '5-iron')).toMatchObject({ distance: 172, source: 'measured' })
    },
  )

  test(
    'asks nobody without reception: the rules answer at once',
    { tag: EXHAUSTIVE },
    async ({ page, golfer, ai, context }) => {
      await store(golfer, FULL_BAG)
      await golfer.store({ age: 34, weight: 164 })
      await open(page)
      const callCount = ai.calls.length
      await context.setOffline(true)
      await recalculate(page).click()
      await useThese(page)
      await expect(
        page.getByRole('status').filter({ hasText: /We'll sync when you're online\. Source: Rules\./ }),
      ).toBeVisible()
      expect(ai.calls).toHaveLength(callCount)
    },
  )
})

test.describe('the calculator', () => {
  test(
    'AIS-01 AIS-23 stays with the rules when the AI says nothing that holds, else offers what it says, without moving anything',
    { tag: EXHAUSTIVE },
    async ({ page, golfer, ai }) => {
      await golfer.store({ age: 35, weight: 165 })
      await page.goto('/distance-calculator')
      const callCount = ai.calls.length
      const told = page.waitForEvent('console', (message) => message.text().includes('The rules answer instead'))
      await calculate(page, { '7-Iron': '150' })
      expect((await told).text()).toContain('Invalid AI response format')
      expect(ai.calls).toHaveLength(callCount + 1)
      await expect(page.getByRole('heading', { name: 'AI’s estimate' })).toHaveCount(0)

      ai.answer = () => 'silent'
      await calculate(page, { Driver: '230', '7-Iron': '150' })
      await expect(resultRow(page, 'Driver')).toContainText('Manual')
      await expect(resultRows(page)).toHaveCount(14)
      const rules = await shownCarries(page)
      await expect(page.getByText('Rules', { exact: true })).toBeVisible()
      await expect.poll(() => ai.calls.length).toBe(callCount + 2)
      const expectStill = await watchLayoutShifts(page)

      const asked: readonly string[] = JSON.parse(ai.calls.at(-1)?.facts ?? '').clubs
      const wood = rules['3-Wood'] ?? 0
      ai.answer = ({ facts }) => {
        const { clubs }: { readonly clubs: readonly ClubType[] } = JSON.parse(facts)
        const carries = Object.fromEntries(clubs.map((club) => [club, rules[CLUBS[club].displayName] ?? 0]))
        return saying({ ...carries, '3-wood': wood + 4 })
      }
      expect(asked).toContain('3-wood')
      ai.release()
      const addition = page.locator('section').filter({ has: page.getByRole('heading', { name: 'AI’s estimate' }) })
      // An estimate too, with its ±.
      await expect(addition.getByRole('listitem')).toHaveText([
        new RegExp(String.raw`^3-Woodnot ${wood} but ${wood + 4} yards, estimated, plus or minus (\d+)±\1$`),
      ])
      await expect(addition.getByText('AI', { exact: true })).toBeVisible()
      await expectStill()
      await expect(resultRow(page, '3-Wood')).toContainText(String(wood))
      await addition.getByRole('button', { name: 'Take AI’s numbers' }).press('Enter')
      await expect(addition.getByRole('button')).toHaveCount(0)
      await expect(page.locator('#ai-estimates')).toBeFocused()
      await expect(resultRow(page, '3-Wood')).toContainText(String(wood + 4))
      await expect
        .poll(() => storedDistance(golfer, '3-wood'))
        .toMatchObject({ distance: wood + 4, source: 'estimated', isManuallySet: false })
    },
  )

  test('is accessible with the estimate of the AI', { tag: EXHAUSTIVE }, async ({ page, golfer, ai }) => {
    await golfer.store({ age: 37, weight: 167 })
    await page.goto('/distance-calculator')
    ai.answer = ({ facts }) => {
      const { clubs }: { readonly clubs: readonly ClubType[] } = JSON.parse(facts)
      return saying(Object.fromEntries(clubs.map((club) => [club, STANDARD_CARRY_YARDS[club] + 1])))
    }
    await calculate(page, { Driver: '251', '7-Iron': '145' })
    await expect(page.getByRole('button', { name: 'Take AI’s numbers' })).toBeVisible()
    await expectAccessible(page, 'the calculator with the estimate of the AI')
  })
})

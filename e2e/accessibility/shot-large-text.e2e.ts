import type { Locator, Page } from '@playwright/test'
import {
  advise,
  analysis,
  answer,
  changeShot,
  choice,
  closeMore,
  distance,
  more,
  openMore,
  openShot,
  storeBag,
  strip,
} from '../support/shot.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test as base } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** A golfer with a bag on a small phone whose text is twice as large. */
const test = base.extend<{ readonly largeText: Page }>({
  largeText: async ({ largeTextPhone, server }, use) => {
    await storeBag(await signUpGolfer(largeTextPhone, server.url))
    await use(await largeTextPhone.newPage())
  },
})

test(
  'needs no sideways scrolling on a small phone whose text is twice as large',
  { tag: EXHAUSTIVE },
  async ({ largeText: page }) => {
    await openShot(page, 'weather=windy&hazards=water-right&slope=uphill&lie=bunker&detail=firm-sand&lip=yes')
    await distance(page).fill('9999')
    expect((await distance(page).boundingBox())?.width).toBeGreaterThan(80)
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    await openMore(page)
    expect(await more(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
      0,
    )
    await closeMore(page)
    await distance(page).fill('143')
    await advise(page)
    await expect(answer(page)).toContainText('143 plays')
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    await changeShot(page)
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  },
)

test('ACT-72 shows the club on the first screen with large text, below the distance, with three lies in a row', async ({
  largeText: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openShot(page, 'distance=120&lie=fairway&weather=windy&wind=10')
  await expect(strip(page)).toContainText('8-Iron')
  const boxOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN }
    return { top: y, bottom: y + height }
  }
  // Parts that come later move what is below them.
  await expect(async () => {
    const club = await boxOf(strip(page).getByText('8-Iron'))
    expect(club.bottom).toBeLessThan((await boxOf(page.getByRole('navigation').last())).top)
    const order = [
      await boxOf(distance(page)),
      await boxOf(strip(page)),
      await boxOf(choice(page, 'Ball lie', 'Fairway')),
      await boxOf(page.getByRole('slider', { name: 'Wind direction' })),
    ].map(({ top }) => top)
    expect(order.every(Number.isFinite)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  }).toPass({ timeout: 30_000 })
  await expect(strip(page)).toHaveCSS('position', 'relative')
  const rows = await page
    .getByRole('group', { name: 'Ball lie' })
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)))
  expect(new Set(rows).size).toBe(2)
  expect(rows.filter((top) => top === rows[0])).toHaveLength(3)
  await expect(analysis(page)).toBeEnabled()
  await expect(answer(page)).toHaveCount(0)
})

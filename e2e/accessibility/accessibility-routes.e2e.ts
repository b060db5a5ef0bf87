import { expectAccessible, leadTo, openLoaded } from '../support/accessible.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { storeSweptRound } from '../support/played-rounds.ts'
import { ROUTES, SWEPT_ROUTES } from '../support/route-table.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** Home and one of the tools: enough to know that the table was read. */
const KNOWN_ROUTES = ['/', '/distances/import', '/nowhere']

/** Two tests of golfers, so that each stays well within its time. */
const HALF = Math.ceil(SWEPT_ROUTES.length / 2)

test('the route table is read as it is written', () => {
  expect(ROUTES).toEqual(expect.arrayContaining(KNOWN_ROUTES))
  expect(new Set(ROUTES).size).toBe(ROUTES.length)
})

for (const [part, routes] of [
  ['first', SWEPT_ROUTES.slice(0, HALF)],
  ['other', SWEPT_ROUTES.slice(HALF)],
] as const) {
  const tag = part === 'first' ? [] : [EXHAUSTIVE]
  test(
    `the ${part} pages of a golfer with a full bag are accessible`,
    { tag },
    async ({ page, context, server, golfer }) => {
      test.slow()
      await store(golfer, FULL_BAG)
      await storeSweptRound(context, server.url)
      await golfer.store({ handicap: 16.4, averageScore: 92, currentIssues: ['Three-putts'], missPattern: 'short' })
      for (const path of routes) {
        await leadTo(page, path)
        await expect(page).toHaveURL((url) => url.pathname === path)
        // A part that arrives later moves what is measured.
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await expectAccessible(page, path)
      }
    },
  )
}

test('every address is accessible to a visitor, be it a page or the way in', { tag: EXHAUSTIVE }, async ({ page }) => {
  test.slow()
  for (const [index, path] of SWEPT_ROUTES.entries()) {
    await openLoaded(page, path)
    const isGated = new URL(page.url()).pathname !== path
    if (isGated) {
      await expect(page.getByRole('dialog')).toBeVisible()
      // The same dialog over the same page: each address of a golfer is looked at in another width.
      await expectAccessible(page, `the way in to ${path}`, [[320, 412, 1280][index % 3] ?? 320])
    } else {
      await expectAccessible(page, `${path} of a visitor`)
    }
  }
})

import { installClock } from '../support/clock.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** `web/src/ui/lazy-part.tsx` */
const TRY_AGAIN_MS = 3_000

test('keeps the page when a part of it cannot be loaded, and shows the part when it can', async ({ page, golfer }) => {
  await installClock(page)
  await page.goto('/recommendations')
  await expect(page.getByRole('link', { name: `${golfer.firstName} ${golfer.lastName}` })).toBeVisible()
  await page.route('**/assets/menus-*', (route) => route.abort())
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('alert').getByText("Part of this page didn't load.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeVisible()

  await page.unrouteAll()
  await page.clock.fastForward(TRY_AGAIN_MS)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.getByText("Part of this page didn't load.")).toHaveCount(0)
})

test(
  'says in their place that parts no device keeps need the server, and shows them when it is back',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await installClock(page)
    await page.route('**/assets/online/**', (route) => route.abort())
    await page.goto('/profile#account')
    await expect(
      page.getByText('Passkeys and tokens are on the server. They show here when you’re online.'),
    ).toBeVisible()
    await page.getByText('Export and import').click()
    await expect(page.getByText('An import needs a connection. It opens when you’re online.')).toBeVisible()
    await expect(page.getByText("Part of this page didn't load.")).toHaveCount(0)

    await page.unrouteAll()
    await page.clock.fastForward(TRY_AGAIN_MS)
    await expect(page.getByText('An export of everything (JSON), or distances')).toBeVisible()
    await expect(page.getByText('Passkeys and tokens are on the server.')).toHaveCount(0)
  },
)

test(
  'keeps the page when the texts of a part cannot be loaded, and shows the part when they can',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    await page.route('**/assets/prose-advice-*', (route) => route.abort())
    await page.goto('/recommendations')
    await expect(page.getByRole('alert').getByText("Part of this page didn't load.")).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeVisible()

    await page.unrouteAll()
    await expect(page.getByRole('article', { name: /^Measure first: your 5-Iron/ })).toBeVisible()
  },
)

test(
  'shows the same page at an address with capitals or a slash at its end',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    for (const address of ['/shot-advisor/', '/Shot-Advisor']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: 'Shot Advisor' })).toBeVisible()
    }
    expect((await golfer.profile()).golfBag).toEqual([])
  },
)

test('leaves no trap for Back behind a protected address', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/privacy')
  await page.goto('/distances')
  await expect(page.getByRole('dialog', { name: 'Create Your Free Account' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
})

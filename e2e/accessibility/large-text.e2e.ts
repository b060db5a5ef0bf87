import { chromium } from '@playwright/test'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { openLoaded } from '../support/accessible.ts'
import { showAllClubs } from '../support/calculator.ts'
import { FULL_BAG, openParts, store } from '../support/gapping.ts'
import { openConditions } from '../support/home.ts'
import { storeSweptRound } from '../support/played-rounds.ts'
import { ROUTES } from '../support/route-table.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { answerSwing, openSwing } from '../support/swing.ts'
import { EXHAUSTIVE, sweep } from '../support/sweep.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test as base } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { skipWelcome } from '../support/skip-welcome.ts'

const PAGES = [
  ['/', 'Your bag'],
  ['/distance-calculator', 'Distance Calculator'],
  ['/distances', 'Distances'],
  ['/yardage-card', 'Yardage Card'],
  ['/distances/import', 'Import shots'],
  ['/range', 'Range log'],
  ['/shot-advisor', 'Shot Advisor'],
  ['/shot-advisor?tournament=yes', 'Shot Advisor'],
  ['/profile', 'Jamie Ortega'],
] as const
const PHONE_WIDTHS_PX = sweep([320, 360, 390], [320, 390])
/** Three figures of this field's size, so large. */
const THREE_FIGURES_PX = 80

type LargeText = { readonly page: Page; readonly golfer: Golfer }

type Fixtures = {
  /** A phone whose text is twice as large. */
  readonly largeContext: BrowserContext
  /** A golfer with a full bag on it. */
  readonly largeText: LargeText
}

const test = base.extend<Fixtures>({
  largeContext: async ({ server, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await chromium.launch({ ...launchOptions, args })
    const context = await browser.newContext({ baseURL: server.url })
    await skipWelcome(context)
    await use(context)
    await browser.close()
  },
  largeText: async ({ largeContext, server }, use) => {
    const golfer = await signUpGolfer(largeContext, server.url)
    await store(golfer, FULL_BAG)
    await use({ page: await largeContext.newPage(), golfer })
  },
})

/** In pixels from the left of the view; behind every view where it does not show. */
async function rightEdgeOf(control: Locator): Promise<number> {
  const box = await control.boundingBox()
  return box ? box.x + box.width : Infinity
}

async function expectToFit(page: Page, what: string) {
  for (const width of PHONE_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => sidewaysOverflowPx(page), `${what} at ${width}`).toBeLessThanOrEqual(0)
    const rightEdge = () => rightEdgeOf(page.getByRole('button', { name: 'Menu' }))
    await expect.poll(rightEdge, `menu of ${what} at ${width}`).toBeLessThanOrEqual(width)
  }
}

test(
  'needs no sideways scrolling on phones whose text is twice as large, also while an edit waits',
  { tag: EXHAUSTIVE },
  async ({ largeText: { page } }) => {
    for (const [path, heading] of PAGES) {
      await page.goto(path)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeVisible()
      await expectToFit(page, path)
    }

    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.goto('/distances')
    await openParts(page)
    await page.getByRole('button', { name: 'Edit 6-Iron distance' }).click()
    await page.getByRole('textbox', { name: '6-Iron carry' }).fill('159')
    await page.keyboard.press('Enter')
    await expect(page.locator('header').getByRole('status')).toContainText('3 changes waiting')
    await expectToFit(page, 'an edit that waits')
  },
)

test(
  'needs no sideways scrolling on all the other pages of the site map, nor where three sets stand',
  { tag: EXHAUSTIVE },
  async ({ largeContext, largeText: { page }, server }) => {
    await storeSweptRound(largeContext, server.url)
    const known: readonly string[] = PAGES.map(([path]) => path)
    const others = ROUTES.filter((route) => !known.includes(route))
    for (const path of [...sweep(others, ['/recommendations', '/encyclopedia']), setsAddress()]) {
      await page.setViewportSize({ width: 390, height: 844 })
      await openLoaded(page, path)
      await expectToFit(page, path)
    }
  },
)

test(
  'leaves room to type a distance on phones whose text is twice as large',
  { tag: EXHAUSTIVE },
  async ({ largeText: { page } }) => {
    for (const path of ['/distances', '/distance-calculator']) {
      await page.goto(path)
      await (path === '/distances' ? openParts(page) : showAllClubs(page))
      await page.getByRole('button', { name: 'Edit 6-Iron distance' }).click()
      for (const width of PHONE_WIDTHS_PX) {
        await page.setViewportSize({ width, height: 844 })
        const field = page.getByRole('textbox', { name: '6-Iron carry' })
        const fieldWidth = async () => (await field.boundingBox())?.width
        await expect.poll(fieldWidth, `${path} at ${width}`).toBeGreaterThan(THREE_FIGURES_PX)
        for (const name of ['Save 6-Iron distance', 'Cancel editing 6-Iron distance']) {
          const rightEdge = () => rightEdgeOf(page.getByRole('button', { name }))
          await expect.poll(rightEdge, `${name} at ${width}`).toBeLessThanOrEqual(width)
        }
      }
    }
  },
)

test(
  'needs no sideways scrolling where visitors read, and keeps both ways in within reach',
  { tag: EXHAUSTIVE },
  async ({ largeContext }) => {
    const page = await largeContext.newPage()
    await page.goto('/')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText('Give or take')).toBeVisible()
    await openConditions(page)
    await expectToFit(page, 'home of a visitor')
    for (const path of ['/privacy', '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page, `${path} of a visitor`)
    }
    const wayIn = page.getByRole('banner').getByRole('link', { name: /^Sign/ })
    await expect(wayIn).toHaveText(['Sign In', 'Sign Up'])
    for (const width of PHONE_WIDTHS_PX) {
      await page.setViewportSize({ width, height: 844 })
      for (const link of await wayIn.all()) {
        await expect.poll(() => rightEdgeOf(link), `${await link.innerText()} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
  },
)

test(
  'leaves the words beside the mark of the rules their room',
  { tag: EXHAUSTIVE },
  async ({ largeText: { page, golfer } }) => {
    await golfer.store({ ballFlight: 'slice' })
    await page.setViewportSize({ width: 320, height: 844 })
    const expectRoom = async (what: string) => {
      const head = page.getByText('Rules', { exact: true }).first().locator('xpath=../..')
      await expect(head, what).toBeVisible()
      const widths = await head.evaluate(({ clientWidth, scrollWidth, children: [words] }) => ({
        isCut: scrollWidth > clientWidth,
        areWordsHalf: (words?.clientWidth ?? 0) >= clientWidth / 2,
      }))
      expect(widths, what).toEqual({ isCut: false, areWordsHalf: true })
      await expect.poll(() => sidewaysOverflowPx(page), what).toBeLessThanOrEqual(0)
    }
    await page.goto('/distance-calculator')
    await expectRoom('calculated distances')
    await page.goto('/recommendations')
    await expectRoom('recommendations')
    await openSwing(page)
    await answerSwing(page, { misses: ['Push-slice'] })
    await expectRoom('an analysis')
  },
)

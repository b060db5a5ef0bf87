import type { Page } from '@playwright/test'
import { expect, signUpGolfer, test, WITH_MOTION } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.use(WITH_MOTION)

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
const WELCOME = 'Know how far every club goes'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const splash = (page: Page) => page.getByText('Loading your golf assistant...')

type Shift = { readonly value: number; readonly moved: readonly string[] }
type Watched = Window & { readonly shifts: readonly Shift[] }

/** Remembers from the start of every page what has moved without the golfer's doing. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number
        readonly sources: readonly { readonly node: Node | null }[]
      })[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text'))
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Those of the last frame too. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as Watched).shifts
  })

/** A font that arrives late moves a line by a pixel, 0.0014 at most; a part that another one replaces moves ten times that. */
const LATE_FONT_SHIFT = 0.004

async function expectNothingMoved(page: Page): Promise<void> {
  const moved = await shifts(page)
  const total = moved.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(moved)).toBeLessThan(LATE_FONT_SHIFT)
}

/** Once what comes by itself after the start is there. */
async function partsHaveCome(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

/** What the browser and React say of a page that they do not like. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** The links and buttons around the page, with all their attributes. */
async function controls(page: Page): Promise<readonly string[]> {
  return page
    .locator('header :is(a, button), main h1, main > section :is(a, button), footer a')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`)
        return [element.textContent, ...attributes.toSorted()].join(' ')
      }),
    )
}

/** Remembers every first heading that any page of this browser has shown from now on. */
async function watchHeadings(page: Page): Promise<readonly string[]> {
  const seen: string[] = []
  await page.exposeFunction('seeHeading', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const { seeHeading } = window as unknown as { readonly seeHeading: (text: string) => void }
    const look = () => document.querySelectorAll('h1').forEach((found) => seeHeading(found.textContent))
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return seen
}

const TWILIGHT = 'twilight chosen on a light device'

for (const size of SIZES) {
  for (const look of ['light', 'dark', TWILIGHT] as const) {
    // One on a phone; the one on a desktop is below.
    const tag = look === 'light' && size.width < 768 ? [] : [EXHAUSTIVE]
    test(
      `nothing moves when scripts take over the page of visitors: ${size.width} px, ${look}`,
      { tag },
      async ({ page }) => {
        const errors = errorsOf(page)
        await watchShifts(page)
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
        if (look === TWILIGHT) {
          await page.addInitScript(() => localStorage.setItem('bagwise.theme', 'twilight'))
        }
        await page.goto('/')
        await partsHaveCome(page)
        await expect(heading(page)).toHaveText(WELCOME)
        await expectNothingMoved(page)
        expect(errors).toEqual([])
      },
    )
  }
}

test('scripts take over the page of visitors as it is on a dark desktop: nothing moves, and no word, link or button is another one', async ({
  page,
  browser,
  server,
}) => {
  const withoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    viewport: SIZES[1],
    colorScheme: 'dark',
  })
  const plain = await withoutScripts.newPage()
  await plain.goto(server.url)
  const errors = errorsOf(page)
  await watchShifts(page)
  await page.setViewportSize(SIZES[1])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await partsHaveCome(page)
  await expect(heading(page)).toHaveText(WELCOME)
  await expectNothingMoved(page)
  expect(errors).toEqual([])
  expect(await controls(plain)).toEqual(await controls(page))
  await withoutScripts.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the welcome, and that Bagwise needs them; a golfer has the splash in the frame of every page, and nothing that is for visitors', async ({
    page,
    server,
  }) => {
    await page.goto('/')
    await expect(heading(page)).toHaveText(WELCOME)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/?dialog=sign-up',
    )
    // Playwright's browser turns scripts off after it has parsed the page as if they were on.
    expect(await page.locator('noscript').textContent()).toContain('Bagwise needs JavaScript.')

    await signUpGolfer(page.context(), server.url)
    for (const path of ['/', '/?dialog=sign-up', '/distances', '/no/such/page']) {
      await page.goto(path)
      await expect(splash(page)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'BW Bagwise' })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(1)
      await expect(heading(page)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0)
    }
  })
})

test(
  'a golfer never sees the welcome of visitors, not even on the way back to a page from before',
  { tag: EXHAUSTIVE },
  async ({ page, context, golfer: _signedIn }) => {
    const cookies = await context.cookies()
    await context.clearCookies()
    await page.goto('/')
    await expect(heading(page)).toHaveText(WELCOME)
    await page.goto('/robots.txt')
    await context.addCookies(cookies)
    const seen = await watchHeadings(page)
    await page.goBack()
    await expect(heading(page)).toHaveText('Your bag')
    await page.goto('/')
    await expect(heading(page)).toHaveText('Your bag')
    await page.goto('/privacy')
    await expect(heading(page)).toHaveText('Privacy')
    await expect.poll(() => [...new Set(seen)]).toEqual(['Your bag', 'Privacy'])
  },
)

test('a visitor’s page asks the server for nothing twice, and not who is here, and gets its scripts compressed', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{7}\./, '.')))
  const script = page.waitForResponse((response) => /\/assets\/index-.*\.js$/.test(response.url()))
  await page.addInitScript(() => localStorage.removeItem('bagwise.welcome-seen'))
  await page.goto('/')
  expect((await script).headers()['content-encoding']).toMatch(/^(br|gzip)$/)
  await expect(page.getByRole('dialog', { name: 'Welcome to Bagwise' })).toBeVisible()
  await expect(page.getByText('Give or take')).toBeVisible()
  await expect(page.getByText('Not live.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const all = () => asked.filter((path) => path !== '/manifest.webmanifest').toSorted()
  await expect.poll(all).toEqual([
    '/',
    '/api/weather',
    '/assets/app.js',
    '/assets/archivo-narrow-latin-wght-normal.woff2',
    // What the build finds shared; `shared` has the small parts of most screens.
    '/assets/common.js',
    '/assets/drawings.js',
    '/assets/golf-worker.js',
    '/assets/home.css',
    '/assets/home.js',
    '/assets/index.js',
    '/assets/parts.css',
    '/assets/shared.css',
    '/assets/shared.js',
    '/assets/text-in-units.js',
    '/assets/update.js',
  ])
})

test(
  'a device that has kept a golfer asks who is here, whatever page it was given',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('bagwise.profile', '{}'))
    const asked = page.waitForRequest('**/api/session')
    await page.goto('/')
    await asked
    await expect(heading(page)).toHaveText(WELCOME)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bagwise.profile'))).toBeNull()
  },
)

/** React's work is put off as on a busy phone, so that a screen is ready before it. */
async function delayReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const DELAY_MS = 300
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super()
        const { port2 } = this
        const post = port2.postMessage.bind(port2)
        Object.assign(port2, { postMessage: (message: unknown) => void window.setTimeout(post, DELAY_MS, message) })
      }
    }
  })
}

test(
  'a golfer’s page is taken over as it is, also when its screen is ready before React',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.goto('/recommendations')
    await expect(heading(page)).toHaveText(/Recommendations/)
    const errors = errorsOf(page)
    await delayReact(page)
    await page.reload()
    await expect(heading(page)).toHaveText(/Recommendations/)
    expect(errors).toEqual([])
  },
)

test(
  'a dialog of the address comes over the page of visitors, which stays where it is',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    const errors = errorsOf(page)
    await watchShifts(page)
    await page.goto('/?dialog=sign-up&next=/distances')
    await expect(page.getByRole('dialog', { name: 'Create Your Free Account' })).toBeVisible()
    await expect(page.getByText(WELCOME)).toBeVisible()
    await expectNothingMoved(page)
    expect(errors).toEqual([])
  },
)

test('whoever is on a link before the scripts have come stays there', { tag: EXHAUSTIVE }, async ({ page }) => {
  let come = () => {}
  const mayCome = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
  await signIn.focus()
  come()
  await partsHaveCome(page)
  await expect(signIn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { calculateButton, DRIVER_204_IRON_132_WEDGE_90, resultRows, typeReferences } from '../support/calculator.ts'
import { open as openDistances, recalculate } from '../support/gapping.ts'
import { TOOL_PAGES } from '../support/route-table.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { expect, test, WITH_MOTION } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { quickLink } from '../support/quick-links.ts'

test.use(WITH_MOTION)

/** What the second act adds. */
const NEW_PAGES = [
  { path: '/bag', heading: 'Your bag' },
  { path: '/learn', heading: 'Learn' },
  { path: '/learn/tips', heading: 'Tips' },
] as const

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1000 }
const DESKTOP = { width: 1280, height: 800 }

const main = (page: Page) => page.getByRole('main')
const header = (page: Page) => page.getByRole('banner')
const signUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Create Your Free Account' })
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** Where the page stands once it has stopped moving: the product scrolls smoothly. */
const scrollTopAtRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let before = window.scrollY
        let stillFrames = 0
        const look = () => {
          stillFrames = window.scrollY === before ? stillFrames + 1 : 0
          before = window.scrollY
          if (stillFrames === 10) resolve(before)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** From now on whatever waits half a second or longer waits for ever. */
async function stopLongTimers(page: Page) {
  await page.evaluate(() => {
    const start = window.setTimeout
    window.setTimeout = ((task: () => void, delayMs = 0) =>
      delayMs >= 500 ? 0 : start(task, delayMs)) as typeof window.setTimeout
  })
}

async function expectScreen(page: Page, { path, heading }: { readonly path: string; readonly heading: string }) {
  await page.goto(path)
  await expect(main(page).getByRole('heading', { level: 1, name: heading, exact: true })).toBeAttached()
  expect(new URL(page.url()).pathname).toBe(path)
}

/** Answers nothing, as a server that hangs. */
async function hang(page: Page, path: string) {
  await page.route(`**${path}`, () => new Promise(() => {}))
}

test.describe('the product', () => {
  test('SHL-01 SHL-18 SHL-24 shows BW and Bagwise on every page, to golfers and to visitors with Sign In and Sign Up, and knows no other role', async ({
    page,
    golfer,
  }) => {
    const expectBrand = async (path: string) => {
      await page.goto(path)
      const brand = header(page).getByRole('link', { name: 'BW Bagwise' })
      await expect(brand.getByText('BW', { exact: true })).toBeVisible()
      await expect(brand.getByText('Bagwise', { exact: true })).toBeVisible()
      await expect(page).toHaveTitle(/Bagwise/)
      await expect(page.locator('body')).not.toContainText('{product}')
    }
    const notFound = page.getByRole('heading', { name: 'There is no page at this address' })
    for (const path of ['/', '/shot-advisor', '/privacy', '/admin']) await expectBrand(path)
    await expect(notFound).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
    const { user } = await (await page.request.get('/api/session')).json()
    expect(Object.keys(user).toSorted()).toEqual([
      'createdAt',
      'email',
      'firstName',
      'id',
      'isAuthenticated',
      'lastName',
    ])
    expect(user.email).toBe(golfer.email)

    await page.context().clearCookies()
    await expectBrand('/admin')
    await expect(notFound).toBeVisible()
    await header(page).getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await header(page).getByRole('link', { name: 'Sign Up' }).click()
    await expect(signUpDialog(page)).toBeVisible()
  })

  test('SHL-04 says in a line of text that the first 1,000 golfers get free access, behind the skip link', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const banner = page.getByText('The first 1,000 golfers get free access.')
    const hide = page.getByRole('button', { name: 'Hide this note' })
    await expect(banner).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(main(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(hide).toBeFocused()
    await hide.click()
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()

    const nextVisit = await context.newPage()
    await nextVisit.goto('/')
    await expect(nextVisit.getByText('The first 1,000 golfers get free access.')).toBeVisible()
  })

  test('ACT-01 SHL-02 SHL-25 shows a golfer every screen, says nothing to others and runs no timer of 500 ms or 1.5 s, and asks a visitor to sign up', async ({
    page,
    golfer: _signedIn,
    browser,
    server,
  }) => {
    const delays: number[] = []
    await page.exposeFunction('recordDelay', (delayMs: number) => delays.push(delayMs))
    await page.addInitScript(() => {
      const start = window.setTimeout
      window.setTimeout = ((task: () => void, delayMs = 0) => {
        ;(window as unknown as { recordDelay: (ms: number) => void }).recordDelay(delayMs)
        return start(task, delayMs)
      }) as typeof window.setTimeout
    })
    for (const screen of [{ path: '/', heading: 'Your bag' }, ...NEW_PAGES, ...TOOL_PAGES]) {
      await expectScreen(page, screen)
      await expect(page.locator('body')).not.toContainText(
        /\b(for (coaches|clubs|retailers|partners|businesses|developers)|advertis|administrat|investors?)\b/i,
      )
    }
    await expect.poll(() => delays).toContain(8_000)
    expect(delays.filter((delayMs) => delayMs >= 300 && delayMs <= 2_000)).toEqual([])

    // A device of its own: on the golfer's an edit may still wait, and then it asks to sign in.
    const device = await browser.newContext({ baseURL: server.url })
    await skipWelcome(device)
    const visitor = await device.newPage()
    for (const { path } of NEW_PAGES) {
      await visitor.goto(path)
      await expect(signUpDialog(visitor)).toBeVisible()
      const { pathname, searchParams } = new URL(visitor.url())
      expect([pathname, searchParams.get('next')]).toEqual(['/', path])
    }
    await expect(visitor.locator('main')).toContainText('Brand new or single digits.')
    await device.close()
  })

  test('SHL-25 calculates and recalculates without a timer of 500 ms or more before the result', async ({
    page,
    golfer: _signedIn,
  }) => {
    await page.goto('/distance-calculator')
    await typeReferences(page, DRIVER_204_IRON_132_WEDGE_90)
    await stopLongTimers(page)
    await calculateButton(page).click()
    await expect(resultRows(page)).toHaveCount(14)
    await expect(page.getByText('not saved yet')).toHaveCount(0)

    await openDistances(page)
    await expect(recalculate(page)).toBeVisible()
    await stopLongTimers(page)
    await recalculate(page).click()
    await expect(page.getByRole('alert').filter({ hasText: /^(?:Updated \d|Already up to date)/ })).toBeVisible()
  })
})

test.describe('routes', () => {
  // The privacy notice and the not-found page are open to all; they are no screens of the route table.
  test('SHL-05 SHL-09 SHL-21 opens Home alone of the routes to a visitor, and remembers where he wanted to go when it asks him to sign up', async ({
    page,
  }) => {
    const expectSignUp = async (path: string) => {
      await expect(signUpDialog(page)).toBeVisible()
      const { pathname, searchParams } = new URL(page.url())
      expect([pathname, searchParams.get('next')]).toEqual(['/', path])
    }
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page
      .getByRole('region', { name: 'Your tools' })
      .getByRole('link', { name: /Ball Matching/ })
      .click()
    await expectSignUp('/ball-matching')
    for (const { path } of TOOL_PAGES) {
      await page.goto(path)
      await expectSignUp(path)
    }
  })

  test('SHL-06 SHL-07 SHL-08 shows a golfer the four main tools, the five analysis tools and the profile at their addresses', async ({
    page,
    golfer: _signedIn,
  }) => {
    for (const screen of TOOL_PAGES) {
      await expectScreen(page, screen)
      await expect(main(page).getByRole('heading', { level: 1, name: screen.heading, exact: true })).toBeVisible()
    }
  })

  test('SHL-10 starts every page at its top with the focus on its heading, back and forth', async ({
    page,
    golfer: _signedIn,
  }) => {
    await page.goto('/')
    const encyclopedia = await quickLink(page, 'Encyclopedia')
    await encyclopedia.scrollIntoViewIfNeeded()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
    await encyclopedia.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Equipment Encyclopedia' })).toBeFocused()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeFocused()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('opening and closing a dialog moves nothing', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/')
    const card = page.getByRole('region', { name: 'Your tools' }).getByRole('link', { name: /Encyclopedia/ })
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
    const before = await scrollTopAtRest(page)
    await card.click()
    await expect(signUpDialog(page)).toBeVisible()
    expect(await scrollTopAtRest(page)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card).toBeFocused()
    expect(await scrollTopAtRest(page)).toBe(before)
    expect(new URL(page.url()).search).toBe('')
  })

  test('ERR-01 names a failed page and a part that could not be loaded, with a way back and a reload', async ({
    page,
    golfer,
    pageErrors,
  }) => {
    await golfer.store({ preferredUnits: 'metres' })
    let isBroken = true
    const answer = await (await page.request.get('/api/profile')).json()
    const broken = { ...answer, profile: { ...answer.profile, clubDistances: null } }
    await page.route('**/api/profile', (route) => route.fulfill({ json: isBroken ? broken : answer }))
    await page.goto('/')
    const failure = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
    await expect(failure).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    isBroken = false
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByText('Welcome back, Jamie')).toBeVisible()
    // What follows the profile outside the screens fails on a broken one as well, and may say so.
    const others = pageErrors.filter((fault) => !fault.includes("reading 'map'"))
    pageErrors.splice(0, pageErrors.length, ...others)

    await page.route('**/assets/encyclopedia-screen*.js', (route) => route.abort())
    await (await quickLink(page, 'Encyclopedia')).click()
    await expect(failure).toBeVisible()
    await expect(main(page)).toContainText("This page didn't load.")
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Equipment Encyclopedia' })).toBeVisible()
  })
})

test.describe('loading', () => {
  test('SHL-11 SHL-12 CST-19 shows a golfer the splash until the session check has finished, or for 8 seconds when it hangs', async ({
    page,
    golfer: _signedIn,
  }) => {
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/session', async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.goto('/')
    const splash = page.getByText('Loading your golf assistant...')
    await expect(page.getByRole('status').filter({ has: splash })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    answered.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(splash).toHaveCount(0)

    await page.clock.install()
    await hang(page, '/api/session')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await expect(splash).toBeVisible()
    await page.clock.runFor(8_000)
    await expect(splash).toHaveCount(0)
    await expect(page.getByText('Bagwise could not check whether you are signed in.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('keeps a golfer on a page while nobody knows who is here', async ({ page, golfer }) => {
    await page.route('**/api/session', (route) => route.abort())
    await page.goto('/shot-advisor')
    await expect(page.getByText('Bagwise could not check whether you are signed in.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shot Advisor' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: `${golfer.firstName} ${golfer.lastName}` })).toBeVisible()
  })
})

test.describe('the header', () => {
  test('SHL-13 SHL-14 SHL-15 leads to four tools by name and to five under Analysis, and collapses to icons with tooltips on tablets', async ({
    page,
    golfer: _signedIn,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    const tools = ['Equipment', 'Calculator', 'Shot Advisor', 'Swing']
    await expect(nav.getByRole('link')).toHaveText(['Play', 'Bag', 'Learn', ...tools])
    const analysis = nav.getByRole('button', { name: 'Analysis' })
    await expect(analysis).toHaveAttribute('aria-expanded', 'false')
    await analysis.click()
    await expect(analysis).toHaveAttribute('aria-expanded', 'true')
    await expect(nav.getByRole('listitem')).toHaveText([
      /^Distances/,
      /^Recommendations/,
      /^Starter Sets/,
      /^Ball Matching/,
      /^Encyclopedia/,
    ])
    await main(page).getByRole('heading', { level: 1 }).click()
    await expect(analysis).toHaveAttribute('aria-expanded', 'false')
    await analysis.click()
    await nav.getByRole('link', { name: /Starter Sets/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Starter Sets' })).toBeFocused()
    await expect(page).toHaveURL('/beginner-builder')
    await expect(analysis).toHaveAttribute('aria-expanded', 'false')

    for (const [at, name] of tools.entries()) {
      await nav.getByRole('link', { name }).click()
      await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveURL(TOOL_PAGES[at]?.path ?? '')
      await expect(
        page.getByRole('heading', { level: 1, name: TOOL_PAGES[at]?.heading ?? '', exact: true }),
      ).toBeFocused()
    }

    await page.setViewportSize(TABLET)
    for (const name of tools) {
      const link = nav.getByRole('link', { name, exact: true })
      await expect.poll(async () => (await link.boundingBox())?.width).toBeLessThan(50)
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expect(link.getByText(name)).toHaveCSS('opacity', '0')
      await link.hover()
      await expect(link.getByText(name)).toHaveCSS('opacity', '1')
    }
    await expect(analysis).toBeVisible()
    await page.setViewportSize(DESKTOP)
    await expect(nav.getByText('Equipment')).toHaveCSS('opacity', '1')
  })

  test('SHL-16 ACT-08 collapses to a hamburger on phones, with every page under its place in rows of 48 px, then theme, units and Sign Out, and the focus inside', async ({
    page,
    golfer: _signedIn,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    const hamburger = header(page).getByRole('button', { name: 'Menu' })
    await hamburger.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const places = {
      Play: ['Shot Advisor', 'Play a round', 'Courses', 'Yardage card'],
      Bag: ['My bag', 'Distances', 'Calculator', 'Recommendations', 'Equipment', 'Ball Matching', 'Starter Sets'],
      Learn: ['Swing', 'Tips', 'Encyclopedia'],
    }
    for (const [name, pages] of Object.entries(places))
      await expect(menu.getByRole('region', { name, exact: true }).getByRole('link')).toHaveText(pages)
    await expect(menu.getByRole('link')).toHaveText(['Home', ...Object.values(places).flat(), 'Profile'])
    await expect(menu.getByRole('heading', { level: 3 })).toHaveText(Object.keys(places))
    const topsPx = await Promise.all(
      [
        menu.getByRole('link', { name: 'Profile' }),
        menu.getByRole('group', { name: 'Theme' }),
        menu.getByRole('group', { name: 'Units' }),
        menu.getByRole('button', { name: 'Sign Out' }),
      ].map(async (part) => (await part.boundingBox())?.y ?? NaN),
    )
    expect(topsPx).toEqual(topsPx.toSorted((one, other) => one - other))
    const lowestPx = async () => {
      const rows = await menu.getByRole('link').all()
      const boxes = await Promise.all(rows.map((row) => row.boundingBox()))
      return Math.min(...boxes.map((box) => box?.height ?? 0))
    }
    await expect.poll(lowestPx).toBeGreaterThanOrEqual(48)
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocusOnPageBehindDialog(page)).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(hamburger).toBeFocused()

    await hamburger.click()
    await menu.getByRole('link', { name: 'Ball Matching' }).click()
    await expect(page).toHaveURL('/ball-matching')
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('gating', () => {
  test('SHL-17 SHL-22 SHL-23 lets a golfer with both names go straight on, asks for a missing one first, and shows both in the header', async ({
    page,
    golfer,
  }) => {
    const link = page.getByRole('region', { name: 'Your tools' }).getByRole('link', { name: /Ball Matching/ })
    await page.goto('/')
    await link.click()
    await expect(page).toHaveURL('/ball-matching')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await header(page)
      .getByRole('link', { name: `${golfer.firstName} ${golfer.lastName}` })
      .click()
    await expect(page).toHaveURL('/profile')
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0)

    for (const { field, label } of [
      { field: 'lastName', label: 'Last name' },
      { field: 'firstName', label: 'First name' },
    ] as const) {
      await golfer.store({ [field]: null })
      await page.goto('/')
      await expect(page.getByText(/^Welcome back/)).toBeVisible()
      // The page starts with the profile this device kept; the link asks once the stored one has come.
      await expect(link).toHaveAttribute('href', /dialog=capture/)
      await link.click()
      const capture = page.getByRole('dialog')
      await expect(capture.getByLabel(label)).toHaveValue('')
      await capture.getByLabel(label).fill('Park')
      await capture.getByRole('button', { name: 'Get Started' }).click()
      await expect(page).toHaveURL('/ball-matching')
      await expect.poll(async () => (await golfer.profile())[field]).toBe('Park')
    }
  })
})

test.describe('the welcome', () => {
  const hero = (page: Page) =>
    main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 1 }) })

  test('SHL-20 SHL-27 ACT-13 is in the hero once per device: Explore First closes it, Get Started opens sign-up', async ({
    browser,
    server,
  }) => {
    const device = await browser.newContext({ baseURL: server.url })
    const page = await device.newPage()
    await page.goto('/')
    const welcome = page.getByRole('dialog', { name: 'Welcome to Bagwise' })
    const account = main(page).getByRole('link', { name: 'Create your free account' })
    await expect(welcome).toBeVisible()
    await expect(welcome).not.toHaveAttribute('aria-modal')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(hero(page).getByRole('dialog')).toHaveCount(1)
    await expect(account).toHaveCount(0)
    // What is beside it works.
    await expect(main(page).getByRole('status').filter({ hasText: 'Give or take' })).toBeVisible()
    await main(page).getByLabel('Distance').fill('130')
    await expect(main(page).getByLabel('Distance')).toHaveValue('130')
    await welcome.getByRole('button', { name: 'Explore First' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const quickBag = main(page).getByRole('heading', { name: 'Your bag in 60 seconds' })
    await expect(quickBag).toBeFocused()
    await expect(quickBag).toBeInViewport({ ratio: 1 })
    await expect(account).toBeVisible()
    await expect(hero(page).locator('a, button')).toHaveText(['Create your free account'])
    await expect(page).toHaveURL('/')
    await device.close()

    const another = await browser.newContext({ baseURL: server.url })
    const visitor = await another.newPage()
    await visitor.goto('/')
    await visitor.getByRole('dialog', { name: 'Welcome to Bagwise' }).getByRole('link', { name: 'Get Started' }).click()
    await expect(signUpDialog(visitor)).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(visitor.getByRole('dialog')).toHaveCount(0)

    // Not closed, but seen: the next visit is welcomed no more.
    const third = await browser.newContext({ baseURL: server.url })
    const returning = await third.newPage()
    await returning.goto('/')
    await expect(returning.getByRole('dialog', { name: 'Welcome to Bagwise' })).toBeVisible()
    await expect.poll(() => returning.evaluate(() => localStorage.getItem('bagwise.welcome-seen'))).toBe('yes')
    await returning.reload()
    await expect(main(returning).getByRole('heading', { name: 'Your tools' })).toBeVisible()
    await expect(returning.getByRole('dialog')).toHaveCount(0)
    await expect(hero(returning).locator('a, button')).toHaveText(['Create your free account'])
    await another.close()
    await third.close()
  })

  test(
    'SHL-27 stays closed for golfers and while another dialog is asked for',
    { tag: EXHAUSTIVE },
    async ({ browser, server, golfer }) => {
      const device = await browser.newContext({ baseURL: server.url })
      const page = await device.newPage()
      await page.goto('/distances')
      await expect(signUpDialog(page)).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await device.request.post('/api/sign-in', {
        data: { email: golfer.email, password: golfer.password },
        headers: { origin: server.url },
      })
      await page.goto('/')
      await expect(page.getByText('Welcome back, Jamie')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await device.close()
    },
  )
})

test.describe('theme and units', () => {
  test('remembers the theme and shows it before the page does', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#10181C')
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await page.getByRole('radio', { name: 'Auto' }).check()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    await expect(header(page).getByRole('radio', { name: 'Metric' })).toHaveCount(0)
  })

  test('saves the units of a golfer from the menu of a phone', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('radio', { name: 'Metric' }).check()
    await expect.poll(async () => (await golfer.profile()).preferredUnits).toBe('metres')
  })

  test('says why the server refused an edit', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    await page.setViewportSize(DESKTOP)
    await page.route('**/api/profile', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      return route.fulfill({
        status: 422,
        json: { code: 'invalid', message: 'Units are yards or metres.', path: 'preferredUnits' },
      })
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Metric' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Not saved: your preferred units.' })
    await expect(refusal).toContainText('Not saved: your preferred units. Units are yards or metres.')
    await expect(page.getByRole('radio', { name: 'US' })).toBeChecked()
    expect((await golfer.profile()).preferredUnits).toBe('yards')
  })
})

test.describe('with the keyboard only', () => {
  test('Analysis opens with Enter, and Escape gives the focus back', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    const analysis = nav.getByRole('button', { name: 'Analysis' })
    await nav.getByRole('link', { name: 'Swing' }).focus()
    await page.keyboard.press('Tab')
    await expect(analysis).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(nav.getByRole('link', { name: /Encyclopedia/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(nav.getByRole('link', { name: /Distances/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(analysis).toBeFocused()
    await expect(analysis).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(signUpDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(analysis).toBeFocused()
  })

  test('leaving the settings with Tab closes them', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    const settings = page.getByRole('button', { name: 'Settings' })
    await settings.press('Enter')
    await expect(page.getByRole('radio', { name: 'Auto' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'Auto' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(settings).toHaveAttribute('aria-expanded', 'false')
  })

  test('the sign-in dialog keeps the focus inside and gives it back', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/')
    const signIn = header(page).getByRole('link', { name: 'Sign In' })
    await signIn.press('Enter')
    await expect(page.getByLabel('Email')).toBeFocused()
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocusOnPageBehindDialog(page)).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(signIn).toBeFocused()
  })
})

/** Whether an element outside the open dialog has the focus; the browser's own controls count as body. */
function isFocusOnPageBehindDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return focused !== document.body && focused?.closest('dialog[open]') === null
  })
}

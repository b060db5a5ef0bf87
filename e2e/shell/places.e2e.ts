import type { Locator, Page } from '@playwright/test'
import { FULL_BAG, open, store } from '../support/gapping.ts'
import { SWEPT_ROUTES, TOOL_PAGES } from '../support/route-table.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { analysis, choice, distance, openShot, strip } from '../support/shot.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'
import { EXHAUSTIVE, sweep } from '../support/sweep.ts'

const PHONE = { width: 390, height: 844 }
const PHONE_ON_ITS_SIDE = { width: 844, height: 390 }
const TABLET = { width: 820, height: 1000 }
const DESKTOP = { width: 1280, height: 800 }

const thumbBar = (page: Page): Locator => page.getByRole('navigation', { name: 'Quick access' })
const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
const tabs = (page: Page, place: string): Locator => page.getByRole('navigation', { name: place, exact: true })
const heading = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })

const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** The tabs of a place. */
const TABS = {
  Play: ['Shot', 'Courses', 'Card'],
  Bag: ['Clubs', 'Gaps', 'To do', 'Gear'],
  Learn: ['Learn', 'Swing', 'Tips', 'Encyclopedia'],
} as const

test('the thumb bar leads to home, the places and the profile, and every page of a place has its tabs and is marked in both', async ({
  page,
  golfer: _signedIn,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await expect(thumbBar(page).getByRole('link')).toHaveText(['Home', 'Bag', 'Play', 'Learn', 'Me'])
  await expect
    .poll(() => hrefs(thumbBar(page).getByRole('link')))
    .toEqual(['/', '/bag', '/shot-advisor', '/learn', '/profile'])
  const current = thumbBar(page).locator('[aria-current]')
  await expect(current).toHaveText(['Home'])
  for (const [path, place, tab] of [
    ['/shot-advisor', 'Play', 'Shot'],
    ['/courses', 'Play', 'Courses'],
    ['/yardage-card', 'Play', 'Card'],
    ['/bag', 'Bag', 'Clubs'],
    ['/distances', 'Bag', 'Gaps'],
    ['/recommendations', 'Bag', 'To do'],
    ['/learn', 'Learn', 'Learn'],
    ['/learn/tips', 'Learn', 'Tips'],
    ['/encyclopedia', 'Learn', 'Encyclopedia'],
  ] as const) {
    await page.goto(path)
    await expect(current, path).toHaveText([place])
    await expect(tabs(page, place).getByRole('link'), path).toHaveText(TABS[place])
    await expect(tabs(page, place).locator('[aria-current=page]'), path).toHaveText(tab)
    await expect(tabs(page, place).locator('[aria-current=page]'), path).toHaveAttribute('href', path)
  }
  await page.goto('/distances/import')
  await expect(current).toHaveText(['Bag'])
  await expect(tabs(page, 'Bag').locator('[aria-current=true]')).toHaveText('Gaps')
  await page.goto('/range')
  await expect(current).toHaveText(['Bag'])
  await page.goto('/profile')
  await expect(current).toHaveText(['Me'])
  await expect(heading(page, 'Jamie Ortega')).toBeVisible()
  for (const place of ['Play', 'Bag', 'Learn']) await expect(tabs(page, place)).toHaveCount(0)
  await thumbBar(page).getByRole('link', { name: 'Learn' }).click()
  await expect(heading(page, 'Learn')).toBeFocused()
  await expect(page).toHaveURL('/learn')
})

test('no wizard, no dialog and no shot on a desktop has tabs or thumb bar', async ({ page, golfer: _signedIn }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/swing-analyzer')
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(tabs(page, 'Learn')).toBeHidden()
  await page.goto('/?dialog=capture')
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeFocused()
  await expect(thumbBar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Skip for Now' }).click()
  await expect(thumbBar(page)).toBeVisible()
  await page.goto('/learn')
  await expect(tabs(page, 'Learn')).toBeVisible()
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(tabs(page, 'Learn')).toBeHidden()
  await page.keyboard.press('Escape')

  await page.setViewportSize(TABLET)
  await expect(tabs(page, 'Learn')).toBeVisible()
  await expect(thumbBar(page)).toBeHidden()
  await page.setViewportSize(DESKTOP)
  await expect(tabs(page, 'Learn')).toBeVisible()
  await page.goto('/shot-advisor')
  await expect(heading(page, 'Shot Advisor')).toBeAttached()
  await expect(tabs(page, 'Play')).toBeHidden()
})

test('ACT-05 leads from the tabs of the bag to Distances, the recommendations and the gear', async ({
  page,
  golfer,
}) => {
  await store(golfer, FULL_BAG)
  await page.setViewportSize(PHONE)
  await page.goto('/bag')
  await expect(tabs(page, 'Bag').getByRole('link')).toHaveCount(4)
  await expect
    .poll(() => hrefs(tabs(page, 'Bag').getByRole('link')))
    .toEqual(['/bag', '/distances', '/recommendations', '/bag#gear'])
  const gear = page.getByRole('region', { name: 'Gear' })
  await expect(gear.getByRole('link')).toHaveText([/^Equipment Fitting/, /^Ball Matching/, /^Starter Sets/])
  await tabs(page, 'Bag').getByRole('link', { name: 'Gear' }).click()
  await expect(page).toHaveURL('/bag#gear')
  await expect(gear).toBeInViewport()
  await expect(tabs(page, 'Bag').locator('[aria-current=page]')).toHaveText('Gear')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await tabs(page, 'Bag').getByRole('link', { name: 'Gear' }).click()
  await expect(gear).toBeInViewport()

  await tabs(page, 'Bag').getByRole('link', { name: 'Gaps' }).click()
  await expect(heading(page, 'Distances')).toBeFocused()
  await tabs(page, 'Bag').getByRole('link', { name: 'To do' }).click()
  await expect(heading(page, 'Equipment Recommendations')).toBeFocused()
  await tabs(page, 'Bag').getByRole('link', { name: 'Gear' }).click()
  await expect(gear).toBeInViewport()
  await tabs(page, 'Bag').getByRole('link', { name: 'Clubs' }).click()
  await expect(heading(page, 'Your bag')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

/** What can be pressed in the header, in its order, as a reader hears it. */
const namesInHeader = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? (one.textContent ?? '').trim()))

const FIVE = ['Equipment', 'Calculator', 'Shot Advisor', 'Swing', 'Analysis']

test('ACT-06 shows the places before the tools in a desktop’s header, and the analysis tools under their places', async ({
  page,
  golfer: _signedIn,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  await expect(mainNav(page).getByRole('link', { name: 'Learn' })).toBeVisible()
  await expect
    .poll(() => namesInHeader(page))
    .toEqual(['BWBagwise', 'Play', 'Bag', 'Learn', ...FIVE, 'Jamie Ortega', 'Settings'])
  await expect(mainNav(page).getByRole('link').locator('svg:visible')).toHaveCount(0)
  // The arrow of a button that opens a panel.
  await expect(mainNav(page).getByRole('button').locator('svg:visible')).toHaveCount(1)

  await mainNav(page).getByRole('button', { name: 'Analysis' }).click()
  const group = (name: string) => mainNav(page).getByRole('region', { name, exact: true })
  await expect(mainNav(page).getByRole('heading')).toHaveText(['Bag', 'Learn'])
  await expect(group('Bag').getByRole('link')).toHaveText([
    /^Distances/,
    /^Recommendations/,
    /^Starter Sets/,
    /^Ball Matching/,
  ])
  await expect(group('Learn').getByRole('link')).toHaveText([/^Encyclopedia/])
  await mainNav(page).getByRole('link', { name: 'Bag', exact: true }).click()
  await expect(heading(page, 'Your bag')).toBeFocused()
  await expect(mainNav(page).locator('[aria-current]')).toHaveText('Bag')
  await page.goto('/distances')
  await expect(mainNav(page).getByRole('link', { name: 'Bag', exact: true })).toHaveAttribute('aria-current', 'true')

  await page.context().clearCookies()
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await expect.poll(() => namesInHeader(page)).toEqual(['BWBagwise', ...FIVE, 'Sign In', 'Sign Up', 'Settings'])
})

/** What is in the way of something else, or of which a part cannot be seen. */
const crowdedInHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const shown = [...header.querySelectorAll<HTMLElement>('a, button')].filter((one) => one.checkVisibility())
    const boxes = shown.map((one) => ({ name: one.textContent ?? '', box: one.getBoundingClientRect() }))
    const outside = boxes.filter(
      ({ box }) => box.left < 0 || box.right > innerWidth || box.height > header.clientHeight,
    )
    const overlapping = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box }) => box.left < one.box.right - 0.5 && one.box.left < box.right - 0.5)
        .map((other) => ({ name: `${one.name} over ${other.name}` })),
    )
    const cut = [...header.querySelectorAll<HTMLElement>('a span, a')].filter(
      (one) =>
        one.checkVisibility() &&
        one.clientWidth > 1 &&
        getComputedStyle(one).overflowX !== 'visible' &&
        one.scrollWidth > one.clientWidth + 1,
    )
    return [...outside, ...overlapping]
      .map(({ name }) => name)
      .concat(cut.map(({ textContent }) => `cut: ${textContent}`))
  })

test('ACT-07 keeps the places as words on tablets, with the five as named icons, and nothing in the way at any width', async ({
  page,
  golfer: _signedIn,
}) => {
  await page.goto('/learn')
  for (const width of [768, 820, 1023]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Play', 'Bag', 'Learn']) {
      await expect(mainNav(page).getByRole('link', { name, exact: true })).toBeVisible()
    }
    for (const name of FIVE) {
      const icon =
        name === 'Analysis' ? mainNav(page).getByRole('button', { name }) : mainNav(page).getByRole('link', { name })
      await expect.poll(async () => (await icon.boundingBox())?.width, name).toBeLessThan(52)
      const box = await icon.boundingBox()
      expect(box?.width, name).toBeGreaterThanOrEqual(44)
      expect(box?.height, name).toBeGreaterThanOrEqual(44)
      await expect(icon.locator('svg:visible')).toHaveCount(1)
      await icon.hover()
      await expect(icon.getByText(name)).toHaveCSS('opacity', '1')
    }
  }
  for (const width of [768, 1023, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.mouse.move(0, 500)
    await expect.poll(() => crowdedInHeader(page), `${width} px`).toEqual([])
    await expect.poll(() => sidewaysOverflowPx(page), `${width} px`).toBeLessThanOrEqual(0)
  }
})

/** How far the last line of the page ends above the bar, scrolled to the end. */
const roomAboveBarPx = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const bar = document.querySelector('nav[aria-label="Quick access"]')
    const lines = [...document.querySelectorAll('footer a, footer p')].map(
      (line) => line.getBoundingClientRect().bottom,
    )
    return (bar?.getBoundingClientRect().top ?? 0) - Math.max(...lines)
  })

test('ACT-09 keeps the thumb bar within its line, every page clear of it, and out of the way of dialogs and edits', async ({
  page,
  golfer,
}) => {
  test.slow()
  await store(golfer, FULL_BAG)
  await page.setViewportSize(PHONE)
  await page.goto('/learn')
  const [barTop, tops] = await thumbBar(page).evaluate((bar) => [
    bar.getBoundingClientRect().top,
    [...bar.querySelectorAll('*')].map((part) => part.getBoundingClientRect().top),
  ])
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(barTop)
  const play = thumbBar(page).getByRole('link', { name: 'Play' })
  const circle = await play.locator('span').first().boundingBox()
  const bar = await thumbBar(page).boundingBox()
  expect(circle).toMatchObject({ width: 38, height: 38 })
  expect(circle?.y).toBeGreaterThanOrEqual((bar?.y ?? 844) + 2)
  expect((circle?.y ?? 0) + 38).toBeLessThanOrEqual(844)
  await expect(play.locator('span').first()).toHaveCSS('border-radius', /^(50%|3\.35544e\+07px|\d{3,}px)/)

  for (const path of SWEPT_ROUTES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    if (await thumbBar(page).isVisible())
      await expect.poll(async () => Math.round(await roomAboveBarPx(page)), path).toBeGreaterThanOrEqual(24)
  }

  await page.goto('/learn')
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(thumbBar(page)).toBeHidden()

  await open(page)
  await page.getByRole('button', { name: 'Edit 6-Iron distance' }).click()
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .focus()
  await expect(page.getByRole('textbox', { name: '6-Iron carry' })).not.toBeFocused()
  await expect(thumbBar(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(thumbBar(page)).toBeVisible()
})

test('ACT-11 reaches every route from home with two taps at most, on phone, tablet and desktop', async ({
  page,
  golfer: _signedIn,
}) => {
  for (const width of sweep([390, 820, 1440], [390, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const { path, heading: name } of TOOL_PAGES) {
      await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible()
      await page.locator(`a:visible[href="${path}"]`).first().click()
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })).toBeAttached()
      await expect(page).toHaveURL(path)
      await page.getByRole('banner').getByRole('link', { name: 'BW Bagwise' }).click()
      await expect(page).toHaveURL('/')
    }
  }
})

test('ACT-73 a phone on its side has the phone’s header, without tabs and thumb bar, and shot and answer side by side', async ({
  page,
  context,
  server,
}) => {
  await signUpSampleGolfer(context, server.url)
  await page.setViewportSize(PHONE_ON_ITS_SIDE)
  for (const [path, place] of [
    ['/learn', 'Learn'],
    ['/shot-advisor?distance=120&lie=fairway&weather=windy&wind=10', 'Play'],
    ['/bag', 'Bag'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(mainNav(page), path).toBeHidden()
    await expect(tabs(page, place), path).toBeHidden()
    await expect(thumbBar(page), path).toBeHidden()
    await expect(page.getByRole('button', { name: 'Settings' }), path).toBeHidden()
    const inHeader = page.getByRole('banner').locator('a, button').filter({ visible: true })
    await expect(inHeader, path).toHaveCount(3)
    await expect(inHeader.last(), path).toHaveAccessibleName('Menu')
    await expect.poll(() => sidewaysOverflowPx(page), path).toBeLessThanOrEqual(0)
  }

  await openShot(page, 'distance=120&lie=fairway&weather=windy&wind=10')
  await expect(strip(page)).toContainText('120 plays')
  const { left: answerLeftPx, top: answerTopPx } = await boxOf(strip(page))
  for (const part of [distance(page), choice(page, 'Ball lie', 'Fairway')]) {
    const { right, top } = await boxOf(part)
    expect(right).toBeLessThanOrEqual(answerLeftPx)
    expect(top).toBeLessThan(PHONE_ON_ITS_SIDE.height)
  }
  expect(answerTopPx).toBeLessThan((await boxOf(distance(page))).bottom)
  await expect(analysis(page)).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 300)
  await expect(analysis(page)).toBeInViewport({ ratio: 1 })

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Tips' }).click()
  await expect(heading(page, 'Tips')).toBeVisible()
  await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
})

function boxOf(part: Locator): Promise<DOMRect> {
  return part.evaluate((element) => element.getBoundingClientRect().toJSON())
}

test(
  'the names under the icons of the thumb bar grow with the text and give way to the icons',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/learn')
    const label = thumbBar(page).getByText('Learn', { exact: true })
    for (const [textPercent, sizePx] of [
      [100, 15],
      [133, 19.95],
      [200, 0],
    ] as const) {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, textPercent)
      await expect(label).toHaveCSS('font-size', `${sizePx}px`)
      await expect(thumbBar(page).getByRole('link', { name: 'Learn' })).toBeVisible()
    }
  },
)

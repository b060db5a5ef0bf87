import type { Locator, Page } from '@playwright/test'
import { leadTo } from '../support/accessible.ts'
import { FULL_BAG, open, store } from '../support/gapping.ts'
import { cardRound, dayInPlay, storePlayed } from '../support/played-rounds.ts'
import { ROUTES, SWEPT_ROUND, SWEPT_ROUTES, TOOL_PAGES } from '../support/route-table.ts'
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
  Play: ['Shot', 'Round', 'Courses', 'Card'],
  Bag: ['Clubs', 'Gaps', 'To do', 'Gear'],
  Learn: ['Learn', 'Swing', 'Tips', 'Encyclopedia'],
} as const
type Place = keyof typeof TABS
const PLACES = ['Play', 'Bag', 'Learn'] as const

/** A round of which six holes are done. */
const OPEN = cardRound({ state: 'playing', date: dayInPlay() }, { scores: [4, 5, 3, 5, 4, 5] })
const OPEN_PATH = `/play/${OPEN.round.id}`

/** Every route of each place, with the tab that it is or belongs to. */
const PAGES = {
  Play: [
    ['/shot-advisor', 'Shot'],
    ['/play', 'Round'],
    ['/play/start', 'Round'],
    ['/play/trend', 'Round'],
    [`${OPEN_PATH}/holes/7`, 'Round'],
    [`${OPEN_PATH}/card`, 'Round'],
    [`${OPEN_PATH}/carries`, 'Round'],
    [`${OPEN_PATH}/shots`, 'Round'],
    ['/courses', 'Courses'],
    ['/courses/way~1', 'Courses'],
    ['/courses/way~1/holes/1', 'Courses'],
    ['/courses/way~1/book', 'Courses'],
    ['/yardage-card', 'Card'],
  ],
  Bag: [
    ['/bag', 'Clubs'],
    ['/clubs/7-iron', 'Clubs'],
    ['/range', 'Clubs'],
    ['/distances', 'Gaps'],
    ['/distances/import', 'Gaps'],
    ['/distance-calculator', 'Clubs'],
    ['/recommendations', 'To do'],
    ['/equipment-fitting', 'Gear'],
    ['/ball-matching', 'Gear'],
    ['/beginner-builder', 'Gear'],
  ],
  Learn: [
    ['/learn', 'Learn'],
    ['/swing-analyzer', 'Swing'],
    ['/learn/tips', 'Tips'],
    ['/encyclopedia', 'Encyclopedia'],
  ],
} as const satisfies Record<Place, readonly (readonly [string, string])[]>
/** The tabs' own pages; others belong to one of them. */
const OWN_PAGES = [
  '/shot-advisor',
  '/play',
  '/courses',
  '/yardage-card',
  '/bag',
  '/distances',
  '/recommendations',
  '/learn',
  '/swing-analyzer',
  '/learn/tips',
  '/encyclopedia',
]
/** They begin with the questions of a wizard. */
const WIZARDS = ['/equipment-fitting', '/beginner-builder', '/swing-analyzer']

test('the table of pages has every route of a place', () => {
  const listed = PLACES.flatMap((place) => PAGES[place].map(([path]) => path.replace(OPEN.round.id, SWEPT_ROUND)))
  const none = ['/', '/privacy', '/profile', '/nowhere', `/play/${SWEPT_ROUND}`]
  expect(ROUTES.map(sameHole).toSorted()).toEqual([...listed, ...none].map(sameHole).toSorted())
})

/** Whatever the round and the hole. */
const sameHole = (path: string) => path.replace(/^\/play\/[^/]+\/holes\/\d+$/, '/play/:round/holes/:hole')

test('ACT-02 leads from a phone’s thumb bar to home, bag, shot, learning and the profile; with an open round Play leads there and reads its hole', async ({
  page,
  context,
  server,
  golfer: _signedIn,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await expect(thumbBar(page).getByRole('link')).toHaveText(['Home', 'Bag', 'Play', 'Learn', 'Me'])
  await expect
    .poll(() => hrefs(thumbBar(page).getByRole('link')))
    .toEqual(['/', '/bag', '/shot-advisor', '/learn', '/profile'])
  await thumbBar(page).getByRole('link', { name: 'Learn' }).click()
  await expect(heading(page, 'Learn')).toBeFocused()
  await expect(page).toHaveURL('/learn')

  await storePlayed(context, server.url, [OPEN])
  await page.goto('/learn')
  await expect(thumbBar(page).getByRole('link')).toHaveText(['Home', 'Bag', 'Hole 7', 'Learn', 'Me'])
  await expect
    .poll(() => hrefs(thumbBar(page).getByRole('link')))
    .toEqual(['/', '/bag', OPEN_PATH, '/learn', '/profile'])
  await thumbBar(page).getByRole('link', { name: 'Hole 7' }).click()
  await expect(page).toHaveURL(`${OPEN_PATH}/holes/7`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
})

const WORDS_IN_BAR = { Play: 'Hole 7', Bag: 'Bag', Learn: 'Learn' } as const

async function expectPlaceInBar(page: Page, place: Place, path: string): Promise<void> {
  // Where Hit is, the bar is not: there its link is marked unseen.
  const bar = page.locator('nav[aria-label="Quick access"]')
  await expect(bar.locator('[aria-current]'), path).toHaveText([WORDS_IN_BAR[place]])
  await expect(bar, path).toBeVisible({ visible: !path.includes('/holes/7') && !WIZARDS.includes(path) })
}

async function expectPlaceInHeader(page: Page, place: Place, path: string): Promise<void> {
  for (const name of PLACES) {
    const current = mainNav(page).locator('[aria-current]').getByText(name, { exact: true })
    await expect(current, `${name} on ${path}`).toHaveCount(name === place ? 1 : 0)
  }
}

async function expectTabs(page: Page, place: Place, path: string, tab: string): Promise<void> {
  const what = `${path}, ${page.viewportSize()?.width} px`
  if (WIZARDS.includes(path)) return expect(tabs(page, place), what).toBeHidden()
  await expect(tabs(page, place), what).toBeVisible()
  await expect(tabs(page, place).getByRole('link'), what).toHaveText(TABS[place])
  const current = tabs(page, place).locator('[aria-current]')
  await expect(current, what).toHaveText([tab])
  await expect(current, what).toHaveAttribute('aria-current', OWN_PAGES.includes(path) ? 'page' : 'true')
  for (const other of PLACES.filter((one) => one !== place)) await expect(tabs(page, other), what).toHaveCount(0)
}

test('ACT-03 ACT-04 marks the place of every page in the thumb bar and in the header, and has its tabs on phones and tablets, except during a wizard', async ({
  page,
  context,
  server,
  golfer: _signedIn,
}) => {
  test.slow()
  await storePlayed(context, server.url, [OPEN])
  for (const place of PLACES) {
    for (const [path, tab] of PAGES[place]) {
      await page.setViewportSize(PHONE)
      await leadTo(page, path)
      await expectPlaceInBar(page, place, path)
      await expectTabs(page, place, path, tab)
      await page.setViewportSize(TABLET)
      await expectTabs(page, place, path, tab)
      await page.setViewportSize(DESKTOP)
      await expectPlaceInHeader(page, place, path)
    }
    await page.setViewportSize(PHONE)
    await leadTo(page, PAGES[place][0][0])
    const links = tabs(page, place).getByRole('link')
    await expect(links).toHaveCount(4)
    for (const href of await hrefs(links)) expect(OWN_PAGES).toContain(href?.replace('#gear', ''))
  }
  await page.setViewportSize(PHONE)
  await page.goto('/profile')
  await expect(thumbBar(page).locator('[aria-current]')).toHaveText(['Me'])
  await expect(heading(page, 'Jamie Ortega')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jamie Ortega' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goto('/')
  await expect(thumbBar(page).locator('[aria-current]')).toHaveText(['Home'])
})

test('ACT-04 has no tabs on the profile or during a dialog, nor on a desktop’s shot and home', async ({
  page,
  golfer: _signedIn,
}) => {
  await page.goto('/profile')
  await expect(heading(page, 'Jamie Ortega')).toBeVisible()
  for (const place of PLACES) await expect(tabs(page, place)).toHaveCount(0)

  await page.setViewportSize(PHONE)
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
  await leadTo(page, '/shot-advisor')
  await expect(tabs(page, 'Play')).toBeHidden()
  await leadTo(page, '/')
  for (const place of PLACES) await expect(tabs(page, place)).toHaveCount(0)
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

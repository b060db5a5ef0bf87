import type { Locator, Page } from '@playwright/test'
import { FULL_BAG, store } from '../support/gapping.ts'
import { card, conditions, openConditions, test } from '../support/home.ts'
import { expect, sidewaysOverflowPx, signUpGolfer } from '../support/test.ts'
import { EXHAUSTIVE, sweep } from '../support/sweep.ts'

const TOOL_GROUPS = {
  Play: ['/shot-advisor'],
  Bag: [
    '/distances',
    '/distance-calculator',
    '/recommendations',
    '/equipment-fitting',
    '/ball-matching',
    '/beginner-builder',
  ],
  Learn: ['/swing-analyzer', '/encyclopedia'],
} as const
const TOOL_PATHS = Object.values(TOOL_GROUPS).flat()

/** Between a button and what stands around it. */
const CLEAR_PX = 8

const ISSUES = ['Approach shots', 'Three-putts', 'Misses to the right', 'Chipping']

const toolCards = (page: Page) => page.getByRole('region', { name: 'Your tools' }).getByRole('link')
const ladder = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
const journey = (page: Page) => card(page, 'Your Bagwise Journey')
const step = (page: Page, title: string) => journey(page).getByRole('listitem').filter({ hasText: title })

async function open(page: Page) {
  await page.goto('/')
  await expect(toolCards(page)).toHaveCount(TOOL_PATHS.length)
}

const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** These texts come on the page one after the other. */
async function expectInOrder(page: Page, texts: readonly string[]): Promise<void> {
  const isInOrder = async () => {
    const shown = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
    const places = texts.map((text) => shown.indexOf(text))
    return places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? 0)))
  }
  await expect.poll(isInOrder).toBe(true)
}

/** The nine tools under their places, the cards of one place alike in size, with these addresses. */
async function expectToolGroups(page: Page, addressOf: (path: string) => string): Promise<void> {
  const tools = page.getByRole('region', { name: 'Your tools' })
  await expect(tools.getByRole('heading', { level: 2 })).toHaveText('Your tools')
  await expect(tools.getByRole('heading', { level: 3 })).toHaveText(Object.keys(TOOL_GROUPS))
  for (const [place, paths] of Object.entries(TOOL_GROUPS)) {
    const cards = tools
      .locator('div')
      .filter({ has: page.getByRole('heading', { level: 3, name: place, exact: true }) })
      .getByRole('link')
    await expect.poll(() => hrefs(cards), place).toEqual(paths.map(addressOf))
    const sizes = await cards.evaluateAll((links) =>
      links.map((link) => {
        const { width, height } = link.getBoundingClientRect()
        return `${Math.round(width)} × ${Math.round(height)}`
      }),
    )
    expect(new Set(sizes).size, `${place}: ${sizes.join(', ')}`).toBe(1)
  }
}

test.describe('home', () => {
  test('HOM-01 HOM-12 ACT-23 begins with the bag, asks for the pin, then weather, next, journey, tools, tips, focus, contact and quick links', async ({
    page,
    golfer,
  }) => {
    await store(golfer, FULL_BAG)
    await golfer.store({ firstName: 'Sam', currentIssues: ISSUES, hasCompletedOnboarding: false })
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await expectInOrder(page, [
      'Welcome back, Sam',
      'Your bag',
      'Edit',
      'estimated ±',
      'Learn Your Golf Game',
      'How far is the pin?',
      'Current Conditions',
      'Next',
      'Your Bagwise Journey',
      'Your tools',
      'Pro Golf Tips',
      'Your Golf Focus',
      'Contact Us',
    ])
    await expect(page.getByText('The first 1,000 golfers get free access.')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Ask the caddie' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag')

    await expect(conditions(page).getByText('64°F')).toBeVisible()
    await openConditions(page)
    await expect(conditions(page).getByRole('list', { name: 'Playing tips' }).getByRole('listitem')).toHaveCount(2)
    await expect(card(page, 'Pro Golf Tips').getByRole('button', { name: 'Next' })).toBeVisible()
    await journey(page).getByRole('heading').click()
    await expect(journey(page).getByRole('listitem')).toHaveCount(4)
    await expect(card(page, 'Your Golf Focus').getByText('Approach shots')).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Contact Us' })).toBeVisible()
    const links = footer.getByRole('navigation', { name: 'Quick links' })
    await expect(links.getByRole('link')).toHaveText(['Contact Us', 'Privacy'])
    await links.getByRole('button', { name: 'Quick links', expanded: false }).click()
    await expect.poll(() => hrefs(links.getByRole('link'))).toEqual(expect.arrayContaining([...TOOL_PATHS, '/privacy']))

    await golfer.store({ firstName: null, lastName: null })
    await open(page)
    await expectInOrder(page, ['estimated ±', 'Learn Your Golf Game', 'Complete Your Profile', 'How far is the pin?'])
    await page.getByRole('link', { name: 'Edit your bag' }).click()
    await expect(page).toHaveURL('/bag')
  })

  test('HOM-02 ACT-14 leads a golfer from each tool card to the tool, and a visitor to sign-up, as does keeping a bag', async ({
    page,
    golfer: _signedIn,
  }) => {
    await open(page)
    for (const [index, path] of TOOL_PATHS.entries()) {
      await toolCards(page).nth(index).click()
      await expect(page).toHaveURL(path)
      await page.goBack()
    }
    await page.context().clearCookies()
    await open(page)
    const signUp = page.getByRole('dialog', { name: 'Create Your Free Account' })
    for (const [index, path] of TOOL_PATHS.entries()) {
      await toolCards(page).nth(index).click()
      await expect(signUp).toBeVisible()
      const { pathname, searchParams } = new URL(page.url())
      expect([pathname, searchParams.get('next')]).toEqual(['/', path])
      await page.goBack()
      await expect(signUp).toHaveCount(0)
    }
    await card(page, 'Your bag in 60 seconds').getByRole('button', { name: 'No idea' }).click()
    await page.getByRole('button', { name: 'Show my bag' }).click()
    const keep = page.getByRole('link', { name: 'Keep my bag' })
    await expect(keep).toBeVisible()
    // Its carries are there to look at.
    const quickBag = page.locator('section').filter({ has: keep })
    await expect(quickBag.getByRole('img')).toContainText('Driver')
    await expect(quickBag.locator('input, select, textarea')).toHaveCount(0)
    await keep.click()
    await expect(signUp).toBeVisible()
  })

  test('ACT-10 ACT-12 SHL-03 shows a visitor everything in order, and the nine tools in three groups of cards alike, as nine links in the profile', async ({
    page,
    context,
    server,
  }) => {
    await open(page)
    await expect
      .poll(() =>
        page
          .locator('[aria-label="Free access"], h1, h2, footer')
          .evaluateAll((all) =>
            all.map((one) =>
              one.matches('h1, h2') ? one.textContent : (one.getAttribute('aria-label') ?? one.localName),
            ),
          ),
      )
      .toEqual([
        'Free access',
        'Know how far every club goes',
        'Your bag in 60 seconds',
        'What does it play like?',
        'Current Conditions',
        'Your tools',
        'Pro Golf Tips',
        'footer',
      ])
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveText('Contact Us')
    await expectToolGroups(page, (path) => `/?dialog=sign-up&next=${encodeURIComponent(path)}`)

    await signUpGolfer(context, server.url)
    await open(page)
    await expect(page.getByText('Welcome back, Jamie')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Free access' })).toHaveCount(0)
    await expectToolGroups(page, (path) => path)
    await expect(toolCards(page)).toHaveText([
      /^Shot Advisor/,
      /^Distances/,
      /^Distance Calculator/,
      /^Recommendations/,
      /^Equipment Fitting/,
      /^Ball Matching/,
      /^Starter Sets/,
      /^Swing Analyzer/,
      /^Encyclopedia/,
    ])

    await page.goto('/profile')
    const ways = page.getByRole('region', { name: 'Quick Actions' })
    await expect(ways.getByRole('region')).toHaveCount(Object.keys(TOOL_GROUPS).length)
    await expect(ways.getByRole('link')).toHaveCount(9)
    const heights = await ways
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })

  test('HOM-03 HOM-10 offers the quiz to golfers who have not done it, and lists the first three issues of those who have', async ({
    page,
    golfer,
  }) => {
    await golfer.store({ currentIssues: ISSUES })
    await open(page)
    const box = card(page, 'Learn Your Golf Game')
    const focus = card(page, 'Your Golf Focus')
    await expect(focus).toContainText('Approach shots · Three-putts · Misses to the right')
    await expect(focus).not.toContainText('Chipping')
    await expect(box).toContainText('4 questions, 30 seconds')
    await box.getByRole('link').click()
    const questions = page.getByRole('dialog', { name: 'Complete Your Golf Profile' })
    await expect(questions).toBeVisible()

    await golfer.store({ hasCompletedOnboarding: true, currentIssues: [] })
    await open(page)
    const tell = focus.getByRole('link', { name: 'Tell us about your game' })
    await expect(tell).toBeVisible()
    await expect(box).toHaveCount(0)
    await tell.click()
    await expect(questions).toBeVisible()

    await page.context().clearCookies()
    await open(page)
    await expect(card(page, 'Pro Golf Tips').getByRole('link', { name: 'Sign up for the tips' })).toBeVisible()
    await expect(box).toHaveCount(0)
  })

  test('HOM-04 asks for the name only when the profile has neither first nor last name', async ({ page, golfer }) => {
    const box = card(page, 'Complete Your Profile')
    for (const [firstName, lastName, isAsked] of [
      ['Jamie', 'Ortega', false],
      ['', '', true],
      ['Jamie', '', false],
      [null, 'Ortega', false],
      [null, null, true],
    ] as const) {
      await golfer.store({ firstName, lastName })
      await open(page)
      await expect(journey(page)).toBeVisible()
      await expect(box, `${firstName} ${lastName}`).toHaveCount(isAsked ? 1 : 0)
    }
    await box.getByRole('link').click()
    await expect(page.getByRole('dialog', { name: 'Welcome to Bagwise' })).toBeVisible()
  })

  test('HOM-06 HOM-07 HOM-08 marks a step with both names, with five clubs and with five distances', async ({
    page,
    golfer,
  }) => {
    const clubs = ['driver', '3-wood', '7-iron', 'pw', 'sw']
    const distances = Object.fromEntries(clubs.map((club, index) => [club, [220 - 30 * index, 'estimated'] as const]))
    const fourDistances = Object.fromEntries(Object.entries(distances).slice(0, 4))
    await golfer.store({ lastName: '' })
    await store(golfer, fourDistances)
    await open(page)
    await expect(step(page, 'Complete your profile')).toContainText('to do')
    await expect(step(page, 'Build your golf bag')).toContainText('to do')
    await expect(step(page, 'Set your distances')).toContainText('to do')

    await golfer.store({ lastName: 'Ortega' })
    await store(golfer, distances)
    await open(page)
    await journey(page).getByRole('heading').click()
    await expect(step(page, 'Complete your profile')).toContainText('done')
    await expect(step(page, 'Build your golf bag')).toContainText('done')
    await expect(step(page, 'Set your distances')).toContainText('done')
  })

  test('leads from the next step of the journey to where it is done', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    await golfer.store({ firstName: null })
    await open(page)
    await expect(journey(page).getByRole('link')).toHaveText(['Add your name'])
    await journey(page).getByRole('link').click()
    await expect(page.getByRole('dialog', { name: 'Welcome to Bagwise' })).toBeVisible()

    await golfer.store({ firstName: 'Jamie' })
    await open(page)
    await expect(journey(page).getByRole('link')).toHaveText(['Choose your clubs'])
    await store(golfer, {}, { clubs: ['driver', '3-wood', '7-iron', 'pw', 'sw'] })
    await open(page)
    await journey(page).getByRole('link', { name: 'Set distances' }).click()
    await expect(page).toHaveURL('/distance-calculator')
  })

  test(
    'keeps the way to the next step clear of the marks and the words, however wide the phone',
    { tag: EXHAUSTIVE },
    async ({ page, golfer: _signedIn }) => {
      await open(page)
      const bag = step(page, 'Build your golf bag')
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        const link = await boxOf(bag.getByRole('link'))
        const words = await boxOf(bag.getByText('0 of 5 clubs in the bag'))
        expect(link.left, `${width} px`).toBeGreaterThanOrEqual(words.left)
        const isBelow = link.top >= words.bottom + CLEAR_PX
        const isBeside = link.left >= words.right
        expect(isBelow || isBeside, `${width} px`).toBe(true)
        const next = await boxOf(journey(page).getByText('Set your distances'))
        expect(next.top, `${width} px`).toBeGreaterThanOrEqual(link.bottom + CLEAR_PX)
      }
    },
  )

  test(
    'names as next the first thing to do about the bag, in the units of the golfer, and leads to the whole list',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      const next = card(page, 'Next')
      await store(golfer, { driver: [250], '3-wood': [222], '7-iron': [150], '8-iron': [139], '9-iron': [127] })
      await open(page)
      const title = await next.getByRole('link').locator('span > span').first().innerText()
      await expect(next).toContainText('72')
      await golfer.store({ preferredUnits: 'metres' })
      await open(page)
      await expect(next).toContainText('66')
      await next.getByRole('link').click()
      await expect(page).toHaveURL('/recommendations')
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(title)
    },
  )

  test('ACT-24 draws the bag as one link to Distances: every club, labels 29 px apart, the gaps that are listed there', async ({
    page,
    golfer,
  }) => {
    await store(golfer, FULL_BAG)
    const rungs = ladder(page).locator('[data-known]')
    const nearestPx = async () => {
      const labels = await rungs.evaluateAll((all) =>
        all.map((rung) => {
          const name = rung.querySelector('text')?.getBoundingClientRect()
          return name ? (name.top + name.bottom) / 2 : 0
        }),
      )
      return Math.min(...labels.slice(1).map((label, index) => label - (labels[index] ?? 0)))
    }
    for (const width of sweep([320, 390, 1440], [390])) {
      await page.setViewportSize({ width, height: 844 })
      await open(page)
      await expect(rungs).toHaveCount(Object.keys(FULL_BAG).length)
      await expect.poll(nearestPx, `${width} px`).toBeGreaterThanOrEqual(29 - 0.5)
    }
    await expect(ladder(page).locator('[data-known=estimated]')).toHaveCount(3)
    await expect(ladder(page)).toContainText('Driver')
    await expect(ladder(page)).toContainText('224')
    await expect(page.getByText('estimated ±')).toHaveCount(1)
    const marks = await ladder(page).locator('[data-verdict]').allTextContents()

    await ladder(page).click()
    await expect(page).toHaveURL('/distances')
    await expect(page.getByText('yard gap (too large)').first()).toBeVisible()
    const listed = async () => {
      const gaps = (await page.locator('main').innerText()).matchAll(
        /(\d+) yard gap \(too large\)|Only (\d+) yards? apart/g,
      )
      return new Set(Array.from(gaps, ([, gap, apart]) => gap ?? apart))
    }
    expect(marks.length).toBeGreaterThan(0)
    await expect.poll(listed).toEqual(new Set(marks))
  })

  test('ACT-25 asks how far the pin is, with the last distance in its field, and opens the shot with a club', async ({
    page,
    golfer,
  }) => {
    await store(golfer, FULL_BAG)
    await open(page)
    const pin = page.getByRole('textbox', { name: 'How far is the pin?' })
    await expect(pin).toHaveAttribute('inputmode', 'numeric')
    await expect(pin).not.toBeFocused()
    await pin.fill('900')
    await page.getByRole('button', { name: 'Get my club' }).click()
    await expect(page.getByText('Type a whole number from 1 to 400 yards.')).toBeVisible()
    await pin.fill('143')
    await pin.press('Enter')
    await expect(page).toHaveURL(/\/shot-advisor\?.*distance=143/)
    await expect(
      page
        .getByRole('heading', { name: 'Hit' })
        .or(page.getByText(/^Hit\b/))
        .first(),
    ).toBeVisible()

    await page.goto(
      '/shot-advisor?distance=143&lie=fairway&weather=now&wind=17&from=0&temperature=61&own=yes&advice=yes',
    )
    await expect(page.getByText(/^Hit\b/).first()).toBeVisible()
    // The shot is kept once it rests for a moment.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bagwise.shots'))).toContain('wind=17')
    await open(page)
    await expect(pin).toHaveValue('')
    await expect(pin).toHaveAttribute('placeholder', '143')
    await page.getByRole('button', { name: 'Get my club' }).click()
    await expect(page).toHaveURL(/distance=143/)
    await expect(page.getByText(/^Hit\b/).first()).toBeVisible()
    await expect(page.getByText('17 mph, into').first()).toBeVisible()
  })

  test('HOM-05 HOM-09 ACT-28 counts the journey out of 4, opens it above next until it is done, then closes it below, and says the focus', async ({
    page,
    golfer,
  }) => {
    await store(golfer, { driver: [224], '7-iron': [146] })
    await golfer.store({ currentIssues: ISSUES })
    await open(page)
    const next = card(page, 'Next')
    const belowNextPx = async () => (await boxOf(journey(page))).top - (await boxOf(next.getByRole('link'))).top
    await expect(next).toBeVisible()
    await expect(journey(page)).toContainText('2/4')
    await expect(journey(page).getByRole('listitem')).toHaveCount(4)
    await expect(step(page, 'Get shot advice')).toContainText('done')
    await expect(journey(page).getByRole('link', { name: 'Choose your clubs' })).toBeVisible()
    await expect.poll(belowNextPx).toBeLessThan(0)

    await store(golfer, FULL_BAG)
    await open(page)
    await expect(journey(page)).toContainText('4/4')
    await expect(journey(page).getByRole('listitem')).toHaveCount(0)
    await expect(next).toBeVisible()
    await expect.poll(belowNextPx).toBeGreaterThan(0)
    await journey(page).getByRole('heading').click()
    await expect(step(page, 'Get shot advice')).toContainText('done')
    const focus = card(page, 'Your Golf Focus')
    await expect(focus).toContainText('Approach shots · Three-putts · Misses to the right')
    await focus.getByRole('link').click()
    await expect(page).toHaveURL('/learn')
  })

  test(
    'is one column on tablets, two from 1024 px, three from 1280 and four from 1680, and short on a phone',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await store(golfer, FULL_BAG)
      await golfer.store({ currentIssues: ISSUES, hasCompletedOnboarding: true })
      const titles = ['How far is the pin?', 'Your tools', 'Pro Golf Tips']
      for (const [width, columns] of [
        [900, 1],
        [1100, 2],
        [1440, 3],
        [2560, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 1000 })
        await open(page)
        await expect(card(page, 'Pro Golf Tips').getByRole('button', { name: 'Next' })).toBeVisible()
        const columnCount = async () => {
          const lefts = [await boxOf(page.getByRole('heading', { level: 1 }))]
          for (const title of titles) lefts.push(await boxOf(page.getByText(title, { exact: true }).first()))
          return new Set(lefts.map(({ left }) => Math.round(left / 60))).size
        }
        await expect.poll(columnCount, `${width} px`).toBe(columns)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page)
      await expect(card(page, 'Pro Golf Tips').getByRole('button', { name: 'Next' })).toBeVisible()
      await expect.poll(async () => (await boxOf(card(page, 'Next').getByRole('link'))).top).toBeLessThan(844)
    },
  )

  test(
    'greets golfers with names of any length, and asks one without a bag for one shot, and one without numbers for the first',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await golfer.store({ firstName: 'Bartholomew-Christopher-Alexander' })
      await page.setViewportSize({ width: 320, height: 844 })
      await open(page)
      await expect(page.getByText('Welcome back, Bartholomew-Christopher-Alexander')).toBeVisible()
      await expect(ladder(page)).toHaveCount(0)
      expect(await sidewaysOverflowPx(page)).toBe(0)
      await expect(page.getByRole('region', { name: 'Your bag in 60 seconds' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Calculate My Distances' })).toHaveCount(0)
      await store(golfer, {}, { clubs: ['driver', '7-iron'] })
      await open(page)
      await page.getByRole('link', { name: 'Calculate My Distances' }).click()
      await expect(page).toHaveURL('/distance-calculator')
    },
  )

  test('keeps what is on screen in its place while its parts arrive', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await store(golfer, FULL_BAG)
    const phone = { width: 390, height: 844 }
    for (const viewport of sweep([phone, { width: 1280, height: 800 }], [phone])) {
      await page.setViewportSize(viewport)
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page)
      await expect(conditions(page).getByText('64°F')).toBeVisible()
      await expect(card(page, 'Your Golf Focus')).toBeVisible()
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        `${viewport.width} px`,
      ).toBeLessThan(0.02)
    }
  })
})

async function boxOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}

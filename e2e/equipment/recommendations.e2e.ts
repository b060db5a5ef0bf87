import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { ballNames, openBalls } from '../support/balls.ts'
import { STEPS, goToStep, openFitting } from '../support/fitting.ts'
import { store } from '../support/gapping.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const cards = (page: Page): Locator => page.getByRole('article')
const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true })
const titles = (page: Page): Locator => cards(page).getByRole('heading', { level: 3 })
const filter = (page: Page, legend: 'Category' | 'Priority', name: string): Locator =>
  page.getByRole('group', { name: legend }).getByRole('radio', { name: new RegExp(`^${name} \\d+$`) })
const done = (page: Page, title: string): Locator => page.getByRole('button', { name: `Done: ${title}` })
const notForMe = (page: Page, title: string): Locator => page.getByRole('button', { name: `Not for me: ${title}` })
const takeBack = (page: Page, title: string): Locator => page.getByRole('button', { name: `Take back: ${title}` })
const setAside = (page: Page, count: number): Locator => page.getByText(`Set aside (${count})`, { exact: true })
const counts = (page: Page): Locator => page.locator('[data-counts]')
/** Opens what is behind a card's How we worked it out. */
const openHow = (page: Page, title: string) => worked(page, title).locator('summary').click()
const openFilter = (page: Page) => page.getByText('Filter', { exact: true }).click()

const bought = (page: Page, title: string): Locator => page.getByRole('button', { name: `Mark as bought: ${title}` })
const notNow = (page: Page, title: string): Locator => page.getByRole('button', { name: `Not now: ${title}` })
const worked = (page: Page, title: string): Locator => card(page, title).getByRole('group')

/** The first thing to do, on home and on the bag's page. */
const nextItem = (page: Page): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Next' }) })
    .getByRole('link')
const firstOfBag = (page: Page): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'To do' }) })
    .getByRole('listitem')
    .first()

const WOOD = '7-Wood'
const DRIVER = 'An anti-slice driver'
const IRON = '6-Iron'
const LOFTS = 'Check lofts: 7-Iron, 8-Iron'
const IRONS = 'Game-improvement irons'
const ALL_OF_BEGINNER = [WOOD, DRIVER, IRON, LOFTS, IRONS]

/** Four clubs of a slicing beginner, who has said that it is about once a month. */
async function storeBeginner(golfer: Golfer, units: 'yards' | 'metres' = 'yards'): Promise<void> {
  const carries = { driver: [200], '5-iron': [150], '7-iron': [129], '8-iron': [127] } as const
  await store(golfer, carries, { clubs: [...Object.keys(carries), 'putter'], units })
  await golfer.store({
    hasCompletedOnboarding: true,
    handicap: 18,
    skillLevel: 'beginner',
    ballFlight: 'slice',
    courseFrequency: 'monthly',
  })
}

/** One club of a golfer of whom no rule asks anything. */
async function storeGreatSetup(golfer: Golfer): Promise<void> {
  await store(golfer, { '7-iron': [120] }, { clubs: ['7-iron', 'putter'] })
  await golfer.store({ courseFrequency: 'weekly' })
}

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/recommendations${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment Recommendations' })).toBeVisible()
}

test('REC-01 REC-02 gives general guidance to a golfer of whom nothing is known', async ({ page, golfer: _new }) => {
  test.slow()
  await open(page)
  const guidance = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  const expected = [
    { title: 'Beginner Priority', priority: 'HIGH' },
    { title: 'Driver Selection', priority: 'MEDIUM' },
    { title: 'Shaft Fitting', priority: 'LOW' },
    { title: 'Wedge System', priority: 'MEDIUM' },
    { title: 'Hybrid Clubs', priority: 'HIGH' },
    { title: 'Ball Selection', priority: 'LOW' },
  ]
  await expect(guidance.getByRole('heading')).toHaveText(expected.map(({ title }) => title))
  for (const { title, priority } of expected) {
    const one = guidance.filter({ has: page.getByRole('heading', { name: title }) })
    await expect(one.getByText(priority, { exact: true })).toBeVisible()
  }
  await expectAccessible(page, 'the guidance', [320])
  await page.getByRole('link', { name: 'Complete My Profile' }).click()
  await expect(page).toHaveURL('/profile')
})

test(
  'says that it checks the bag only while something is loading, and goes on when that fails',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBeginner(golfer)
    const waiting = page.getByRole('status').filter({ hasText: 'Checking your bag...' })
    const failed = Promise.withResolvers<void>()
    const isPressed = () => page.evaluate(() => 'isPressed' in window)
    await page.route('**/api/profile', async (route) => {
      await failed.promise
      await ((await isPressed()) ? route.continue() : route.abort())
    })
    await page.goto('/recommendations')
    await expect(waiting).toBeVisible()
    failed.resolve()
    await expect(page.getByRole('alert').filter({ hasText: "Your profile didn't load." })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Beginner Priority' })).toBeVisible()
    await expect(waiting).toHaveCount(0)

    // Parts of the page that arrive late ask for the profile by themselves, and hear the same.
    await page.evaluate(() => {
      document.addEventListener('click', () => Object.assign(window, { isPressed: true }), { capture: true })
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, DRIVER)).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
  },
)

test('REC-03 REC-05 REC-21 counts the recommendations, sorts them, shows each with all its parts, and remembers what is set aside', async ({
  page,
  golfer,
}) => {
  test.slow()
  await storeBeginner(golfer)
  await open(page)
  await expect(counts(page)).toHaveText('2 high, 3 medium, 0 low')
  await expect(titles(page)).toHaveText(ALL_OF_BEGINNER)

  const wood = card(page, WOOD)
  await expect(wood.getByRole('heading', { level: 4 })).toHaveCount(0)
  await openHow(page, WOOD)
  for (const text of ['High', 'Gap filler', '21°', 'Graphite', 'Regular', '58.5°']) {
    await expect(wood.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(wood.getByText('7-Wood', { exact: true })).toHaveCount(2)
  await expect(wood).toContainText('Fills 200-150, saves about 1 stroke in 2 rounds.')
  await expect(wood).toContainText('It would carry about 167 yards')
  for (const name of ['Why this recommendation?', 'Recommended specifications', 'Benefits', 'In the pro shop']) {
    await expect(wood.getByRole('heading', { level: 4, name })).toBeVisible()
  }
  await expect(wood.getByRole('listitem')).toHaveCount(3)
  await expect(card(page, DRIVER).getByText('Driver', { exact: true })).toBeVisible()

  await done(page, DRIVER).click()
  await notForMe(page, IRONS).click()
  await expect(titles(page)).toHaveText([WOOD, IRON, LOFTS])
  await expect(counts(page)).toHaveText('1 high, 2 medium, 0 low')
  await page.reload()
  await expect(titles(page)).toHaveText([WOOD, IRON, LOFTS])
  await setAside(page, 2).click()
  await expectAccessible(page, 'with recommendations set aside', [320])
  await takeBack(page, DRIVER).click()
  await expect(titles(page)).toHaveText([WOOD, DRIVER, IRON, LOFTS])
  await expect(takeBack(page, IRONS)).toBeFocused()
  await takeBack(page, IRONS).click()
  await expect(cards(page)).toHaveCount(5)
  await page.reload()
  await expect(cards(page)).toHaveCount(5)
})

test(
  'REC-12 REC-13 ONE-40 says under How we worked it out what the table says of each gap over 20 yards',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { driver: [282], '3-wood': [255], '5-wood': [236], '7-iron': [176], '9-iron': [145] })
    await golfer.store({ courseFrequency: 'weekly' })
    await open(page)
    const normal = card(page, 'Driver to 3-Wood')
    await expect(normal.getByText('Low', { exact: true })).toBeVisible()
    await expect(normal).toContainText('Normal for your speed, nothing to buy.')
    await openHow(page, 'Driver to 3-Wood')
    await expect(normal.getByText('27 yard gap, high priority.')).toBeVisible()
    await expect(normal).toContainText('Its table names a 3-Wood: 15°, graphite shaft.')

    const iron = card(page, '8-Iron')
    await openHow(page, '8-Iron')
    await expect(iron).toContainText('31 yard gap, high priority. Its table names a 5-Iron: 25°, steel shaft.')
    await expect(iron).toContainText('the two carry 21 yards apart or less')
  },
)

test('ACT-56 ACT-57 has the same first thing on home and on the bag’s page, hides everywhere what is put off here, and puts into the bag what is bought', async ({
  page,
  golfer,
}) => {
  test.slow()
  await storeBeginner(golfer)
  await open(page)
  const sentence = await card(page, WOOD).getByRole('paragraph').filter({ hasText: 'Fills' }).first().innerText()
  await expect(titles(page).first()).toHaveText(WOOD)
  await page.goto('/bag')
  await expect(firstOfBag(page)).toContainText(/7-Wood\s*Fills 200-150/)
  await page.goto('/distances')
  const [reason = ''] = sentence.split(' It would')
  await expect(page.getByRole('main')).toContainText(reason)
  await page.goto('/')
  await expect(nextItem(page)).toContainText(/7-Wood\s*Fills 200-150/)
  await nextItem(page).click()
  await expect(page).toHaveURL('/recommendations')
  await notNow(page, WOOD).click()
  await expect(card(page, WOOD)).toHaveCount(0)
  await expect(setAside(page, 1)).toBeVisible()
  await page.goto('/distances')
  await expect(page.getByText('1 set aside')).toBeVisible()
  await expect(bought(page, WOOD)).toHaveCount(0)
  // What stands first now stands first everywhere.
  await page.goto('/')
  await expect(nextItem(page)).toContainText(DRIVER)
  await page.goto('/bag')
  await expect(firstOfBag(page)).toContainText(DRIVER)

  await open(page)
  await setAside(page, 1).click()
  await takeBack(page, WOOD).click()
  await bought(page, WOOD).click()
  await expect(card(page, WOOD)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, WOOD)).toBeVisible()
  await bought(page, WOOD).click()
  await expect(card(page, WOOD)).toHaveCount(0)
  await page.goto('/distances')
  await expect(page.getByRole('main')).toContainText('7-Wood')
  await expect
    .poll(() => golfer.profile().then(({ golfBag }) => golfBag))
    .toContainEqual(expect.objectContaining({ type: '7-wood', loft: 21 }))
})

test(
  'ACT-57 adds what Fitting, Ball Matching and Starter Sets end with to the list, once',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await storeBeginner(golfer)
    const add = page.getByRole('button', { name: 'Add to my to-do' })
    await openBalls(page)
    const ball = (await ballNames(page).first().innerText()).trim()
    await add.click()
    const told = (text: string) => page.getByRole('status').filter({ hasText: text })
    await expect(told(`${ball}: on your to-do.`)).toBeVisible()
    await add.click()
    await expect(told(`${ball}: it is on your to-do already.`)).toBeVisible()

    await page.goto(setsAddress())
    const set = (await page.getByRole('article').first().getByRole('heading', { level: 3 }).innerText()).trim()
    await add.click()
    await expect(told(`${set}: on your to-do.`)).toBeVisible()

    await openFitting(page)
    await goToStep(page, STEPS.indexOf('Recommendations'))
    await add.click()
    await page.getByRole('link', { name: 'See your to-do' }).click()

    await page.getByRole('button', { name: 'Show all' }).click()
    const shaft = /^Driver: [\d.]+°, [a-z-]+ graphite shaft$/
    for (const name of [ball, set, shaft]) await expect(page.getByRole('article', { name })).toHaveCount(1)
    await page.getByRole('button', { name: /^Done: Driver: / }).click()
    await notNow(page, set).click()
    // By a key: the notice about the driver lies over it for six seconds.
    await bought(page, ball).press('Enter')
    await expect(card(page, ball)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, ball)).toBeVisible()
    await expect(setAside(page, 2)).toBeVisible()

    // Adding what was put off brings it back.
    await page.goto(setsAddress())
    await add.click()
    await expect(told(`${set}: on your to-do.`)).toBeVisible()
    await open(page)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(card(page, set)).toHaveCount(1)
  },
)

test('has no accessibility fault in a list of recommendations', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await storeBeginner(golfer)
  await open(page)
  await expect(cards(page)).toHaveCount(5)
  await expectAccessible(page, 'the recommendations')
})

test('REC-04 REC-08 narrows the list by category and priority, in the address too', async ({ page, golfer }) => {
  test.slow()
  await storeBeginner(golfer)
  await open(page)
  await expect(page.getByRole('heading', { name: '5 recommendations' })).toBeVisible()
  await openFilter(page)
  const narrowed = [
    { name: 'Club replacement', left: [DRIVER, IRONS] },
    { name: 'Gap filler', left: [WOOD, IRON] },
    { name: 'Set optimization', left: [LOFTS] },
    { name: 'Beginner essential', left: [] },
    { name: 'All', left: ALL_OF_BEGINNER },
  ]
  for (const { name, left } of narrowed) {
    await filter(page, 'Category', name).check()
    await expect(titles(page)).toHaveText(left)
  }
  await filter(page, 'Category', 'Gap filler').check()
  await filter(page, 'Priority', 'Medium').check()
  await expect(titles(page)).toHaveText([IRON])
  await expect(page.getByRole('status').filter({ hasText: '1 of 5 recommendations' })).toBeVisible()
  await expect(page).toHaveURL('/recommendations?category=gap-filler&priority=medium')
  await page.reload()
  await expect(titles(page)).toHaveText([IRON])
  await expect(filter(page, 'Priority', 'Medium')).toBeChecked()

  await filter(page, 'Category', 'Shaft upgrade').check()
  await filter(page, 'Priority', 'Low').check()
  await expect(page.getByRole('heading', { name: 'No recommendations found' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expectAccessible(page, 'a list without matches', [320])
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(cards(page)).toHaveCount(5)
  await expect(page.getByRole('heading', { name: '5 recommendations' })).toBeFocused()
  await expect(page).toHaveURL('/recommendations')
})

test('REC-07 REC-10 lists the beginner essentials for an empty bag, and says that a setup looks great when no rule asks for a change', async ({
  page,
  golfer,
}) => {
  await golfer.store({ hasCompletedOnboarding: true, ballFlight: 'slice' })
  await open(page)
  await expect(titles(page)).toHaveText([
    'A 7-iron and its neighbors',
    'A putter you can aim',
    'A hybrid for the long shots',
    'A forgiving driver',
    'A sand wedge',
  ])
  await expect(counts(page)).toHaveText('3 high, 2 medium, 0 low')

  await golfer.store({ hasCompletedOnboarding: false, ballFlight: null })
  await storeGreatSetup(golfer)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Setup Looks Great!' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('main')).toContainText('There is room for more clubs')
  await expect(page.getByRole('group', { name: 'Category' })).toHaveCount(0)
  await expectAccessible(page, 'a great setup', [320])
})

test(
  'shows a recommendation again when its reason changes, and a great setup when nothing is open',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    const clubs = ['7-iron', '9-iron', 'putter']
    await store(golfer, { '7-iron': [150], '9-iron': [126, 'estimated'] }, { clubs })
    // As the speed of these carries asks for.
    const stiff = { 'golfBag.7-iron.shaftFlex': 'stiff', 'golfBag.9-iron.shaftFlex': 'stiff' }
    await golfer.store({ courseFrequency: 'weekly', ...stiff })
    const measure = 'Measure first: your 9-Iron'
    await open(page)
    await done(page, measure).click()
    await expect(page.getByRole('heading', { name: 'Your Setup Looks Great!' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await golfer.store({ 'clubDistances.9-iron': { distance: 127, source: 'estimated' } })
    await page.reload()
    await expect(setAside(page, 1)).toBeVisible()
    await golfer.store({ 'clubDistances.9-iron': { distance: 122, source: 'measured' } })
    await page.reload()
    await expect(card(page, '8-Iron')).toContainText('28 yard gap, high priority.')
  },
)

test(
  'forgets what was set aside with sign-out, and reads nothing that another page may have written',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBeginner(golfer)
    await open(page)
    await done(page, DRIVER).click()
    await expect(setAside(page, 1)).toBeVisible()
    const kept = () => page.evaluate(() => localStorage.getItem('bagwise.recommendation-marks'))
    await expect.poll(kept).toContain('anti-slice-driver')
    await page.evaluate(() => localStorage.setItem('bagwise.recommendation-marks', '{"schema":1,"content":[7]}'))
    await page.reload()
    await expect(cards(page)).toHaveCount(5)

    // What another tab clears while this one shows another screen does not come back.
    await done(page, DRIVER).click()
    await expect(cards(page)).toHaveCount(4)
    await page.getByRole('banner').getByRole('link', { name: golfer.firstName }).click()
    await expect(page).toHaveURL('/profile')
    await page.evaluate(() => localStorage.removeItem('bagwise.recommendation-marks'))
    await page.goBack()
    await expect(cards(page)).toHaveCount(5)

    await done(page, DRIVER).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(kept).toBeNull()
  },
)

test(
  'works with a keyboard alone, and keeps the focus when a card goes away',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBeginner(golfer)
    await open(page)
    await openFilter(page)
    await filter(page, 'Category', 'All').focus()
    await page.keyboard.press('ArrowRight')
    await expect(filter(page, 'Category', 'Club replacement')).toBeChecked()
    await expect(filter(page, 'Category', 'Club replacement')).toBeFocused()
    await expect(titles(page)).toHaveText([DRIVER, IRONS])
    await done(page, DRIVER).focus()
    await page.keyboard.press('Enter')
    await expect(titles(page)).toHaveText([IRONS])
    await expect(done(page, IRONS)).toBeFocused()
  },
)

test(
  'speaks in metres, and needs no sideways scrolling on the smallest phone',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await storeBeginner(golfer, 'metres')
    await open(page)
    await openHow(page, WOOD)
    await expect(card(page, WOOD)).toContainText('It would carry about 153 meters')
    await expect(page.getByRole('main')).not.toContainText(/yards?\b|\byd\b/)
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  },
)

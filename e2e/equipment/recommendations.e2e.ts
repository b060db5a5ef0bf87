import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { store } from '../support/gapping.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const cards = (page: Page): Locator => page.getByRole('article')
const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title })
const titles = (page: Page): Locator => cards(page).getByRole('heading', { level: 3 })
const filter = (page: Page, legend: 'Category' | 'Priority', name: string): Locator =>
  page.getByRole('group', { name: legend }).getByRole('radio', { name: new RegExp(`^${name} \\d+$`) })
const done = (page: Page, title: string): Locator => page.getByRole('button', { name: `Done: ${title}` })
const notForMe = (page: Page, title: string): Locator => page.getByRole('button', { name: `Not for me: ${title}` })
const takeBack = (page: Page, title: string): Locator => page.getByRole('button', { name: `Take back: ${title}` })
const setAside = (page: Page, count: number): Locator => page.getByText(`Set aside (${count})`, { exact: true })
const counts = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Priorities' }) }).locator('dl > div')

const GAP = 'Add a 5-Hybrid between Driver and 5-Iron'
const HYBRIDS = 'Add hybrids, starting with the 5-Hybrid'
const DRIVER = 'An anti-slice driver'
const SMALL_GAP = 'Add a 6-Iron between 5-Iron and 7-Iron'
const IRONS = 'Game-improvement irons'
const OVERLAP = 'Consider removing the 8-Iron'

/** Four clubs of a slicing beginner, who has said that it is about once a month. */
async function storeBeginner(golfer: Golfer, units: 'yards' | 'metres' = 'yards'): Promise<void> {
  await store(golfer, { driver: [200], '5-iron': [150], '7-iron': [129], '8-iron': [127] }, { units })
  await golfer.store({ hasCompletedOnboarding: true, skillLevel: 'beginner', ballFlight: 'slice' })
}

/** One club of a golfer of whom no rule asks anything. */
async function storeGreatSetup(golfer: Golfer): Promise<void> {
  await store(golfer, { '7-iron': [150] })
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

test('REC-06 says that it is generating only while something is loading, and goes on when that fails', async ({
  page,
  golfer,
}) => {
  await storeBeginner(golfer)
  const waiting = page.getByRole('status').filter({ hasText: 'Generating AI recommendations...' })
  let fail = (): void => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/profile', async (route) => {
    await failed
    await route.abort()
  })
  await page.goto('/recommendations')
  await expect(waiting).toBeVisible()
  fail()
  await expect(page.getByRole('alert').filter({ hasText: 'Your profile could not be loaded.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Beginner Priority' })).toBeVisible()
  await expect(waiting).toHaveCount(0)

  // Every part of the page that asks for the profile when it arrives has arrived.
  await page.waitForLoadState('networkidle')
  await page.unroute('**/api/profile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, DRIVER)).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('REC-03 REC-05 REC-21 counts the recommendations, sorts them and shows each with all its parts', async ({
  page,
  golfer,
}) => {
  await storeBeginner(golfer)
  await open(page)
  await expect(counts(page)).toHaveText(['High3', 'Medium3', 'Low0'])
  await expect(titles(page)).toHaveText([GAP, HYBRIDS, DRIVER, SMALL_GAP, IRONS, OVERLAP])

  const gap = card(page, GAP)
  for (const text of ['High', 'Gap filler', '5-Hybrid', '25 to 27°', 'Graphite', 'Regular', '59°']) {
    await expect(gap.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(gap).toContainText('It goes into the 50 yard gap and would carry about 153 yards.')
  for (const name of ['Why this recommendation?', 'Recommended specifications', 'Benefits', 'In the pro shop']) {
    await expect(gap.getByRole('heading', { level: 4, name })).toBeVisible()
  }
  await expect(gap.getByRole('listitem')).toHaveCount(3)
  await expect(gap).toContainText('Two neighbours more than 20 yards apart. The 50 yard gap is high priority.')
  await expect(gap).toContainText('The 5-Hybrid is in your bag with its distance')
  await expect(card(page, DRIVER).getByText('Driver', { exact: true })).toBeVisible()
  await expect(card(page, HYBRIDS)).toContainText('The 5-Hybrid that fills your gap is the one: it serves both.')
})

test('has no accessibility fault in a list of recommendations', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await storeBeginner(golfer)
  await open(page)
  await expect(cards(page)).toHaveCount(6)
  await expectAccessible(page, 'the recommendations')
})

test('REC-04 REC-08 narrows the list by category and priority, in the address too', async ({ page, golfer }) => {
  test.slow()
  await storeBeginner(golfer)
  await open(page)
  await expect(page.getByRole('heading', { name: '6 recommendations' })).toBeVisible()
  const narrowed = [
    { name: 'Club replacement', left: [DRIVER, IRONS] },
    { name: 'Gap filler', left: [GAP, SMALL_GAP] },
    { name: 'Set optimization', left: [OVERLAP] },
    { name: 'Beginner essential', left: [HYBRIDS] },
    { name: 'All', left: [GAP, HYBRIDS, DRIVER, SMALL_GAP, IRONS, OVERLAP] },
  ]
  for (const { name, left } of narrowed) {
    await filter(page, 'Category', name).check()
    await expect(titles(page)).toHaveText(left)
  }
  await filter(page, 'Category', 'Gap filler').check()
  await filter(page, 'Priority', 'Medium').check()
  await expect(titles(page)).toHaveText([SMALL_GAP])
  await expect(page.getByRole('status').filter({ hasText: '1 of 6 recommendations' })).toBeVisible()
  await expect(page).toHaveURL('/recommendations?category=gap-filler&priority=medium')
  await page.reload()
  await expect(titles(page)).toHaveText([SMALL_GAP])
  await expect(filter(page, 'Priority', 'Medium')).toBeChecked()

  await filter(page, 'Category', 'Shaft upgrade').check()
  await filter(page, 'Priority', 'Low').check()
  await expect(page.getByRole('heading', { name: 'No recommendations found' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expectAccessible(page, 'a list without matches', [320])
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('heading', { name: '6 recommendations' })).toBeFocused()
  await expect(page).toHaveURL('/recommendations')
})

test('REC-07 says that the setup looks great, with tips, when no rule asks for a change', async ({ page, golfer }) => {
  await storeGreatSetup(golfer)
  await open(page)
  await expect(page.getByRole('heading', { name: 'Your Setup Looks Great!' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('main')).toContainText('There is no putter in the bag yet.')
  await expect(page.getByRole('group', { name: 'Category' })).toHaveCount(0)
  await expectAccessible(page, 'a great setup', [320])
})

test('REC-10 lists the beginner essentials for an empty bag', async ({ page, golfer }) => {
  await golfer.store({ hasCompletedOnboarding: true, ballFlight: 'slice' })
  await open(page)
  await expect(titles(page)).toHaveText([
    'A 7-iron and its neighbours',
    'A putter you can aim',
    'A hybrid for the long shots',
    'A forgiving driver',
    'A sand wedge',
  ])
  await expect(counts(page)).toHaveText(['High3', 'Medium2', 'Low0'])
})

test('remembers what is done and what is not for the golfer, until that is taken back', async ({ page, golfer }) => {
  test.slow()
  await storeBeginner(golfer)
  await open(page)
  await done(page, DRIVER).click()
  await notForMe(page, IRONS).click()
  await expect(titles(page)).toHaveText([GAP, HYBRIDS, SMALL_GAP, OVERLAP])
  await expect(counts(page)).toHaveText(['High2', 'Medium2', 'Low0'])
  await page.reload()
  await expect(titles(page)).toHaveText([GAP, HYBRIDS, SMALL_GAP, OVERLAP])

  await setAside(page, 2).click()
  await expectAccessible(page, 'with recommendations set aside', [320])
  await takeBack(page, DRIVER).click()
  await expect(titles(page)).toHaveText([GAP, HYBRIDS, DRIVER, SMALL_GAP, OVERLAP])
  await expect(takeBack(page, IRONS)).toBeFocused()
  await takeBack(page, IRONS).click()
  await expect(cards(page)).toHaveCount(6)
  await page.reload()
  await expect(cards(page)).toHaveCount(6)
})

test(
  'shows a recommendation again when its reason changes, and a great setup when nothing is open',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { '7-iron': [150], '9-iron': [127] })
    await golfer.store({ courseFrequency: 'weekly' })
    const gap = 'Add an 8-Iron between 7-Iron and 9-Iron'
    await open(page)
    await done(page, gap).click()
    await expect(page.getByRole('heading', { name: 'Your Setup Looks Great!' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await golfer.store({ 'clubDistances.9-iron': { distance: 126, source: 'measured' } })
    await page.reload()
    await expect(setAside(page, 1)).toBeVisible()
    await golfer.store({ 'clubDistances.9-iron': { distance: 122, source: 'measured' } })
    await page.reload()
    await expect(card(page, gap)).toContainText('The 28 yard gap is high priority.')
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
    expect(await kept()).toContain('anti-slice-driver')
    await page.evaluate(() => localStorage.setItem('bagwise.recommendation-marks', '{"schema":1,"content":[7]}'))
    await page.reload()
    await expect(cards(page)).toHaveCount(6)

    // What another tab clears while this one shows another screen does not come back.
    await done(page, DRIVER).click()
    await expect(cards(page)).toHaveCount(5)
    await page.getByRole('banner').getByRole('link', { name: golfer.firstName }).click()
    await expect(page).toHaveURL('/profile')
    await page.evaluate(() => localStorage.removeItem('bagwise.recommendation-marks'))
    await page.goBack()
    await expect(cards(page)).toHaveCount(6)

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
    await expect(card(page, GAP)).toContainText('It goes into the 46 metre gap and would carry about 140 metres.')
    await expect(page.getByRole('main')).not.toContainText(/yards?\b|\byd\b/)
    expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  },
)

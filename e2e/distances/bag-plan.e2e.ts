import type { Locator, Page } from '@playwright/test'
import { clubRow, open, openByFixedRule, sheet, store } from '../support/gapping.ts'
import type { Stored } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** Eleven measured clubs with 34 yards under the pitching wedge. */
const ONE_HOLE: Readonly<Record<string, Stored>> = {
  driver: [235],
  '3-wood': [215],
  '7-wood': [203],
  '4-hybrid': [195],
  '5-iron': [188],
  '6-iron': [178],
  '7-iron': [167],
  '8-iron': [155],
  '9-iron': [142],
  pw: [130],
  sw: [96],
}
const SENTENCE = 'Fills 130-96, saves about 1 stroke in 6 rounds.'

/** The first thing to do, on home. */
const next = (page: Page, club: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`${club} ${SENTENCE}`) })

test('ONE-38 GAP-25 GAP-30 judges gaps for the swing first, by 5 and 20 yards a tap away, and remembers the choice', async ({
  page,
  golfer,
}) => {
  await store(golfer, { '7-iron': [90], pw: [70], sw: [52] })
  await open(page)
  await expect(page.getByRole('radio', { name: 'For your swing' })).toBeChecked()
  const score = sheet(page, 'Gapping Score')
  await expect(score.getByText('5-20 rule: 100', { exact: true })).toBeVisible()
  await expect(clubRow(page, 'pw').locator('[data-verdict]')).toHaveAttribute('data-verdict', 'too-large')
  await expect(page.getByText('Great gapping!')).toHaveCount(0)

  await page.getByRole('radio', { name: '5-20 rule' }).check()
  await expect(score.getByText('100 / 100')).toBeVisible()
  await expect(clubRow(page, 'pw').locator('[data-verdict]')).toHaveAttribute('data-verdict', 'good')
  await expect(clubRow(page, 'pw').locator('[data-swing]')).toHaveText('ideal 7, wide for you')
  const praise = 'Great gapping! Your clubs are well-spaced for consistent distance control.'
  await expect(page.getByText(praise)).toBeVisible()
  for (const half of ['Large Gaps', 'Club Overlaps']) await expect(sheet(page, half)).toHaveText(`${half}None`)
  await page.reload()
  await expect(page.getByRole('radio', { name: '5-20 rule' })).toBeChecked()
  await expect(score.getByText('100 / 100')).toBeVisible()
})

test(
  'gives no score below three known clubs, and says how to get one',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { driver: [119, 'estimated'], '7-iron': [70], pw: [52, 'estimated'] })
    await open(page)
    const score = sheet(page, 'Gapping Score')
    await expect(page.getByText('1 of 3 carries is yours')).toBeVisible()
    for (const rule of ['For your swing', '5-20 rule']) {
      await page.getByRole('radio', { name: rule }).check()
      await expect(score.getByText('Measure three clubs for a score')).toBeVisible()
      await expect(score.getByText(/\/ 100|5-20 rule:/)).toHaveCount(0)
    }
  },
)

test(
  'puts a club that was bought into the bag with its loft, and takes it out again',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, ONE_HOLE)
    await golfer.store({ handicap: 12 })
    await page.goto('/')
    await expect(next(page, '50° wedge')).toHaveAttribute('href', '/recommendations')
    await open(page)
    const item = sheet(page, 'Large Gaps').getByRole('listitem').filter({ hasText: SENTENCE })
    await item.getByRole('button', { name: 'Mark as bought: 50° wedge' }).click()
    await expect(page.getByText('50° wedge is in your bag.')).toBeVisible()
    await expect(clubRow(page, 'gw')).toContainText('116')
    await expect(item).toHaveCount(0)
    const gapWedge = async () => (await golfer.profile()).golfBag.find(({ type }) => type === 'gw')
    await expect.poll(gapWedge).toMatchObject({ loft: 50, isInBag: true, distance: 116, isDistanceEstimated: true })

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(item).toBeVisible()
    await expect.poll(gapWedge).toBeUndefined()
  },
)

test('puts a purchase off everywhere, and shows it again', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, ONE_HOLE)
  await golfer.store({ handicap: 12 })
  await page.goto('/recommendations')
  await page.getByRole('button', { name: 'Not now: 50° wedge' }).click()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Next' })).toBeAttached()
  await expect(next(page, '50° wedge')).toHaveCount(0)
  await openByFixedRule(page)
  await expect(page.getByText(SENTENCE)).toHaveCount(0)
  await page.getByText('1 set aside').click()
  await page.getByRole('button', { name: 'Show again: 50° wedge' }).click()
  await expect(sheet(page, 'Large Gaps').getByText(SENTENCE)).toBeVisible()
})

/** Strong irons: a pitching wedge of 41° and a sand wedge of 54°. */
const STRONG_LOFTS = { '5-iron': 21, '6-iron': 24, '7-iron': 27, '8-iron': 31, '9-iron': 36, pw: 41, sw: 54 } as const

test('ONE-39 names one club for one hole on every screen, hides it for 90 days, and puts it into the bag with its loft', async ({
  page,
  golfer,
}) => {
  await store(golfer, ONE_HOLE)
  await golfer.store({ 'golfBag.pw.loft': null, 'golfBag.sw.loft': null })
  await open(page)
  await expect(page.getByText('Read the number on your wedges first: you want halfway between the two')).toBeVisible()

  const lofts = Object.entries(STRONG_LOFTS).map(([club, loftDeg]) => [`golfBag.${club}.loft`, loftDeg])
  await golfer.store({ handicap: 12, ...Object.fromEntries(lofts) })
  const itemOn = async (path: string) => {
    await page.goto(path)
    return page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: '48° wedge', exact: true }) })
      .filter({ hasText: SENTENCE })
  }
  await page.goto('/')
  await expect(next(page, '48° wedge')).toBeVisible()
  for (const path of ['/distances', '/recommendations']) {
    const item = await itemOn(path)
    await expect(item).toHaveCount(1)
    await expect(item.getByRole('button', { name: 'Mark as bought: 48° wedge' })).toBeVisible()
  }
  await open(page)
  await expect(sheet(page, 'A better bag').getByText('Add 48° wedge, for about $120.')).toBeVisible()

  await page.goto('/recommendations')
  await page.getByRole('button', { name: 'Not now: 48° wedge' }).click()
  await expect(page.getByRole('button', { name: 'Not now: 48° wedge' })).toHaveCount(0)
  for (const path of ['/distances', '/recommendations']) {
    const item = await itemOn(path)
    await expect(page.getByText(/^(?:1 set aside|Set aside \(1\))$/)).toBeAttached()
    await expect(item).toHaveCount(0)
  }
  const dayMs = 86_400_000
  const now = await page.evaluate(() => Date.now())
  await page.clock.setFixedTime(now + 89 * dayMs)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Next' })).toBeAttached()
  await expect(next(page, '48° wedge')).toHaveCount(0)
  await page.clock.setFixedTime(now + 91 * dayMs)
  await page.goto('/')
  await expect(next(page, '48° wedge')).toBeVisible()

  await page.goto('/recommendations')
  await page.getByRole('button', { name: 'Mark as bought: 48° wedge' }).click()
  const gapWedge = async () => (await golfer.profile()).golfBag.find(({ type }) => type === 'gw')
  await expect.poll(gapWedge).toMatchObject({ loft: 48, isInBag: true, distance: 112 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(gapWedge).toBeUndefined()
})

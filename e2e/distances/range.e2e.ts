import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { clubRow } from '../support/gapping.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { expect, recordEdits, sidewaysOverflowPx, test } from '../support/test.ts'
import { smallTargets } from '../support/touch-targets.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Range log' })
const carries = (page: Page) => page.getByRole('region', { name: 'How far?' }).getByRole('button')
const carry = (page: Page, yards: number) => page.getByRole('button', { name: `${yards} yards`, exact: true })
const lanes = (page: Page) => page.getByRole('region', { name: /which side\?/i }).getByRole('button')
const lane = (page: Page, name: string) => lanes(page).filter({ hasText: new RegExp(`^${name}`) })
const club = (page: Page, name: string) => page.getByRole('radio', { name })
const told = (page: Page) => page.getByRole('main').getByRole('status')
const undo = (page: Page) => page.getByRole('button', { name: /^Undo / })
const count = (page: Page, text: string) => page.getByText(text, { exact: true })

async function hit(page: Page, yards: number, side: string): Promise<void> {
  await carry(page, yards).click()
  await lane(page, side).click()
}

/** The logged shots that the server has, in their order. */
async function stored(context: BrowserContext, url: string): Promise<readonly KeptShot[]> {
  const answer = await context.request.get(`${url}/api/shots`, { headers: PAGE_HEADERS })
  const { sessions, shots }: { sessions: readonly ShotSession[]; shots: readonly KeptShot[] } = await answer.json()
  const logs = sessions.filter(({ origin, source }) => origin === 'typed' && source === 'log')
  return shots.filter(({ session }) => logs.some(({ id }) => id === session))
}

test('MEM-31 keeps a shot with two taps and a mishit with one, for the club that stays chosen, and Undo takes the last one away', async ({
  page,
  context,
  server,
}) => {
  await signUpSampleGolfer(context, server.url)
  await page.goto('/bag')
  await page.getByRole('link', { name: 'Range log' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(club(page, '7-Iron')).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Putter' })).toHaveCount(0)
  await expect(carries(page)).toHaveText([75, 80, 85, 90, 95, 100, 105, 110, 115].map((yards) => `${yards} yards`))
  await expect(lanes(page)).toHaveText([
    /^Far left.*, \d+ yards or more$/,
    /^Left.*, \d+ to \d+ yards$/,
    /^Straight.*, within \d+ yards$/,
    /^Right.*, \d+ to \d+ yards$/,
    /^Far right.*, \d+ yards or more$/,
  ])
  await carry(page, 100).click()
  expect(await smallTargets(page)).toEqual([])
  await lane(page, 'Right').click()
  await expect(told(page)).toHaveText('Kept: 7-Iron 100, right')
  await expect(count(page, '1 shot today')).toBeVisible()
  for (const [index, strike] of ['Fat', 'Thin', 'Topped'].entries()) {
    await page.getByRole('button', { name: strike, exact: true }).click()
    await expect(told(page)).toHaveText(`Kept: 7-Iron, ${strike.toLowerCase()}`)
    await expect(count(page, `${index + 2} shots today`)).toBeVisible()
  }

  await club(page, 'Pitching Wedge').check()
  await hit(page, 70, 'Straight')
  await expect(count(page, '1 shot today, 5 with all clubs')).toBeVisible()
  await expect.poll(async () => (await stored(context, server.url)).length).toBe(5)
  const shots = await stored(context, server.url)
  expect(new Set(shots.map(({ session }) => session)).size).toBe(1)
  expect(shots[0]).toMatchObject({ club: '7-iron', carryYards: 100, swing: 'full', mark: 'by-rule' })
  expect(shots[0]?.sideYards).toBeGreaterThan(0)
  expect(shots.slice(1, 4).every(({ sideYards, carryYards }) => sideYards === undefined && carryYards < 75)).toBe(true)
  expect(shots[4]).toMatchObject({ club: 'pw', carryYards: 70, sideYards: 0 })

  await page.reload()
  await expect(club(page, 'Pitching Wedge')).toBeChecked()
  await undo(page).click()
  await expect(told(page)).toHaveText('Taken back: Pitching Wedge 70, straight')
  await expect(count(page, 'No shots today, 4 with all clubs')).toBeVisible()
  await undo(page).click()
  await expect(told(page)).toHaveText('Taken back: 7-Iron, topped')
  await expect(count(page, 'No shots today, 3 with all clubs')).toBeVisible()
  await page.goto('/clubs/7-iron?tab=shots')
  await expect(page.locator('[data-shot]')).toHaveCount(3)
  await expect(page.locator('[data-shot]').filter({ hasText: 'short: mishit' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Log shots on the range' }).click()
  await expect(page).toHaveURL(/\/range\?club=7-iron$/)
  await expect(club(page, '7-Iron')).toBeChecked()
})

test(
  'logs half swings of a wedge, which the yardage card has from three on',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    await signUpSampleGolfer(context, server.url)
    await page.goto('/yardage-card')
    const row = page.getByRole('row').filter({ hasText: /^(SW|Sand Wedge)/ })
    const half = row.getByRole('cell').last()
    await expect(half).toHaveText(/\d/)
    const usual = await half.innerText()
    await page.goto('/range?club=7-iron')
    await expect(page.getByRole('radio', { name: '½' })).toHaveCount(0)
    await club(page, 'Sand Wedge').check()
    await page.getByRole('radio', { name: '½' }).check()
    await expect(page.getByRole('button', { name: 'Fat', exact: true })).toHaveCount(0)
    for (const shots of [1, 2, 3]) {
      await carries(page).last().click()
      await lane(page, 'Straight').click()
      await expect(told(page)).toHaveText(/^Kept: Sand Wedge ½ \d+, straight$/)
      await expect(count(page, `${shots} ${shots === 1 ? 'shot' : 'shots'} today`)).toBeVisible()
    }
    // Undo is above the thumb bar, also with two rows of clubs and a choice of swings.
    const box = await undo(page).boundingBox()
    expect(box && box.y + box.height / 2).toBeLessThan(844 - 68)
    await expect
      .poll(async () => (await stored(context, server.url)).map(({ swing }) => swing))
      .toEqual(Array(3).fill('half'))
    await page.goto('/yardage-card')
    await expect(half).toHaveText(/\d/)
    await expect.poll(() => half.innerText()).not.toBe(usual)
  },
)

test.describe('without reception', () => {
  test.use({ serviceWorkers: 'allow' })

  test('MEM-32 keeps five shots over a reload, sends them once it is back, and another device shows each of them once', async ({
    page,
    context,
    browser,
    server,
  }) => {
    await signUpSampleGolfer(context, server.url)
    await page.goto(`${server.url}/range`)
    await expect(carry(page, 95)).toBeVisible()
    await keptOnDevice(page)
    await context.setOffline(true)
    await hit(page, 95, 'Straight')
    await hit(page, 100, 'Left')
    await hit(page, 90, 'Far right')
    await page.getByRole('button', { name: 'Thin', exact: true }).click()
    await hit(page, 105, 'Right')
    await expect(count(page, '5 shots today')).toBeVisible()
    await page.reload()
    await expect(count(page, '5 shots today')).toBeVisible()
    await expect(undo(page)).toHaveAccessibleName('Undo 7-Iron 105, right')
    expect(await stored(context, server.url)).toEqual([])

    await context.setOffline(false)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(async () => (await stored(context, server.url)).length).toBe(5)
    const shots = await stored(context, server.url)
    expect(shots.map(({ carryYards }) => carryYards)).toEqual([95, 100, 90, 65, 105])

    const other = await browser.newContext({ storageState: await context.storageState(), serviceWorkers: 'block' })
    const device = await other.newPage()
    await device.goto(`${server.url}/clubs/7-iron?tab=shots`)
    await expect(device.locator('[data-shot]')).toHaveCount(5)
    for (const yards of [95, 100, 90, 65, 105]) {
      await expect(device.locator('[data-shot]').filter({ hasText: `${yards} yd` })).toHaveCount(1)
    }
    await expect(device.getByRole('heading', { level: 3 })).toHaveCount(1)
    await other.close()
  })
})

test(
  'goes by keyboard, and says what is wrong with a carry',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    await signUpSampleGolfer(context, server.url)
    await page.goto('/range')
    await carry(page, 95).focus()
    await page.keyboard.press('Enter')
    await expect(lane(page, 'Straight')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(told(page)).toHaveText('Kept: 7-Iron 95, straight')
    await expect(carry(page, 95)).toBeFocused()

    await page.getByRole('button', { name: 'Other' }).press('Enter')
    const field = page.getByLabel('Your carry')
    await expect(field).toBeFocused()
    await field.fill('far')
    await field.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
      'Type a whole number from 1 to 400 yards.',
    )
    await expect(field).toBeFocused()
    await field.fill('121')
    await field.press('Enter')
    await expect(lane(page, 'Straight')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(told(page)).toHaveText('Kept: 7-Iron 121, right')

    await club(page, '7-Iron').focus()
    await page.keyboard.press('ArrowRight')
    await expect(club(page, '8-Iron')).toBeChecked()
    await expect(club(page, '8-Iron')).toBeFocused()
    await undo(page).focus()
    await page.keyboard.press('Enter')
    await expect(undo(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(undo(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  },
)

test('fits a small phone, in the golfer’s units', { tag: EXHAUSTIVE }, async ({ page, context, server }) => {
  const golfer = await signUpSampleGolfer(context, server.url)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/range')
  await hit(page, 95, 'Far left')
  await expect(told(page)).toHaveText('Kept: 7-Iron 95, far left')
  await carry(page, 100).click()
  expect(await sidewaysOverflowPx(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  await expectAccessible(page, 'the range log')

  await golfer.store({ preferredUnits: 'metres' })
  await page.reload()
  await expect(carries(page).first()).toHaveText(/^\d+ meters$/)
  await carries(page).nth(4).click()
  await lane(page, 'Straight').click()
  await expect(told(page)).toHaveText(/^Kept: 7-Iron \d+[05], straight$/)
})

test('puts the lanes one below the other in large text', { tag: EXHAUSTIVE }, async ({ largeTextPhone, server }) => {
  await signUpSampleGolfer(largeTextPhone, server.url)
  const page = await largeTextPhone.newPage()
  await page.goto('/range')
  await hit(page, 95, 'Far right')
  await expect(told(page)).toHaveText('Kept: 7-Iron 95, far right')
  const [left, right] = [await lane(page, 'Far left').boundingBox(), await lane(page, 'Far right').boundingBox()]
  expect(right?.x).toBe(left?.x)
  expect(right?.y).toBeGreaterThan(left?.y ?? Infinity)
  expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
})

test(
  'offers what the shots say without rewriting the number, an estimate from the first one and a typed number from three',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    const golfer = await signUpSampleGolfer(context, server.url)
    await golfer.store({ 'clubDistances.7-iron': { distance: 95, source: 'manual' } })
    const numberOf = async (wanted: string) =>
      (await golfer.profile()).clubDistances.find((entry) => entry.club === wanted)
    const edits = recordEdits(page)
    await page.goto('/range?club=8-iron')
    await hit(page, 100, 'Straight')
    const use = page.getByRole('button', { name: /^Use \d+$/ })
    await expect(page.getByRole('heading', { name: /^8-Iron: your shot says \d+$/ })).toBeVisible()
    expect(await numberOf('8-iron')).toMatchObject({ distance: 86, source: 'estimated' })
    await use.click()
    await expect(use).toHaveCount(0)
    await expect.poll(() => numberOf('8-iron')).toMatchObject({ source: 'measured', shots: { count: 1 } })
    expect((await numberOf('8-iron'))?.shots?.known?.ownShare).toBeLessThan(0.5)
    await club(page, '7-Iron').check()
    await hit(page, 105, 'Straight')
    await hit(page, 105, 'Left')
    await expect(count(page, '2 shots today, 3 with all clubs')).toBeVisible()
    await hit(page, 110, 'Straight')
    const offer = page.getByRole('heading', { name: /^7-Iron: your 3 shots say \d+$/ })
    const [learned] = /\d+$/.exec(await offer.innerText()) ?? []
    await expect(page.getByRole('heading', { name: /^8-Iron: / })).toHaveCount(0)
    expect(await numberOf('7-iron')).toMatchObject({ distance: 95, source: 'manual' })
    await page.getByRole('button', { name: `Use ${learned}`, exact: true }).click()
    await expect.poll(() => numberOf('7-iron')).toMatchObject({ source: 'measured', shots: { count: 3 } })
    expect(edits).toHaveLength(2)

    // A single typed shot is not half of a number: the bag and home draw it dashed with its ±, as the club's page does.
    await page.goto('/bag')
    await expect(clubRow(page, '8-iron').locator('[data-carry]')).toHaveCSS('text-decoration-style', 'dashed')
    await expect(clubRow(page, '8-iron')).toContainText(/±\d/)
    await expect(page.getByText('9 clubs and the putter. Two numbers are yours.')).toBeVisible()
    await page.goto('/')
    await expect(page.locator('main [data-known="own"]')).toHaveCount(2)
  },
)

test('keeps the screen on only while the log is open', { tag: EXHAUSTIVE }, async ({ page, context, server }) => {
  await signUpSampleGolfer(context, server.url)
  await page.addInitScript(() => {
    const held = { count: 0 }
    Object.assign(window, { held })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          held.count += 1
          return { release: async () => void (held.count -= 1) }
        },
      },
    })
  })
  const heldCount = () => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count)
  await page.goto('/range')
  await expect(heading(page)).toBeVisible()
  await expect.poll(heldCount).toBe(1)
  await page.getByRole('navigation', { name: 'Bag' }).getByRole('link', { name: 'Clubs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible()
  await expect.poll(heldCount).toBe(0)
})

test(
  'says that a shot was refused and why, and keeps it on the device',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    await signUpSampleGolfer(context, server.url)
    const reason = 'Bagwise keeps 10,000 shots. Delete old ones to make room.'
    await page.route('**/api/shots', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { code: 'too-many-shots', message: reason } })
        : route.continue(),
    )
    await page.goto('/range')
    await hit(page, 95, 'Straight')
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })).toHaveText(`Not saved: ${reason}`)
    await page.reload()
    await expect(count(page, '1 shot today')).toBeVisible()
  },
)

test('says what to do without clubs', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  await page.goto('/range')
  await expect(page.getByRole('heading', { name: 'No clubs in your bag yet' })).toBeVisible()
  await page.getByRole('link', { name: 'To your bag' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible()
})

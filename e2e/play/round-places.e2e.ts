import type { Page } from '@playwright/test'
import { lieAt } from '@bagwise/golf/shot-advice/ground/lie-on-ground'
import { latLonOf } from '@bagwise/golf/shot-advice/ground/ground-places'
import { placeFromPin } from '@bagwise/golf/shot-advice/ground/lines'
import { openCourse } from '../support/courses.ts'
import { everythingKept } from '../support/device.ts'
import {
  augustaHole,
  fromPin,
  hit,
  movedBy,
  number,
  openPlayedHole,
  openRound,
  placeHeard,
  standAt,
  typeYards,
  walkByClock,
  walkTo,
} from '../support/mapped-round.ts'
import type { MappedHole } from '../support/mapped-round.ts'
import { storePlayed, storedPlayed } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** The tee of a hole that no map has. */
const TEE = { latitudeDeg: 56.3433, longitudeDeg: -2.8031 }
const fromTee = (yards: number) => movedBy(TEE, { x: 0, y: yards })

const lie = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Ball lie' }).getByRole('radio', { name })
const maybe = (page: Page) => page.getByRole('group', { name: 'Ball lie' }).getByText('maybe')
const green = (page: Page) => page.getByRole('heading', { name: 'On the green' })
const shot = (page: Page) => page.getByText(/(Shot|[A-Z0-9][\w-]*( \w+)?) noted/)
const shownYards = async (page: Page) =>
  Number.parseInt((await number(page).getAttribute('aria-label', { timeout: 5_000 })) ?? '', 10)

test.beforeEach(async ({ context, server, page }) => {
  await signUpSampleGolfer(context, server.url)
  await context.grantPermissions(['geolocation'])
  await walkByClock(page)
})

/** From the middle of the fairway to its right as far as it is fairway. */
function fairwayAcross({ ground }: MappedHole, yards: number) {
  const middle = placeFromPin({ way: ground.way.slice(0, -1), pin: ground.greenMiddle }, yards)
  const across = Array.from({ length: 60 }, (_, right) => ({ x: middle.x + right, y: middle.y }))
  const edge = across.findIndex((_, right) => lieAt(ground, across[right + 1] ?? middle) !== 'fairway')
  return { middle: latLonOf(ground, middle), beside: latLonOf(ground, across[edge - 3] ?? middle) }
}

test('RND-10 the lie is the map’s, near an edge both chips are marked, and a tapped one is never changed by the map', async ({
  context,
  page,
  server,
}) => {
  const hole = augustaHole(13)
  const { middle, beside } = fairwayAcross(hole, 150)
  await standAt(context, hole.tee)
  await openCourse(page, 'us-augusta')
  const played = openRound()
  await storePlayed(context, server.url, [played])
  await openPlayedHole(page, played, 13)
  await expect(page.getByText(/^Position good to/)).toBeVisible()
  await expect(lie(page, /^Tee/)).toBeChecked()
  await hit(page).click()
  await expect(shot(page)).toBeVisible()

  await walkTo(page, middle)
  await expect(lie(page, /^Fairway by the map$/)).toBeChecked()
  await expect(maybe(page)).toHaveCount(0)
  await walkTo(page, beside, 20)
  await expect(lie(page, /^Fairway by the map$/)).toBeChecked()
  await expect(maybe(page)).toHaveCount(1)
  await expect(lie(page, /^Rough maybe$/)).not.toBeChecked()

  await lie(page, /^Sand/).check()
  await expect(page.getByText('by the map')).toHaveCount(0)
  await walkTo(page, middle)
  await expect(lie(page, /^Sand$/)).toBeChecked()
  await expect(page.getByText('by the map')).toHaveCount(0)
  await hit(page).click()
  await expect
    .poll(async () =>
      (await storedPlayed(context, server.url, played.round.id)).shots.map((one) => [one.lie, one.lieFrom]),
    )
    .toContainEqual(['bunker', 'tap'])
})

test('RND-13 the green comes by itself inside its outline or within 20 yards of a known pin, and by a tap anywhere', async ({
  context,
  page,
  server,
}) => {
  const hole = augustaHole(12)
  await standAt(context, hole.tee)
  await openCourse(page, 'us-augusta')
  const mapped = openRound()
  const plain = openRound({}, { isMapped: false })
  await storePlayed(context, server.url, [mapped, plain])
  await openPlayedHole(page, mapped, 12)
  await hit(page).click()
  await expect(shot(page)).toBeVisible()
  await walkTo(page, fromPin(hole, 40))
  await expect(lie(page, /by the map/)).toBeVisible()
  await expect(green(page)).toHaveCount(0)
  await walkTo(page, hole.pin)
  await expect(green(page)).toBeVisible()

  // Without a map: once the pin was marked.
  await standAt(context, TEE)
  await openPlayedHole(page, plain, 1)
  await placeHeard(page)
  await hit(page).click()
  await expect(shot(page)).toBeVisible()
  await walkTo(page, fromTee(380))
  await page.getByRole('button', { name: 'On the green' }).click()
  await page.getByRole('button', { name: /^In the hole/ }).click()
  await expect(page.getByText('Pin marked.')).toBeVisible()
  for (let taps = 0; taps < 2; taps++) await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(hit(page)).toBeVisible()
  await walkTo(page, fromTee(5))
  await hit(page).click()
  await expect(shot(page)).toBeVisible()
  await walkTo(page, fromTee(355))
  await expect(page.getByText(/^Position good to/)).toBeVisible()
  await expect(green(page)).toHaveCount(0)
  await walkTo(page, fromTee(362))
  await expect(green(page)).toBeVisible()
  await page.getByRole('button', { name: 'Off the green' }).click()
  await walkTo(page, fromTee(200))
  await expect(green(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'On the green' }).click()
  await expect(green(page)).toBeVisible()
})

test('RND-14 without a map the first round shows the card’s length less the way walked, the pin gives every stroke a distance, and the second round a live one', async ({
  context,
  page,
  server,
}) => {
  const first = openRound({}, { isMapped: false })
  const second = openRound({}, { isMapped: false })
  await storePlayed(context, server.url, [first, second])
  await standAt(context, TEE)
  await openPlayedHole(page, first, 1)
  await expect(page.getByRole('button', { name: 'Use my position' })).toHaveCount(0)
  await placeHeard(page)
  await hit(page).click()
  await expect(shot(page)).toBeVisible()
  await walkTo(page, fromTee(217))
  await expect.poll(() => shownYards(page)).toBe(378 - 217)
  await expect(number(page)).toContainText('≈161')
  await expect(page.getByText('if it is straight', { exact: true })).toBeVisible()
  await hit(page).click()
  await walkTo(page, fromTee(372))
  await page.getByRole('button', { name: 'On the green' }).click()
  await page.getByRole('button', { name: /^In the hole/ }).click()
  await expect(page.getByText('Pin marked.')).toBeVisible()
  const stored = async () =>
    (await storedPlayed(context, server.url, first.round.id)).shots
      .toSorted((one, other) => one.order - other.order)
      .map(({ leftYards, leftFrom }) => [Math.round(leftYards ?? Number.NaN), leftFrom])
  await expect.poll(stored).toEqual([
    [372, 'later'],
    [372 - 217, 'later'],
  ])

  await standAt(context, TEE)
  await page.clock.fastForward(180_000)
  await openPlayedHole(page, second, 1)
  await expect(page.getByText(/^Position good to/)).toBeVisible()
  await expect.poll(() => shownYards(page)).toBe(372)
  await expect(page.getByText('if it is straight', { exact: true })).toHaveCount(0)
  await hit(page).click()
  await walkTo(page, fromTee(251))
  await expect.poll(() => shownYards(page)).toBe(372 - 251)
})

test(
  'a place that is lost greys the last number with its age, a jump is left out, and a typed distance wins',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const hole = augustaHole(13)
    await standAt(context, hole.tee)
    await openCourse(page, 'us-augusta')
    const played = openRound()
    await storePlayed(context, server.url, [played])
    await openPlayedHole(page, played, 13)
    await expect(page.getByText(/^Position good to/)).toBeVisible()
    await hit(page).click()
    await walkTo(page, fromPin(hole, 180))
    await expect(page.getByText(/^Position good to/)).toBeVisible()
    await expect.poll(() => shownYards(page)).toBeLessThan(200)
    const yards = await shownYards(page)
    await page.clock.runFor(12_000)
    await expect(page.getByText(/^Position lost 1\d s ago\.$/)).toBeVisible()
    expect(await shownYards(page)).toBe(yards)
    const color = async () => number(page).evaluate((element) => getComputedStyle(element).color)
    const grey = await color()

    // Nobody gets 150 yards farther in a second.
    await standAt(context, fromPin(hole, 30))
    await page.clock.runFor(2_000)
    await expect(page.getByText(/^Position lost 1\d s ago\.$/)).toBeVisible()
    expect(await shownYards(page)).toBe(yards)
    await standAt(context, fromPin(hole, 178))
    await expect(page.getByText(/^Position good to/)).toBeVisible()
    expect(await color()).not.toBe(grey)

    await typeYards(page, 152)
    await expect(page.getByText('Typed.')).toBeVisible()
    expect(await shownYards(page)).not.toBe(yards)
    await hit(page).click()
    await expect
      .poll(async () =>
        (await storedPlayed(context, server.url, played.round.id)).shots.map((one) => [one.leftYards, one.leftFrom]),
      )
      .toContainEqual([152, 'typed'])
  },
)

type Fed = { readonly latitude: number; readonly longitude: number; readonly accuracy: number | null }
type Feeding = { feed: (coords: Fed, agoMs: number) => void }

/** The receiver tells what the test says, as no real one would. */
async function holdReceiver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = new Map<number, PositionCallback>()
    const own = Geolocation.prototype
    own.watchPosition = (found) => {
      const id = told.size + 1
      told.set(id, found)
      return id
    }
    own.clearWatch = (id) => void told.delete(id)
    ;(window as unknown as Feeding).feed = (coords, agoMs) => {
      const position = { coords, timestamp: Date.now() - agoMs } as unknown as GeolocationPosition
      for (const found of told.values()) found(position)
    }
  })
}

test('RND-31 a place is the median of fresh, good fixes without jumps, never surer than 3 m; others are dropped, and a lost one greys the last number with its age', async ({
  context,
  page,
  server,
}) => {
  await holdReceiver(page)
  const hole = augustaHole(13)
  const feed = (yards: number, { accuracy = 4 as number | null, latitude = 0, agoMs = 0 } = {}) => {
    const { latitudeDeg, longitudeDeg } = yards > 480 ? hole.tee : fromPin(hole, yards)
    const coords = { latitude: latitude || latitudeDeg, longitude: longitudeDeg, accuracy }
    return page.evaluate(([fed, ago]) => (window as unknown as Feeding).feed(fed, ago), [coords, agoMs] as const)
  }
  await openCourse(page, 'us-augusta')
  const played = openRound()
  await storePlayed(context, server.url, [played])
  await openPlayedHole(page, played, 13)
  await expect(page.getByRole('button', { name: 'Use my position' })).toHaveCount(0)
  // 3 m are 3 yards and a bit, and 4 m are 4.
  await feed(499, { accuracy: 1 })
  await expect(page.getByText('Position good to 3 yd.')).toBeVisible()
  await hit(page).click()
  await page.clock.fastForward(180_000)
  await page.getByRole('button', { name: 'Tap to go on' }).click()
  await feed(180)
  await expect(page.getByText('Position good to 4 yd.')).toBeVisible()
  // What it plays is worked out beside the page.
  await expect.poll(() => shownYards(page)).toBeLessThan(200)
  const from180 = await shownYards(page)
  await page.clock.runFor(9_000)
  await expect(page.getByText(/^Position lost/)).toBeVisible()
  for (const yards of [178, 180, 183]) {
    await feed(yards)
    await page.clock.runFor(1_000)
  }
  await expect(page.getByText('Position good to 4 yd.')).toBeVisible()
  await expect.poll(() => shownYards(page)).toBe(from180)
  const color = async () => number(page).evaluate((element) => getComputedStyle(element).color)
  const fresh = await color()

  // None of these says where the phone is: nobody walks 150 yards in a second.
  await feed(180, { accuracy: 26 })
  await feed(182, { agoMs: 30_000 })
  for (const accuracy of [0, -4, null]) await feed(176, { accuracy })
  await feed(176, { latitude: 80.5 })
  await feed(30)
  await page.clock.runFor(1_000)
  expect(await shownYards(page)).toBe(from180)
  await page.clock.runFor(9_000)
  // Its own seconds pass as well, more of them on a slow machine.
  await expect(page.getByText(/^Position lost [1-9]\d s ago\.$/)).toBeVisible()
  // The latest good fix was the last one to be too old.
  expect(Math.abs((await shownYards(page)) - from180)).toBeLessThanOrEqual(3)
  expect(await color()).not.toBe(fresh)
  // Then the older ones no longer count.
  await feed(190)
  await expect(page.getByText('Position good to 4 yd.')).toBeVisible()
  await expect.poll(async () => Math.abs((await shownYards(page)) - from180 - 10)).toBeLessThanOrEqual(1)
})

type Asking = { asked: number; watching: number; isHidden: boolean }

/** Counts how often the page asks for the position and how many watches are open. */
async function countAsking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asking: Asking = { asked: 0, watching: 0, isHidden: false }
    ;(window as unknown as { asking: Asking }).asking = asking
    const own = Geolocation.prototype
    const real = {
      watch: own.watchPosition.bind(navigator.geolocation),
      ask: own.getCurrentPosition.bind(navigator.geolocation),
      clear: own.clearWatch.bind(navigator.geolocation),
    }
    own.watchPosition = (...given) => {
      asking.asked += 1
      asking.watching += 1
      return real.watch(...given)
    }
    own.getCurrentPosition = (...given) => {
      asking.asked += 1
      real.ask(...given)
    }
    own.clearWatch = (id) => {
      asking.watching -= 1
      real.clear(id)
    }
    Object.defineProperty(document, 'visibilityState', { get: () => (asking.isHidden ? 'hidden' : 'visible') })
  })
}
const asking = (page: Page) => page.evaluate(() => (window as unknown as { asking: Asking }).asking)
const turn = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    ;(window as unknown as { asking: Asking }).asking.isHidden = hidden
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isHidden)

async function startRound(page: Page): Promise<void> {
  await page.goto('/play/start')
  await page
    .getByRole('textbox', { name: /^(Course|Name)/ })
    .first()
    .fill('Heather Links')
  await page.getByRole('button', { name: 'Start the round' }).click()
  await expect(page.getByRole('heading', { name: 'Hole 1' })).toBeVisible()
}

test('RND-30 the position is asked for on Start with the reason, watched only while the page is visible, and after a refusal not asked for again in the round', async ({
  context,
  page,
}) => {
  await countAsking(page)
  await context.clearPermissions()
  await page.goto('/play/start')
  await expect(
    page.getByText(/your browser asks .+ distances then update as you walk.+ never leaves this phone\./i),
  ).toBeVisible()
  expect((await asking(page)).asked).toBe(0)
  await startRound(page)
  await expect(page.getByText('No position: you said no. Tap the number to type it.')).toHaveCount(1)
  expect((await asking(page)).asked).toBe(1)
  await typeYards(page, 378)
  await hit(page).click()
  // With its club, if the advice has come by then.
  await expect(shot(page)).toBeVisible()
  await expect.poll(() => everythingKept(page)).toContain('"isPositionRefused":true')
  await page.reload()
  await expect(page.getByText('No position: you said no. Tap the number to type it.')).toHaveCount(1)
  expect((await asking(page)).asked).toBe(0)
  await page.goto(page.url().replace(/\d+$/, '2'))
  await expect(page.getByText('No position: you said no. Tap the number to type it.')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Use my position' })).toHaveCount(0)
  expect((await asking(page)).asked).toBe(0)

  // Another round, in which it may be used.
  await page.goto('/play/start')
  await page.getByRole('button', { name: /leave/i }).click()
  await context.grantPermissions(['geolocation'])
  await standAt(context, TEE)
  await page.getByRole('button', { name: 'Start the round' }).click()
  await expect(page.getByRole('heading', { name: 'Hole 1' })).toBeVisible()
  await expect.poll(async () => (await asking(page)).watching).toBe(1)
  const open = page.url()
  await turn(page, true)
  expect((await asking(page)).watching).toBe(0)
  await page.clock.runFor(60_000)
  const before = await asking(page)
  expect(before.watching).toBe(0)
  await turn(page, false)
  await expect.poll(async () => (await asking(page)).watching).toBe(1)
  // Worse than 25 m.
  await page.goto('/')
  await standAt(context, TEE, 60)
  await page.goto(open)
  await expect(page.getByRole('heading', { name: 'Hole 1' })).toBeVisible()
  await expect.poll(async () => (await asking(page)).watching).toBe(1)
  await page.clock.runFor(22_000)
  await expect(page.getByText('Position too rough here. Tap the number to type it.')).toHaveCount(1)

  // A device without any.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined })
  })
  await page.reload()
  await expect(page.getByText('No position here. Tap the number to type it.')).toHaveCount(1)
  await typeYards(page, 378)
  await expect(page.getByText('Typed.')).toBeVisible()
})

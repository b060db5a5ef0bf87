import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { installClock } from '../support/clock.ts'
import { AUGUSTA, openCourse } from '../support/courses.ts'
import { card, test } from '../support/home.ts'
import { augustaHole, standAt } from '../support/mapped-round.ts'
import { hit, hitButton, holeButton, nextHole, openFirstHole, puttButton, toGreen } from '../support/play-hole.ts'
import { cardRound, storePlayed, storedPlayed } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { expect } from '../support/test.ts'

const HOUR_MS = 3_600_000
const SLOW_READ_MS = 600

const courses = (page: Page) => page.getByRole('group', { name: 'Course', exact: true }).locator('label')
const tees = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tees', exact: true }).getByRole('radio', { name, exact: true })
const loop = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const rating = (page: Page) => page.getByLabel('Course rating')
const slope = (page: Page) => page.getByLabel('Slope')
const startHoles = (page: Page) => page.getByRole('combobox', { name: /hole$/i }).first()
const thumbBar = (page: Page) => page.getByRole('navigation', { name: 'Quick access' })

test.beforeEach(async ({ context, server }) => {
  await signUpSampleGolfer(context, server.url)
})

test('RND-01 home and the Round tab lead to Play a round, Play to the open round, else the shot; the last course and tees come first, another is typed, and one within 3 miles is named with the position allowed alone', async ({
  context,
  page,
  server,
}) => {
  const last = cardRound({ date: '2026-11-21', tees: 'blue' })
  await storePlayed(context, server.url, [
    cardRound({ date: '2026-11-19', course: 'Dune Park' }),
    cardRound({ date: '2026-11-20', tees: 'white' }),
    last,
  ])
  await page.addInitScript(() => {
    const seen = window as unknown as { askedCount: number }
    seen.askedCount = 0
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...how) => {
      seen.askedCount += 1
      ask(...how)
    }
  })
  await standAt(context, augustaHole(1).tee)
  await openCourse(page, 'us-augusta')
  await page.goto('/')
  await expect(thumbBar(page).getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/shot-advisor')
  await page.getByRole('main').getByRole('link', { name: 'Play a round' }).click()
  await expect(page).toHaveURL('/play/start')

  const [heather, dunes, other] = ['Heather Linksplayed before', 'Dune Parkplayed before', 'Another course']
  await expect(courses(page)).toHaveText([heather, dunes, `${AUGUSTA}on this phone`, other])
  await expect(courses(page).first().getByRole('radio')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Tees', exact: true }).locator('label')).toHaveText([
    'blue',
    'white',
    'Other',
  ])
  await expect(tees(page, 'blue')).toBeChecked()
  expect(await page.evaluate(() => (window as unknown as { askedCount: number }).askedCount)).toBe(0)

  await context.grantPermissions(['geolocation'])
  await page.goto('/play')
  await expect(
    page.getByRole('navigation', { name: 'Play', exact: true }).getByRole('link', { name: 'Round' }),
  ).toHaveAttribute('aria-current', 'page')
  await page.getByRole('main').getByRole('link', { name: 'Play a round' }).click()
  await expect(page).toHaveURL('/play/start')
  await expect(courses(page)).toHaveText([heather, `${AUGUSTA}near you`, dunes, other])
  await expect(courses(page).first().getByRole('radio')).toBeChecked()

  await page.getByRole('radio', { name: 'Another course' }).check()
  await page.getByRole('button', { name: 'Start the round' }).click()
  await expect(page.getByText('Type the name of the course.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the course' }).fill('Pine Hill')
  const id = await openFirstHole(page)
  await expect
    .poll(async () => (await storedPlayed(context, server.url, id)).round)
    .toMatchObject({ course: 'Pine Hill' })
  await page.goto('/')
  await thumbBar(page).getByRole('link', { name: 'Hole 1' }).click()
  await expect(page).toHaveURL(`/play/${id}/holes/1`)
})

test('a start hole chosen at once goes with the nearest course, however slowly the device reads its courses', async ({
  page,
}) => {
  await openCourse(page, 'us-augusta')
  await page.addInitScript((readsForMs) => {
    const getAll: IDBObjectStore['getAll'] = Reflect.get(IDBObjectStore.prototype, 'getAll')
    IDBObjectStore.prototype.getAll = function readSlowly(...asked) {
      const request = Reflect.apply(getAll, this, asked)
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (type: string, heard: EventListener) =>
        listen(type, (event: Event) => setTimeout(() => heard(event), readsForMs))
      return request
    }
  }, SLOW_READ_MS)
  await page.goto('/play/start')
  await startHoles(page).selectOption('7')
  await expect(page.getByRole('radio', { name: new RegExp(AUGUSTA) })).toBeChecked()
  await expect(startHoles(page)).toHaveValue('7')
})

test('RND-02 RND-03 a round is 18 holes, a nine, from another hole or one hole; without a card each is par 4 with ‘set par’, and what is typed is there at the next round', async ({
  context,
  page,
  server,
}) => {
  await page.goto('/play/start')
  await page.getByRole('textbox', { name: 'Name of the course' }).fill('Heather Links')
  const offered = [
    ['Front 9', 1, 9],
    ['Back 9', 10, 18],
    ['One hole', 1, 18],
    ['18', 1, 18],
  ] as const
  for (const [name, first, last] of offered) {
    await loop(page, name).check()
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
    await expect(startHoles(page).getByRole('option'), name).toHaveText(numbers)
    await expect(rating(page), name).toHaveCount(name === 'One hole' ? 0 : 1)
  }
  await startHoles(page).selectOption('7')
  await page.getByRole('textbox', { name: 'Name or color' }).fill('white')
  await rating(page).fill('71.3')
  await page.getByRole('button', { name: 'Start the round' }).click()
  await expect(page.getByText('Type both, course rating and slope, or neither.')).toBeVisible()
  await slope(page).fill('128')
  const id = await openFirstHole(page)
  await expect(page).toHaveURL(/\/holes\/7$/)

  const bar = page.getByRole('main').locator('header')
  await expect(bar).toContainText('Par 4')
  await expect(bar.getByRole('button', { name: 'set par' })).toBeVisible()
  await toGreen(page)
  await page.getByRole('button', { name: 'One stroke more' }).click()
  await nextHole(page, 8)
  await bar.getByRole('button', { name: 'set par' }).click()
  await page.getByRole('dialog').getByText('3', { exact: true }).click()
  await expect(bar).toContainText('Par 3')
  await expect(bar.getByRole('button', { name: 'set par' })).toHaveCount(0)
  await expect
    .poll(async () => (await storedPlayed(context, server.url, id)).holes.map(({ par }) => par))
    .toEqual(Array.from({ length: 18 }, (_, index) => (index === 7 ? 3 : 4)))
  expect((await storedPlayed(context, server.url, id)).round).toMatchObject({
    holeCount: 18,
    firstHole: 7,
    courseRating: 71.3,
    slopeRating: 128,
  })

  await page.goto('/play/start')
  await page.getByRole('button', { name: 'Leave it and start another' }).click()
  await expect(tees(page, 'white')).toBeChecked()
  await expect(rating(page)).toHaveValue('71.3')
  await expect(slope(page)).toHaveValue('128')
  // A nine has a rating of its own.
  await loop(page, 'Back 9').check()
  await expect(rating(page)).toHaveValue('')
  await loop(page, '18').check()
  await expect(rating(page)).toHaveValue('71.3')

  await loop(page, 'One hole').check()
  await startHoles(page).selectOption('8')
  await page.getByText('Card', { exact: true }).last().click()
  await expect(page.getByRole('combobox', { name: 'Par of hole 8' })).toHaveValue('3')
  const length = page.getByRole('textbox', { name: 'Length of hole 8' })
  await length.fill('164')
  // The length is taken, and the round does not start.
  await length.press('Enter')
  await expect(page).toHaveURL('/play/start')
  await length.fill('9000')
  await length.press('Enter')
  await expect(length).toHaveValue('164')
  const one = await openFirstHole(page)
  await expect(bar).toContainText(/Par 3 · 164 ?yd/)
  await expect
    .poll(async () => (await storedPlayed(context, server.url, one)).holes)
    .toMatchObject([{ number: 8, par: 3, lengthYards: 164 }])
  await toGreen(page)
  await expect(page.getByRole('button', { name: 'Card', exact: true })).toBeVisible()
  await expect(holeButton(page, 9)).toHaveCount(0)
})

test.describe('with what keeps the page on the phone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('RND-04 RND-06 the start shows course handicap, dots and four ticks, each failing one with what to do, and asks about the Rules, distance devices and the index, which counts rated tees', async ({
    context,
    page,
    server,
  }) => {
    const last = cardRound()
    await storePlayed(context, server.url, [last])
    await phoneTells(page, { level: 0.2, isCharging: false, freeBytes: 1_000_000, position: 'prompt' })
    await page.goto('/play/start')
    const ticks = card(page, 'Before the first tee').getByRole('list').last().getByRole('listitem')
    await expect(ticks).toHaveText([
      'BatteryCharge it, or bring a power bank: a round takes a third.',
      'Room on this phoneFree some space, or your taps may not be kept.',
      'PositionBagwise asks when you start. Say no, and you type distances.',
      'Works without receptionStay connected for a minute, then reload this page.',
    ])

    // 28 · 128/113 + 71.3 − 72 = 31: one on each, and one more on the thirteen hardest.
    await expect(page.getByText('Course handicap 31')).toBeVisible()
    const harder = last.holes.filter(({ strokeIndex }) => (strokeIndex ?? 0) <= 13).map(({ number }) => number)
    const named = `${harder.slice(0, -1).join(', ')} and ${harder.at(-1)}`
    await expect(page.getByText(`You get 31, one on each and one more on ${named}.`)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Strokes by hole' }).getByRole('listitem')).toHaveText(
      last.holes.map(({ number }) => `${number}${harder.includes(number) ? '••2 strokes' : '•one stroke'}`),
    )
    await page.getByText('Card', { exact: true }).last().click()
    await expect(page.getByRole('combobox', { name: 'Par of hole 18' })).toBeVisible()
    await expectAccessible(page, 'the start of a round')

    await keptOnDevice(page)
    await phoneTells(page, { level: 0.8, isCharging: false, freeBytes: 2_000_000_000, position: 'granted' })
    await page.reload()
    await expect(ticks).toHaveText([
      'Battery · fine',
      'Room on this phone · fine',
      'Position · fine',
      'Works without reception · fine',
    ])
    await phoneTells(page, { level: 0.1, isCharging: true, freeBytes: 2_000_000_000, position: 'denied' })
    await page.reload()
    await expect(ticks.first()).toHaveText('Battery · fine')
    await expect(ticks.nth(2)).toHaveText('PositionBlocked for this site. Type distances, or allow it in your browser.')

    const question = page.getByRole('group', { name: 'Does this round count under the Rules of Golf?' })
    const noDevices = page.getByRole('switch', { name: 'No distance devices here' })
    const counting = page.getByRole('switch', { name: 'Count it for my estimated index' })
    await expect(question.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
    await expect(noDevices).not.toBeChecked()
    await expect(counting).toBeChecked()
    await tees(page, 'Other').check()
    await expect(counting).not.toBeChecked()
    await rating(page).fill('70.1')
    await slope(page).fill('121')
    await expect(counting).toBeChecked()
    await tees(page, 'white').check()
    await counting.click()
    await expect(counting).not.toBeChecked()
    await question.getByText('Yes', { exact: true }).click()
    await expect(page.getByText('Then you see distances only: no club, no line, no plays-like.')).toBeVisible()
    await noDevices.click()
    await expect(question.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked()
    const id = await openFirstHole(page)
    await expect
      .poll(async () => (await storedPlayed(context, server.url, id)).round)
      .toMatchObject({ rules: 'no-devices', isCounting: false, handicapThen: 28, courseRating: 71.3 })
  })
})

type Phone = {
  readonly level: number
  readonly isCharging: boolean
  readonly freeBytes: number
  readonly position: PermissionState
}

/** What the phone says of itself from the next page on. */
async function phoneTells(page: Page, phone: Phone): Promise<void> {
  await page.addInitScript(({ level, isCharging, freeBytes, position }) => {
    const tell = (of: object, name: string, value: unknown) =>
      Object.defineProperty(of, name, { value, configurable: true })
    tell(navigator, 'getBattery', async () => ({ level, charging: isCharging }))
    tell(navigator.storage, 'estimate', async () => ({ quota: freeBytes + 5_000, usage: 5_000 }))
    tell(navigator.permissions, 'query', async () => ({ state: position }))
  }, phone)
}

test.describe('far from Greenwich', () => {
  // At eight in the morning it is still the day before in Greenwich.
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('RND-36 a round open for 24 hours asks to finish, go on or leave it and is never closed silently; it is of the golfer’s day of the first tap, and a forecast over 3 hours old says so', async ({
    context,
    page,
    server,
  }) => {
    const oldForecast = page.getByText(/^This forecast is \d+ hours old\.$/)
    await context.grantPermissions(['geolocation'])
    await standAt(context, augustaHole(1).tee)
    await installClock(page, new Date('2026-11-27T20:00:00+13:00'))
    const heard = page.waitForResponse(/\/api\/weather/)
    await page.goto('/play/start')
    await heard
    await page.getByRole('textbox', { name: 'Name of the course' }).fill('Heather Links')
    const id = await openFirstHole(page)
    await expect.poll(() => stored(context, server.url, id)).toMatchObject({ date: '2026-11-27', state: 'playing' })
    await expect(oldForecast).toHaveCount(0)

    // Played the morning after, without reception for a new forecast.
    await page.route(/\/api\/weather/, (route) => route.abort())
    await page.clock.fastForward(12 * HOUR_MS)
    await page.getByRole('button', { name: 'Tap to go on' }).click()
    await hit(page)
    await toGreen(page)
    await puttButton(page, '2').click()
    await nextHole(page, 2)
    await expect(oldForecast).toHaveText('This forecast is 12 hours old.')
    await page.goto(`/play/${id}/carries`)
    await expect(page.getByText('Forecast: 11 mph of wind, 64°F.')).toBeVisible()
    await expect(oldForecast).toHaveText('This forecast is 12 hours old.')
    await expect.poll(() => stored(context, server.url, id)).toMatchObject({ date: '2026-11-28', state: 'playing' })
    await page.goto(`/play/${id}`)
    await expect(page).toHaveURL(`/play/${id}/holes/2`)

    await page.clock.setSystemTime(new Date('2026-11-29T09:00:00+13:00'))
    const question = page.getByRole('alert').filter({ hasText: 'You started this round on an earlier day' })
    await page.goto('/')
    await page.getByRole('link', { name: /^Hole 2, no shots, go on/ }).click()
    await expect(question).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Finish it', 'Continue', 'Leave it as it is'])
    await page.getByRole('button', { name: 'Finish it' }).click()
    await expect(page).toHaveURL(`/play/${id}/card`)
    await expect(page.getByRole('button', { name: 'Finish round' })).toBeVisible()
    await page.goto(`/play/${id}/holes/2`)
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(hitButton(page)).toBeVisible()
    // Who goes on is not asked on each page.
    await page.goto(`/play/${id}`)
    await expect(page).toHaveURL(`/play/${id}/holes/2`)
    await expect(hitButton(page)).toBeVisible()
    expect(await stored(context, server.url, id)).toMatchObject({ date: '2026-11-28', state: 'playing' })

    // Put away on the hole, and looked at again a day later.
    await page.clock.setSystemTime(new Date('2026-11-30T09:30:00+13:00'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(question).toBeVisible()
    await page.goto('/play')
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Leave it as it is' }).click()
    await expect(page.getByText('28 Nov 2026 · 1 hole · left open')).toBeVisible()
    await expect.poll(() => stored(context, server.url, id)).toMatchObject({ date: '2026-11-28', state: 'left' })

    // Who takes it up again has said so.
    await page.getByRole('link', { name: 'Heather Links' }).click()
    await page.getByRole('button', { name: 'Continue round' }).click()
    await expect(page).toHaveURL(`/play/${id}/holes/2`)
    await expect(hitButton(page)).toBeVisible()
  })
})

const stored = async (context: BrowserContext, url: string, id: string) => (await storedPlayed(context, url, id)).round

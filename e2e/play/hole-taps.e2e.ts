import type { BrowserContext, Locator, Page } from '@playwright/test'
import { planeAt } from '@bagwise/golf/course/plane'
import { packCourse } from '@bagwise/golf/course/pack-course'
import type { LatLon } from '@bagwise/golf/course/plane'
import { readCourse } from '../../golf/reference/course-files.ts'
import { openCourse } from '../support/courses.ts'
import { openPlayedHole, openRound, standAt, walkByClock } from '../support/mapped-round.ts'
import {
  countTaps,
  hit,
  hitButton,
  holeButton,
  lastTap,
  nextHole,
  puttButton,
  startRound,
  toGreen,
  trouble,
  typeDistance,
  undoButton,
} from '../support/play-hole.ts'
import { storePlayed, storedPlayed } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.beforeEach(async ({ context, server }) => {
  await signUpSampleGolfer(context, server.url)
})

const storedHole = async (context: BrowserContext, url: string, id: string, hole: number) => {
  const { holes, shots } = await storedPlayed(context, url, id)
  return { ...holes.find(({ number }) => number === hole), shots: shots.filter((shot) => shot.hole === hole) }
}

test('RND-08 a par 4 in two and two putts takes four taps with a map, and without one; no number of putts is preselected', async ({
  context,
  page,
  server,
}) => {
  await openCourse(page, 'us-augusta')
  const places = placesOnHole(7)
  await context.grantPermissions(['geolocation'])
  await walkByClock(page)
  await standAt(context, places.tee)
  const mapped = await startRound(page, { startHole: 7, isClockThere: true })
  await expect(page.getByText(/^Position good to/)).toBeVisible()
  const tapsOnMap = await countTaps(page)
  await hitButton(page).click()
  await walkInHand(page, places.fairway)
  await expect(page.getByRole('button', { name: /^2\d\d yards\. Type/ })).toBeVisible()
  await hitButton(page).click()
  await walkInHand(page, places.green)
  await expect(puttButton(page, '2')).toBeVisible()
  await expectNoPuttsChosen(page)
  await puttButton(page, '2').click()
  // Drawn already, but hidden.
  const drawn = page.getByRole('heading', { name: /^Hole 8\b/, includeHidden: true })
  await expect(drawn).toHaveCount(1)
  await expect(drawn).toBeHidden()
  await nextHole(page, 8)
  expect(await tapsOnMap()).toBe(4)
  await expect
    .poll(() => storedHole(context, server.url, mapped, 7))
    .toMatchObject({ score: 4, finish: 'holed', putts: 2, shots: [{}, {}] })

  await page.goto('/play/start')
  await page.getByRole('button', { name: 'Leave it and start another' }).click()
  await expect(page.getByRole('button', { name: 'Start the round' })).toBeVisible()
  await context.clearPermissions()
  const plain = await startRound(page, { course: 'Heather Links', startHole: 7 })
  const tapsOnPlain = await countTaps(page)
  await hit(page)
  await hit(page)
  await expect(puttButton(page, '0')).toBeVisible()
  await expectNoPuttsChosen(page)
  await puttButton(page, '2').click()
  await nextHole(page, 8)
  expect(await tapsOnPlain()).toBe(4)
  await expect
    .poll(() => storedHole(context, server.url, plain, 7))
    .toMatchObject({ score: 4, finish: 'holed', putts: 2, shots: [{}, {}] })
})

async function expectNoPuttsChosen(page: Page): Promise<void> {
  for (const putts of ['0', '1', '2', '3', '4+'] as const)
    await expect(puttButton(page, putts)).toHaveAttribute('aria-pressed', 'false')
}

/** On the tee, on the way and on the green of a hole of Augusta. */
function placesOnHole(number: number) {
  const hole = readCourse('us-augusta').holes.find((one) => one.number === number)
  if (!hole) throw new Error('Augusta lacks the hole')
  const [tee] = hole.line
  const green = hole.line.at(-1)
  if (!tee || !green) throw new Error('The hole has no line')
  const end = planeAt(tee).to(green)
  const share = 0.55
  const fairway = planeAt(tee).from({ x: end.x * share, y: end.y * share })
  return { tee, fairway, green }
}

/** With the phone in the hand, which is touched on the way without a tap: it never falls asleep. */
async function walkInHand(page: Page, place: LatLon): Promise<void> {
  for (let steps = 0; steps < WALK_STEPS; steps += 1) {
    await page.clock.fastForward(STEP_MS)
    await page.keyboard.press('Shift')
  }
  await standAt(page.context(), place)
}

const WALK_STEPS = 5
const STEP_MS = 20_000

test('RND-07 shows plays-like and Hit with its club at the ball, what is left while walking, and the putts on the green', async ({
  page,
}) => {
  await startRound(page, { course: 'Heather Links' })
  await typeDistance(page, 380)
  await expect(hitButton(page)).toHaveAccessibleName('Hit, driver from the tee')
  await hit(page)
  await expect(page.getByText('Left to the pin')).toBeVisible()
  await expect(page.getByRole('button', { name: '209 yards. Type another distance' })).toBeVisible()
  await expect(page.getByText('plays like')).toBeHidden()
  await page.getByText('Rough', { exact: true }).click()
  await typeDistance(page, 95)
  await expect(page.getByText(/^95 plays like$/)).toBeVisible()
  await expect(hitButton(page)).toHaveAccessibleName(/^Hit, [\w\d-]+( wedge)? from the rough$/)
  await hit(page)
  const green = page.getByRole('region', { name: 'On the green' })
  await page.getByRole('button', { name: 'Longer putt' }).click()
  await expect(green).toContainText('15ft')
  await page.getByRole('button', { name: 'Shorter putt' }).click()
  await expect(green).toContainText('12ft')
  // The second of two quick taps goes on from the first, which is not drawn yet.
  await tapTwice(page.getByRole('button', { name: 'Longer putt' }))
  await expect(green).toContainText('18ft')
  await tapTwice(page.getByRole('button', { name: 'One stroke more' }))
  await expect(page.getByRole('status').filter({ hasText: 'Bogey' })).toBeVisible()
  for (const putts of ['0', '1', '2', '3', '4+'] as const) await expect(puttButton(page, putts)).toBeVisible()
  await expect(hitButton(page)).toBeHidden()
})

const tapTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

test('RND-09 Hit holds the advised club, ‹ and › step through the bag, the name opens all, and another one is kept with the shot', async ({
  context,
  page,
  server,
}) => {
  const id = await startRound(page, { course: 'Heather Links' })
  await typeDistance(page, 95)
  await expect(hitButton(page)).toHaveAccessibleName('Hit, 8-iron from the tee')
  await page.getByRole('button', { name: 'Longer club: 7-Iron' }).click()
  await expect(hitButton(page)).toHaveAccessibleName('Hit, 7-iron from the tee')
  await page.getByRole('button', { name: 'Back to 8-Iron' }).click()
  await page.getByRole('button', { name: 'Shorter club: 9-Iron' }).click()
  await expect(hitButton(page)).toHaveAccessibleName('Hit, 9-iron from the tee')
  await page.getByRole('button', { name: '9-Iron', exact: true }).click()
  const inBag = ['Driver', '5-Wood', '5-Hybrid', '6-Iron', '7-Iron', '8-Iron', '9-Iron', 'Pitching Wedge', 'Sand Wedge']
  for (const club of inBag)
    await expect(page.getByRole('dialog').getByRole('button', { name: club, exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '5-Wood' }).click()
  await hit(page)
  await expect
    .poll(async () => (await storedHole(context, server.url, id, 1)).shots)
    .toMatchObject([{ club: '5-wood', leftYards: 95 }])
})

test(
  'RND-12 a typed distance stands for the shot whatever the position says',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    await openCourse(page, 'us-augusta')
    const places = placesOnHole(1)
    await context.grantPermissions(['geolocation'])
    await standAt(context, places.tee)
    const id = await startRound(page)
    await expect(page.getByText(/^Position good to/)).toBeVisible()
    await typeDistance(page, 152)
    await expect(page.getByText('Typed.')).toBeVisible()
    await standAt(context, places.fairway)
    await page.clock.fastForward(5_000)
    await expect(page.getByRole('button', { name: /^\d+ yards\. Type another distance$/ })).toBeVisible()
    await expect(page.getByText('Typed.')).toBeVisible()
    await hit(page)
    await expect
      .poll(async () => (await storedHole(context, server.url, id, 1)).shots)
      .toMatchObject([{ leftYards: 152, leftFrom: 'typed' }])
  },
)

test(
  'a map that comes late leaves the keypad open, with what was typed',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const played = openRound()
    await storePlayed(context, server.url, [played])
    const late = Promise.withResolvers<undefined>()
    await page.route('**/api/courses/*', async (route) => {
      await late.promise
      await route.fulfill({ json: { course: packCourse(readCourse('us-augusta')), isStale: false } })
    })
    await openPlayedHole(page, played, 13)
    await page.getByRole('button', { name: /Type another distance$/ }).click()
    const keypad = page.getByRole('dialog', { name: 'How far to the pin?' })
    await keypad.getByRole('button', { name: '1', exact: true }).click()
    await keypad.getByRole('button', { name: '5', exact: true }).click()
    late.resolve(undefined)
    await expect(page.locator('svg[aria-label^="Hole 13"]')).toBeAttached()
    await expect(keypad.getByRole('textbox')).toHaveValue('15')
    await keypad.getByRole('button', { name: '2', exact: true }).click()
    await keypad.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Typed.')).toBeVisible()
  },
)

test('RND-16 counts penalties, drops and balls that are not counted as the Rules have them', async ({ page }) => {
  await startRound(page, { course: 'Heather Links' })
  await hit(page)
  const cases = [
    { tapped: 'Penalty area', is: '1 shot, 1 penalty, 2 putts' },
    { tapped: 'Unplayable', is: '1 shot, 1 penalty, 2 putts' },
    { tapped: 'Lost or out', is: '1 shot, 1 penalty, 2 putts' },
    { tapped: 'Lost or out, drop', is: '1 shot, 2 penalties, 2 putts' },
    { tapped: 'Free drop', is: '1 shot, 2 putts' },
  ] as const
  for (const { tapped, is } of cases) {
    await trouble(page, tapped)
    if (tapped === 'Lost or out') await expect(hitButton(page)).toHaveAccessibleName(/from the tee$/)
    await toGreen(page)
    await puttButton(page, '2').click()
    await expect(page.getByText(is)).toBeVisible()
    for (let count = 0; count < 3; count += 1) await undoButton(page).click()
    await expect(lastTap(page, /^(\S+ noted|Shot noted)/)).toBeVisible()
  }
  await trouble(page, 'Play another, not counted')
  await expect(hitButton(page)).toHaveAccessibleName(/from the tee$/)
  await hit(page)
  await toGreen(page)
  await puttButton(page, '2').click()
  await expect(page.getByText('1 shot, 2 putts')).toBeVisible()
})

test('RND-17 a provisional is a second branch: dropped, or played on with its penalty, and asked about on the green', async ({
  context,
  page,
  server,
}) => {
  const id = await startRound(page, { course: 'Heather Links' })
  await hit(page)
  await trouble(page, 'Provisional')
  await hit(page)
  await expect
    .poll(async () => (await storedHole(context, server.url, id, 1)).shots.map(({ branch }) => branch))
    .toEqual(['ball', 'provisional'])
  await page.getByRole('button', { name: 'Found the first' }).click()
  await toGreen(page)
  await puttButton(page, '2').click()
  await expect(page.getByText('1 shot, 2 putts')).toBeVisible()
  for (let count = 0; count < 3; count += 1) await undoButton(page).click()
  await expect(page.getByRole('button', { name: 'Play on with it' })).toBeEnabled()
  await toGreen(page)
  await puttButton(page, '2').click()
  await expect(page.getByText('Which ball is it?')).toBeVisible()
  await expect(holeButton(page, 2)).toBeDisabled()
  await page.getByRole('button', { name: 'Play on with it' }).click()
  await expect(page.getByText('2 shots, 1 penalty, 2 putts')).toBeVisible()
  await holeButton(page, 2).click()
  await expect
    .poll(() => storedHole(context, server.url, id, 1))
    .toMatchObject({
      score: 5,
      shots: [
        { branch: 'ball', penalty: 'stroke-and-distance' },
        { branch: 'ball', penalty: 'none' },
      ],
    })
})

test('RND-19 is deaf to a second Hit for 1.5 seconds, also on the green, only wakes after 30 seconds, and asks about two at one place', async ({
  page,
}) => {
  await startRound(page, { course: 'Heather Links' })
  await typeDistance(page, 95)
  await expect(hitButton(page)).toHaveAccessibleName(/^Hit, 8-iron/)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await hitButton(page).click()
  // Where Hit was the putts are now: the second tap of two meets them.
  await puttButton(page, '1').click()
  await expect(lastTap(page, /noted/)).toBeVisible()
  await page.clock.runFor(1_600)
  await expect(puttButton(page, '1')).toHaveAttribute('aria-pressed', 'false')
  await page.clock.resume()
  await undoButton(page).click()
  await expect(hitButton(page)).toBeVisible()

  await typeDistance(page, 160)
  await hitButton(page).dblclick()
  await expect(lastTap(page, /noted/)).toBeVisible()
  await toGreen(page)
  await puttButton(page, '1').click()
  await expect(page.getByText('1 shot, 1 putt')).toBeVisible()
  await undoButton(page).click()
  await undoButton(page).click()

  await page.clock.fastForward(31_000)
  const cover = page.getByRole('button', { name: 'Tap to go on' })
  await expect(cover).toBeVisible()
  const box = await hitButton(page).boundingBox()
  if (!box) throw new Error('Hit is not there')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(cover).toBeHidden()
  await toGreen(page)
  await puttButton(page, '1').click()
  await expect(page.getByText('1 shot, 1 putt')).toBeVisible()
  await undoButton(page).click()
  await undoButton(page).click()

  await page.getByRole('button', { name: 'Drop, lost…' }).click()
  const sheet = page.getByRole('dialog', { name: 'Drop, lost…' })
  await page.clock.fastForward(31_000)
  await expect(cover).toBeAttached()
  await sheet.getByRole('button', { name: /^Pick up/ }).click()
  await expect(cover).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(hitButton(page)).toBeVisible()

  await page.clock.fastForward(31_000)
  await expect(cover).toBeVisible()
  await hitButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(cover).toBeHidden()

  await typeDistance(page, 160)
  await hit(page)
  await toGreen(page)
  await expect(page.getByText(/one stroke or two\?/i)).toBeVisible()
})

test('RND-23 writes shots + penalties + putts with the next hole, and − and + make the score the golfer’s own', async ({
  context,
  page,
  server,
}) => {
  const id = await startRound(page, { course: 'Heather Links' })
  await hit(page)
  await trouble(page, 'Penalty area')
  await hit(page)
  await toGreen(page)
  await puttButton(page, '2').click()
  await expect(page.getByText('2 shots, 1 penalty, 2 putts')).toBeVisible()
  await holeButton(page, 2).click()
  await expect.poll(() => storedHole(context, server.url, id, 1)).toMatchObject({ score: 5, finish: 'holed' })

  await hit(page)
  await toGreen(page)
  await puttButton(page, '2').click()
  await page.getByRole('button', { name: 'One stroke more' }).click()
  await page.getByRole('button', { name: 'One stroke more' }).click()
  await page.getByRole('button', { name: 'One stroke less' }).click()
  await puttButton(page, '1').click()
  await holeButton(page, 3).click()
  await expect.poll(() => storedHole(context, server.url, id, 2)).toMatchObject({ score: 4, putts: 1 })
  await expect(page.getByText('through 2').filter({ visible: true })).toBeVisible()
})

test('RND-24 a hole is picked up, conceded or not played; a picked-up score is never above net double bogey, and totals count what was played', async ({
  context,
  page,
  server,
}) => {
  const id = await startRound(page, { course: 'Heather Links' })
  for (let count = 0; count < 8; count += 1) {
    await hit(page)
    const off = page.getByRole('button', { name: 'Off the green' })
    if (await off.isVisible()) await off.click()
  }
  await trouble(page, 'Pick up')
  await holeButton(page, 2).click()
  await trouble(page, 'Conceded')
  await holeButton(page, 3).click()
  await trouble(page, 'Not played')
  await holeButton(page, 4).click()
  await expect(page.getByText('through 2').filter({ visible: true })).toBeVisible()
  // Without strokes received net double bogey is par + 5 (Rules of Handicapping 3.1b).
  await expect.poll(() => storedHole(context, server.url, id, 1)).toMatchObject({ finish: 'picked-up', score: 9 })
  await expect.poll(() => storedHole(context, server.url, id, 2)).toMatchObject({ finish: 'conceded' })
  await expect.poll(() => storedHole(context, server.url, id, 3)).toMatchObject({ finish: 'not-played', score: null })
  for (const hole of [4, 5, 6, 7]) {
    await hit(page)
    await toGreen(page)
    await puttButton(page, '2').click()
    await holeButton(page, hole + 1).click()
  }
  await expect(page.getByText('through 6').filter({ visible: true })).toBeVisible()
})

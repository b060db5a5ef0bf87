import type { BrowserContext, Page } from '@playwright/test'
import type { PlayedShot } from '@bagwise/contract/play'
import { expectAccessible } from '../support/accessible.ts'
import {
  hit,
  movedBy,
  number,
  openPlayedHole,
  openRound,
  placeHeard,
  standAt,
  walkByClock,
  walkTo,
} from '../support/mapped-round.ts'
import { shotRound, storePlayed, storedPlayed } from '../support/played-rounds.ts'
import type { TestRound } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const shotsPath = ({ round }: TestRound) => `/play/${round.id}/shots`
const strip = (page: Page, hole: number) => page.getByRole('img', { name: new RegExp(`^Hole ${hole} from the tee`) })
const stroke = (page: Page, index: number) => page.getByRole('button', { name: new RegExp(`^Change stroke ${index} `) })
const left = (page: Page) => page.getByRole('textbox', { name: 'To the pin, yards' })

const changed = (of: TestRound, hole: number, change: (shot: PlayedShot, index: number) => PlayedShot): TestRound => {
  const shots = of.shots.filter((shot) => shot.hole === hole)
  return { ...of, shots: of.shots.map((shot) => (shots.includes(shot) ? change(shot, shots.indexOf(shot)) : shot)) }
}
const withoutPlace = (of: TestRound, hole: number) =>
  changed(of, hole, (shot, index) =>
    index === 1 ? { ...shot, leftYards: null, leftFrom: null, leftSdYards: null } : shot,
  )
const ofHole = async (context: BrowserContext, url: string, { round }: TestRound, number: number) => {
  const stored = await storedPlayed(context, url, round.id)
  return {
    hole: stored.holes.find((hole) => hole.number === number),
    shots: stored.shots.filter(({ hole }) => hole === number),
  }
}

test.beforeEach(async ({ context, server }) => {
  await signUpSampleGolfer(context, server.url)
})

test('RND-21 only a hole that lacks something says so, once; all can be gone through and left at any time', async ({
  context,
  page,
  server,
}) => {
  const played = withoutPlace(withoutPlace(shotRound(5), 4), 13)
  await storePlayed(context, server.url, [played])
  await page.goto(shotsPath(played))
  await expect(page.getByRole('heading', { name: '2 holes need fixing' })).toBeVisible()
  await expect(page.getByText('1 stroke has no place')).toHaveCount(2)
  const names = await page.getByRole('heading', { level: 3 }).allTextContents()
  expect(names.slice(0, 2).map((name) => name.split(' ').slice(0, 2).join(' '))).toEqual(['Hole 4', 'Hole 13'])
  expect(names).toHaveLength(18)

  await page.getByRole('link', { name: 'Fix them one by one' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hole 4' })).toBeVisible()
  await expect(page.getByText('1 stroke has no place')).toHaveCount(1)
  await page.getByRole('link', { name: 'Next: Hole 13' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hole 13' })).toBeFocused()
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: '2 holes need fixing' })).toBeVisible()
  await page.getByRole('link', { name: 'Change hole 7' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hole 7' })).toBeVisible()
  await expect(page.getByText('has no place')).toHaveCount(0)
})

test('RND-22 a dot is put by a tap, a drag, − and + in steps of 5 yards or a typed distance, and kept only when the golfer says so', async ({
  context,
  page,
  server,
}) => {
  const played = withoutPlace(shotRound(5), 4)
  await storePlayed(context, server.url, [played])
  await page.goto(`${shotsPath(played)}?hole=4`)
  await stroke(page, 2).click()
  await expect(left(page)).toHaveValue('')
  const box = await strip(page, 4).boundingBox()
  if (!box) throw new Error('There is a picture')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(left(page)).toHaveValue('210')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  // The picture follows the finger a moment later.
  await expect.poll(async () => Number(await left(page).inputValue())).toBeLessThan(110)
  expect(Number(await left(page).inputValue()) % 5).toBe(0)
  await left(page).fill('152')
  await page.getByRole('button', { name: '5 yd less' }).click()
  await expect(left(page)).toHaveValue('150')
  await page.getByRole('button', { name: '5 yd more' }).click()
  await expect(left(page)).toHaveValue('155')
  await left(page).fill('9999')
  await expect(page.getByText('0 to 800 yd.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect(page.getByText('1 stroke has no place')).toBeVisible()

  await stroke(page, 2).click()
  await left(page).fill('148')
  await page.getByRole('combobox', { name: 'Club' }).selectOption('8-Iron')
  await page.getByRole('combobox', { name: 'Lie' }).selectOption('rough')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('has no place')).toHaveCount(0)
  await expect(stroke(page, 2)).toBeFocused()
  await expect(stroke(page, 2)).toHaveAccessibleName(/8-Iron rough · 148 yd left$/)
  await expect
    .poll(async () => (await ofHole(context, server.url, played, 4)).shots[1])
    .toMatchObject({ leftYards: 148, leftFrom: 'later', club: '8-iron', lie: 'rough', lieFrom: 'tap' })
  const { hole } = await ofHole(context, server.url, played, 4)
  expect(hole?.score).toBe(played.holes[3]?.score)
  await expectAccessible(page, 'a hole on its picture')
})

/** The tee of a hole that no map has. */
const TEE = { latitudeDeg: 56.3433, longitudeDeg: -2.8031 }
const fromTee = (yards: number) => movedBy(TEE, { x: 0, y: yards })

test('RND-22 where the phone stood for 20 seconds is offered for a missed stroke, and set by a tap alone', async ({
  context,
  page,
  server,
}) => {
  const played = openRound({}, { isMapped: false })
  await storePlayed(context, server.url, [played])
  await context.grantPermissions(['geolocation'])
  await walkByClock(page)
  await standAt(context, TEE)
  await openPlayedHole(page, played, 1)
  await placeHeard(page)
  await hit(page).click()
  await expect(page.getByText(/noted/)).toBeVisible()
  await walkTo(page, fromTee(148))
  const shown = async () => Number.parseInt((await number(page).getAttribute('aria-label')) ?? '', 10)
  await expect.poll(shown).toBe(378 - 148)
  // Twenty-five seconds within six yards, each fix a little farther than the one before.
  for (let fixes = 1; fixes <= 5; fixes += 1) {
    const before = await shown()
    await page.clock.runFor(5_000)
    await standAt(context, fromTee(148 + 1.1 * fixes))
    await expect.poll(shown).toBeLessThan(before)
  }
  await walkTo(page, fromTee(372))
  await page.getByRole('button', { name: 'On the green' }).click()
  await page.getByRole('button', { name: /^In the hole/ }).click()
  await expect(page.getByText('Pin marked.')).toBeVisible()
  await page.getByRole('button', { name: '2', exact: true }).click()
  await page.getByRole('button', { name: 'One stroke more' }).click()
  await expect(page.getByText('Score set')).toBeVisible()

  await page.goto(`${shotsPath(played)}?hole=1`)
  await page.getByRole('button', { name: 'Add a missed stroke' }).click()
  await expect(left(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Stopped at/ })).toHaveText(['Stopped at 221 yd'])
  await page.getByRole('button', { name: 'Stopped at 221 yd' }).click()
  await expect(left(page)).toHaveValue('221')
  await expect(page.getByText('1 shot + 2 putts = 3, card says 4.')).toBeVisible()
  await expect(stroke(page, 2)).toHaveCount(0)
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(stroke(page, 2)).toHaveAccessibleName(/221 yd left$/)
  await expect(page.getByText('2 shots + 2 putts = 4, card says 4.')).toBeVisible()
})

test(
  'a stroke is added between two others, taken out, brought back, swaps its club, and a putt becomes a chip',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const base = shotRound(5)
    const hole = base.holes[1]
    if (!hole?.score) throw new Error('Hole 2 has a score')
    const { score } = hole
    const played = { ...base, holes: base.holes.map((one) => (one === hole ? { ...one, score: score + 1 } : one)) }
    await storePlayed(context, server.url, [played])
    await page.goto(`${shotsPath(played)}?hole=2`)
    const count = played.shots.filter((shot) => shot.hole === 2).length
    await expect(page.getByText('1 stroke has no place')).toBeVisible()
    await expect(page.getByText(`card says ${score + 1}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Add a missed stroke' }).click()
    const missed = page.getByRole('region', { name: 'Missed stroke' })
    await missed.getByRole('textbox', { name: 'To the pin, yards' }).fill('220')
    await expect(missed.getByRole('combobox', { name: 'Played after' })).toHaveValue(/./)
    await missed.getByRole('combobox', { name: 'Lie' }).selectOption('fairway')
    await missed.getByRole('button', { name: 'Add it' }).click()
    await expect(page.getByText('has no place')).toHaveCount(0)
    const yardsOf = async () => (await ofHole(context, server.url, played, 2)).shots.map(({ leftYards }) => leftYards)
    await expect.poll(async () => (await yardsOf()).length).toBe(count + 1)
    const yards = (await yardsOf()).map(Number)
    expect(yards).toContain(220)
    expect(yards).toEqual(yards.toSorted((one, other) => other - one))

    await stroke(page, 2).click()
    await page.getByRole('button', { name: 'Take it out' }).click()
    await expect(page.getByText('1 stroke has no place')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('has no place')).toHaveCount(0)

    await stroke(page, 1).click()
    await page.getByRole('button', { name: /^Swap club with Stroke 2,/ }).click()
    await expect(stroke(page, 2)).toHaveAccessibleName(/^Change stroke 2 Driver/)
    const firstPutt = page.getByRole('textbox', { name: 'First putt, feet' })
    await firstPutt.fill('31')
    await firstPutt.press('Enter')
    await expect
      .poll(async () => (await ofHole(context, server.url, played, 2)).hole)
      .toMatchObject({ firstPuttFeet: 31, score: score + 1 })
    const putts = hole.putts ?? 0
    await page.getByRole('button', { name: 'First putt was a chip' }).click()
    await expect
      .poll(async () => (await ofHole(context, server.url, played, 2)).hole)
      .toMatchObject({ putts: putts - 1, firstPuttFeet: null, score: score + 1 })
  },
)

test(
  'RND-23 a score that a repair disagrees with is asked about, and so are two taps at one place',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const twice = changed(shotRound(5), 4, (shot, index) => (index === 1 ? { ...shot, leftYards: 420 } : shot))
    const hole = twice.holes[3]
    if (!hole?.score) throw new Error('Hole 4 has a score')
    const { score } = hole
    const played = { ...twice, holes: twice.holes.map((one) => (one === hole ? { ...one, score: score - 1 } : one)) }
    await storePlayed(context, server.url, [played])
    await page.goto(`${shotsPath(played)}?hole=4`)
    await expect(page.getByText(`= ${score}, card says ${score - 1}.`)).toBeVisible()
    await expect(page.getByText('Which is right?')).toBeVisible()
    const asked = page.getByRole('region', { name: 'One stroke or two?' })
    await asked.getByRole('button', { name: 'Two strokes' }).click()
    await expect(asked).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Which is right?')).toBeVisible()
    await expect(asked).toHaveCount(0)
    await page.getByRole('button', { name: `The shots: ${score}` }).click()
    await expect(page.getByText(`= ${score}, card says ${score}.`)).toBeVisible()
    await expect(page.getByText('Which is right?')).toHaveCount(0)
    await expect.poll(async () => (await ofHole(context, server.url, played, 4)).hole?.score).toBe(score)

    const shots = (await ofHole(context, server.url, played, 4)).shots.length
    await stroke(page, 2).click()
    await page.getByRole('button', { name: 'Take it out' }).click()
    await expect(page.getByText(`= ${score - 1}, card says ${score}.`)).toBeVisible()
    await expect(page.getByText('Which is right?')).toBeVisible()
    await expect.poll(async () => (await ofHole(context, server.url, played, 4)).shots.length).toBe(shots - 1)
    expect((await ofHole(context, server.url, played, 4)).hole?.score).toBe(score)
    await page.getByRole('button', { name: `The card: ${score}` }).click()
    await expect(page.getByText('Which is right?')).toHaveCount(0)
    expect((await ofHole(context, server.url, played, 4)).hole?.score).toBe(score)
  },
)

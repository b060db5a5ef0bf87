import type { BrowserContext, Page } from '@playwright/test'
import type { PlayedHole, PlayedRound } from '@bagwise/contract/play'
import { planeAt } from '@bagwise/golf/course/plane'
import type { LatLon, Place } from '@bagwise/golf/course/plane'
import { usualTee } from '@bagwise/golf/course/tee-sets'
import { latLonOf } from '@bagwise/golf/shot-advice/ground/ground-places'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import type { HoleGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { placeFromPin } from '@bagwise/golf/shot-advice/ground/lines'
import { readCourse } from '../../golf/reference/course-files.ts'
import { installClock } from './clock.ts'
import { AUGUSTA } from './courses.ts'
import { cardRound, dayInPlay } from './played-rounds.ts'
import type { TestRound } from './played-rounds.ts'
import { expect } from './test.ts'

const COURSE = readCourse('us-augusta')

/** A hole of the map with its card's par and length, and the ground from the tee that it is played from. */
export type MappedHole = {
  readonly number: number
  readonly par: number
  readonly lengthYards: number
  readonly tee: LatLon
  readonly pin: LatLon
  readonly ground: HoleGround
}

export const AUGUSTA_HOLES: readonly MappedHole[] = COURSE.holes.map((hole) => {
  const tee = usualTee(hole)?.at ?? hole.line[0]
  if (!tee || hole.number === undefined || hole.par === undefined) throw new Error('The hole has no tee')
  const ground = holeGround(COURSE, hole, { ball: tee, isOutlineOut: true })
  return {
    number: hole.number,
    par: hole.par,
    lengthYards: Math.round(hole.lengthYards),
    tee,
    pin: latLonOf(ground, ground.greenMiddle),
    ground,
  }
})

export function augustaHole(number: number): MappedHole {
  const hole = AUGUSTA_HOLES.find((one) => one.number === number)
  if (!hole) throw new Error(`There is no hole ${number}`)
  return hole
}

/** On the hole's way, so many yards from the middle of the green. */
export function fromPin({ ground }: MappedHole, yards: number): LatLon {
  return latLonOf(ground, placeFromPin({ way: ground.way.slice(0, -1), pin: ground.greenMiddle }, yards))
}

/** So many yards east and north of a place. */
export function movedBy(at: LatLon, by: Place): LatLon {
  return planeAt(at).from(by)
}

/** A round that is played today, without any stroke: on Augusta by its map, or on a course that no map has. */
export function openRound(
  round: Partial<PlayedRound> = {},
  { isMapped = true }: { readonly isMapped?: boolean } = {},
): TestRound {
  const blank = { score: null, finish: null, putts: null, firstPuttFeet: null, pin: null }
  const card = cardRound({ date: dayInPlay(), state: 'playing', ...(isMapped && ON_AUGUSTA), ...round })
  const holes = card.holes.map((hole): PlayedHole => {
    const { par, lengthYards } = isMapped ? augustaHole(hole.number) : hole
    return { ...hole, ...blank, par, lengthYards }
  })
  return { ...card, holes }
}

const ON_AUGUSTA = { course: AUGUSTA, courseId: COURSE.id, tees: 'As mapped' } as const

export const holeAddress = ({ round }: TestRound, hole: number) => `/play/${round.id}/holes/${hole}`

/** The phone is there now: a browser tells a page of a place once, so each fix is set anew. */
export async function standAt(
  context: BrowserContext,
  { latitudeDeg: latitude, longitudeDeg: longitude }: LatLon,
  accuracy = 4,
): Promise<void> {
  await context.setGeolocation({ latitude, longitude, accuracy })
}

/** Opens a hole of a round that the server has, with the position on. */
export async function openPlayedHole(page: Page, played: TestRound, hole: number): Promise<void> {
  await page.goto(holeAddress(played, hole))
  await expect(hit(page)).toBeVisible()
}

export const hit = (page: Page) => page.getByRole('button', { name: /^Hit, / })
/** The one big number; a tap on it types another one. */
export const number = (page: Page) => page.getByRole('button', { name: /Type another distance$/ })

export async function typeYards(page: Page, yards: number): Promise<void> {
  const keypad = page.getByRole('dialog', { name: 'How far to the pin?' })
  await number(page)
    .or(page.getByRole('button', { name: 'Type the distance' }))
    .click()
  for (const digit of String(yards)) await keypad.getByRole('button', { name: digit, exact: true }).click()
  await keypad.getByRole('button', { name: 'OK' }).click()
  await expect(keypad).toHaveCount(0)
}

type Told = { readonly fixesTold: { count: number } }

/** Before the page opens: its clock can be put forward, fixes are of that clock, and those that the page was told are counted. */
export async function walkByClock(page: Page): Promise<void> {
  await installClock(page)
  await page.addInitScript(() => {
    Object.defineProperty(GeolocationPosition.prototype, 'timestamp', { get: () => Date.now() })
    const fixesTold = { count: 0 }
    Object.assign(window, { fixesTold })
    const own = Geolocation.prototype
    const watch = own.watchPosition.bind(navigator.geolocation)
    own.watchPosition = (found, ...more) =>
      watch(
        (position) => {
          found(position)
          fixesTold.count += 1
        },
        ...more,
      )
  })
}

const toldCount = (page: Page) => page.evaluate(() => (window as unknown as Told).fixesTold.count)

/** Once the page knows where the phone is, which it does not always show: a stroke is played from there. */
export async function placeHeard(page: Page): Promise<void> {
  await expect.poll(() => toldCount(page)).toBeGreaterThan(0)
}

/** Long enough to get anywhere on a hole on foot. */
const WALK_MS = 180_000

/** The golfer walks there with the phone in the pocket, and looks at it again until it knows the place. */
export async function walkTo(page: Page, at: LatLon, accuracy = 4): Promise<void> {
  await standAt(page.context(), at, accuracy)
  await page.clock.fastForward(WALK_MS)
  const before = await toldCount(page)
  await page.getByRole('button', { name: 'Tap to go on' }).click()
  await expect.poll(() => toldCount(page)).toBeGreaterThan(before)
}

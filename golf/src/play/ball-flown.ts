import type { HoleLog } from './hole-log.ts'
import { LEFT_SD_YARDS, SUREST_SD_YARDS } from './left.ts'
import type { Left } from './left.ts'
import type { PlayedLie } from './played-record.ts'
import type { PlayedShot } from './played-rows.ts'

/** Where a ball lay, as far as it was kept. */
export type KnownPlace = Pick<PlayedShot, 'at'> & {
  readonly lie: PlayedLie | 'green' | 'holed' | null
  /** To the pin, and how far that may be off. */
  readonly left: Left | undefined
}

/** How far a ball went, bounce and roll in it, and how far that may be off: standard deviations. */
export type BallFlown = {
  readonly totalYards: number
  readonly alongSdYards: number
  /** To the right of the line on which the golfer aimed; undefined where nobody knows that. */
  readonly acrossYards?: number
  readonly acrossSdYards: number
}

/** Where the swing sends its balls: how far in all, and how far to the sides. */
export type ExpectedBall = {
  readonly totalYards: number
  /** With what is not known of the carry. */
  readonly alongSdYards: number
  readonly acrossSdYards: number
}

const FEET_PER_YARD = 3
/** The first putt is paced. Rule of thumb. */
const PUTT_SD_SHARE = 0.1
/** Farther than this beyond where its balls end no swing reaches a pin: 2 in 100 do. */
export const REACH_SDS = 2
/** Places that are looked at on the circle of a distance left, out to so many standard deviations aside. */
const CIRCLE = { places: 8, sds: 3 } as const
const QUARTER_TURN = Math.PI / 2

/** Where each stroke of the ball was played from: after stroke and distance where the one before was, whatever else is kept. */
export function placesOf(ball: readonly PlayedShot[], { hole }: Pick<HoleLog, 'hole'>): readonly KnownPlace[] {
  const places: KnownPlace[] = []
  for (const [index, shot] of ball.entries()) {
    const before = ball[index - 1]?.penalty === 'stroke-and-distance' ? places.at(-1) : undefined
    const own = { lie: shot.lie, at: shot.at, left: leftOf(shot) ?? teeLeft(shot, hole.lengthYards) }
    places.push(before ? { ...own, at: before.at, left: before.left } : own)
  }
  return places
}

/** Where the last stroke off the green ended, as the card tells: in the hole, or as far from it as the first putt. */
export function endPlace({
  hole: { finish, putts, firstPuttFeet, pin },
}: Pick<HoleLog, 'hole'>): KnownPlace | undefined {
  if (finish === 'holed' && putts === 0) return { lie: 'holed', at: pin, left: { yards: 0, sdYards: 0, from: 'typed' } }
  if (putts === null || putts === 0 || firstPuttFeet === null) return undefined
  const yards = firstPuttFeet / FEET_PER_YARD
  return { lie: 'green', at: null, left: { yards, sdYards: PUTT_SD_SHARE * yards, from: 'typed' } }
}

function leftOf({ leftYards: yards, leftSdYards, leftFrom: from }: PlayedShot): Left | undefined {
  if (yards === null || from === null) return undefined
  const usualSdYards = LEFT_SD_YARDS[from]
  const sdYards = leftSdYards ?? usualSdYards
  return { yards, from, sdYards: from === 'typed' ? Math.max(usualSdYards, sdYards) : sdYards }
}

function teeLeft({ lie }: PlayedShot, lengthYards: number | null): Left | undefined {
  if (lie !== 'tee' || lengthYards === null) return undefined
  return { yards: lengthYards, sdYards: LEFT_SD_YARDS.length, from: 'length' }
}

/** Without an aim and without places, from where the pin is in reach: nobody knows whether the ball is short of it or past it. */
type PinInReach = 'pin-in-reach'

/**
 * From one place to the next: as it was measured from the aim, else between two places, else by the distances left. Only
 * the first has a side. Undefined where nobody knows.
 */
export function ballFlown(
  { rest }: Pick<PlayedShot, 'rest'>,
  {
    from,
    to,
    expected,
  }: { readonly from: KnownPlace; readonly to: KnownPlace | undefined; readonly expected: ExpectedBall },
): BallFlown | PinInReach | undefined {
  if (rest) {
    const { alongYards: totalYards, acrossYards, sdYards } = rest
    return { totalYards, alongSdYards: sdYards, acrossYards, acrossSdYards: sdYards }
  }
  if (!to) return undefined
  if (from.at && to.at) {
    const totalYards = Math.hypot(to.at.alongYards - from.at.alongYards, to.at.acrossYards - from.at.acrossYards)
    return { totalYards, ...alike(Math.hypot(placeSdYards(from), placeSdYards(to))) }
  }
  return from.left && to.left ? betweenDistances(from.left, to.left, expected) : undefined
}

function betweenDistances(from: Left, to: Left, expected: ExpectedBall): BallFlown | PinInReach {
  // Both are the card's length less the way walked: their difference is the way itself.
  if (from.from === 'length' && to.from === 'length') {
    return { totalYards: from.yards - to.yards, ...alike(Math.hypot(SUREST_SD_YARDS, SUREST_SD_YARDS)) }
  }
  // Looked at before the ball was struck, so that good and poor shots are kept alike.
  if (from.yards < expected.totalYards + REACH_SDS * expected.alongSdYards) return 'pin-in-reach'
  const { yards, sdYards } = shortOfPin(from.yards, to.yards, expected)
  return { totalYards: yards, ...alike(Math.hypot(from.sdYards, to.sdYards, sdYards)) }
}

/**
 * In line the total is the difference of the distances. A ball beside the line went a little farther: the places on the
 * circle around the pin on which it lies are weighed by how far aside the swing sends its balls.
 */
function shortOfPin(
  fromYards: number,
  toYards: number,
  { acrossSdYards }: ExpectedBall,
): { readonly yards: number; readonly sdYards: number } {
  const widest = Math.min(QUARTER_TURN, (CIRCLE.sds * acrossSdYards) / Math.max(1, toYards))
  let [weight, sum, squares] = [0, 0, 0]
  for (let place = 0; place < CIRCLE.places; place += 1) {
    const angle = (widest * (place + 1 / 2)) / CIRCLE.places
    const acrossYards = toYards * Math.sin(angle)
    const totalYards = Math.hypot(fromYards - toYards * Math.cos(angle), acrossYards)
    const likely = Math.exp(-((acrossYards / acrossSdYards) ** 2) / 2)
    weight += likely
    sum += likely * totalYards
    squares += likely * totalYards ** 2
  }
  const yards = sum / weight
  return { yards, sdYards: Math.sqrt(Math.max(0, squares / weight - yards ** 2)) }
}

function placeSdYards({ left }: KnownPlace): number {
  return left?.from === 'position' ? left.sdYards : SUREST_SD_YARDS
}

function alike(sdYards: number): Pick<BallFlown, 'alongSdYards' | 'acrossSdYards'> {
  return { alongSdYards: sdYards, acrossSdYards: sdYards }
}

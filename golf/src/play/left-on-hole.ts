import { inTenths, LEFT_SD_YARDS } from './left.ts'
import type { Left } from './left.ts'
import { yardsApart } from './hole-places.ts'
import { PLAYED_SHOT_RANGES } from './played-record.ts'
import type { PlayedShot } from './played-rows.ts'
import type { SettledPlace } from './settled-place.ts'

/** So far beside the line to the pin a ball lies, as an angle from the tee: about 7 % of the way, and some bend. Rule of thumb. */
const ASIDE_RADIANS = 0.1

/**
 * Yards walked on a hole: from the tee by the places where strokes were played to where the golfer is. 0 for fewer than two
 * places.
 */
export function wayWalkedYards(way: readonly SettledPlace[]): number {
  return way.reduce((sum, { at }, index) => {
    const before = way[index - 1]
    return before ? sum + yardsApart(before.at, at) : sum
  }, 0)
}

/**
 * Without a map: the card's length less the way walked, which is right on a straight hole. The nearer the pin, the less is
 * known of it: whoever is beside the line has more left than the way says. `way` is from the tee to the golfer; empty on the
 * tee. Never below 0.
 */
export function leftByLength({
  lengthYards,
  way,
}: {
  readonly lengthYards: number
  readonly way: readonly SettledPlace[]
}): Left {
  const walkedYards = wayWalkedYards(way)
  const yards = Math.max(0, lengthYards - walkedYards)
  const asideYards = thirdSide(lengthYards, walkedYards, ASIDE_RADIANS) - Math.abs(lengthYards - walkedYards)
  const [first, last] = [way[0], way.at(-1)]
  const bendYards = first && last ? walkedYards - yardsApart(first.at, last.at) : 0
  const beyondYards = Math.max(0, walkedYards - lengthYards)
  const placesSdYards = Math.hypot(first?.sdYards ?? 0, last?.sdYards ?? 0)
  const sdYards = Math.hypot(LEFT_SD_YARDS.length, placesSdYards, asideYards, bendYards, beyondYards)
  return { yards, sdYards, from: 'length' }
}

/** Of a triangle with these two sides and the angle between them. */
function thirdSide(oneYards: number, otherYards: number, radians: number): number {
  return Math.sqrt(oneYards ** 2 + otherYards ** 2 - 2 * oneYards * otherYards * Math.cos(radians))
}

/** The live distance to a pin whose place is known: marked, on the map, or from own course notes. */
export function leftToPin(here: SettledPlace, pin: SettledPlace): Left {
  return { yards: yardsApart(here.at, pin.at), sdYards: Math.hypot(here.sdYards, pin.sdYards), from: 'position' }
}

/** What is known of a distance left before a stroke. */
export type KnownOfLeft = {
  /** The golfer's word, as from a laser: it beats the position for this stroke. */
  readonly typedYards?: number | undefined
  /** Where the ball is. */
  readonly here?: SettledPlace | undefined
  readonly pin?: SettledPlace | undefined
  readonly lengthYards?: number | null | undefined
  /** Where the strokes so far were played, from the tee on; `here` is added to it. */
  readonly way?: readonly SettledPlace[] | undefined
}

/**
 * The distance left of the next stroke: typed, else live to the pin, else the card's length less the way walked. On the tee
 * the card's length needs no position. Undefined where nothing is known.
 */
export function leftOfStroke({ typedYards, here, pin, lengthYards, way = [] }: KnownOfLeft): Left | undefined {
  if (typedYards !== undefined) return { yards: typedYards, sdYards: LEFT_SD_YARDS.typed, from: 'typed' }
  if (here && pin) return leftToPin(here, pin)
  if (typeof lengthYards !== 'number') return undefined
  if (way.length === 0) return { yards: lengthYards, sdYards: LEFT_SD_YARDS.length, from: 'length' }
  return here ? leftByLength({ lengthYards, way: [...way, here] }) : undefined
}

const { leftYards: LEFT, leftSdYards: LEFT_SD } = PLAYED_SHOT_RANGES

/** The fields of a stroke's row; null where nothing is known, or a number that no hole has. */
export function leftFields(left: Left | undefined): Pick<PlayedShot, 'leftYards' | 'leftSdYards' | 'leftFrom'> {
  if (!left || !(left.yards >= LEFT.lowest && left.yards <= LEFT.highest)) {
    return { leftYards: null, leftSdYards: null, leftFrom: null }
  }
  const leftSdYards = inTenths(Math.min(LEFT_SD.highest, left.sdYards))
  return { leftYards: inTenths(left.yards), leftSdYards, leftFrom: left.from }
}

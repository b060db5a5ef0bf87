import { planeAt, turnedTo, yardsBetween } from '../course/plane.ts'
import type { LatLon } from '../course/plane.ts'
import { isSameValue } from '../same-value.ts'
import { ballShots, provisionalShots } from './hole-log.ts'
import type { HoleLog } from './hole-log.ts'
import { yardsApart } from './hole-places.ts'
import type { HolePlaces } from './hole-places.ts'
import type { RowChange } from './hole-taps.ts'
import { LEFT_SD_YARDS, inTenths } from './left.ts'
import { leftFields } from './left-on-hole.ts'
import { PLACE_RANGES, PLAYED_SHOT_RANGES } from './played-record.ts'
import type { PlayedHole, PlayedShot, Rest } from './played-rows.ts'
import type { SettledPlace } from './settled-place.ts'

/** The line of a hole, by which places are kept for other devices: y runs from its tee towards the pin. */
export type HoleFrame = { readonly tee: LatLon; readonly pin: LatLon }

type Making = {
  /** Only with *Keep pictures for my other devices*: without it rows say nothing of places. */
  readonly frame?: HoleFrame | undefined
}

/**
 * What the places of a hole say of its rows: where each ball came to rest, once its aim and its end are known; the distance
 * left of every stroke, once the pin is marked, unless the golfer typed or corrected it; and with a frame the places in it.
 * No score, no putt and no distance that is the golfer's word is changed, and there is no coordinate in a row.
 */
export function rowsFromPlaces(log: HoleLog, known: HolePlaces, { frame }: Making = {}): readonly RowChange[] {
  const places = withoutCorrected(log, known)
  const ball = ballShots(log)
  const branches = [ball, provisionalShots(log)]
  const shots = branches.flatMap((branch) =>
    branch.map((base, index): RowChange => {
      const end = branch === ball && index === branch.length - 1 ? places.firstPutt : undefined
      const to = places.shots[branch[index + 1]?.id ?? ''] ?? end
      const row = {
        ...base,
        ...laterFields(base, places),
        ...restFields(base, { places, to }),
        ...atFields(base, { places, frame }),
      }
      return { kind: 'shot', base, row }
    }),
  )
  const hole: RowChange = { kind: 'hole', base: log.hole, row: { ...log.hole, ...pinFields(frame) } }
  return [...shots, hole].filter(({ base, row }) => !isSameValue(base, row))
}

/** Without the places of strokes that the golfer has put elsewhere since: the ball did not lie where the phone was. */
function withoutCorrected(log: HoleLog, places: HolePlaces): HolePlaces {
  const corrected = new Set(log.shots.filter((shot) => isCorrected(shot, places)).map(({ id }) => id))
  if (corrected.size === 0) return places
  return { ...places, shots: Object.fromEntries(Object.entries(places.shots).filter(([id]) => !corrected.has(id))) }
}

/** As sure as memory is, and not what its place says. */
function isCorrected(shot: PlayedShot, places: HolePlaces): boolean {
  if (shot.leftFrom !== 'later' || shot.leftSdYards !== LEFT_SD_YARDS.later) return false
  const { leftYards, leftSdYards } = laterFields(shot, places)
  return leftYards !== shot.leftYards || leftSdYards !== shot.leftSdYards
}

/** Backwards from the pin: surer than what was known before the hole was over, but not than what was typed. */
function laterFields(shot: PlayedShot, { pin, shots }: HolePlaces): Partial<PlayedShot> {
  const from = shots[shot.id]
  if (!from || !pin || isTyped(shot)) return {}
  return leftFields({ yards: yardsApart(from.at, pin.at), sdYards: sdBetweenYards(from, pin), from: 'later' })
}

/**
 * What a receiver is off by stays for minutes (Sensors 20/6050, 2020), which leaves the way between two places of one hole as
 * it is: about this share of their variance in the open; under trees reflections are added, and they are gone in seconds.
 * By walks with such errors.
 */
const ALIKE_SHARE = 0.4
const MOST_ALIKE_YARDS = 2

/** How far the distance between two places of one hole may be off. */
function sdBetweenYards(from: SettledPlace, to: SettledPlace): number {
  const alike = Math.min(ALIKE_SHARE * from.sdYards * to.sdYards, MOST_ALIKE_YARDS ** 2)
  return Math.sqrt(from.sdYards ** 2 + to.sdYards ** 2 - 2 * alike)
}

/** Also of a stroke that was confirmed as one of two at one place. */
function isTyped({ leftFrom, leftSdYards }: PlayedShot): boolean {
  return leftFrom === 'typed' || leftSdYards === LEFT_SD_YARDS.typed
}

function restFields(
  { id, penalty }: PlayedShot,
  { places, to }: { readonly places: HolePlaces; readonly to: SettledPlace | undefined },
): Partial<PlayedShot> {
  const { [id]: from } = places.shots
  const { [id]: aim } = places.aims
  // After a penalty the next stroke is played from elsewhere.
  const end = penalty === 'none' ? to : places.lost[id]
  const rest = from && aim && end && restOf({ from, to: end, aim })
  return rest ? { rest } : {}
}

/**
 * Where a ball ended, along the line to the aim and across it, right positive, in tenths; `sdYards` is that of the way
 * between both ends. Undefined for an aim at the ball's own place, and for an end beyond what a row holds.
 */
export function restOf({
  from,
  to,
  aim,
}: {
  readonly from: SettledPlace
  readonly to: SettledPlace
  readonly aim: LatLon
}): Rest | undefined {
  const plane = planeAt(from.at)
  const ball = { x: 0, y: 0 }
  const aimed = plane.to(aim)
  if (yardsBetween(ball, aimed) < NO_LINE_YARDS) return undefined
  const { x, y } = turnedTo(ball, aimed).to(plane.to(to.at))
  const { restAlongYards, restAcrossYards, restSdYards } = PLAYED_SHOT_RANGES
  if (!isWithin(y, restAlongYards) || !isWithin(x, restAcrossYards)) return undefined
  const sdYards = Math.min(restSdYards.highest, sdBetweenYards(from, to))
  return { alongYards: inTenths(y), acrossYards: inTenths(x), sdYards: inTenths(sdYards) }
}

/** Nearer to each other than this two places make no line. */
const NO_LINE_YARDS = 1

type Range = { readonly lowest: number; readonly highest: number }

function isWithin(yards: number, { lowest, highest }: Range): boolean {
  return yards >= lowest && yards <= highest
}

/**
 * A place as yards from the hole's tee towards the pin and across, right positive, in tenths: no point on earth, and no
 * compass. Undefined where tee and pin make no line, and for a place that is not on the hole.
 */
export function placeOnHole(place: LatLon, { tee, pin }: HoleFrame): NonNullable<PlayedShot['at']> | undefined {
  const plane = planeAt(tee)
  const from = { x: 0, y: 0 }
  const to = plane.to(pin)
  if (yardsBetween(from, to) < NO_LINE_YARDS) return undefined
  const { x, y } = turnedTo(from, to).to(plane.to(place))
  if (!isWithin(y, PLACE_RANGES.alongYards) || !isWithin(x, PLACE_RANGES.acrossYards)) return undefined
  return { alongYards: inTenths(y), acrossYards: inTenths(x) }
}

function atFields(
  { id }: PlayedShot,
  { places, frame }: { readonly places: HolePlaces } & Making,
): Partial<PlayedShot> {
  const { [id]: from } = places.shots
  const at = frame && from && placeOnHole(from.at, frame)
  return at ? { at } : {}
}

function pinFields(frame: HoleFrame | undefined): Partial<PlayedHole> {
  const pin = frame && placeOnHole(frame.pin, frame)
  return pin ? { pin } : {}
}

import { yardsApart } from './hole-places.ts'
import type { HolePlaces } from './hole-places.ts'
import { sdYardsOf, stops } from './settled-place.ts'
import type { Fix, SettledPlace, Stop } from './settled-place.ts'

/**
 * A way that the phone saw without a break, on one hole. Seconds count from its own first fix, so that no time of day can be
 * told from it, nor how long the phone was dark between two of them.
 */
export type Stretch = { readonly hole: number; readonly fixes: readonly TrailFix[] }
export type TrailFix = {
  readonly seconds: number
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly accuracyMeters: number
}
/** Where the phone was on a round while its screen was on; the latest stretch last. */
export type Trail = readonly Stretch[]

/** Stops are of 20 seconds: closer fixes would tell no more of them. */
const APART_SECONDS = 5
/** More than the five and a half hours of a round whose screen is never dark. */
export const MOST_TRAIL_FIXES = 4_000
/** A millionth of a degree of latitude is 11 cm. */
const PARTS_PER_DEGREE = 1_000_000
const TENTHS = 10
const MS_PER_SECOND = 1_000

/** The trail with a stretch that begins on a hole. */
export function withNewStretch(trail: Trail, hole: number, fix: Omit<TrailFix, 'seconds'>): Trail {
  return withinLimit([...trail, { hole, fixes: [rounded({ ...fix, seconds: 0 })] }])
}

/**
 * The trail with one more fix of its latest stretch, so many seconds after that one's first fix; left out where the fix before
 * is less than 5 seconds old. Of a full trail the oldest fix leaves.
 */
export function withTrailFix(trail: Trail, fix: TrailFix): Trail {
  const going = trail.at(-1)
  if (!going) return trail
  const kept = rounded(fix)
  const before = going.fixes.at(-1)
  if (before && kept.seconds - before.seconds < APART_SECONDS) return trail
  return withinLimit([...trail.slice(0, -1), { ...going, fixes: [...going.fixes, kept] }])
}

function rounded({ seconds, latitudeDeg, longitudeDeg, accuracyMeters }: TrailFix): TrailFix {
  return {
    seconds: Math.round(seconds),
    latitudeDeg: Math.round(latitudeDeg * PARTS_PER_DEGREE) / PARTS_PER_DEGREE,
    longitudeDeg: Math.round(longitudeDeg * PARTS_PER_DEGREE) / PARTS_PER_DEGREE,
    accuracyMeters: Math.round(accuracyMeters * TENTHS) / TENTHS,
  }
}

function withinLimit(trail: Trail): Trail {
  const count = trail.reduce((sum, { fixes }) => sum + fixes.length, 0)
  if (count <= MOST_TRAIL_FIXES) return trail
  return trail.flatMap((stretch, index) => {
    if (index > 0) return [stretch]
    const fixes = stretch.fixes.slice(count - MOST_TRAIL_FIXES)
    return fixes.length === 0 ? [] : [{ ...stretch, fixes }]
  })
}

/** Proposals for strokes that were not tapped. */
const MOST_PROPOSED = 3
/** Nearer to a known place the phone stood for that stroke. */
const KNOWN_YARDS = 8

/**
 * Up to three places on a hole where the phone stood for 20 seconds within 6 yards and no stroke is known, the longest stops,
 * in the order of the walk. They are proposals: nothing is set by them.
 */
export function stopsOnHole(trail: Trail, hole: number, places: HolePlaces): readonly SettledPlace[] {
  const known = [
    ...Object.values(places.shots),
    ...[places.firstPutt, places.pin].filter((place) => place !== undefined),
  ]
  const found = trail
    .filter((stretch) => stretch.hole === hole)
    .flatMap(({ fixes }) => stops(fixes.map(fixOf)).map((stop) => ({ stop, sdYards: sdYardsOf(fixes) })))
    .filter(({ stop }) => known.every(({ at }) => yardsApart(stop.at, at) > KNOWN_YARDS))
  const longest = found.toSorted((one, other) => lengthMs(other.stop) - lengthMs(one.stop)).slice(0, MOST_PROPOSED)
  return found.filter((one) => longest.includes(one)).map(({ stop: { at }, sdYards }) => ({ at, sdYards }))
}

function lengthMs({ fromMs, toMs }: Stop): number {
  return toMs - fromMs
}

function fixOf({ seconds, ...fix }: TrailFix): Fix {
  return { ...fix, atMs: seconds * MS_PER_SECOND }
}

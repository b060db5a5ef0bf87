import { isMappable, planeAt, yardsBetween } from '../course/plane.ts'
import type { LatLon, Place } from '../course/plane.ts'
import { yardsFromMetres } from '../units.ts'

/** What a phone says of its position; times are of one clock that never runs back. */
export type Fix = LatLon & { readonly atMs: number; readonly accuracyMeters: number | null }

/** A place and how far it may be off, one standard deviation. */
export type SettledPlace = { readonly at: LatLon; readonly sdYards: number }

/** Older fixes say where the golfer was. */
const FRESH_MS = 8_000
/** A worse fix cannot tell a fairway from the rough beside it. */
const WORST_ACCURACY_METERS = 25
/** Nobody walks faster. */
const WALKING_METERS_PER_SECOND = 4
/**
 * Receivers are off by 2 to 3 m in the open (GPS Solutions 23, 2019), by the same for minutes: however many fixes there are
 * and whatever they claim, a place is never surer.
 */
const SUREST_METERS = 3
export const SUREST_SD_YARDS = yardsFromMetres(SUREST_METERS)

/**
 * Where the phone is now: the median of the last good fixes, which keeps a single wrong one out; more of them make it no
 * surer. Undefined where there is none. `last` is the place that was settled before, if any: nobody gets farther from it
 * than they can walk.
 */
export function settledPlace(
  fixes: readonly Fix[],
  { nowMs, last }: { readonly nowMs: number; readonly last?: Fix | undefined },
): SettledPlace | undefined {
  const fresh = goodFixes(fixes).filter(({ atMs }) => nowMs - atMs <= FRESH_MS && atMs <= nowMs)
  const near = last ? fresh.filter((fix) => isWalk(last, fix)) : fresh
  const steady = near.filter((fix) => near.filter((other) => isWalk(other, fix)).length * 2 > near.length)
  const [first] = steady
  if (!first) return undefined
  const plane = planeAt(first)
  const places = steady.map((fix) => plane.to(fix))
  const meters = median(steady.map(({ accuracyMeters }) => accuracyMeters))
  return { at: plane.from(medianOf(places)), sdYards: yardsFromMetres(Math.max(SUREST_METERS, meters)) }
}

type GoodFix = Fix & { readonly accuracyMeters: number }

/** Without those that say nothing: no accuracy or one of zero and less, worse than 25 m, no place on a map, time running back. */
export function goodFixes(fixes: readonly Fix[]): readonly GoodFix[] {
  let latestMs = -Infinity
  return fixes.flatMap((fix) => {
    const { accuracyMeters, atMs } = fix
    if (!(atMs > latestMs) || !isMappable(fix)) return []
    if (accuracyMeters === null || !(accuracyMeters > 0) || accuracyMeters > WORST_ACCURACY_METERS) return []
    latestMs = atMs
    return [{ ...fix, accuracyMeters }]
  })
}

/** Whether a golfer can have walked from one to the other; within what a receiver may be off they have not moved at all. */
function isWalk(one: Fix, other: Fix): boolean {
  if (one === other) return true
  const seconds = Math.abs(other.atMs - one.atMs) / MS_PER_SECOND
  const reach = SUREST_METERS + WALKING_METERS_PER_SECOND * seconds
  return yardsBetween({ x: 0, y: 0 }, planeAt(one).to(other)) <= yardsFromMetres(reach)
}

const MS_PER_SECOND = 1_000

function medianOf(places: readonly Place[]): Place {
  return { x: median(places.map(({ x }) => x)), y: median(places.map(({ y }) => y)) }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/** Where the phone stood still: a ball may have been played there. */
export type Stop = { readonly at: LatLon; readonly fromMs: number; readonly toMs: number }

/** Nobody stands so long on the way to a ball. */
const STOP_MS = 20_000
const STOP_YARDS = 6
/** More of them would be no help. */
const MOST_STOPS = 3

/** Up to three places where the phone stood for 20 seconds within 6 yards, the longest ones, in the order of the walk. */
export function stops(trail: readonly Fix[]): readonly Stop[] {
  const fixes = goodFixes(trail)
  const found: Stop[] = []
  for (let from = 0; from < fixes.length;) {
    const first = fixes[from]
    if (!first) break
    const plane = planeAt(first)
    let to = from
    while (isNear(plane.to(fixes[to + 1] ?? FAR_AWAY), STOP_YARDS)) to += 1
    const last = fixes[to] ?? first
    if (last.atMs - first.atMs >= STOP_MS) {
      const at = plane.from(medianOf(fixes.slice(from, to + 1).map((fix) => plane.to(fix))))
      found.push({ at, fromMs: first.atMs, toMs: last.atMs })
      from = to + 1
    } else {
      from += 1
    }
  }
  const longest = found
    .toSorted((one, other) => other.toMs - other.fromMs - (one.toMs - one.fromMs))
    .slice(0, MOST_STOPS)
  return longest.toSorted((one, other) => one.fromMs - other.fromMs)
}

/** Of no course. */
const FAR_AWAY: LatLon = { latitudeDeg: Infinity, longitudeDeg: Infinity }

function isNear({ x, y }: Place, withinYards: number): boolean {
  return Math.hypot(x, y) <= withinYards
}

import { isMappable, planeAt, yardsBetween } from '../course/plane.ts'
import type { LatLon, Place } from '../course/plane.ts'
import { yardsFromMetres } from '../units.ts'
import { SUREST_METERS, sdYardsOfRadius } from './left.ts'

/** What a phone says of its position; times are of one clock that never runs back. */
export type Fix = LatLon & { readonly atMs: number; readonly accuracyMeters: number | null }

/** A place and how far it may be off, one standard deviation along any line. */
export type SettledPlace = { readonly at: LatLon; readonly sdYards: number }

/** Older fixes say where the golfer was. */
export const FRESH_MS = 8_000
/** A worse fix cannot tell a fairway from the rough beside it. */
const WORST_ACCURACY_METERS = 25
/** Nobody walks faster. */
const WALKING_METERS_PER_SECOND = 4

type Moment = { readonly nowMs: number; readonly last?: Fix | undefined }

/**
 * Where the phone is now: the median of the last good fixes, which keeps a single wrong one out; more of them make it no
 * surer. Undefined where there is none. `last` is the place that was settled before, if any: nobody gets farther from it
 * than they can walk.
 */
export function settledPlace(fixes: readonly Fix[], moment: Moment): SettledPlace | undefined {
  const steady = steadyFixes(fixes, moment)
  const [first] = steady
  if (!first) return undefined
  const plane = planeAt(first)
  return { at: plane.from(medianOf(steady.map((fix) => plane.to(fix)))), sdYards: sdYardsOf(steady) }
}

/** The fixes that a settled place is made of, the latest last: fresh and good ones, without jumps. */
export function steadyFixes(fixes: readonly Fix[], { nowMs, last }: Moment): readonly GoodFix[] {
  const fresh = freshFixes(fixes, nowMs)
  const near = last ? fresh.filter((fix) => isWalk(last, fix)) : fresh
  return near.filter((fix) => near.filter((other) => isWalk(other, fix)).length * 2 > near.length)
}

/** Of the place that these fixes tell together; there must be one. */
export function sdYardsOf(fixes: readonly { readonly accuracyMeters: number }[]): number {
  return sdYardsOfRadius(Math.max(SUREST_METERS, median(fixes.map(({ accuracyMeters }) => accuracyMeters))))
}

/** The good ones that say where the phone is now. */
function freshFixes(fixes: readonly Fix[], nowMs: number): readonly GoodFix[] {
  return goodFixes(fixes).filter(({ atMs }) => nowMs - atMs <= FRESH_MS && atMs <= nowMs)
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

/** Places where the phone stood for 20 seconds within 6 yards, in the order of the walk. */
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
  return found
}

/** Of no course. */
const FAR_AWAY: LatLon = { latitudeDeg: Infinity, longitudeDeg: Infinity }

function isNear({ x, y }: Place, withinYards: number): boolean {
  return Math.hypot(x, y) <= withinYards
}

import type { ClubType } from '../../club.ts'
import type { HoleMap } from '../hole/hole-map.ts'
import type { Hole } from '../hole/hole.ts'
import type { Scatter, Swing } from '../swings/swing.ts'
import { TAIL_SDS } from './normal.ts'
import { swingCosts } from './swing-costs.ts'
import { CELLS_YARDS, targetOf } from './target.ts'
import type { Frame, Target } from './target.ts'

/** A swing with its aim and cost. */
export type ScoredSwing = { readonly swing: Swing; readonly aimYards: number; readonly expectedStrokes: number }

/** A swing and its candidate aims; positive is right of the pin. */
type AimedSwing = { readonly swing: Swing; readonly aimsYards: readonly number[] }

/** The hole, and the extra cost that hazards ahead add to a ball stopping this far from the pin. */
export type ScoredHole = {
  readonly hole: Hole
  readonly handicap: number
  readonly aheadStrokes?: ((leftYards: number) => number) | undefined
}

/** The same for a hole of any kind. */
export type ScoredTarget = { readonly target: Target } & Pick<ScoredHole, 'aheadStrokes'>

/** Maps for solid balls and for mishits, which spread wider. */
type Maps = { readonly solidMap: HoleMap | undefined; readonly mishitMap: HoleMap | undefined }

/** A ball that stops farther from the pin is laid up. */
export const LAID_UP_YARDS = 30
/**
 * The widest aim from the line, twice as wide where nothing nearer is open. Aims are whole coarse cells, so that both
 * sides are treated alike.
 */
export const WIDEST_AIM_YARDS = 30
/** How many clubs are scored again on the fine map, with aims within this of each club's best. */
export const FINE_CLUB_COUNT = 5
const FINE_WITHIN_STROKES = 0.03
/** Mishits of longer swings spread so wide that the coarse map is enough. */
const FINE_MISHITS_BELOW_YARDS = 80

function aimsWithin(widestYards: number, stepYards: number): readonly number[] {
  const aimCount = (2 * widestYards) / stepYards + 1
  return Array.from({ length: aimCount }, (_, step) => step * stepYards - widestYards)
}

/**
 * The best swings of the best clubs, with every aim close to its club's best. Aims at water or out of bounds are used
 * only when there is nothing else.
 */
export function scoreSwings(swings: readonly Swing[], scoredHole: ScoredHole): readonly ScoredSwing[] {
  return scoreSwingsOn(swings, onTarget(scoredHole))
}

export function scoreSwingsOn(swings: readonly Swing[], scoredTarget: ScoredTarget): readonly ScoredSwing[] {
  const { target } = scoredTarget
  const { scored, coarseMaps } = scoreCoarsely(swings, { ...scoredTarget, clubCount: FINE_CLUB_COUNT })
  const chosen = nearBest(scored, target)
  const fineMaps = mapsByFrame(chosen, { target, cellYards: target.fineCellYards })
  const mapsOf = (swing: Swing) => {
    const frame = target.frameOf(swing)
    const solidMap = fineMaps.get(frame)
    return { solidMap, mishitMap: hasFineMishits(swing) ? solidMap : coarseMaps.get(frame) }
  }
  return scoreAll(chosen, mapsOf).flatMap((ofSwing) => withAhead(ofSwing, scoredTarget))
}

/** Every aim of these swings on the coarse map: enough to tell which of a few clubs is the one. */
export function scoreRoughly(swings: readonly Swing[], scoredHole: ScoredHole): readonly ScoredSwing[] {
  return scoreCoarsely(swings, { ...onTarget(scoredHole), clubCount: FINE_CLUB_COUNT }).scored
}

/** Every aim of every swing on the coarse map, with what lies ahead of it. */
export function scoreEachRoughlyOn(swings: readonly Swing[], scoredTarget: ScoredTarget): readonly ScoredSwing[] {
  return scoreCoarsely(swings, { ...scoredTarget, clubCount: Infinity }).scored
}

/** The cost of the best of these swings, on a map of cells this wide. */
export function fewestStrokesOn(
  swings: readonly Swing[],
  scoredTarget: ScoredTarget & { readonly cellYards: number },
): number {
  return fewestOf(scoreCoarsely(swings, { ...scoredTarget, clubCount: 1 }).scored)
}

/** The cost of the best of these swings, on the coarse map. */
export function fewestStrokes(swings: readonly Swing[], scoredHole: ScoredHole): number {
  return fewestOf(scoreCoarsely(swings, { ...onTarget(scoredHole), clubCount: 1 }).scored)
}

function onTarget({ hole, handicap, aheadStrokes }: ScoredHole): ScoredTarget {
  return { target: targetOf(hole, handicap), aheadStrokes }
}

type Coarse = ScoredTarget & { readonly clubCount: number; readonly cellYards?: number | undefined }

function scoreCoarsely(swings: readonly Swing[], { cellYards = CELLS_YARDS.coarse, ...scoredTarget }: Coarse) {
  const { target } = scoredTarget
  const aimed = openSwings(swings, { target, cellYards })
  const coarseMaps = mapsByFrame(aimed, { target, cellYards })
  const mapsOf = (swing: Swing) => {
    const solidMap = coarseMaps.get(target.frameOf(swing))
    return { solidMap, mishitMap: solidMap }
  }
  return { scored: bestWithAhead(scoreAll(aimed, mapsOf), scoredTarget), coarseMaps }
}

/** One map for the swings of each frame. */
function mapsByFrame(
  aimed: readonly AimedSwing[],
  { target, cellYards }: { readonly target: Target; readonly cellYards: number },
): ReadonlyMap<Frame, HoleMap> {
  const byFrame = Map.groupBy(aimed, ({ swing }) => target.frameOf(swing))
  return new Map(
    [...byFrame].map(([frame, own]) => [frame, frame.mapOf({ cellYards, sideYards: sideYardsOf(own, cellYards) })]),
  )
}

/** How far aside any ball of these swings may end. */
function sideYardsOf(aimed: readonly AimedSwing[], cellYards: number): number {
  const isCoarse = cellYards >= CELLS_YARDS.coarse
  const sides = aimed.flatMap(({ swing, aimsYards }) => {
    const scatters = isCoarse || hasFineMishits(swing) ? swing.scatters : swing.scatters.slice(0, 1)
    const aimYards = Math.max(0, ...aimsYards.map((yards) => Math.abs(yards)))
    return scatters.map((scatter) => aimYards + TAIL_SDS * scatter.lateralSdYards + tiltReachYards(scatter, cellYards))
  })
  return Math.max(0, ...sides) + cellYards
}

/** How much farther aside the longest and the shortest balls of a tilted scatter end, to whole cells. */
function tiltReachYards({ rightPerLong, distanceSdYards }: Scatter, cellYards: number): number {
  if (rightPerLong === undefined) return 0
  return Math.abs(rightPerLong) * (TAIL_SDS * distanceSdYards + cellYards) + cellYards
}

function hasFineMishits({ carryTodayYards }: Swing): boolean {
  return carryTodayYards < FINE_MISHITS_BELOW_YARDS
}

/** Every aim of each swing, ignoring hazards ahead of where it stops. */
function scoreAll(aimed: readonly AimedSwing[], mapsOf: (swing: Swing) => Maps): readonly (readonly ScoredSwing[])[] {
  return aimed
    .filter(({ aimsYards }) => aimsYards.length > 0)
    .flatMap(({ swing, aimsYards }) => {
      const { solidMap, mishitMap } = mapsOf(swing)
      if (!solidMap || !mishitMap) return []
      const costs = swingCosts(swing, { solidMap, mishitMap, aimsYards })
      return [aimsYards.map((aimYards) => ({ swing, aimYards, expectedStrokes: costs(aimYards) }))]
    })
}

function withAhead(ofSwing: readonly ScoredSwing[], { target, aheadStrokes }: ScoredTarget): readonly ScoredSwing[] {
  const [first] = ofSwing
  if (!first || !aheadStrokes) return ofSwing
  const ahead = aheadStrokes(target.leftYards(first.swing))
  return ofSwing.map((scored) => ({ ...scored, expectedStrokes: scored.expectedStrokes + ahead }))
}

/**
 * Adds the cost of what lies ahead, which is never negative and slow to compute: stops as soon as enough clubs are
 * better than the next swing would be at no extra cost.
 */
function bestWithAhead(
  scored: readonly (readonly ScoredSwing[])[],
  { clubCount, ...scoredTarget }: ScoredTarget & { readonly clubCount: number },
): readonly ScoredSwing[] {
  if (!scoredTarget.aheadStrokes) return scored.flat()
  const kept = new Map<readonly ScoredSwing[], readonly ScoredSwing[]>()
  const bestOf = new Map<ClubType, number>()
  const byStrokes = scored
    .map((ofSwing) => ({ ofSwing, fewest: fewestOf(ofSwing) }))
    .toSorted((a, b) => a.fewest - b.fewest)
  for (const { ofSwing, fewest } of byStrokes) {
    const worst = [...bestOf.values()].toSorted((a, b) => a - b)[clubCount - 1] ?? Infinity
    if (fewest > worst + FINE_WITHIN_STROKES) break
    const withIt = withAhead(ofSwing, scoredTarget)
    kept.set(ofSwing, withIt)
    const club = withIt[0]?.swing.club
    if (club) bestOf.set(club, Math.min(fewestOf(withIt), bestOf.get(club) ?? Infinity))
  }
  return scored.flatMap((ofSwing) => kept.get(ofSwing) ?? [])
}

function fewestOf(scored: readonly ScoredSwing[]): number {
  return Math.min(...scored.map(({ expectedStrokes }) => expectedStrokes))
}

function openSwings(
  swings: readonly Swing[],
  { target, cellYards }: { readonly target: Target; readonly cellYards: number },
): readonly AimedSwing[] {
  for (const widestYards of [WIDEST_AIM_YARDS, 2 * WIDEST_AIM_YARDS]) {
    const allYards = aimsWithin(widestYards, cellYards)
    const open = swings.map((swing) => ({ swing, aimsYards: openAims(swing, target.frameOf(swing), allYards) }))
    if (open.some(({ aimsYards }) => aimsYards.length > 0)) return open
  }
  return swings.map((swing) => ({ swing, aimsYards: aimsWithin(WIDEST_AIM_YARDS, cellYards) }))
}

function openAims({ finishYards: yYards }: Swing, frame: Frame, allYards: readonly number[]): readonly number[] {
  return allYards.filter((xYards) => frame.isOpen({ xYards, yYards }))
}

/** The best clubs, and the best one that reaches: what laying up saves is measured against it. */
function nearBest(scored: readonly ScoredSwing[], target: Target): readonly AimedSwing[] {
  const bestOf = new Map<ClubType, number>()
  for (const { swing, expectedStrokes } of scored) {
    bestOf.set(swing.club, Math.min(expectedStrokes, bestOf.get(swing.club) ?? Infinity))
  }
  const best = new Map([...bestOf].toSorted(([, a], [, b]) => a - b).slice(0, FINE_CLUB_COUNT))
  const reaching = scored
    .filter(({ swing }) => target.leftYards(swing) <= LAID_UP_YARDS)
    .toSorted((a, b) => a.expectedStrokes - b.expectedStrokes)[0]
  if (reaching) best.set(reaching.swing.club, bestOf.get(reaching.swing.club) ?? Infinity)
  const near = scored.filter(
    ({ swing, expectedStrokes }) => expectedStrokes <= (best.get(swing.club) ?? -Infinity) + FINE_WITHIN_STROKES,
  )
  return [...Map.groupBy(near, ({ swing }) => swing)].map(([swing, ofSwing]) => ({
    swing,
    aimsYards: ofSwing.map(({ aimYards }) => aimYards),
  }))
}

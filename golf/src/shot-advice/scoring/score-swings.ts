import type { ClubType } from '../../club.ts'
import { groupedBy } from '../../grouped-by.ts'
import type { HoleMap } from '../hole/hole-map.ts'
import type { Hole } from '../hole/hole.ts'
import type { Scatter, Swing } from '../swings/swing.ts'
import { cheapestFirst, costed, fewestOf, scoredAims } from './costed-swings.ts'
import type { AimedSwing, CostedSwing } from './costed-swings.ts'
import { TAIL_SDS } from './normal.ts'
import { CELLS_YARDS, targetOf } from './target.ts'
import type { Frame, Target } from './target.ts'

/** A swing with its aim and cost. */
export type ScoredSwing = { readonly swing: Swing; readonly aimYards: number; readonly expectedStrokes: number }

/** The hole, and the extra cost that hazards ahead add to a ball stopping this far from the pin. */
export type ScoredHole = {
  readonly hole: Hole
  readonly handicap: number
  readonly aheadStrokes?: ((leftYards: number) => number) | undefined
}

/** The same for a hole of any kind. */
export type ScoredTarget = { readonly target: Target } & Pick<ScoredHole, 'aheadStrokes'>

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
  const { scored, coarse } = scoreCoarsely(swings, { ...scoredTarget, clubCount: FINE_CLUB_COUNT, isNearBest: true })
  const chosen = nearBest(scored, target)
  const fineMaps = mapsByFrame(chosen, { target, cellYards: target.fineCellYards })
  const mapsOf = (swing: Swing) => {
    const solidMap = fineMaps.get(target.frameOf(swing))
    if (hasFineMishits(swing)) return { solidMap, mishitMap: solidMap }
    const known = coarse.find((one) => one.swing === swing)
    return { solidMap, mishitMap: known?.map, mishits: known?.bounded.mishits }
  }
  return costed(chosen, mapsOf).flatMap((one) => withAhead(scoredAims(one), scoredTarget))
}

/** One aim of one swing, on the maps that the best ones are scored on; to whole coarse cells. */
export function scoreAimOn(
  { swing, aimYards }: Pick<ScoredSwing, 'swing' | 'aimYards'>,
  scoredTarget: ScoredTarget,
): ScoredSwing | undefined {
  const { target } = scoredTarget
  const { coarse: cellYards } = CELLS_YARDS
  const aimed = [{ swing, aimsYards: [Math.round(aimYards / cellYards) * cellYards] }]
  const mapOf = (cells: number) => mapsByFrame(aimed, { target, cellYards: cells }).get(target.frameOf(swing))
  const solidMap = mapOf(target.fineCellYards)
  const mishitMap = hasFineMishits(swing) ? solidMap : mapOf(cellYards)
  return costed(aimed, () => ({ solidMap, mishitMap })).flatMap((one) => withAhead(scoredAims(one), scoredTarget))[0]
}

/** Every aim of these swings on the coarse map: enough to tell which of a few clubs is the one. */
export function scoreRoughly(swings: readonly Swing[], scoredHole: ScoredHole): readonly ScoredSwing[] {
  return scoreCoarsely(swings, { ...onTarget(scoredHole), clubCount: FINE_CLUB_COUNT }).scored
}

/** Every aim of every swing on the coarse map, with what lies ahead of it. */
export function scoreEachRoughlyOn(swings: readonly Swing[], scoredTarget: ScoredTarget): readonly ScoredSwing[] {
  return scoreCoarsely(swings, { ...scoredTarget, clubCount: Infinity }).scored
}

/** What swings cost at best, on the coarse map with what lies ahead of them. Worked out when it is asked for. */
export type RoughCosts = {
  /** Those with an aim. */
  readonly swings: readonly Swing[]
  readonly fewestOf: (swing: Swing) => number
  /** Of all of them. */
  readonly fewest: () => number
}

export function roughCostsOn(swings: readonly Swing[], scoredTarget: ScoredTarget): RoughCosts {
  const { aheadStrokes = NOTHING_AHEAD, ...wanted } = scoredTarget
  const target = { ...wanted, aheadStrokes }
  const coarse = costedCoarsely(swings, { ...wanted, cellYards: CELLS_YARDS.coarse })
  return {
    swings: coarse.map(({ swing }) => swing),
    fewestOf: (swing) =>
      fewestOf(coarse.filter((one) => one.swing === swing).flatMap((one) => withAhead(scoredAims(one), target))),
    fewest: () => fewestOf(bestWithAhead(coarse, { ...target, clubCount: 1, withinStrokes: 0 })),
  }
}

/** The cost of the best of these swings, on a map of cells this wide. */
export function fewestStrokesOn(
  swings: readonly Swing[],
  scoredTarget: ScoredTarget & { readonly cellYards: number },
): number {
  const { aheadStrokes = NOTHING_AHEAD } = scoredTarget
  return fewestOf(scoreCoarsely(swings, { ...scoredTarget, aheadStrokes, clubCount: 1, withinStrokes: 0 }).scored)
}

const NOTHING_AHEAD = () => 0

/** The cost of the best of these swings, on the coarse map. */
export function fewestStrokes(swings: readonly Swing[], scoredHole: ScoredHole): number {
  return fewestStrokesOn(swings, { ...onTarget(scoredHole), cellYards: CELLS_YARDS.coarse })
}

function onTarget({ hole, handicap, aheadStrokes }: ScoredHole): ScoredTarget {
  return { target: targetOf(hole, handicap), aheadStrokes }
}

type Coarse = ScoredTarget & {
  readonly clubCount: number
  readonly cellYards?: number | undefined
  readonly withinStrokes?: number | undefined
  /** Only swings about as good as the club's best are looked at: others need not be scored. */
  readonly isNearBest?: boolean | undefined
}

function scoreCoarsely(swings: readonly Swing[], { cellYards = CELLS_YARDS.coarse, ...wanted }: Coarse) {
  const coarse = costedCoarsely(swings, { target: wanted.target, cellYards })
  return { scored: bestWithAhead(coarse, wanted), coarse }
}

type OnCells = { readonly target: Target; readonly cellYards: number }

function costedCoarsely(swings: readonly Swing[], { target, cellYards }: OnCells): readonly CostedSwing[] {
  const aimed = openSwings(swings, { target, cellYards })
  const maps = mapsByFrame(aimed, { target, cellYards })
  return costed(aimed, (swing) => {
    const solidMap = maps.get(target.frameOf(swing))
    return { solidMap, mishitMap: solidMap }
  })
}

/** One map for the swings of each frame. */
function mapsByFrame(aimed: readonly AimedSwing[], { target, cellYards }: OnCells): ReadonlyMap<Frame, HoleMap> {
  const byFrame = groupedBy(aimed, ({ swing }) => target.frameOf(swing))
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

function withAhead(ofSwing: readonly ScoredSwing[], { target, aheadStrokes }: ScoredTarget): readonly ScoredSwing[] {
  const [first] = ofSwing
  if (!first || !aheadStrokes) return ofSwing
  const ahead = aheadStrokes(target.leftYards(first.swing))
  return ofSwing.map((scored) => ({ ...scored, expectedStrokes: scored.expectedStrokes + ahead }))
}

/**
 * Adds the cost of what lies ahead, which is never negative and slow to compute: stops as soon as enough clubs are
 * better than the next swing would be at no extra cost. The cheapest swing is always the next one, and only its cost is
 * worked out: of the others a bound is enough.
 */
function bestWithAhead(
  coarse: readonly CostedSwing[],
  { clubCount, withinStrokes = FINE_WITHIN_STROKES, isNearBest, ...scoredTarget }: Coarse,
): readonly ScoredSwing[] {
  if (!scoredTarget.aheadStrokes) return coarse.flatMap(scoredAims)
  const kept = new Map<CostedSwing, readonly ScoredSwing[]>()
  const bestOf = new Map<ClubType, number>()
  let reachingStrokes = Infinity
  // Of the swings that reach the pin the cheapest one is looked at in any case.
  const isReaching = ({ swing }: CostedSwing) => scoredTarget.target.leftYards(swing) <= LAID_UP_YARDS
  const isWanted = (one: CostedSwing, leastStrokes: number) =>
    !isNearBest ||
    leastStrokes <= (bestOf.get(one.swing.club) ?? Infinity) + withinStrokes ||
    (leastStrokes <= reachingStrokes && isReaching(one))
  for (const { one, scored, fewest } of cheapestFirst(coarse, isWanted)) {
    const worst = [...bestOf.values()].toSorted((a, b) => a - b)[clubCount - 1] ?? Infinity
    if (fewest > worst + withinStrokes) break
    if (!scored) continue
    const withIt = withAhead(scored, scoredTarget)
    kept.set(one, withIt)
    const { club } = one.swing
    const best = fewestOf(withIt)
    bestOf.set(club, Math.min(best, bestOf.get(club) ?? Infinity))
    if (isReaching(one)) reachingStrokes = Math.min(best, reachingStrokes)
  }
  return coarse.flatMap((one) => kept.get(one) ?? [])
}

function openSwings(swings: readonly Swing[], { target, cellYards }: OnCells): readonly AimedSwing[] {
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
  return [...groupedBy(near, ({ swing }) => swing)].map(([swing, ofSwing]) => ({
    swing,
    aimsYards: ofSwing.map(({ aimYards }) => aimYards),
  }))
}

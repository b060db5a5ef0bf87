import type { ClubType } from '../../club.ts'
import { isWithin } from '../hazards.ts'
import { holeMap } from '../hole/hole-map.ts'
import type { HoleMap } from '../hole/hole-map.ts'
import type { Hole } from '../hole/hole.ts'
import type { Scatter, Swing } from '../swings/swing.ts'
import { TAIL_SDS } from './normal.ts'
import { swingCosts } from './swing-costs.ts'

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

/** Maps for solid balls and for mishits, which spread wider. */
type Maps = { readonly solidMap: HoleMap; readonly mishitMap: HoleMap }

export const CELLS_YARDS = { coarse: 3, fine: 1 } as const
/** A ball that stops farther from the pin is laid up. */
export const LAID_UP_YARDS = 30
/** The widest aim from the pin. Aims are whole coarse cells, so that both sides are treated alike. */
export const WIDEST_AIM_YARDS = 30
/** How many clubs are scored again on the fine map, with aims within this of each club's best. */
export const FINE_CLUB_COUNT = 5
const FINE_WITHIN_STROKES = 0.03
/** Mishits of longer swings spread so wide that the coarse map is enough. */
const FINE_MISHITS_BELOW_YARDS = 80

const AIMS_YARDS = Array.from(
  { length: (2 * WIDEST_AIM_YARDS) / CELLS_YARDS.coarse + 1 },
  (_, step) => step * CELLS_YARDS.coarse - WIDEST_AIM_YARDS,
)

/**
 * The best swings of the best clubs, with every aim close to its club's best. Aims at water or out of bounds are used
 * only when there is nothing else.
 */
export function scoreSwings(swings: readonly Swing[], scoredHole: ScoredHole): readonly ScoredSwing[] {
  const { scored, coarseMap } = scoreCoarsely(swings, { ...scoredHole, clubCount: FINE_CLUB_COUNT })
  const chosen = nearBest(scored, scoredHole.hole)
  const fineMap = mapFor(chosen, { ...scoredHole, cellYards: CELLS_YARDS.fine })
  const mapsOf = (swing: Swing) => ({ solidMap: fineMap, mishitMap: hasFineMishits(swing) ? fineMap : coarseMap })
  return scoreAll(chosen, mapsOf).flatMap((ofSwing) => withAhead(ofSwing, scoredHole))
}

/** Every aim of these swings on the coarse map: enough to tell which of a few clubs is the one. */
export function scoreRoughly(swings: readonly Swing[], scoredHole: ScoredHole): readonly ScoredSwing[] {
  return scoreCoarsely(swings, { ...scoredHole, clubCount: FINE_CLUB_COUNT }).scored
}

/** The cost of the best of these swings, on the coarse map. */
export function fewestStrokes(swings: readonly Swing[], scoredHole: ScoredHole): number {
  return fewestOf(scoreCoarsely(swings, { ...scoredHole, clubCount: 1 }).scored)
}

function scoreCoarsely(swings: readonly Swing[], scoredHole: ScoredHole & { readonly clubCount: number }) {
  const dry = swings.map((swing) => ({ swing, aimsYards: dryAims(swing, scoredHole.hole) }))
  const aimed = dry.some(({ aimsYards }) => aimsYards.length > 0)
    ? dry
    : swings.map((swing) => ({ swing, aimsYards: AIMS_YARDS }))
  const coarseMap = mapFor(aimed, { ...scoredHole, cellYards: CELLS_YARDS.coarse })
  const mapsOf = () => ({ solidMap: coarseMap, mishitMap: coarseMap })
  return { scored: bestWithAhead(scoreAll(aimed, mapsOf), scoredHole), coarseMap }
}

function mapFor(
  aimed: readonly AimedSwing[],
  { hole, handicap, cellYards }: ScoredHole & { readonly cellYards: number },
): HoleMap {
  return holeMap({ hole, handicap, cellYards, sideYards: sideYardsOf(aimed, cellYards) })
}

/** How far aside any ball of these swings may end. */
function sideYardsOf(aimed: readonly AimedSwing[], cellYards: number): number {
  const isCoarse = cellYards === CELLS_YARDS.coarse
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
    .map(({ swing, aimsYards }) => {
      const costs = swingCosts(swing, { ...mapsOf(swing), aimsYards })
      return aimsYards.map((aimYards) => ({ swing, aimYards, expectedStrokes: costs(aimYards) }))
    })
}

function withAhead(
  ofSwing: readonly ScoredSwing[],
  { hole, aheadStrokes }: Pick<ScoredHole, 'hole' | 'aheadStrokes'>,
): readonly ScoredSwing[] {
  const [first] = ofSwing
  if (!first || !aheadStrokes) return ofSwing
  const ahead = aheadStrokes(hole.pinYards - first.swing.finishYards)
  return ofSwing.map((scored) => ({ ...scored, expectedStrokes: scored.expectedStrokes + ahead }))
}

/**
 * Adds the cost of what lies ahead, which is never negative and slow to compute: stops as soon as enough clubs are
 * better than the next swing would be at no extra cost.
 */
function bestWithAhead(
  scored: readonly (readonly ScoredSwing[])[],
  { clubCount, ...scoredHole }: ScoredHole & { readonly clubCount: number },
): readonly ScoredSwing[] {
  if (!scoredHole.aheadStrokes) return scored.flat()
  const kept = new Map<readonly ScoredSwing[], readonly ScoredSwing[]>()
  const bestOf = new Map<ClubType, number>()
  const byStrokes = scored
    .map((ofSwing) => ({ ofSwing, fewest: fewestOf(ofSwing) }))
    .toSorted((a, b) => a.fewest - b.fewest)
  for (const { ofSwing, fewest } of byStrokes) {
    const worst = [...bestOf.values()].toSorted((a, b) => a - b)[clubCount - 1] ?? Infinity
    if (fewest > worst + FINE_WITHIN_STROKES) break
    const withIt = withAhead(ofSwing, scoredHole)
    kept.set(ofSwing, withIt)
    const club = withIt[0]?.swing.club
    if (club) bestOf.set(club, Math.min(fewestOf(withIt), bestOf.get(club) ?? Infinity))
  }
  return scored.flatMap((ofSwing) => kept.get(ofSwing) ?? [])
}

function fewestOf(scored: readonly ScoredSwing[]): number {
  return Math.min(...scored.map(({ expectedStrokes }) => expectedStrokes))
}

function dryAims({ finishYards }: Swing, { areas }: Hole): readonly number[] {
  const lost = areas.filter(({ kind }) => kind !== 'bunker')
  return AIMS_YARDS.filter((xYards) => !lost.some((area) => isWithin(area, { xYards, yYards: finishYards })))
}

/** The best clubs, and the best one that reaches: what laying up saves is measured against it. */
function nearBest(scored: readonly ScoredSwing[], { pinYards }: Hole): readonly AimedSwing[] {
  const bestOf = new Map<ClubType, number>()
  for (const { swing, expectedStrokes } of scored) {
    bestOf.set(swing.club, Math.min(expectedStrokes, bestOf.get(swing.club) ?? Infinity))
  }
  const best = new Map([...bestOf].toSorted(([, a], [, b]) => a - b).slice(0, FINE_CLUB_COUNT))
  const reaching = scored
    .filter(({ swing }) => pinYards - swing.finishYards <= LAID_UP_YARDS)
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

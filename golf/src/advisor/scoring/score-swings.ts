import type { ClubType } from '../../club.ts'
import { isWithin } from '../hazards.ts'
import { holeMap } from '../hole/hole-map.ts'
import type { HoleMap } from '../hole/hole-map.ts'
import type { Hole } from '../hole/hole.ts'
import type { Swing } from '../swings/swing.ts'
import { TAIL_SDS } from './normal.ts'
import { swingCosts } from './swing-costs.ts'

/** A swing with where it is aimed and what it costs. */
export type ScoredSwing = { readonly swing: Swing; readonly aimYards: number; readonly expectedStrokes: number }

/** A swing and the aims worth looking at; positive is right of the pin. */
type AimedSwing = { readonly swing: Swing; readonly aimsYards: readonly number[] }

/** The hole, and what a ball that stops so far from the pin costs more because of the hazards still ahead. */
type ScoredHole = {
  readonly hole: Hole
  readonly handicap: number
  readonly aheadStrokes?: ((leftYards: number) => number) | undefined
}

/** Maps for solid balls and for mishits, which are spread wider. */
type Maps = { readonly solidMap: HoleMap; readonly mishitMap: HoleMap }

export const CELLS_YARDS = { coarse: 3, fine: 1 } as const
/** Farthest from the pin that is aimed at. Aims are whole coarse cells, so that both sides are treated alike. */
export const WIDEST_AIM_YARDS = 30
/** So many clubs are looked at again on the fine map, with what is within this of each one's best. */
export const FINE_CLUB_COUNT = 5
const FINE_WITHIN_STROKES = 0.03
/** Mishits of swings that carry farther are spread so wide that the coarse map will do. */
const FINE_MISHITS_BELOW_YARDS = 80

const AIMS_YARDS = Array.from(
  { length: (2 * WIDEST_AIM_YARDS) / CELLS_YARDS.coarse + 1 },
  (_, step) => step * CELLS_YARDS.coarse - WIDEST_AIM_YARDS,
)

/**
 * The best swings of the best clubs, with every aim that comes near its club's best. Nobody aims into water or out as
 * long as there is anything else.
 */
export function scoreSwings(swings: readonly Swing[], scoredHole: ScoredHole): readonly ScoredSwing[] {
  const { scored, coarseMap } = scoreCoarsely(swings, scoredHole)
  const chosen = nearBest(scored)
  const fineMap = mapFor(chosen, { ...scoredHole, cellYards: CELLS_YARDS.fine })
  const mapsOf = (swing: Swing) => ({ solidMap: fineMap, mishitMap: hasFineMishits(swing) ? fineMap : coarseMap })
  return scoreAll(chosen, { ...scoredHole, mapsOf })
}

/** What the best of these swings costs, on the coarse map. */
export function fewestStrokes(swings: readonly Swing[], scoredHole: ScoredHole): number {
  return Math.min(...scoreCoarsely(swings, scoredHole).scored.map(({ expectedStrokes }) => expectedStrokes))
}

function scoreCoarsely(swings: readonly Swing[], scoredHole: ScoredHole) {
  const dry = swings.map((swing) => ({ swing, aimsYards: dryAims(swing, scoredHole.hole) }))
  const aimed = dry.some(({ aimsYards }) => aimsYards.length > 0)
    ? dry
    : swings.map((swing) => ({ swing, aimsYards: AIMS_YARDS }))
  const coarseMap = mapFor(aimed, { ...scoredHole, cellYards: CELLS_YARDS.coarse })
  const mapsOf = () => ({ solidMap: coarseMap, mishitMap: coarseMap })
  return { scored: scoreAll(aimed, { ...scoredHole, mapsOf }), coarseMap }
}

function mapFor(
  aimed: readonly AimedSwing[],
  { hole, handicap, cellYards }: ScoredHole & { readonly cellYards: number },
): HoleMap {
  return holeMap({ hole, handicap, cellYards, sideYards: sideYardsOf(aimed, cellYards) })
}

/** As far aside as any ball of these swings is looked for. */
function sideYardsOf(aimed: readonly AimedSwing[], cellYards: number): number {
  const isCoarse = cellYards === CELLS_YARDS.coarse
  const sides = aimed.flatMap(({ swing, aimsYards }) => {
    const scatters = isCoarse || hasFineMishits(swing) ? swing.scatters : swing.scatters.slice(0, 1)
    const aimYards = Math.max(0, ...aimsYards.map((yards) => Math.abs(yards)))
    return scatters.map(({ lateralSdYards }) => aimYards + TAIL_SDS * lateralSdYards)
  })
  return Math.max(0, ...sides) + cellYards
}

function hasFineMishits({ carryTodayYards }: Swing): boolean {
  return carryTodayYards < FINE_MISHITS_BELOW_YARDS
}

function scoreAll(
  aimed: readonly AimedSwing[],
  { hole, aheadStrokes, mapsOf }: ScoredHole & { readonly mapsOf: (swing: Swing) => Maps },
): readonly ScoredSwing[] {
  return aimed.flatMap(({ swing, aimsYards }) => {
    const costs = swingCosts(swing, mapsOf(swing))
    const ahead = aheadStrokes?.(hole.pinYards - swing.finishYards) ?? 0
    return aimsYards.map((aimYards) => ({ swing, aimYards, expectedStrokes: costs(aimYards) + ahead }))
  })
}

function dryAims({ finishYards }: Swing, { areas }: Hole): readonly number[] {
  const lost = areas.filter(({ kind }) => kind !== 'bunker')
  return AIMS_YARDS.filter((xYards) => !lost.some((area) => isWithin(area, { xYards, yYards: finishYards })))
}

function nearBest(scored: readonly ScoredSwing[]): readonly AimedSwing[] {
  const bestOf = new Map<ClubType, number>()
  for (const { swing, expectedStrokes } of scored) {
    bestOf.set(swing.club, Math.min(expectedStrokes, bestOf.get(swing.club) ?? Infinity))
  }
  const best = new Map([...bestOf].toSorted(([, a], [, b]) => a - b).slice(0, FINE_CLUB_COUNT))
  const near = scored.filter(
    ({ swing, expectedStrokes }) => expectedStrokes <= (best.get(swing.club) ?? -Infinity) + FINE_WITHIN_STROKES,
  )
  return [...Map.groupBy(near, ({ swing }) => swing)].map(([swing, ofSwing]) => ({
    swing,
    aimsYards: ofSwing.map(({ aimYards }) => aimYards),
  }))
}

import { CLUBS } from '../../club.ts'
import { yardsOutside } from '../hazards.ts'
import type { Hole } from '../hole/hole.ts'
import type { Lie, Shot } from '../shot.ts'
import { isGreensideBunker } from '../swings/swings.ts'
import type { ScoredSwing } from './score-swings.ts'

/** Why a swing is advised although another is marginally cheaper. */
export type TieRule = 'cheapest' | 'longer-club' | 'fuller-swing' | 'sand-wedge' | 'most-loft' | 'no-wood-from-rough'

export type ChosenSwing = {
  readonly recommended: ScoredSwing
  readonly rule: TieRule
  /** The swing with the fewest strokes; it differs from the recommended one when a rule preferred another. */
  readonly cheapest: ScoredSwing
  /** The best swing of every other club, cheapest first. */
  readonly others: readonly ScoredSwing[]
}

/** Differences small enough to prefer the simpler option, in strokes. */
export const TIES = {
  aim: 0.01,
  clearAim: 0.03,
  longerClub: 0.03,
  fullerSwing: 0.02,
  sandWedge: 0.02,
  mostLoft: 0.05,
  noWoodFromRough: 0.03,
} as const
/** Aims keep this far from the edge of water and out of bounds; rule of thumb. */
export const CLEAR_OF_EDGE_YARDS = 5
/** Lies that allow a free swing. */
const FREE_LIES: readonly Lie[] = ['fairway', 'tee', 'fringe', 'cart-path']

/** The swing to advise: the cheapest, or a nearly equal one that fails less often. */
export function chooseSwing(
  scored: readonly ScoredSwing[],
  { shot, hole }: { readonly shot: Shot; readonly hole: Hole },
): ChosenSwing | undefined {
  const bySwing = Map.groupBy(scored, ({ swing }) => swing)
  const swings = byStrokes([...bySwing.values()].flatMap((ofSwing) => straightest(clearOfEdges(ofSwing, hole)) ?? []))
  const [cheapest] = swings
  if (!cheapest) return undefined

  const { recommended, rule } = preferred(swings, { cheapest, shot, hole })
  const others = [...Map.groupBy(swings, ({ swing }) => swing.club)]
    .filter(([club]) => club !== recommended.swing.club)
    .flatMap(([, ofClub]) => bestOfClub(ofClub, shot) ?? [])
  return { recommended, rule, cheapest, others: byStrokes(others) }
}

/** Near-ties are measured against the cheapest swing of all, so that rules do not add up. */
function preferred(
  swings: readonly ScoredSwing[],
  { cheapest, shot, hole }: { readonly cheapest: ScoredSwing; readonly shot: Shot; readonly hole: Hole },
): { readonly recommended: ScoredSwing; readonly rule: TieRule } {
  const within = (strokes: number) =>
    swings.filter(({ expectedStrokes }) => expectedStrokes <= cheapest.expectedStrokes + strokes)
  const ruled = (recommended: ScoredSwing, rule: TieRule) =>
    recommended.swing.club === cheapest.swing.club ? { recommended, rule: 'cheapest' as const } : { recommended, rule }

  const { lie } = shot
  if (isGreensideBunker(shot)) {
    const sandWedge = within(TIES.sandWedge).find(({ swing }) => swing.club === 'sw')
    return sandWedge
      ? ruled(sandWedge, 'sand-wedge')
      : ruled(mostLofted(within(TIES.mostLoft)) ?? cheapest, 'most-loft')
  }
  if (lie === 'rough' && isWood(cheapest)) {
    return ruled(within(TIES.noWoodFromRough).find((swing) => !isWood(swing)) ?? cheapest, 'no-wood-from-rough')
  }
  if (cheapest.swing.swingFraction < 1) return ruled(fullest(within(TIES.fullerSwing)) ?? cheapest, 'fuller-swing')
  const longer = favoursLonger(shot, cheapest, hole) ? nextLonger(swings, cheapest) : undefined
  const isSafe = longer !== undefined && isBeforeTroubleBehind(longer, hole)
  return ruled(within(TIES.longerClub).find((swing) => isSafe && swing === longer) ?? cheapest, 'longer-club')
}

/** Golfers overrate their carries: trackers find 54 to 69 % of shots of 15 to 25 handicaps short, and 4 to 5 % long. */
function favoursLonger(shot: Shot, { swing: { finishYards } }: ScoredSwing, { areas }: Hole): boolean {
  const { lie, distanceYards } = shot
  if (!FREE_LIES.includes(lie) || finishYards >= distanceYards) return false
  // A ball laid up in front of a hazard is short on purpose.
  return !areas.some(({ side, nearYards }) => side === 'front' && finishYards <= nearYards)
}

/** Up to the middle of the green, trouble behind is no closer than trouble in front. */
function isBeforeTroubleBehind({ swing: { finishYards } }: ScoredSwing, { areas, greenYards }: Hole): boolean {
  return finishYards <= greenYards || !areas.some(({ side }) => side === 'back')
}

/** Of the clubs that carry farther, the one with the most loft: to a high target a flatter flight gains nothing. */
function nextLonger(swings: readonly ScoredSwing[], { swing }: ScoredSwing): ScoredSwing | undefined {
  return swings
    .filter((longer) => longer.swing.swingFraction === 1 && longer.swing.carryTodayYards > swing.carryTodayYards)
    .toSorted((a, b) => b.swing.loftDeg - a.swing.loftDeg || a.swing.carryTodayYards - b.swing.carryTodayYards)[0]
}

/** Irons and hybrids cut through grass that a wood's wide sole slides over. */
function isWood({ swing: { club } }: ScoredSwing): boolean {
  return CLUBS[club].kind === 'wood'
}

/** The cheapest swing of the most lofted club, which gets a ball out of sand. */
function mostLofted(swings: readonly ScoredSwing[]): ScoredSwing | undefined {
  const mostDeg = Math.max(...swings.map(({ swing }) => swing.loftDeg))
  return swings.find(({ swing }) => swing.loftDeg === mostDeg)
}

/** A club's cheapest swing, or the fullest one that is as good. */
function bestOfClub(swings: readonly ScoredSwing[], shot: Shot): ScoredSwing | undefined {
  const [cheapest] = swings
  if (!cheapest || isGreensideBunker(shot) || cheapest.swing.swingFraction === 1) return cheapest
  return fullest(swings.filter(({ expectedStrokes }) => expectedStrokes <= cheapest.expectedStrokes + TIES.fullerSwing))
}

/** Aims that keep clear of water and out of bounds, or as clear as possible at about the same cost. */
function clearOfEdges(ofSwing: readonly ScoredSwing[], { areas }: Hole): readonly ScoredSwing[] {
  const lost = areas.filter(({ kind }) => kind !== 'bunker')
  const clearYards = ({ swing: { finishYards: yYards }, aimYards: xYards }: ScoredSwing) =>
    Math.min(CLEAR_OF_EDGE_YARDS, ...lost.map((area) => yardsOutside(area, { xYards, yYards })))
  const fewest = fewestOf(ofSwing)
  const asGood = ofSwing.filter(({ expectedStrokes }) => expectedStrokes <= fewest + TIES.clearAim)
  const clearestYards = Math.max(...asGood.map(clearYards))
  return asGood.filter((swing) => clearYards(swing) >= clearestYards)
}

function fewestOf(swings: readonly ScoredSwing[]): number {
  return Math.min(...swings.map(({ expectedStrokes }) => expectedStrokes))
}

/** The straightest aim that is as good as the best. */
function straightest(ofSwing: readonly ScoredSwing[]): ScoredSwing | undefined {
  const fewest = fewestOf(ofSwing)
  return ofSwing
    .filter(({ expectedStrokes }) => expectedStrokes <= fewest + TIES.aim)
    .toSorted((a, b) => Math.abs(a.aimYards) - Math.abs(b.aimYards) || a.expectedStrokes - b.expectedStrokes)[0]
}

/** Of two full swings the longer one: misses are short. */
function fullest(swings: readonly ScoredSwing[]): ScoredSwing | undefined {
  return swings.toSorted(
    (a, b) => b.swing.swingFraction - a.swing.swingFraction || b.swing.carryTodayYards - a.swing.carryTodayYards,
  )[0]
}

function byStrokes(swings: readonly ScoredSwing[]): readonly ScoredSwing[] {
  return swings.toSorted((a, b) => a.expectedStrokes - b.expectedStrokes)
}

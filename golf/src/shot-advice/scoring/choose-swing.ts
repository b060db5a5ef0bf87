import { CLUBS } from '../../club.ts'
import { groupedBy } from '../../grouped-by.ts'
import type { Hole } from '../hole/hole.ts'
import type { Lie, Shot } from '../shot.ts'
import { isOutOfSand } from '../bunker.ts'
import { KNOCK_DOWN } from '../swings/knock-down.ts'
import { LAID_UP_YARDS } from './score-swings.ts'
import type { ScoredSwing } from './score-swings.ts'
import { targetOf } from './target.ts'
import type { Target } from './target.ts'

/** Why a swing is advised although another is marginally cheaper. */
export type TieRule =
  | 'cheapest'
  | 'longer-club'
  | 'fuller-swing'
  | 'runs-to-pin'
  | 'no-lob-wedge'
  | 'steady'
  | 'no-lay-up'
  | 'sand-wedge'
  | 'most-loft'
  | 'no-wood-from-rough'

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
  lowerFlight: 0.02,
  runsToPin: 0.02,
  lobWedge: 0.03,
  sandWedge: 0.02,
  mostLoft: 0.05,
  noWoodFromRough: 0.03,
  layUp: 0.06,
  steady: 0.03,
  steadyAtMost: 0.05,
  contender: 0.08,
} as const
/** Aims keep this far from the edge of water and out of bounds; rule of thumb. */
export const CLEAR_OF_EDGE_YARDS = 5
/**
 * Handicaps of 8 to 20 take the lob wedge for 38 % of their short shots and 8 % of their up and downs (Shot Scope): from
 * this handicap on it has to save strokes.
 */
export const LOB_WEDGE = { aboveDeg: 56, fromHandicap: 5 } as const
/** A ball stops at the pin to this much. */
const AT_PIN_WITHIN_YARDS = 1
const MILLION = 1_000_000
/** Lies that allow a free swing. */
const FREE_LIES: readonly Lie[] = ['fairway', 'tee', 'fringe', 'cart-path']

export type ChoiceConditions = {
  readonly shot: Shot
  readonly hole: Hole
  readonly handicap: number
  readonly isLeftHanded?: boolean | undefined
  /** None unless it is said. */
  readonly headwindMph?: number | undefined
}

/** The same for a hole of any kind. */
export type TargetConditions = Omit<ChoiceConditions, 'hole'> & { readonly target: Target }

/** The swing to advise: the cheapest, or a nearly equal one that fails less often. */
export function chooseSwing(
  scored: readonly ScoredSwing[],
  { hole, ...conditions }: ChoiceConditions,
): ChosenSwing | undefined {
  return chooseSwingOn(scored, { ...conditions, target: targetOf(hole, conditions.handicap) })
}

export function chooseSwingOn(scored: readonly ScoredSwing[], conditions: TargetConditions): ChosenSwing | undefined {
  const { shot, target } = conditions
  const bySwing = groupedBy(scored, ({ swing }) => swing)
  const swings = byStrokes(
    [...bySwing.values()].flatMap((ofSwing) => straightest(clearOfEdges(ofSwing, target), conditions) ?? []),
  )
  const [cheapest] = swings
  if (!cheapest) return undefined

  const { recommended, rule } = preferred(swings, { ...conditions, cheapest })
  const others = [...groupedBy(swings, ({ swing }) => swing.club)]
    .filter(([club]) => club !== recommended.swing.club)
    .flatMap(([, ofClub]) => bestOfClub(ofClub, shot) ?? [])
  return { recommended, rule, cheapest, others: byStrokes(others) }
}

/** Most golfers take another wedge than the lob wedge unless it saves strokes. */
function preferred(
  swings: readonly ScoredSwing[],
  conditions: TargetConditions & { readonly cheapest: ScoredSwing },
): { readonly recommended: ScoredSwing; readonly rule: TieRule } {
  const ruled = ruledBy(swings, conditions)
  const mayTakeLobWedge = conditions.handicap < LOB_WEDGE.fromHandicap
  if (mayTakeLobWedge || !isLobWedge(ruled.recommended)) return ruled
  const mostStrokes = conditions.cheapest.expectedStrokes + TIES.lobWedge
  const others = swings.filter((swing) => !isLobWedge(swing) && swing.expectedStrokes <= mostStrokes)
  const other = ruled.recommended.swing.kind === 'splash' ? others[0] : fullest(others)
  if (!other) return ruled
  const { cheapest } = conditions
  if (other.swing.club === cheapest.swing.club) return { recommended: other, rule: 'cheapest' }
  return { recommended: other, rule: isLobWedge(cheapest) ? 'no-lob-wedge' : ruled.rule }
}

/** Near-ties are measured against the cheapest swing of all, so that rules do not add up. */
function ruledBy(
  swings: readonly ScoredSwing[],
  { cheapest, shot, target, headwindMph = 0 }: TargetConditions & { readonly cheapest: ScoredSwing },
): { readonly recommended: ScoredSwing; readonly rule: TieRule } {
  const within = (strokes: number) =>
    swings.filter(({ expectedStrokes }) => expectedStrokes <= cheapest.expectedStrokes + strokes)
  const ruled = (recommended: ScoredSwing, rule: TieRule) =>
    recommended.swing.club === cheapest.swing.club ? { recommended, rule: 'cheapest' as const } : { recommended, rule }

  const { lie } = shot
  if (isOutOfSand(shot)) {
    // Beyond the longest splash of the sand wedges the longest ones are taught with less loft.
    if (cheapest.swing.kind !== 'splash') return { recommended: cheapest, rule: 'cheapest' }
    const isAtPin = ({ swing: { finishYards } }: ScoredSwing) => finishYards >= shot.distanceYards
    if (!isAtPin(cheapest)) return ruled(within(TIES.longerClub).find(isAtPin) ?? cheapest, 'longer-club')
    const sandWedge = within(TIES.sandWedge).find(({ swing }) => swing.club === 'sw')
    return sandWedge
      ? ruled(sandWedge, 'sand-wedge')
      : ruled(mostLofted(within(TIES.mostLoft)) ?? cheapest, 'most-loft')
  }
  // What lies beside the green is not charged to the pitch after the next shot: laying up has to be clearly cheaper.
  if (isLaidUp(cheapest, shot)) {
    const reaching = within(TIES.layUp).find((swing) => !isLaidUp(swing, shot))
    if (reaching) return ruled(reaching, 'no-lay-up')
  }
  if (lie === 'rough' && isWood(cheapest)) {
    const isAsGood = (swing: ScoredSwing) => !isWood(swing) && (isLaidUp(cheapest, shot) || !isLaidUp(swing, shot))
    return ruled(within(TIES.noWoodFromRough).find(isAsGood) ?? cheapest, 'no-wood-from-rough')
  }
  const running = nearestToChipLoft(within(TIES.runsToPin).filter(isRunning))
  if (running) return ruled(running, 'runs-to-pin')
  // Of low balls as long as they get, none is easier to judge.
  if (shot.isUnderLimbs) return ruled(cheapest, 'cheapest')
  const isPart = cheapest.swing.swingFraction < 1
  const low = isPart && headwindMph >= KNOCK_DOWN.fromHeadwindMph ? lowest(within(TIES.lowerFlight), shot) : undefined
  if (low) return ruled(low, 'fuller-swing')
  if (isPart) return ruled(fullest(within(TIES.fullerSwing)) ?? cheapest, 'fuller-swing')
  const longer = favoursLonger(shot, cheapest, target) ? nextLonger(swings, cheapest) : undefined
  const isSafe = longer !== undefined && target.isBeforeTroubleBehind(longer.swing)
  return ruled(within(TIES.longerClub).find((swing) => isSafe && swing === longer) ?? cheapest, 'longer-club')
}

export function isShort({ swing: { finishYards } }: ScoredSwing, { distanceYards }: Shot): boolean {
  return finishYards < distanceYards - AT_PIN_WITHIN_YARDS
}

/** The fullest knock-down that reaches the pin. */
function lowest(swings: readonly ScoredSwing[], shot: Shot): ScoredSwing | undefined {
  return fullest(swings.filter((low) => low.swing.kind === 'knock-down' && !isShort(low, shot)))
}

/** A ball that rolls to the pin: how much of a swing it takes says nothing. */
export function isRunning({ swing: { kind } }: ScoredSwing): boolean {
  return kind === 'chip' || kind === 'bump-and-run'
}

/** The club that a chip next to the green is played with, or the one nearest to it in loft. */
function nearestToChipLoft(swings: readonly ScoredSwing[]): ScoredSwing | undefined {
  const offDeg = ({ swing: { loftDeg } }: ScoredSwing) => Math.abs(loftDeg - CLUBS.pw.loftDeg)
  return swings.toSorted((a, b) => offDeg(a) - offDeg(b))[0]
}

export function isLaidUp({ swing: { finishYards } }: ScoredSwing, { distanceYards }: Shot): boolean {
  return finishYards < distanceYards - LAID_UP_YARDS
}

/** Golfers overrate their carries: trackers find 54 to 69 % of shots of 15 to 25 handicaps short, and 4 to 5 % long. */
function favoursLonger(shot: Shot, { swing }: ScoredSwing, target: Target): boolean {
  const { finishYards, isCarryOwn } = swing
  const { lie, distanceYards } = shot
  // What a golfer's own shots carry is not overrated.
  if (isCarryOwn) return false
  if (!FREE_LIES.includes(lie) || finishYards >= distanceYards) return false
  if (finishYards < distanceYards - LAID_UP_YARDS) return false
  return !target.isShortOnPurpose(swing)
}

/** Of the clubs that carry farther, the one with the most loft: to a high target a flatter flight gains nothing. */
function nextLonger(swings: readonly ScoredSwing[], { swing }: ScoredSwing): ScoredSwing | undefined {
  return swings
    .filter((longer) => longer.swing.swingFraction === 1 && longer.swing.carryTodayYards > swing.carryTodayYards)
    .toSorted((a, b) => b.swing.loftDeg - a.swing.loftDeg || a.swing.carryTodayYards - b.swing.carryTodayYards)[0]
}

/** Irons and hybrids cut through grass that a wood's wide sole slides over. */
export function isWood({ swing: { club } }: ScoredSwing): boolean {
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
  if (!cheapest || isOutOfSand(shot) || isRunning(cheapest) || cheapest.swing.swingFraction === 1) return cheapest
  return fullest(swings.filter(({ expectedStrokes }) => expectedStrokes <= cheapest.expectedStrokes + TIES.fullerSwing))
}

/** Aims that keep clear of water and out of bounds, or as clear as possible at about the same cost. */
function clearOfEdges(ofSwing: readonly ScoredSwing[], target: Target): readonly ScoredSwing[] {
  const clearYards = (scored: ScoredSwing) => target.clearYards(scored, CLEAR_OF_EDGE_YARDS)
  const fewest = fewestOf(ofSwing)
  const asGood = ofSwing.filter(({ expectedStrokes }) => expectedStrokes <= fewest + TIES.clearAim)
  const clearestYards = Math.max(...asGood.map(clearYards))
  return asGood.filter((swing) => clearYards(swing) >= clearestYards)
}

function fewestOf(swings: readonly ScoredSwing[]): number {
  return Math.min(...swings.map(({ expectedStrokes }) => expectedStrokes))
}

/**
 * The straightest aim that is as good as the best. Of two alike, one to either side, that to the golfer's back: so
 * left- and right-handers see each other's mirror image.
 */
function straightest(
  ofSwing: readonly ScoredSwing[],
  { target, isLeftHanded = false }: TargetConditions,
): ScoredSwing | undefined {
  const fewest = fewestOf(ofSwing)
  const backApart = (a: ScoredSwing, b: ScoredSwing) =>
    isLeftHanded ? b.aimYards - a.aimYards : a.aimYards - b.aimYards
  return ofSwing
    .filter(({ expectedStrokes }) => expectedStrokes <= fewest + TIES.aim)
    .toSorted(
      (a, b) =>
        target.offLineYards(a) - target.offLineYards(b) ||
        toMillionth(a.expectedStrokes) - toMillionth(b.expectedStrokes) ||
        Math.abs(a.aimYards) - Math.abs(b.aimYards) ||
        backApart(a, b),
    )[0]
}

/** Sums over mirrored holes differ in their last digits. */
function toMillionth(strokes: number): number {
  return Math.round(strokes * MILLION)
}

/** Of two full swings the longer one: misses are short. */
function fullest(swings: readonly ScoredSwing[]): ScoredSwing | undefined {
  return swings.toSorted(
    (a, b) => b.swing.swingFraction - a.swing.swingFraction || b.swing.carryTodayYards - a.swing.carryTodayYards,
  )[0]
}

export function isLobWedge({ swing: { loftDeg } }: ScoredSwing): boolean {
  return loftDeg > LOB_WEDGE.aboveDeg
}

export function byStrokes(swings: readonly ScoredSwing[]): readonly ScoredSwing[] {
  return swings.toSorted((a, b) => a.expectedStrokes - b.expectedStrokes)
}

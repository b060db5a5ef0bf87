import type { HazardPlace, Shot } from './shot.ts'

/** Yards from the ball that a hazard may begin or end at: no shot is longer. */
export const HAZARD_YARDS = { from: 0, to: 600 } as const
/** The narrowest and the widest fairway: rule of thumb. */
export const FAIRWAY_WIDTH_YARDS = { from: 10, to: 100 } as const

/** Why a shot's hazards or fairway are none that a hole has. */
export type HazardProblem =
  | {
      readonly problem: 'hazard-out-of-range' | 'fairway-width-out-of-range'
      readonly from: number
      readonly to: number
    }
  /** It would end before it begins, or be 0 yards wide. */
  | { readonly problem: 'hazard-cleared-before-reached'; readonly toReachYards: number; readonly toClearYards: number }

/** The first hazard that cannot be, or a fairway that cannot. Missing yards are skipped. */
export function findHazardProblem({
  hazards,
  fairwayWidthYards,
}: Pick<Shot, 'hazards' | 'fairwayWidthYards'>): HazardProblem | undefined {
  if (fairwayWidthYards !== undefined && !isBetween(fairwayWidthYards, FAIRWAY_WIDTH_YARDS)) {
    return { problem: 'fairway-width-out-of-range', ...FAIRWAY_WIDTH_YARDS }
  }
  return hazards.map(findPlaceProblem).find((problem) => problem !== undefined)
}

/** Why no hazard lies there: it begins or ends behind the ball or too far away, or ends no farther than it begins. */
export function findPlaceProblem({ toReachYards, toClearYards }: HazardPlace): HazardProblem | undefined {
  const yards = [toReachYards, toClearYards].filter((said) => said !== undefined)
  if (!yards.every((said) => isBetween(said, HAZARD_YARDS))) return { problem: 'hazard-out-of-range', ...HAZARD_YARDS }
  const fromYards = toReachYards ?? HAZARD_YARDS.from
  return toClearYards === undefined || toClearYards > fromYards
    ? undefined
    : { problem: 'hazard-cleared-before-reached', toReachYards: fromYards, toClearYards }
}

/** The golfer has said where it begins, where it ends, or both. */
export function isPlaced({ toReachYards, toClearYards }: HazardPlace): boolean {
  return toReachYards !== undefined || toClearYards !== undefined
}

function isBetween(yards: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return yards >= from && yards <= to
}

import type { ClubType } from '../club.ts'
import { LIES } from '../shot-advice/shot.ts'

/** What a ball may be played from in a round; among trees the way to the hole is blocked. */
export const PLAYED_LIES = [...LIES, 'trees'] as const
export type PlayedLie = (typeof PLAYED_LIES)[number]

/** How a hole ended. Scores of holes that were picked up or conceded hold strokes that were not played. */
export const HOLE_FINISHES = ['holed', 'picked-up', 'conceded', 'not-played'] as const
export type HoleFinish = (typeof HOLE_FINISHES)[number]

/** A provisional ball that becomes the ball in play is relabelled; what is still provisional at the end was picked up. */
export const BALL_BRANCHES = ['ball', 'provisional'] as const
export type BallBranch = (typeof BALL_BRANCHES)[number]

export const PLAYED_SWINGS = ['full', 'part', 'chip', 'recovery'] as const
export type PlayedSwing = (typeof PLAYED_SWINGS)[number]

/**
 * What became of a shot: into a penalty area, unplayable, lost or out of bounds and played again, or the same under the
 * local rule that lets the next ball be dropped where the first one went (Rules of Golf, Model Local Rule E-5).
 */
export const SHOT_PENALTIES = ['none', 'area', 'unplayable', 'stroke-and-distance', 'two-stroke'] as const
export type ShotPenalty = (typeof SHOT_PENALTIES)[number]

/** Rules of Golf, Rules 17.1d, 18.1 and 19.2, and Model Local Rule E-5. */
export const PENALTY_STROKES = {
  none: 0,
  area: 1,
  unplayable: 1,
  'stroke-and-distance': 1,
  'two-stroke': 2,
} as const satisfies Record<ShotPenalty, number>

/** Where a ball came to rest, from where it was struck: along the line to the aim, and to the right of that line. */
export type Rest = {
  readonly alongYards: number
  readonly acrossYards: number
  /** Standard deviation of both. */
  readonly sdYards: number
}

/** A stroke off the green, or one that was taken with a practice ball. Null is not known. */
export type LoggedShot = {
  /** Shots are in this order; of equal ones the one that stands first. */
  readonly order: number
  readonly branch: BallBranch
  readonly club: ClubType | null
  /** What the ball lay on when it was struck. */
  readonly lie: PlayedLie | null
  /** To the pin from where it was struck, 0 to 800. */
  readonly leftYards: number | null
  /** What that may be off, one standard deviation, 0 to 60. */
  readonly leftSdYards: number | null
  readonly swing: PlayedSwing | null
  /** Belongs to the shot that caused it. */
  readonly penalty: ShotPenalty
  readonly rest: Rest | null
  /** A practice ball, or a mulligan: no stroke of the hole. */
  readonly isLeftOut: boolean
}

/** A hole of a played round, as far as it was kept. Null is not known. */
export type LoggedHole = {
  /** 1 to 18. */
  readonly number: number
  /** 3 to 6. */
  readonly par: number
  /** 30 to 800. */
  readonly lengthYards: number | null
  /** With penalties and putts; the golfer's word, whatever the shots say. */
  readonly score: number | null
  readonly finish: HoleFinish | null
  /** Strokes on the green, 0 to 12: none of them is among the shots. */
  readonly putts: number | null
  /** Length of the first of them, 0 to 200. */
  readonly firstPuttFeet: number | null
  readonly shots: readonly LoggedShot[]
}

/** The strokes of the hole that were kept, in their order: no provisional balls, nothing left out. */
export function countedShots({ shots }: Pick<LoggedHole, 'shots'>): readonly LoggedShot[] {
  return shots
    .filter(({ branch, isLeftOut }) => branch === 'ball' && !isLeftOut)
    .toSorted((one, other) => one.order - other.order)
}

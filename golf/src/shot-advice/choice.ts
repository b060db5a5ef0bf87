import type { ClubType } from '../club.ts'
import type { OwnShares } from '../distances/partial-swings.ts'
import type { Launch } from '../flight/physics/fly.ts'
import type { Hole } from './hole/hole.ts'
import { swingOdds } from './odds.ts'
import type { Odds } from './odds.ts'
import type { ScoredSwing } from './scoring/score-swings.ts'

/** How a ball is struck. */
export const STROKE_KINDS = ['full', 'pitch', 'knock-down', 'splash', 'chip', 'bump-and-run', 'putt'] as const
export type StrokeKind = (typeof STROKE_KINDS)[number]

/** A club to play, and how. Yards right of the line to the pin are positive. */
export type Choice = {
  readonly club: ClubType
  /**
   * A splash is a fraction of the carry but no small swing: the sand takes most of it. A putt has no swing numbers, and
   * chips and bump-and-runs right beside the green have only where they land.
   */
  readonly kind: StrokeKind
  /** Of the full carry in still air; 1 is a full swing. */
  readonly swingFraction?: number
  /** What the golfer's own easier swings carry, where the club has learned ones. */
  readonly ownParts?: OwnShares
  /** From this lie, in today's air. */
  readonly carryTodayYards?: number
  /** How the ball leaves the club; there is none for a splash. */
  readonly launch?: Launch
  /** Where a well-struck ball stops. */
  readonly finishYards: number
  /** Where the ball should finish. */
  readonly aimYards: number
  /** Where the golfer aims: wind, slope and the steady miss move the ball from there to `aimYards`. */
  readonly startLineYards: number
  /** How far of that the golfer's steady miss moves it; undefined without one. */
  readonly biasYards?: number
  /** To hole out, including this one. */
  readonly expectedStrokes: number
  /** More than the recommended choice; never negative. */
  readonly costStrokes: number
  /** Where its balls end, mishits included; there are none for chips and putts. */
  readonly odds?: Odds
}

export function choiceOf(
  { swing, aimYards, expectedStrokes }: ScoredSwing,
  { recommended, hole }: { readonly recommended: ScoredSwing; readonly hole: Hole },
): Choice {
  return {
    club: swing.club,
    kind: swing.kind,
    swingFraction: swing.swingFraction,
    ...(swing.ownParts && { ownParts: swing.ownParts }),
    carryTodayYards: swing.carryTodayYards,
    ...(swing.launch && { launch: swing.launch }),
    finishYards: swing.finishYards,
    aimYards,
    startLineYards: aimYards - swing.driftYards,
    ...(swing.biasYards !== undefined && { biasYards: swing.biasYards }),
    expectedStrokes,
    costStrokes: Math.max(0, expectedStrokes - recommended.expectedStrokes),
    odds: swingOdds(swing, { hole, aimYards }),
  }
}

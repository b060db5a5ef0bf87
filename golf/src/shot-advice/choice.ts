import type { ClubType } from '../club.ts'
import type { ScoredSwing } from './scoring/score-swings.ts'
import type { Shot } from './shot.ts'
import { isGreensideBunker } from './swings/swings.ts'

/** A club to play, and how. Yards right of the line to the pin are positive. */
export type Choice = {
  readonly club: ClubType
  /**
   * Chips and putts have no other swing numbers. A splash is a fraction of the carry but no small swing: the sand takes
   * most of it.
   */
  readonly kind: 'full' | 'part' | 'splash' | 'chip' | 'putt'
  /** Of the full carry; 1 is a full swing. */
  readonly swingFraction?: number
  /** From this lie, in today's air. */
  readonly carryTodayYards?: number
  /** Where a well-struck ball stops. */
  readonly finishYards: number
  /** Where the ball should finish. */
  readonly aimYards: number
  /** Where the golfer aims: wind and slope move the ball from there to `aimYards`. */
  readonly startLineYards: number
  /** To hole out, including this one. */
  readonly expectedStrokes: number
  /** More than the recommended choice; never negative. */
  readonly costStrokes: number
}

export function choiceOf(
  { swing, aimYards, expectedStrokes }: ScoredSwing,
  { recommended, shot }: { readonly recommended: ScoredSwing; readonly shot: Shot },
): Choice {
  const partKind = isGreensideBunker(shot) ? 'splash' : 'part'
  return {
    club: swing.club,
    kind: swing.swingFraction === 1 ? 'full' : partKind,
    swingFraction: swing.swingFraction,
    carryTodayYards: swing.carryTodayYards,
    finishYards: swing.finishYards,
    aimYards,
    startLineYards: aimYards - swing.driftYards,
    expectedStrokes,
    costStrokes: Math.max(0, expectedStrokes - recommended.expectedStrokes),
  }
}

import type { ClubType } from '../club.ts'
import type { ScoredSwing } from './scoring/score-swings.ts'
import type { Shot } from './shot.ts'
import { isGreensideBunker } from './swings/swings.ts'

/** A club to play, and how. Yards to the right of the line to the pin are positive. */
export type Choice = {
  readonly club: ClubType
  /**
   * Around the green a ball is chipped or putted; the other numbers of a swing are not worked out then. A splash is a
   * part of the carry, but no small swing: the sand takes most of it.
   */
  readonly kind: 'full' | 'part' | 'splash' | 'chip' | 'putt'
  /** Of the full swing's carry; 1 is a full swing. */
  readonly swingFraction?: number
  /** From this lie, in the air of the day. */
  readonly carryTodayYards?: number
  /** Where a solid ball stops. */
  readonly finishYards: number
  /** Where the ball should finish. */
  readonly aimYards: number
  /** What the golfer points at: wind and slope move the ball from there to the aim. */
  readonly startLineYards: number
  /** To hole out, this one included. */
  readonly expectedStrokes: number
  /** More than the recommended one; never below 0. */
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

import type { BallFlight } from '../persona.ts'
import type { DoubtChoice, DoubtId } from './doubts.ts'

/** Where the ball goes, where it is struck and how far it goes: the visible results of a swing. */
export const SWING_MISSES = [
  'slice',
  'hook',
  'push',
  'pull',
  'push-slice',
  'pull-hook',
  'too-much-curve',
  'both-sides',
] as const
export const CONTACT_ISSUES = ['fat', 'thin', 'topped', 'toe', 'heel', 'shank', 'sky'] as const
export const DISTANCE_ISSUES = ['lost-distance', 'uneven-distance', 'too-low', 'too-high', 'wedge-distance'] as const

export type SwingMiss = (typeof SWING_MISSES)[number]
export type ContactIssue = (typeof CONTACT_ISSUES)[number]
export type DistanceIssue = (typeof DISTANCE_ISSUES)[number]

/** The golfer's answers about the swing; any list may be empty. */
export type SwingAnswers = {
  readonly ballFlight: BallFlight
  readonly misses: readonly SwingMiss[]
  readonly contacts: readonly ContactIssue[]
  readonly distances: readonly DistanceIssue[]
  /** The golfer's decisions where two answers contradicted each other. */
  readonly toldApart: Readonly<Partial<Record<DoubtId, DoubtChoice>>>
}

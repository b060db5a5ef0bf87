import type { Choice } from '../shot-advice/choice.ts'
import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '../distances/club-distance.ts'
import type { LandingSpread } from '../shot-advice/landing-spread.ts'
import type { AdvisedClub } from '../shot-advice/swings/swing.ts'
import type { SwingKind } from './shot-record.ts'

/** Where a shot on the course went, as a golfer says it walking after the ball: how long it was, or which way it went. */
export const COURSE_ANSWERS = ['short', 'pin-high', 'long', 'left', 'right'] as const
export type CourseAnswer = (typeof COURSE_ANSWERS)[number]

/** An answer means half a typical standard deviation. Rule of thumb. */
const ANSWER_SDS = 0.5
const LONGER = { short: -1, 'pin-high': 0, long: 1, left: 0, right: 0 } as const satisfies Record<CourseAnswer, number>
const RIGHTWARD = { left: -1, right: 1 } as const
/** Pitches by their share of the full carry; below the last, and above the first, a swing has no name. */
const NAMED_PITCHES = { most: 0.85, threeQuarterFrom: 0.65, halfFrom: 0.4 } as const
const TENTHS = 10

/** What a kept shot of the course has of the answer, in tenths. */
export type AnsweredShot = {
  readonly swing: SwingKind
  /** In the reference air: wind, slope and lie are taken out as the advice put them in. */
  readonly carryYards: number
  /** Off the golfer's line without wind and slope; undefined where only the length was said. */
  readonly sideYards?: number
}

type AnsweredChoice = Pick<
  Choice,
  'kind' | 'swingFraction' | 'carryTodayYards' | 'finishYards' | 'aimYards' | 'biasYards'
>

/**
 * The shot that an answer stands for, against what the advice had in mind: the target is where the ball should finish if
 * that is short of the pin on purpose, else the pin. Undefined for strokes that are not learned from: on the ground or
 * out of sand.
 */
export function answeredShot(
  answer: CourseAnswer,
  {
    choice,
    club: { carryYards: fullYards, pattern },
    spread,
    targetYards,
  }: {
    readonly choice: AnsweredChoice
    readonly club: Pick<AdvisedClub, 'carryYards' | 'pattern'>
    /** What the advice was worked out over. */
    readonly spread: Pick<LandingSpread, 'lateralSdYards' | 'distanceSdYards'>
    readonly targetYards: number
  },
): AnsweredShot | undefined {
  const { kind, swingFraction, carryTodayYards, finishYards, aimYards, biasYards = 0 } = choice
  if (swingFraction === undefined || carryTodayYards === undefined || !isAnswerable({ kind })) return undefined
  const typicalLongYards = spread.distanceSdYards / (pattern?.alongRatio ?? 1)
  const typicalWideYards = spread.lateralSdYards / (pattern?.acrossRatio ?? 1)
  const rollYards = finishYards - carryTodayYards
  const carriedYards = targetYards + LONGER[answer] * ANSWER_SDS * typicalLongYards - rollYards
  const carryYards = (fullYards * swingFraction * carriedYards) / carryTodayYards
  const side = answer === 'left' || answer === 'right' ? RIGHTWARD[answer] : undefined
  return {
    swing: swingKind({ kind, swingFraction }),
    carryYards: inTenths(Math.min(MAX_CARRY_YARDS, Math.max(MIN_CARRY_YARDS, carryYards))),
    // What the golfer sees is off the pin; what the advice aimed off and the usual miss are on top of it.
    ...(side !== undefined && { sideYards: inTenths(side * ANSWER_SDS * typicalWideYards - aimYards + biasYards) }),
  }
}

/** Whether a stroke is one that is learned from. */
export function isAnswerable({ kind }: Pick<Choice, 'kind'>): boolean {
  return kind === 'full' || kind === 'pitch' || kind === 'knock-down'
}

function swingKind({
  kind,
  swingFraction,
}: {
  readonly kind: Choice['kind']
  readonly swingFraction: number
}): SwingKind {
  if (kind === 'full') return 'full'
  const { most, threeQuarterFrom, halfFrom } = NAMED_PITCHES
  if (kind !== 'pitch' || swingFraction > most || swingFraction < halfFrom) return 'other'
  return swingFraction >= threeQuarterFrom ? 'three-quarter' : 'half'
}

function inTenths(yards: number): number {
  // Minus zero would be another number on the wire.
  return Math.round(yards * TENTHS) / TENTHS + 0
}

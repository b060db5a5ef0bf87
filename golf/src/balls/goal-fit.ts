import { FEELS, SPIN_RATES } from './ball.ts'
import type { Ball, BallGoal, BallPreferences, Cover, SpinRate } from './ball.ts'

/** How a cover grips on short shots, 0 to 1: urethane most, ionomer and Surlyn not. */
const COVER_GRIP = {
  'Cast Urethane': 1,
  Urethane: 1,
  'Hybrid Cover': 0.5,
  Ionomer: 0,
  Surlyn: 0,
} as const satisfies Record<Cover, number>

/** What counts for each goal, as shares of 1. Our judgement; makers publish no such figures. */
const DISTANCE = { lowSpin: 0.6, compression: 0.4 } as const
const CONTROL = { cover: 0.75, midSpin: 0.25 } as const
const SPIN = { cover: 0.65, spin: 0.35 } as const
const MOST_DURABILITY = 10

/** Compressions of feel: slow swings like soft balls. Editorial; no ball is too hard to compress. */
const FEELS_RIGHT = { softest: 45, firmest: 95, fromMph: 65 } as const
/** A ball so far from it in compression gains nothing. */
const FAR_COMPRESSION = 40

/** From here on a ball serves a goal; below it is not shown for it. */
export const SERVES_FROM = 0.5

/** What a ball serves a goal with. */
export const GOAL_MERITS = [
  'urethane',
  'hybrid-cover',
  'low-spin',
  'fairly-low-spin',
  'mid-spin',
  'high-spin',
  'compression',
  'lasts',
] as const
export type GoalMerit = (typeof GOAL_MERITS)[number]

const LOW_SPIN_MERITS: Readonly<Partial<Record<SpinRate, GoalMerit>>> = { low: 'low-spin', mid: 'fairly-low-spin' }

type Swing = Pick<BallPreferences, 'swingSpeedMph'>

/** How well a ball does what is asked for, 0 to 1. */
export function goalFit(ball: Ball, goal: BallGoal, { swingSpeedMph }: Swing): number {
  const spin = spinShare(ball)
  switch (goal) {
    case 'distance':
      return DISTANCE.lowSpin * (1 - spin) + DISTANCE.compression * (1 - compressionOff(ball, swingSpeedMph))
    case 'control':
      return CONTROL.cover * COVER_GRIP[ball.cover] + CONTROL.midSpin * midSpinShare(ball)
    case 'spin':
      return SPIN.cover * COVER_GRIP[ball.cover] + SPIN.spin * spin
    case 'durability':
      return ball.durability / MOST_DURABILITY
  }
}

/** Whether a ball does what is asked for. */
export function servesGoal(ball: Ball, goal: BallGoal, swing: Swing): boolean {
  return goalFit(ball, goal, swing) >= SERVES_FROM
}

/** What speaks most for a ball that serves a goal. */
export function goalMerit(ball: Ball, goal: BallGoal): GoalMerit {
  switch (goal) {
    case 'distance':
      return LOW_SPIN_MERITS[ball.spinRate] ?? 'compression'
    case 'control':
      return gripMerit(ball) ?? 'mid-spin'
    case 'spin':
      return gripMerit(ball) ?? 'high-spin'
    case 'durability':
      return 'lasts'
  }
}

/** Steps of feel between a ball and what is asked for; positive is firmer. */
export function feelStepsFirmer({ feel }: Pick<Ball, 'feel'>, preferredFeel: BallPreferences['preferredFeel']): number {
  return FEELS.indexOf(feel) - FEELS.indexOf(preferredFeel)
}

function gripMerit({ cover }: Ball): GoalMerit | undefined {
  if (COVER_GRIP[cover] === 1) return 'urethane'
  return COVER_GRIP[cover] > 0 ? 'hybrid-cover' : undefined
}

/** From the least spin, 0, to the most, 1. */
function spinShare({ spinRate }: Ball): number {
  return SPIN_RATES.indexOf(spinRate) / (SPIN_RATES.length - 1)
}

/** 1 in the middle of the spins, 0 at both ends. */
function midSpinShare(ball: Ball): number {
  return 1 - Math.abs(2 * spinShare(ball) - 1)
}

/** 0 where the compression feels right for the speed, 1 far from it. */
function compressionOff({ compression }: Ball, swingSpeedMph: number): number {
  const { softest, firmest, fromMph } = FEELS_RIGHT
  const rightCompression = Math.min(firmest, Math.max(softest, softest + swingSpeedMph - fromMph))
  return Math.min(1, Math.abs(compression - rightCompression) / FAR_COMPRESSION)
}

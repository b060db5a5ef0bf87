import { BALL_SPEEDS_MPH, BUDGET_CAP_DOLLARS } from '@bagwise/golf/balls/ball'
import type { BallBudget, BallGoal, BallPreferences } from '@bagwise/golf/balls/ball'
import { dollars } from '#quantities/dollars.ts'
import { numberText } from '#quantities/number-text.ts'

export const FEEL_NAMES = { soft: 'Soft', medium: 'Medium', firm: 'Firm' } as const satisfies Record<
  BallPreferences['preferredFeel'],
  string
>

export const GOAL_NAMES = {
  distance: 'Distance',
  control: 'Control',
  spin: 'Spin',
  durability: 'Durability',
} as const satisfies Record<BallGoal, string>

/** The names and ranges of the specification; what is matched is the cap below them. */
export const BUDGET_NAMES = {
  budget: 'Budget $20-35/dozen',
  'mid-range': 'Mid-range $35-50/dozen',
  premium: 'Premium $50+/dozen',
} as const satisfies Record<BallBudget, string>

export function capWords(budget: BallBudget): string {
  return `up to ${dollars(BUDGET_CAP_DOLLARS[budget])} a dozen`
}

/** Why a text is no swing speed, and for which speed the balls on the screen are. */
export function speedProblem(text: string, matchedMph: number): string {
  const { min, max } = BALL_SPEEDS_MPH
  const problem = text.trim() === '' ? 'Type your swing speed as a number' : 'A ball can be matched for a swing speed'
  return `${problem} from ${min} to ${max} mph. The balls here are for ${numberText(matchedMph)} mph until then.`
}

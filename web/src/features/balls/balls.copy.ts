import { BUDGET_CAP_DOLLARS } from '@bagwise/golf/balls/ball'
import type { BallBudget, BallGoal, BallPreferences } from '@bagwise/golf/balls/ball'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import { sourcedSpeed } from '#profile-parts/golfer-speed.copy.ts'
import { dollars } from '#quantities/dollars.ts'
import { numberText } from '#quantities/number-text.ts'
import { shownAs, unitFor } from '#quantities/quantity.ts'
import { speedRange } from './form/ball-choices.ts'

export const loadingProfile = 'Loading your profile'
export const profileNotLoaded = "Your profile didn't load. Until it does, we match balls for a handicap of 18."
export const tryAgain = 'Try again'

export const choicesTitle = 'Your choices'
export const choicesInShort = ({ swingSpeedMph, preferredFeel, primaryGoal }: BallPreferences, units: PreferredUnits) =>
  `${speedWords(swingSpeedMph, units)} · ${feelNames[preferredFeel].toLowerCase()} · ${goalNames[primaryGoal].toLowerCase()}`
export const choicesChanged = 'You changed your choices. Refresh to update.'
export const ballsNotLoaded = "The balls didn't load. Your choices are still here. Check your connection and try again."
export const find = 'Find My Perfect Ball'
export const refresh = 'Refresh Recommendations'
export const analyzing = 'Analyzing Your Profile...'
export const goToBalls = 'Go to the balls'

export const feelLegend = 'Preferred Feel'
export const feelNames = { soft: 'Soft', medium: 'Medium', firm: 'Firm' } as const satisfies Record<
  BallPreferences['preferredFeel'],
  string
>

export const goalLegend = 'Primary Goal'
export const goalNames = {
  distance: 'Distance',
  control: 'Control',
  spin: 'Spin',
  durability: 'Durability',
} as const satisfies Record<BallGoal, string>

export const budgetLegend = 'Budget Range'
/** The names and ranges of the specification; what is matched is the cap below them. */
export const budgetNames = {
  budget: 'Budget $20-35/dozen',
  'mid-range': 'Mid-range $35-50/dozen',
  premium: 'Premium $50+/dozen',
} as const satisfies Record<BallBudget, string>

export function capWords(budget: BallBudget): string {
  return `up to ${dollars(BUDGET_CAP_DOLLARS[budget])} a dozen`
}

/** As it was typed in mph, whole in km/h. */
export function speedWords(speedMph: number, units: PreferredUnits): string {
  return `${numberText(units === 'yards' ? speedMph : shownAs('speed', speedMph, units))} ${unitFor('speed', units)}`
}

export const speedLabel = (units: PreferredUnits) => `Swing Speed (${unitFor('speed', units)})`

/** Where the speed in the field comes from. */
export function speedNote({
  speed,
  isKnown,
  units,
}: {
  /** The golfer's one speed where the field holds it. */
  readonly speed: GolferSpeed | undefined
  /** The profile says something that speaks for it. */
  readonly isKnown: boolean
  readonly units: PreferredUnits
}) {
  if (!speed) return 'Of the club head, with your driver'
  const sourced = sourcedSpeed(speed, units)
  return isKnown ? `Pre-filled from your profile: ${sourced}` : sourced
}

/** What to type instead, and for which speed the balls on the screen are. */
export function speedProblem(matchedMph: number, units: PreferredUnits): string {
  const { from, to } = speedRange(units)
  return `Type a swing speed from ${from} to ${to} ${unitFor('speed', units)}. Showing balls for ${speedWords(matchedMph, units)}.`
}

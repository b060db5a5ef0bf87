import type { Profile } from '@bagwise/contract/profile'
import { isFactEstimated, withEstimatedFacts } from '@bagwise/golf/facts'
import { SKILL_PROFILES } from '@bagwise/golf/persona'
import { handicapText } from '#quantities/handicap.ts'
import * as copy from './header.copy.ts'

/** The golfer's name; undefined while there is none. */
export function golferName({ firstName, lastName }: Profile): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ') || undefined
}

/** Below the name, as far as it is known. */
export function headerFacts(profile: Profile): readonly string[] {
  const { skillLevel, handicap, courseFrequency, averageScore } = withEstimatedFacts(profile)
  const isEstimated = isFactEstimated(profile, 'handicap')
  return [
    ...(skillLevel ? [copy.skillLabels[skillLevel]] : []),
    ...(handicap === null ? [] : [copy.handicapFact({ handicap: handicapText(handicap), isEstimated })]),
    ...(courseFrequency ? [copy.frequencyFacts[courseFrequency]] : []),
    ...(averageScore === null ? [] : [copy.scoreFact(Math.round(averageScore))]),
  ]
}

/** The marker of a golfer whom the questionnaire knows. A persona of another version has no name here. */
export function personaMarker({ golfPersona }: Profile): string | undefined {
  if (!golfPersona) return undefined
  return copy.activePersona(SKILL_PROFILES.find(({ id }) => id === golfPersona)?.name)
}

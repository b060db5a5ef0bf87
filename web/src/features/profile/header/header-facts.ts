import type { Profile } from '@bagwise/contract/profile'
import { isHandicapEstimated } from '@bagwise/golf/onboarding/estimated-facts'
import { SKILL_PROFILES } from '@bagwise/golf/persona'
import { handicapText } from '#quantities/handicap.ts'

const SKILL_WORDS = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Record<NonNullable<Profile['skillLevel']>, string>

const FREQUENCY_WORDS = {
  rarely: 'Plays rarely',
  monthly: 'Plays monthly',
  weekly: 'Plays weekly',
  multiple: 'Plays several times a week',
} as const satisfies Record<NonNullable<Profile['courseFrequency']>, string>

/** The golfer's name; undefined while there is none. */
export function golferName({ firstName, lastName }: Profile): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ') || undefined
}

/** Below the name, as far as it is known. */
export function headerFacts(profile: Profile): readonly string[] {
  const { skillLevel, handicap, courseFrequency, averageScore } = profile
  const estimated = isHandicapEstimated(profile) ? ', estimated' : ''
  return [
    ...(skillLevel ? [SKILL_WORDS[skillLevel]] : []),
    ...(handicap === null ? [] : [`Handicap ${handicapText(handicap)}${estimated}`]),
    ...(courseFrequency ? [FREQUENCY_WORDS[courseFrequency]] : []),
    ...(averageScore === null ? [] : [`Shoots about ${Math.round(averageScore)}`]),
  ]
}

/** The marker of a golfer whom the questionnaire knows. A persona of another version has no name here. */
export function personaMarker({ golfPersona }: Profile): string | undefined {
  if (!golfPersona) return undefined
  const persona = SKILL_PROFILES.find(({ id }) => id === golfPersona)
  return persona ? `Persona active: ${persona.name}` : 'Persona active'
}

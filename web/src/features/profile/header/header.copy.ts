import type { Profile } from '@bagwise/contract/profile'

export const factsName = 'In short'

export const skillLabels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Record<NonNullable<Profile['skillLevel']>, string>

export const frequencyFacts = {
  rarely: 'Plays rarely',
  monthly: 'Plays monthly',
  weekly: 'Plays weekly',
  multiple: 'Plays several times a week',
} as const satisfies Record<NonNullable<Profile['courseFrequency']>, string>

export const handicapFact = ({ handicap, isEstimated }: { readonly handicap: string; readonly isEstimated: boolean }) =>
  `Handicap ${handicap}${isEstimated ? ', estimated' : ''}`

export const scoreFact = (averageScore: number) => `Shoots about ${averageScore}`

/** Undefined for a persona that has no name here. */
export const activePersona = (personaName: string | undefined) =>
  personaName === undefined ? 'Persona active' : `Persona active: ${personaName}`

export const editProfile = 'Edit Profile'
export const retakeQuiz = 'Retake Quiz'
export const signOut = 'Sign Out'
export const signingOut = 'Signing Out...'

export const statsName = 'Your game in figures'

export const statLabels = {
  handicap: 'Handicap',
  gappingScore: 'Gapping Score',
  playingExperience: 'Playing Experience',
  clubsInBag: 'Clubs in Bag',
} as const

/** Behind the handicap, smaller. */
export const handicapScale = 'estimated'
/** Behind the gapping score, smaller. */
export const gappingScale = '/ 100'
/** Below the gapping score. */
export const fixedRuleScore = (score: number) => `5-20 rule: ${score}`
/** In place of the score. */
export const noScoreYet = 'Measure three clubs for a score'

export const experienceLabels = {
  beginner: 'Beginner',
  casual: 'Casual',
  regular: 'Regular',
  serious: 'Serious',
} as const satisfies Record<NonNullable<Profile['playingExperience']>, string>

export const quickActionsTitle = 'Quick Actions'
export const places = { play: 'Play', bag: 'Bag', learn: 'Learn' } as const

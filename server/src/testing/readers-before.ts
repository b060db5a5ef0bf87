import { CLUBS } from '@bagwise/golf/club'
import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'
import { AGE_YEARS } from '@bagwise/golf/onboarding/answers'
import { OWN_BRAND, isSampleClub } from '@bagwise/golf/onboarding/sample-club'
import { estimateSkill } from '@bagwise/golf/skill-estimate'
import type { Profile } from '@bagwise/contract/profile'

// For the test of the migration: how pages of the version before read a profile whose defaults and estimates are stored.

const ANSWERED_FIRST = [
  'handicap',
  'ballFlight',
  'swingTempo',
  'skillLevel',
  'playingExperience',
  'courseFrequency',
] as const

type Club = Profile['golfBag'][number]

function withoutUnsaid(golfer: Profile): Profile {
  const isBodyUnsaid = golfer.height === PROFILE_DEFAULTS.height && golfer.age === PROFILE_DEFAULTS.age
  const mayBeUnsaid = [
    'weight' as const,
    ...(isBodyUnsaid ? (['height', 'age'] as const) : []),
    ...(golfer.hasCompletedOnboarding ? [] : ANSWERED_FIRST),
  ]
  const unsaid = mayBeUnsaid.filter((field) => golfer[field] === PROFILE_DEFAULTS[field])
  return { ...golfer, ...Object.fromEntries(unsaid.map((field) => [field, null])) }
}

function estimateOf({ averageScore, age }: Profile) {
  return averageScore === null ? undefined : estimateSkill({ averageScore, ageYears: age ?? AGE_YEARS.start })
}

function isAssumed(club: Club, field: 'loft' | 'shaftFlex'): boolean {
  const isNameless = club.model === '' && ['Standard', OWN_BRAND].includes(club.brand)
  const usual = { loft: CLUBS[club.type].loftDeg, shaftFlex: 'regular' }
  return (isNameless || isSampleClub(club)) && club[field] === usual[field]
}

/** What the screens of the version before showed as known, and calculated with where nothing was. */
export function shownBefore(stored: Profile) {
  const known = withoutUnsaid(stored)
  const { handicap, swingSpeed, height, weight, age, swingTempo, ballFlight, skillLevel } = known
  return {
    known: {
      handicap,
      swingSpeed,
      height,
      weight,
      age,
      swingTempo,
      ballFlight,
      skillLevel,
      playingExperience: known.playingExperience,
      courseFrequency: known.courseFrequency,
      averageScore: known.averageScore,
    },
    calculated: {
      handicap: stored.handicap ?? PROFILE_DEFAULTS.handicap,
      ballFlight: stored.ballFlight ?? PROFILE_DEFAULTS.ballFlight,
      skillLevel: stored.skillLevel ?? PROFILE_DEFAULTS.skillLevel,
      courseFrequency: stored.courseFrequency ?? PROFILE_DEFAULTS.courseFrequency,
    },
    isHandicapEstimated:
      handicap !== null && stored.hasCompletedOnboarding && handicap === estimateOf(stored)?.handicap,
    isSpeedEstimated:
      swingSpeed !== null && stored.hasCompletedOnboarding && swingSpeed === estimateOf(stored)?.swingSpeedMph,
    clubs: stored.golfBag.map((club) => ({
      type: club.type,
      loftDeg: club.loft,
      flex: club.shaftFlex,
      isLoftAssumed: isAssumed(club, 'loft'),
      isFlexAssumed: isAssumed(club, 'shaftFlex'),
      distance: club.distance,
    })),
    distances: stored.clubDistances,
  }
}

export type Shown = ReturnType<typeof shownBefore>

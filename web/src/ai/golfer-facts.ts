import type { CarriesByClub, DistancesQuestion } from '@bagwise/contract/ai/distances'
import type { GolferFacts } from '@bagwise/contract/ai/golfer-facts'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubsInBag } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import { clubsWithCarry } from '@bagwise/golf/distances/order'
import { FACT_FIELDS, isFactEstimated, withEstimatedFacts } from '@bagwise/golf/facts'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import { issueAsSeen, missAsSeen } from '@bagwise/golf/onboarding/miss-words'

/** The server takes no more (`MAX_LISTED_TEXTS` of the contract). */
const MAX_LISTED = 8

/**
 * What the AI may know of the golfer: golf only, sides as the golfer sees them. Names, e-mail, brands and notes stay at
 * home; what nobody has said is left out. `known` is the one speed, undefined where nothing speaks for it.
 */
export function golferFacts(stored: Profile, known: GolferSpeed | undefined): GolferFacts {
  const profile = withEstimatedFacts(stored)
  const carryOf = new Map(profile.clubDistances.map(({ club, distance, source }) => [club, { distance, source }]))
  const clubs = profile.golfBag
    .filter(({ isInBag }) => isInBag)
    .map((club) => {
      const { type, loft, shaftFlex } = club
      const carry = carryOf.get(type)
      return {
        type,
        ...(loft !== null && { loft }),
        ...(shaftFlex !== null && { shaftFlex }),
        ...(carry && { carryYards: carry.distance, source: carry.source }),
      }
    })
  const speed = known ? factsOfSpeed(known) : NO_SPEED
  const estimated = FACT_FIELDS.filter((field) =>
    field === 'swingSpeed' ? speed.isEstimated : isFactEstimated(stored, field),
  )
  return {
    ...(estimated.length > 0 && { estimated }),
    handicap: profile.handicap,
    averageScore: profile.averageScore,
    hand: profile.hand ?? undefined,
    units: profile.preferredUnits,
    swingSpeed: speed.mph,
    ...(speed.plusMinusMph !== undefined && { swingSpeedPlusMinus: speed.plusMinusMph }),
    swingTempo: profile.swingTempo,
    ballFlight: profile.ballFlight,
    attackAngle: profile.attackAngle,
    height: profile.height,
    weight: profile.weight,
    age: profile.age,
    skillLevel: profile.skillLevel,
    playingExperience: profile.playingExperience,
    courseFrequency: profile.courseFrequency,
    missPattern: profile.missPattern && missAsSeen(profile.missPattern, profile.hand),
    golfGoals: profile.golfGoals.slice(0, MAX_LISTED),
    currentIssues: profile.currentIssues.slice(0, MAX_LISTED).map((issue) => issueAsSeen(issue, profile.hand)),
    clubs,
  }
}

/** The speed as the AI is told of it: nothing of one beyond what a golfer can give. */
export function factsOfSpeed({ mph, plusMinusMph, from }: GolferSpeed) {
  const { min, max } = PROFILE_LIMITS.swingSpeed
  if (mph < min || mph > max) return NO_SPEED
  return { mph, plusMinusMph, isEstimated: from === 'carries' || from === 'answers' }
}

const NO_SPEED = { mph: null, plusMinusMph: undefined, isEstimated: false } as const

/**
 * Asks for the clubs in the bag without an own number, from those with one; undefined when there is nothing to ask. Own
 * carries say more than a speed, which is not told.
 */
export function distancesQuestion(profile: Profile): DistancesQuestion | undefined {
  const { distances } = documentOf(profile)
  const known: Record<string, number> = {}
  const clubs = clubsWithCarry(clubsInBag(profile.golfBag).map(({ type }) => type)).filter((club) => {
    const own = distances[club]
    if (!own || isEstimated(own)) return true
    known[club] = own.distance
    return false
  })
  return clubs.length > 0 && Object.keys(known).length > 0
    ? { golfer: golferFacts(profile, undefined), known, clubs }
    : undefined
}

/** Whether an answer still fits: the golfer may have typed, measured or packed something since it was asked for. */
export function isStillAsked({ known, clubs }: DistancesQuestion, profile: Profile): boolean {
  const now = distancesQuestion(profile)
  return JSON.stringify([now?.known, now?.clubs]) === JSON.stringify([known, clubs])
}

export function carriesIn(answer: CarriesByClub): readonly ClubCarry[] {
  return CLUB_TYPES.flatMap((club) => {
    const carryYards = answer[club]
    return carryYards === undefined ? [] : [{ club, carryYards }]
  })
}

import type { CarriesByClub, DistancesQuestion } from '@bagwise/contract/ai/distances'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { clubsInBag } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { clubsWithCarry } from '@bagwise/golf/distances/order'
import { golferFacts } from './golfer-facts.ts'

/** Asks for the clubs in the bag without an own number, from those with one; undefined when there is nothing to ask. */
export function distancesQuestion(profile: Profile): DistancesQuestion | undefined {
  const { distances } = documentOf(profile)
  const known: Record<string, number> = {}
  const clubs = clubsWithCarry(clubsInBag(profile.golfBag).map(({ type }) => type)).filter((club) => {
    const own = distances[club]
    if (!own || isEstimated(own)) return true
    known[club] = own.distance
    return false
  })
  return clubs.length > 0 && Object.keys(known).length > 0 ? { golfer: golferFacts(profile), known, clubs } : undefined
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

import type { AskingGolfer } from '@bagwise/assistants/golfer'
import { newProfile } from '@bagwise/contract/new-profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubCarry, ClubDistances } from '@bagwise/golf/distances/club-distance'

/** The golfer whose bag it is, as far as the bag tells. */
export type Golfer = AskingGolfer

/** A golfer of whom nothing is known, not even an account. */
export const NEW_DOCUMENT: ProfileDocument = newProfile({ id: '', email: '', firstName: '', lastName: '' }, new Date(0))

/** A golfer with these clubs in the bag, their carries typed, and nothing else. */
export function golferWithCarries(carries: readonly ClubCarry[]): Golfer {
  const distances = carries.map(({ club, carryYards }) => [club, { distance: carryYards, source: 'manual' }] as const)
  return golferWithDistances(Object.fromEntries(distances))
}

/** A golfer with these distances, their clubs in the bag, and nothing else. */
export function golferWithDistances(distances: ClubDistances): Golfer {
  const types = Object.keys(distances) as readonly ClubType[]
  const bag = Object.fromEntries(
    types.map((club) => {
      const { type, ...fresh } = newBagClub(club)
      return [type, fresh] as const
    }),
  )
  return golferOf({ ...NEW_DOCUMENT, distances, bag })
}

export function golferOf(document: ProfileDocument): Golfer {
  return { profile: projectProfile(document), sessions: [], rounds: [], playedRounds: [], isInTournament: false }
}

import { documentOf, projectProfile, withValueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { Profile } from '@bagwise/contract/profile'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ProfileValues } from '#sync/edit-state.ts'
import { NEW_GOLFER } from './sample-profile.ts'

/** For tests: a golfer with these clubs, all new, and these distances. */
export function golferWithBag(clubs: readonly ClubType[], distances: ProfileDocument['distances']): Profile {
  const bag = Object.fromEntries(
    clubs.map((type) => {
      const { type: _type, ...club } = newBagClub(type)
      return [type, club]
    }),
  )
  return projectProfile({ ...NEW_GOLFER, bag, distances })
}

/** For tests: the profile once these values are stored. */
export function written(profile: Profile, values: ProfileValues): Profile {
  const document = Object.entries(values).reduce((before, [text, value]) => {
    const path = parseProfilePath(text)
    return path ? withValueAt(before, path, value) : before
  }, documentOf(profile))
  return projectProfile(document)
}

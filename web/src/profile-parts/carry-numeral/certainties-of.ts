import { documentOf, withValueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import { carryCertainties } from '@bagwise/golf/distances/carry-certainty'
import type { CarryCertainties, CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import { oncePerProfile } from '#profile-parts/once-per-profile.ts'
import type { ProfileValues } from '#sync/edit-state.ts'

/** How well each stored carry of the profile is known. */
export const certaintiesOf = oncePerProfile((profile) => carryCertainties(profile, documentOf(profile).distances))

/** How many of the clubs have a carry that is drawn as the golfer's own. */
export function ownCount(profile: Profile, clubs: readonly { readonly club: ClubType }[]): number {
  const certainties = certaintiesOf(profile)
  return clubs.filter(({ club }) => certainties[club]?.isOwn).length
}

/** The same once these values are saved: of numbers that are offered. */
export function certaintiesAfter(profile: Profile, values: ProfileValues): CarryCertainties {
  const { distances } = Object.entries(values).reduce((document, [text, value]) => {
    const path = parseProfilePath(text)
    return path ? withValueAt(document, path, value) : document
  }, documentOf(profile))
  return carryCertainties(profile, distances)
}

/** One object for all of them: a row of an own number is not drawn again when another number changes. */
const OWN: CarryCertainty = { isOwn: true }

/** For lists and drawings: solid, without a ±, where at least half of a number is the golfer's own. */
export function drawnCertainties(certainties: CarryCertainties): CarryCertainties {
  return Object.fromEntries(Object.entries(certainties).map(([club, one]) => [club, one.isOwn ? OWN : one]))
}

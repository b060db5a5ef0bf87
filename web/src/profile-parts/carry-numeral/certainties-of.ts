import { documentOf, withValueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { Profile } from '@bagwise/contract/profile'
import { carryCertainties } from '@bagwise/golf/distances/carry-certainty'
import type { CarryCertainties } from '@bagwise/golf/distances/carry-certainty'
import type { ProfileValues } from '#sync/edit-state.ts'

/** Worked out once for each state of the profile: several parts of a screen ask. */
const KNOWN = new WeakMap<Profile, CarryCertainties>()

/** How well each stored carry of the profile is known. */
export function certaintiesOf(profile: Profile): CarryCertainties {
  const known = KNOWN.get(profile) ?? carryCertainties(profile, documentOf(profile).distances)
  KNOWN.set(profile, known)
  return known
}

/** The same once these values are saved: of numbers that are offered. */
export function certaintiesAfter(profile: Profile, values: ProfileValues): CarryCertainties {
  const { distances } = Object.entries(values).reduce((document, [text, value]) => {
    const path = parseProfilePath(text)
    return path ? withValueAt(document, path, value) : document
  }, documentOf(profile))
  return carryCertainties(profile, distances)
}

import { dayOf, factsFor } from '@bagwise/contract/facts'
import { newProfile } from '@bagwise/contract/new-profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'

/** A new golfer who has said the usual things: handicap 18, 35 years, straight flight and so on. */
export function saidProfile(...golfer: Parameters<typeof newProfile>): ProfileDocument {
  const document = newProfile(...golfer)
  const scalars = { ...document.scalars, ...PROFILE_DEFAULTS }
  return { ...document, scalars, facts: factsFor({ ...document, scalars }, {}, dayOf(document.createdAt)) }
}

import { factsFor } from '@bagwise/contract/facts'
import { newProfile } from '@bagwise/contract/new-profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'

/** For tests: the profile of an account that its golfer has just made. */
export const UNKNOWN_GOLFER: ProfileDocument = newProfile(
  { id: 'golfer-1', email: 'jamie@example.com', firstName: 'Jamie', lastName: 'Ortega' },
  new Date('2025-04-01T08:00:00.000Z'),
)

const scalars = { ...UNKNOWN_GOLFER.scalars, ...PROFILE_DEFAULTS }

/** For tests: a golfer who has said the usual things, the bag empty and no distance known. */
export const NEW_GOLFER: ProfileDocument = {
  ...UNKNOWN_GOLFER,
  scalars,
  facts: factsFor({ ...UNKNOWN_GOLFER, scalars }, {}, '2025-04-01'),
}

import { newProfile } from '@bagwise/contract/new-profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'

/** For tests: a new golfer's profile, the bag empty and no distance known. */
export const NEW_GOLFER: ProfileDocument = newProfile(
  { id: 'golfer-1', email: 'jamie@example.com', firstName: 'Jamie', lastName: 'Ortega' },
  new Date('2025-04-01T08:00:00.000Z'),
)

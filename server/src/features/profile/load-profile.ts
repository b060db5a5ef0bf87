import type { AuthUser } from '@bagwise/contract/account'
import { newProfile } from '@bagwise/contract/new-profile'
import type { StoredProfile } from './profile-row.ts'
import type { ProfileStore } from './profile-store.ts'

/**
 * Loads the golfer's profile. Only when the store says there is none is a first one written and loaded; a failed load
 * writes nothing.
 */
export async function loadProfile(store: ProfileStore, user: AuthUser, now: Date): Promise<StoredProfile> {
  const found = await store.find(user.id)
  if (found) return found

  await store.insertIfAbsent(newProfile(user, now))
  const inserted = await store.find(user.id)
  if (!inserted) throw new Error('A profile that was just written cannot be read')
  return inserted
}

import type { AuthUser } from '@bagwise/contract/account'
import { newProfile } from './new-profile.ts'
import type { StoredProfile } from './profile-row.ts'
import type { ProfileStore } from './profile-store.ts'

/**
 * The golfer's profile. A first one is written only when the store has said that there is none, and then the load is
 * repeated; a load that fails writes nothing.
 */
export async function loadProfile(store: ProfileStore, user: AuthUser, now: Date): Promise<StoredProfile> {
  const found = await store.find(user.id)
  if (found) return found

  await store.insertIfAbsent(newProfile(user, now))
  const inserted = await store.find(user.id)
  if (!inserted) throw new Error('A profile that was just written cannot be read')
  return inserted
}

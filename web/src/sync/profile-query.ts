import { queryOptions } from '@tanstack/react-query'
import type * as contract from '@bagwise/contract/profile'
import type { VersionedProfile } from '@bagwise/contract/profile'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import { isOtherEpoch } from '#storage/epochs.ts'
import { asSourced } from '#storage/profile-shape.ts'

const PROFILE_KEY = ['profile'] as const
/** True while the profile of a new account is still to be made. */
export const MISSING_KEY = ['profile-missing'] as const

export const profileQuery = queryOptions({
  queryKey: PROFILE_KEY,
  queryFn: async () => {
    const loaded = await request<typeof contract.getProfile>('GET', '/api/profile', undefined)
    queryClient.setQueryData(MISSING_KEY, false)
    return newest(loaded)
  },
  // Another device may have saved something meanwhile.
  refetchOnWindowFocus: 'always',
})

/** The account exists, its profile row does not yet: the next load of the profile makes it. */
export function markProfileMissing(): void {
  queryClient.setQueryData(MISSING_KEY, true)
}

/** What to show once the server has answered. The copy this device started with counts for nothing then. */
export function newest(answered: VersionedProfile): VersionedProfile {
  const arrived = { ...answered, profile: asSourced(answered.profile) }
  const known = queryClient.getQueryState<VersionedProfile>(PROFILE_KEY)
  const isOfServer = known !== undefined && known.dataUpdatedAt > 0
  return newerOf(isOfServer ? known.data : undefined, arrived)
}

/**
 * An answer that was overtaken on its way never takes the place of a newer one. After a restore the server's state is
 * taken: its versions say nothing about those before.
 */
export function newerOf(known: VersionedProfile | undefined, arrived: VersionedProfile): VersionedProfile {
  const isComparable = known?.profile.id === arrived.profile.id && !isOtherEpoch(known, arrived)
  return isComparable && known.version > arrived.version ? known : arrived
}

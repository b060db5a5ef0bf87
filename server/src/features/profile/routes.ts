import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { getProfile, getProfileHistory, patchProfile as patchProfileEndpoint } from '@bagwise/contract/profile'
import type { VersionedProfile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { Register } from '#server/register.ts'
import { loadProfile } from './load-profile.ts'
import { patchProfile } from './patch-profile.ts'
import { joinedProfileOf } from './profile-row.ts'
import type { JoinedRow, StoredProfile } from './profile-row.ts'
import type { ProfileStore } from './profile-store.ts'

type Parts = {
  readonly store: ProfileStore
  readonly now: () => Date
  /** Refuses the request when nobody is signed in. The profile's row is missing when it was not found on the way. */
  readonly signedInWithProfile: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<{ readonly user: AuthUser; readonly found: JoinedRow | undefined }>
  /** Refuses the request when nobody is signed in. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
}

export function profileRoutes(register: Register, { store, now, signedInUser, signedInWithProfile }: Parts): void {
  register(getProfile, async ({ request, reply }) => {
    const { user, found } = await signedInWithProfile(request, reply)
    const profile = found && joinedProfileOf(found)
    return asRead(profile ?? (await loadProfile(store, user, now())))
  })

  register(patchProfileEndpoint, async ({ body, request, reply }) => {
    const user = await signedInUser(request, reply)
    const { profile, conflicts } = await patchProfile(store, { user, batch: body, now: now() })
    return { ...asRead(profile), conflicts: [...conflicts] }
  })

  register(getProfileHistory, async ({ request, reply }) => {
    const user = await signedInUser(request, reply)
    return { entries: [...(await store.history(user.id))] }
  })
}

function asRead({ document, version }: StoredProfile): VersionedProfile {
  return { profile: projectProfile(document), version }
}

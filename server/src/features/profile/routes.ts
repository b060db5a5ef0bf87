import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { getProfile, getProfileHistory, patchProfile as patchProfileEndpoint } from '@bagwise/contract/profile'
import type { VersionedProfile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { SessionRow } from '#server/db/session-by-token.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { forOlderPage, isOfOlderPage } from '#server/requests/older-page.ts'
import type { TakeTurn } from '#server/requests/one-at-a-time.ts'
import type { Register } from '#server/requests/register.ts'
import { loadProfile } from './load-profile.ts'
import { patchProfile } from './patch-profile.ts'
import { joinedProfileOf } from './profile-row.ts'
import type { StoredProfile } from './profile-row.ts'
import type { ProfileStore } from './profile-store.ts'

type Parts = {
  readonly store: ProfileStore
  readonly epoch: () => Promise<string>
  readonly now: () => Date
  /** The signed-in user. Throws `not-signed-in`. `found` is undefined when the library had to read the session. */
  readonly signedInWith: <Found extends SessionRow>(
    find: (token: string) => Promise<Found | undefined>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<{ readonly user: AuthUser; readonly found: Found | undefined }>
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
  readonly takeTurn: TakeTurn
  readonly metrics: Pick<Metrics, 'conflictsFound'>
}

export function profileRoutes(
  register: Register,
  { store, epoch, now, signedInUser, signedInWith, takeTurn, metrics }: Parts,
): void {
  register(getProfile, async ({ request, reply }) => {
    const { user, found } = await signedInWith(store.findSignedIn, request, reply)
    const profile = found && joinedProfileOf(found)
    return { ...asRead(profile ?? (await loadProfile(store, user, now())), request), epoch: await epoch() }
  })

  register(patchProfileEndpoint, async ({ body, request, reply }) => {
    const time = now()
    const find = (token: string) => store.findForBatch(token, { batchId: body.batch, now: time })
    const { user, found } = await signedInWith(find, request, reply)
    const { profile, conflicts } = await patchProfile(store, {
      user,
      batch: body,
      now: time,
      found,
      isFromOlderPage: isOfOlderPage(request),
    })
    metrics.conflictsFound('profile', conflicts.length)
    return { ...asRead(profile, request), conflicts: [...conflicts], epoch: await epoch() }
  })

  register(
    getProfileHistory,
    async ({ request, reply }) => {
      const user = await signedInUser(request, reply)
      await takeTurn(user.id, reply)
      return { entries: [...(await store.history(user.id))] }
    },
    { sendsPortions: true },
  )
}

function asRead({ document, version }: StoredProfile, request: FastifyRequest): VersionedProfile {
  const profile = projectProfile(document)
  return { profile: isOfOlderPage(request) ? forOlderPage(profile) : profile, version }
}

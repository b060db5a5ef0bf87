import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { deleteRound as deleteRoundEndpoint, getRounds, saveRound as saveRoundEndpoint } from '@bagwise/contract/rounds'
import { ROW_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import type { RoundStore } from './round-store.ts'
import { deleteRound, saveRound } from './save-round.ts'

type Parts = {
  readonly store: RoundStore
  readonly epoch: () => Promise<string>
  readonly now: () => Date
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
}

export function roundRoutes(register: Register, { store, epoch, now, signedInUser }: Parts): void {
  register(getRounds, async ({ request, reply }) => {
    const user = await signedInUser(request, reply)
    return { golfer: user.id, rounds: [...(await store.rounds(user.id))], epoch: await epoch() }
  })

  register(
    saveRoundEndpoint,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      return { ...(await saveRound(store, { ...body, user, now: now() })), epoch: await epoch() }
    },
    { bodyLimitBytes: ROW_LIMIT_BYTES },
  )

  register(
    deleteRoundEndpoint,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      return { ...(await deleteRound(store, { ...body, user, now: now() })), epoch: await epoch() }
    },
    { bodyLimitBytes: ROW_LIMIT_BYTES },
  )
}

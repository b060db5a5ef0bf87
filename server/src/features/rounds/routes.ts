import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { deleteRound as deleteRoundEndpoint, getRounds, saveRound as saveRoundEndpoint } from '@bagwise/contract/rounds'
import type { RoundAnswer } from '@bagwise/contract/rounds'
import type { Metrics } from '#server/metrics/metrics.ts'
import { ROW_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import type { RoundStore } from './round-store.ts'
import { deleteRound, saveRound } from './save-round.ts'

type Parts = {
  readonly store: RoundStore
  readonly epoch: () => Promise<string>
  readonly metrics: Pick<Metrics, 'conflictsFound'>
  readonly now: () => Date
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
}

export function roundRoutes(register: Register, { store, epoch, now, signedInUser, metrics }: Parts): void {
  async function answered(answer: RoundAnswer) {
    if (answer.before) metrics.conflictsFound('round', 1)
    return { ...answer, epoch: await epoch() }
  }

  register(getRounds, async ({ request, reply }) => {
    const user = await signedInUser(request, reply)
    return { golfer: user.id, rounds: [...(await store.rounds(user.id))], epoch: await epoch() }
  })

  register(
    saveRoundEndpoint,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      return answered(await saveRound(store, { ...body, user, now: now() }))
    },
    { bodyLimitBytes: ROW_LIMIT_BYTES },
  )

  register(
    deleteRoundEndpoint,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      return answered(await deleteRound(store, { ...body, user, now: now() }))
    },
    { bodyLimitBytes: ROW_LIMIT_BYTES },
  )
}

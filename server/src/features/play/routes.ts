import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import {
  deletePlayedRound as deletePlayedRoundEndpoint,
  getPlayedRound,
  getPlayedRounds,
  savePlay as savePlayEndpoint,
} from '@bagwise/contract/play'
import { MOST_PLAY_BYTES } from '@bagwise/contract/play-message-limits'
import type { Metrics } from '#server/metrics/metrics.ts'
import { ROW_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import type { PlayStore } from './play-store.ts'
import { deletePlayedRound, savePlay } from './save-play.ts'

type Parts = {
  readonly store: PlayStore
  readonly epoch: () => Promise<string>
  readonly metrics: Pick<Metrics, 'conflictsFound'>
  readonly now: () => Date
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
}

export function playRoutes(register: Register, { store, epoch, metrics, now, signedInUser }: Parts): void {
  register(getPlayedRounds, async ({ request, reply }) => {
    const user = await signedInUser(request, reply)
    return { golfer: user.id, rounds: [...(await store.list(user.id))], epoch: await epoch() }
  })

  register(getPlayedRound, async ({ query: { id }, request, reply }) => {
    const user = await signedInUser(request, reply)
    const { round = null, version = null, holes = [], shots = [] } = (await store.find(user.id, id)) ?? {}
    return { golfer: user.id, round, version, holes: [...holes], shots: [...shots], epoch: await epoch() }
  })

  register(
    savePlayEndpoint,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      const { rows, versions } = await savePlay(store, { ...body, user, now: now() })
      const conflictCount = rows.filter((row) => row.before !== null || ('isBack' in row && row.isBack)).length
      if (conflictCount > 0) metrics.conflictsFound('played-round', conflictCount)
      return { rows: [...rows], versions: [...versions], epoch: await epoch() }
    },
    { bodyLimitBytes: MOST_PLAY_BYTES },
  )

  register(
    deletePlayedRoundEndpoint,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      const removed = await deletePlayedRound(store, { ...body, user, now: now() })
      if (removed.round) metrics.conflictsFound('played-round', 1)
      return { ...removed, epoch: await epoch() }
    },
    { bodyLimitBytes: ROW_LIMIT_BYTES },
  )
}

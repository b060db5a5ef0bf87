import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { deleteShots as deleteShotsEndpoint, getShots, saveShots as saveShotsEndpoint } from '@bagwise/contract/shots'
import type { Metrics } from '#server/metrics/metrics.ts'
import { ROW_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import { deleteShots, saveShots } from './save-shots.ts'
import type { ShotStore } from './shot-store.ts'

type Parts = {
  readonly store: ShotStore
  readonly epoch: () => Promise<string>
  readonly metrics: Pick<Metrics, 'conflictsFound'>
  readonly now: () => Date
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
}

export function shotRoutes(register: Register, { store, epoch, metrics, now, signedInUser }: Parts): void {
  register(getShots, async ({ query: { after = 0 }, request, reply }) => {
    const user = await signedInUser(request, reply)
    const { sessions, shots, gone, position, isLast } = await store.page(user.id, after)
    const rows = { sessions: [...sessions], shots: [...shots], gone: [...gone] }
    return { golfer: user.id, ...rows, position, isLast, epoch: await epoch() }
  })

  register(saveShotsEndpoint, async ({ body, request, reply }) => {
    const user = await signedInUser(request, reply)
    const { position, gone, unknown, conflicts } = await saveShots(store, { ...body, user, now: now() })
    if (conflicts.length > 0) metrics.conflictsFound('shot', conflicts.length)
    const told = { gone: [...gone], unknown: [...unknown], conflicts: [...conflicts] }
    return { position, ...told, epoch: await epoch() }
  })

  register(
    deleteShotsEndpoint,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      const { position } = await deleteShots(store, { ...body, user, now: now() })
      return { position, epoch: await epoch() }
    },
    { bodyLimitBytes: ROW_LIMIT_BYTES },
  )
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { addProgressEntry as addProgressEntryEndpoint, getProgress } from '@bagwise/contract/progress'
import { ROW_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import { addProgressEntry } from './add-progress-entry.ts'
import type { ProgressStore } from './progress-store.ts'

type Parts = {
  readonly store: ProgressStore
  readonly epoch: () => Promise<string>
  readonly now: () => Date
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
}

export function progressRoutes(register: Register, { store, epoch, now, signedInUser }: Parts): void {
  register(getProgress, async ({ request, reply }) => {
    const user = await signedInUser(request, reply)
    return { golfer: user.id, entries: [...(await store.entries(user.id))], epoch: await epoch() }
  })

  register(
    addProgressEntryEndpoint,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      await addProgressEntry(store, { user, entry: body, now: now() })
      return {}
    },
    { bodyLimitBytes: ROW_LIMIT_BYTES },
  )
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import * as contract from '@bagwise/contract/tokens'
import { FORM_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import { makeToken } from './make-token.ts'
import type { MakingParts } from './make-token.ts'
import { deleteToken, listTokens } from './token-store.ts'

type Parts<Confirmed> = MakingParts<Confirmed> & {
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
  readonly now: () => Date
}

const FORM = { bodyLimitBytes: FORM_LIMIT_BYTES }

export function tokenRoutes<Confirmed>(register: Register, { signedInUser, now, ...parts }: Parts<Confirmed>): void {
  const { db } = parts

  register(contract.listTokens, async ({ request, reply }) => {
    const user = await signedInUser(request, reply)
    return { tokens: await listTokens(db, user.id, now()) }
  })

  register(
    contract.makeToken,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      return makeToken(parts, { ...body, user, now: now() })
    },
    FORM,
  )

  register(
    contract.revokeToken,
    async ({ query, request, reply }) => {
      const user = await signedInUser(request, reply)
      await deleteToken(db, { userId: user.id, id: query.id })
      return { tokens: await listTokens(db, user.id, now()) }
    },
    FORM,
  )
}

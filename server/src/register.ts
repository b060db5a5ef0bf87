import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint, Method } from '@bagwise/contract/endpoint'
import { refusalFor, issueToTell } from './explain-issue.ts'

type Call<Body, Query> = {
  readonly body: Body
  readonly query: Query
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Lets a handler answer an endpoint of the contract: it gets what was checked and owes the contract's reply. */
export type Register = <Body extends z.ZodMiniType, Reply extends z.ZodMiniType, Query extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply, Method, `/api/${string}`, Query>,
  handler: (call: Call<z.output<Body>, z.output<Query>>) => Promise<z.output<Reply>>,
  options?: { readonly bodyLimitBytes?: number },
) => void

/** `checksReplies` is for tests: an answer that breaks the contract becomes an error. */
export function createRegister(app: FastifyInstance, { checksReplies }: { readonly checksReplies: boolean }): Register {
  return ({ method, path, query, body, reply: replySchema }, handler, { bodyLimitBytes } = {}) => {
    app.route({
      method,
      url: path,
      ...(bodyLimitBytes === undefined ? {} : { bodyLimit: bodyLimitBytes }),
      handler: async (request, reply) => {
        const answer = await handler({
          query: checked(query, request.query, ['query']),
          body: checked(body, request.body, []),
          request,
          reply,
        })
        return checksReplies ? replySchema.parse(answer) : answer
      },
    })
  }
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, at: readonly string[]) {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const issue = issueToTell(error.issues, value)
  throw issue ? refusalFor(issue, { value, at }) : error
}

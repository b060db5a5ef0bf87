import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '@bagwise/contract/endpoint'
import { refusalFor } from './explain-issue.ts'

type Call<Body> = { readonly body: Body; readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Lets a handler answer an endpoint of the contract: it gets a checked body and owes the contract's reply. */
export type Register = <Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply>,
  handler: (call: Call<z.output<Body>>) => Promise<z.output<Reply>>,
) => void

/** `checksReplies` is for tests: an answer that breaks the contract becomes an error. */
export function createRegister(app: FastifyInstance, { checksReplies }: { readonly checksReplies: boolean }): Register {
  return ({ method, path, body: bodySchema, reply: replySchema }, handler) => {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const checked = bodySchema.safeParse(request.body)
        if (!checked.success) {
          const [issue] = checked.error.issues
          throw issue ? refusalFor(issue, { value: request.body }) : checked.error
        }
        const answer = await handler({ body: checked.data, request, reply })
        return checksReplies ? replySchema.parse(answer) : answer
      },
    })
  }
}

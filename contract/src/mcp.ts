import * as z from 'zod/mini'
import { described } from './documented.ts'
import { endpoint } from './endpoint.ts'
import { storable } from './text.ts'
import { MCP_PATH } from './token-limits.ts'

/** What clients count their requests with. */
const ID_MAX_LENGTH = 100
/** The longest method of the protocol has some 40. */
const METHOD_MAX_LENGTH = 100

const Version = z.literal('2.0')
const Id = z.union([
  z.string().check(storable(), z.maxLength(ID_MAX_LENGTH)),
  described('A number of the client’s own.', z.int()),
])
const Anything = z.record(z.string(), z.unknown())

/** A request or, without an id, a notification of JSON-RPC 2.0; the SDK reads what is in it. */
const Message = z.strictObject({
  jsonrpc: Version,
  id: z.optional(Id),
  method: z.string().check(storable(), z.minLength(1), z.maxLength(METHOD_MAX_LENGTH)),
  params: z.optional(Anything),
})

/** Without an answer a notification was accepted. */
const Answer = z.optional(
  z.object({
    jsonrpc: Version,
    id: z.optional(z.nullable(Id)),
    result: z.optional(Anything),
    error: z.optional(
      z.object({
        code: described('The number of an error of JSON-RPC.', z.int()),
        message: z.string(),
        data: z.optional(z.unknown()),
      }),
    ),
  }),
)

/** Streamable HTTP without sessions: every message is answered by itself. */
export const callMcp = endpoint({
  method: 'POST',
  path: MCP_PATH,
  group: 'tokens',
  access: 'token',
  summary: 'Speaks the Model Context Protocol with an assistant, by a token that reads',
  takesNotifications: true,
  body: Message,
  reply: Answer,
})

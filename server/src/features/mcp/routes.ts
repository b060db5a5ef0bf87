import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callTool } from '@bagwise/assistants/call-tool'
import type { ToolAnswer, ToolCall } from '@bagwise/assistants/call-tool'
import { createMcpServer } from '@bagwise/assistants/mcp-server'
import { TOOLS } from '@bagwise/assistants/tools'
import { callMcp } from '@bagwise/contract/mcp'
import { MCP_PATH } from '@bagwise/contract/token-limits'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { AppError } from '#server/errors.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import { ROW_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { TakeTurn } from '#server/requests/one-at-a-time.ts'
import type { Register } from '#server/requests/register.ts'
import type { AnswerInThread } from './answer-in-thread.ts'
import { golferOfAccount } from './golfer-of-account.ts'
import type { GolferStores } from './golfer-of-account.ts'

type Parts = {
  readonly stores: GolferStores
  readonly answerInThread: AnswerInThread['answer']
  /** The golfer of the token. Throws `token-refused`. */
  readonly golferOfToken: (request: FastifyRequest, scope: 'read') => Promise<{ readonly id: string }>
  readonly takeTurn: TakeTurn
  readonly now: () => Date
}

/** Of the headers only these are of the protocol. */
const PROTOCOL_HEADERS = ['accept', 'content-type', 'mcp-protocol-version'] as const
const ANY_URL = `http://localhost${MCP_PATH}`

/** Tools for assistants over Streamable HTTP. There are no sessions: each message brings its token. */
export function mcpRoutes(register: Register, parts: Parts): void {
  register(
    callMcp,
    async ({ body, request, reply }) => {
      const { id } = await parts.golferOfToken(request, 'read')
      let failure: unknown
      const server = createMcpServer({
        version: PRODUCT_VERSION,
        answer: (call) =>
          answerTool(call, { ...parts, userId: id, reply }).catch((error: unknown) => {
            failure = error
            throw new Error('The call has failed')
          }),
      })
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      await server.connect(transport)
      const response = await transport.handleRequest(requestOf(request), { parsedBody: body })
      const text = await response.text()
      await server.close()
      // Answered as any other call that fails, with its status.
      if (failure !== undefined) throw failure
      if (!response.ok) throw new AppError('bad-request', messageOf(text))
      if (text !== '') return callMcp.reply.parse(JSON.parse(text))
      await reply.code(response.status).send()
      return undefined
    },
    { bodyLimitBytes: ROW_LIMIT_BYTES },
  )
}

/** The protocol wants 405 where a server opens no stream and ends no session. */
export function refuseMcpWithoutPost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (method === 'POST' || url.split('?', 1)[0] !== MCP_PATH) return
    void reply.header('allow', 'POST')
    throw new AppError('only-post', 'Assistants send their messages here with POST.')
  })
}

async function answerTool(
  call: ToolCall,
  {
    stores,
    answerInThread,
    takeTurn,
    now,
    userId,
    reply,
  }: Parts & { readonly userId: string; readonly reply: FastifyReply },
): Promise<ToolAnswer> {
  await takeTurn(userId, reply)
  const reads = TOOLS.find(({ name }) => name === call.name)?.reads ?? []
  const time = now()
  const golfer = await golferOfAccount(stores, { userId, reads, now: time })
  const from = { golfer, today: time.toISOString().slice(0, '2000-01-01'.length) }
  // The others take a few milliseconds.
  return reads.includes('shots') ? answerInThread(call, from) : callTool(call, from)
}

function requestOf({ headers }: FastifyRequest): Request {
  const sent = PROTOCOL_HEADERS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return new Request(ANY_URL, { method: 'POST', headers: sent.map(([name, value]) => [name, value]) })
}

/** Of an error of the protocol. */
function messageOf(text: string): string {
  const { error } = callMcp.reply.parse(JSON.parse(text)) ?? {}
  return error?.message ?? 'This is no message of the protocol.'
}

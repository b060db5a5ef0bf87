import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { listenLocally } from './local-port.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'
import { test as base } from './test.ts'

/** The question to the service: the system message, and the facts as JSON. The key is the authorization header. */
type Asked = {
  readonly task: string
  readonly facts: string
  readonly isStream: boolean
  readonly key: string | undefined
}

/** Answers with text, fails with a status, or stays silent until released. A stream may end early after its text. */
export type AiBehaviour =
  | { readonly text: string; readonly ends?: 'broken' | 'silent' }
  | { readonly status: number; readonly retryAfter?: string; readonly body?: string; readonly isCut?: boolean }
  | 'silent'

/** A local server with OpenAI's chat completions over real HTTP. */
export type AiService = {
  readonly url: string
  readonly calls: readonly Asked[]
  /** Answers questions from now on. */
  answer: (asked: Asked) => AiBehaviour
  /** Answers the silent requests. */
  readonly release: () => void
  readonly close: () => Promise<void>
}

/** An unusable answer. A failure would open the server's circuit breaker for the following tests. */
const NO_ANSWER = (): AiBehaviour => ({ text: 'I cannot say.' })

async function startAiService(): Promise<AiService> {
  const calls: Asked[] = []
  const waiting: (() => void)[] = []
  const service = { calls, answer: NO_ANSWER as AiService['answer'] }
  const respond = (asked: Asked, response: ServerResponse) => {
    const behaviour = service.answer(asked)
    if (behaviour === 'silent') waiting.push(() => respond(asked, response))
    else if ('status' in behaviour) fail(response, behaviour)
    else if (asked.isStream) stream(response, behaviour)
    else response.writeHead(200, { 'content-type': 'application/json' }).end(completion(behaviour.text))
  }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      const { messages, stream: isStream = false } = JSON.parse(body)
      const key = request.headers.authorization
      const asked = { task: messages[0].content, facts: messages[1].content, isStream, key }
      calls.push(asked)
      respond(asked, response)
    })
  })
  const port = await listenLocally(server)
  return Object.assign(service, {
    url: `http://127.0.0.1:${port}/v1`,
    release: () => {
      for (const go of waiting.splice(0)) go()
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

function fail(
  response: ServerResponse,
  { status, retryAfter, body = '{}', isCut = false }: Extract<AiBehaviour, { status: number }>,
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    ...(isCut && { 'content-length': String(body.length * 2) }),
  })
  if (isCut) response.write(body, () => response.destroy())
  else response.end(body)
}

function completion(content: string): string {
  return JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] })
}

function stream(response: ServerResponse, { text, ends }: Extract<AiBehaviour, { text: string }>): void {
  const event = (delta: object, finishReason: string | null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const content of text.match(/.{1,12}/gsu) ?? []) response.write(event({ content }, null))
  if (ends === 'broken') response.write(event({}, null), () => response.destroy())
  if (ends === undefined) response.end(`${event({}, 'stop')}data: [DONE]\n\n`)
}

type WorkerFixtures = { readonly ai: AiService; readonly server: RunningServer }

/** The product with an AI service, whose answers are useless until a test sets one. */
export const test = base.extend<{ readonly resetAnswer: undefined }, WorkerFixtures>({
  ai: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const ai = await startAiService()
      await use(ai)
      await ai.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ ai }, use) => {
      const server = await startServer({ AI_BASE_URL: ai.url, AI_API_KEY: 'sk-e2e', LOG_LEVEL: 'error' })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  resetAnswer: [
    async ({ ai }, use) => {
      await use(undefined)
      ai.answer = NO_ANSWER
      ai.release()
    },
    { auto: true },
  ],
})

import { startStubService } from './stub-service.ts'
import type { StubCall, StubService } from './stub-service.ts'

/** A call with its chat completion request. */
export type ChatCall = StubCall & {
  readonly body: {
    readonly model: string
    readonly messages: readonly { readonly role: string; readonly content: string }[]
    readonly stream?: boolean
    readonly response_format?: unknown
    readonly [setting: string]: unknown
  }
  readonly authorization: string | undefined
}

export type StubChat = Omit<StubService, 'calls'> & {
  /** Every call, in order. */
  readonly calls: readonly ChatCall[]
  /** Throws when there was none. */
  readonly lastCall: () => ChatCall
  /** Answers the next calls. */
  answer: (call: ChatCall) => void
}

/** A local server with OpenAI's chat completions over real HTTP. */
export async function startStubChat(answer: (call: ChatCall) => void = sayText('{}')): Promise<StubChat> {
  const calls: ChatCall[] = []
  const service = await startStubService((call) => {
    let text = ''
    call.request.setEncoding('utf8')
    call.request.on('data', (chunk: string) => (text += chunk))
    call.request.on('end', () => {
      const { authorization } = call.request.headers
      const chatCall = { ...call, authorization, body: JSON.parse(text) }
      calls.push(chatCall)
      stub.answer(chatCall)
    })
  })
  const lastCall = () => {
    const call = calls.at(-1)
    if (!call) throw new Error('The AI service was asked nothing')
    return call
  }
  const stub: StubChat = { url: `${service.url}/v1`, close: service.close, calls, lastCall, answer }
  return stub
}

/** Answers with a text: whole, or in pieces for a stream. */
export function sayText(text: string): (call: ChatCall) => void {
  return ({ response, body }) => {
    if (body.stream) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const piece of text.match(/.{1,12}/gsu) ?? []) response.write(chunk({ content: piece }))
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(completion(text))
  }
}

/** Answers with JSON. */
export function sayJson(value: unknown): (call: ChatCall) => void {
  return sayText(JSON.stringify(value))
}

/** Fails the way OpenAI does. */
export function failWith(
  status: number,
  { code = 'refused', message = 'no', headers = {} }: { code?: string; message?: string; headers?: object } = {},
): (call: ChatCall) => void {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message, type: code, code } }))
  }
}

export function completion(text: string): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_750_000_000,
    model: 'stub',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })
}

/** One event of a streamed chat completion. */
export function chunk(delta: { readonly content?: string }, finishReason: string | null = null): string {
  const data = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_750_000_000,
    model: 'stub',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  }
  return `data: ${JSON.stringify(data)}\n\n`
}

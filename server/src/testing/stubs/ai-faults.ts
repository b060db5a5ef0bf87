import { setTimeout as sleep } from 'node:timers/promises'
import type { AiFailureCode } from '@bagwise/contract/ai/ai-reply'
import { chunk, completion, failWith, sayText } from './stub-chat.ts'
import type { ChatCall } from './stub-chat.ts'

/** A fault of an AI service, and the expected outcome. */
export type AiFault = {
  readonly name: string
  readonly answer: (call: ChatCall) => void
  readonly code: AiFailureCode
  /** The most calls allowed for one question. */
  readonly upstreamCallCount: number
  /** Ended only by the deadline. */
  readonly isSlow?: boolean
}

const OK = { 'content-type': 'application/json' }
const LONG_BYTES = 10 * 1024 * 1024

const QUOTA = { code: 'insufficient_quota', message: 'You exceeded your current quota' }
const NO_MODEL = {
  code: 'model_not_found',
  message: 'The model `gpt-9` does not exist or you do not have access to it.',
}
const WRONG_KEY = { code: 'invalid_api_key', message: 'Incorrect API key provided: sk-canary' }

export const AI_FAULTS: readonly AiFault[] = [
  { name: '401', answer: failWith(401, WRONG_KEY), code: 'key-invalid', upstreamCallCount: 1 },
  { name: '404 of the model', answer: failWith(404, NO_MODEL), code: 'model-not-accessible', upstreamCallCount: 1 },
  {
    name: '404 of the address',
    answer: failWith(404, { message: 'Not Found' }),
    code: 'service-error',
    upstreamCallCount: 1,
  },
  { name: '400', answer: failWith(400), code: 'service-error', upstreamCallCount: 1 },
  {
    name: '429 rate, again in 1 s',
    answer: failWith(429, { code: 'rate_limit_exceeded', headers: { 'retry-after': '1' } }),
    code: 'rate-limited',
    upstreamCallCount: 2,
  },
  {
    name: '429 rate, again in 20 s',
    answer: failWith(429, { code: 'rate_limit_exceeded', headers: { 'retry-after': '20' } }),
    code: 'rate-limited',
    upstreamCallCount: 1,
  },
  { name: '429 quota', answer: failWith(429, QUOTA), code: 'rate-limited', upstreamCallCount: 1 },
  { name: '500', answer: failWith(500), code: 'service-error', upstreamCallCount: 1 },
  { name: '503', answer: failWith(503), code: 'service-error', upstreamCallCount: 1 },
  {
    name: 'redirect',
    answer: failWith(302, { headers: { location: '/elsewhere' } }),
    code: 'network',
    upstreamCallCount: 1,
  },
  {
    name: 'reset',
    answer: ({ response }) => response.socket?.resetAndDestroy(),
    code: 'network',
    upstreamCallCount: 1,
  },
  { name: 'cut off', answer: cutOff, code: 'network', upstreamCallCount: 1 },
  { name: '10 MB', answer: sayText('x'.repeat(LONG_BYTES)), code: 'service-error', upstreamCallCount: 1 },
  { name: 'endless', answer: pourForever, code: 'service-error', upstreamCallCount: 1 },
  { name: 'not JSON', answer: sayBody('<html>Welcome</html>'), code: 'service-error', upstreamCallCount: 1 },
  { name: 'no choices', answer: sayBody('{"choices":[]}'), code: 'service-error', upstreamCallCount: 1 },
  { name: 'nothing said', answer: sayText(''), code: 'unavailable', upstreamCallCount: 1 },
  { name: 'no JSON in the text', answer: sayText('Swing easy.'), code: 'invalid-format', upstreamCallCount: 1 },
  { name: 'silence', answer: () => undefined, code: 'too-slow', upstreamCallCount: 1, isSlow: true },
  { name: 'headers, then silence', answer: headersOnly, code: 'too-slow', upstreamCallCount: 1, isSlow: true },
  {
    name: 'a byte every 200 ms',
    answer: (call) => void drip(call),
    code: 'too-slow',
    upstreamCallCount: 1,
    isSlow: true,
  },
]

function sayBody(text: string): (call: ChatCall) => void {
  return ({ response }) => {
    response.writeHead(200, OK)
    response.end(text)
  }
}

function headersOnly({ response }: ChatCall): void {
  response.writeHead(200, OK)
  response.flushHeaders()
}

function cutOff({ response }: ChatCall): void {
  response.writeHead(200, { ...OK, 'content-length': 5_000 })
  response.write(completion('{}').slice(0, 50))
  setImmediate(() => response.socket?.destroy())
}

function pourForever({ response }: ChatCall): void {
  const blank = ' '.repeat(16_384)
  const pour = () => {
    while (!response.destroyed && response.write(blank));
  }
  response.writeHead(200, OK)
  response.on('drain', pour)
  pour()
}

async function drip({ response, body }: ChatCall): Promise<void> {
  response.writeHead(200, OK)
  const text = body.stream ? chunk({ content: 'slow' }).repeat(20) : completion('{"carries":{}}')
  for (const letter of text) {
    if (response.destroyed) return
    response.write(letter)
    await sleep(200)
  }
}

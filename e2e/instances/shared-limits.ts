import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import * as account from '@bagwise/contract/account'
import { askAiDistances } from '@bagwise/contract/ai/distances'
import { sendContactMessage } from '@bagwise/contract/contact'
import { listenLocally } from '../support/local-port.ts'
import type { Fleet } from './fleet.ts'

/** How many of each got through, whichever instance was asked. */
export type SharedLimits = {
  readonly wrongSignInCount: number
  readonly aiCallCount: number
  readonly contactMessageCount: number
  /** Instances that knew the session made on one of them, and after it was ended on another. */
  readonly knewSession: number
  readonly knewEndedSession: number
}

const TRIES = { signIn: 24, ai: 30, contact: 12 }
const PASSWORD = 'fairway-42-green'
/** Of TEST-NET-2 (RFC 5737): the limits count by address, and our proxy says which. */
const SOMEBODY = '198.51.100.7'

type Answer = { readonly status: number; readonly body: unknown; readonly cookie: string }
type Endpoint = { readonly method: string; readonly path: string }

/** Counts the calls of an AI service that always has an answer. */
export async function startCountingAi() {
  let callCount = 0
  const content = JSON.stringify({ pw: 114 })
  const answer = { choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] }
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      callCount += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  const port = await listenLocally(server)
  return {
    settings: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: 'sk-instances', CONTACT_LIMIT_PER_HOUR: '3' },
    callCount: () => callCount,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Asks one instance after the other for more than all of them together may allow. */
export async function tryLimits(fleet: Fleet, aiCallCount: () => number): Promise<SharedLimits> {
  const golfer = {
    email: `limits-${randomUUID()}@example.com`,
    password: PASSWORD,
    firstName: 'Ann',
    lastName: 'Bunker',
  }
  const { cookie } = await callOn(fleet, 0, account.signUp, { body: golfer })

  const signIns = await inTurn(TRIES.signIn, (turn) =>
    callOn(fleet, turn, account.signIn, { body: { email: golfer.email, password: `wrong-${turn}-guess` } }),
  )
  await inTurn(TRIES.ai, (turn) => {
    const body = { golfer: { weight: 100 + turn }, known: { '7-iron': 150 }, clubs: ['pw'] }
    return callOn(fleet, turn, askAiDistances, { body, cookie })
  })
  const { password: _password, ...sender } = golfer
  const messages = await inTurn(TRIES.contact, (turn) =>
    callOn(fleet, turn, sendContactMessage, { body: { ...sender, message: 'Hello', submission: randomUUID() } }),
  )
  const knewSession = await countKnowing(fleet, cookie)
  await callOn(fleet, fleet.instances.length - 1, account.signOut, { body: {}, cookie })
  return {
    wrongSignInCount: signIns.filter(({ status }) => status === 401).length,
    aiCallCount: aiCallCount(),
    contactMessageCount: messages.filter(({ status }) => status === 200).length,
    knewSession,
    knewEndedSession: await countKnowing(fleet, cookie),
  }
}

async function countKnowing(fleet: Fleet, cookie: string): Promise<number> {
  const answers = await Promise.all(
    fleet.instances.map((_, turn) => callOn(fleet, turn, account.getSession, { cookie })),
  )
  return answers.filter(({ body }) => account.getSession.reply.parse(body).user !== null).length
}

async function inTurn(count: number, ask: (turn: number) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (let turn = 0; turn < count; turn += 1) answers.push(await ask(turn))
  return answers
}

async function callOn(
  { instances, url }: Fleet,
  turn: number,
  { method, path }: Endpoint,
  { body, cookie = '' }: { readonly body?: unknown; readonly cookie?: string },
): Promise<Answer> {
  const instance = instances[turn % instances.length]?.url ?? ''
  const answer = await fetch(`${instance}${path}`, {
    method,
    headers: { origin: url, cookie, 'content-type': 'application/json', 'x-forwarded-for': SOMEBODY },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    body: await answer.json(),
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  }
}

import { randomInt, randomUUID } from 'node:crypto'
import { PASSWORD, firstHandicap, golferEmail, sessionCookie } from '../golfers/bench-golfer.ts'

/** What is asked for, each time by another golfer. */
export type Traffic =
  | { readonly kind: 'reads' | 'edits' | 'mix'; readonly golferCount: number; readonly secret: string }
  | { readonly kind: 'sign-ins' | 'wrong-sign-ins'; readonly golferCount: number }
  /** One page of one golfer, again and again. */
  | { readonly kind: 'page'; readonly path: string; readonly golferIndex: number; readonly secret: string }
  /** A server that looks at nothing. */
  | { readonly kind: 'bare' }

/** Of twenty requests of golfers who use Bagwise: 80 % read the profile, 15 % edit it, 5 % ask for something else. */
const MIX_LENGTH = 20
const EDITS_IN_MIX: readonly number[] = [3, 9, 15]
const OTHER_IN_MIX = 19
const OTHER_PATHS = ['/api/session', '/api/profile/history', '/api/ready', '/api/progress', '/api/rounds'] as const
const HIGHEST_HANDICAP = 50

/** One request, as autocannon takes it. */
export type GolferRequest = {
  readonly method: 'GET' | 'PATCH' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What each golfer has edited last, by server: an edit says what it found, as the page does. */
const handicaps = new Map<string, number>()

/** The requests of one kind of traffic to one server, one after the other. */
export function requestsOf(traffic: Traffic, url: string): () => GolferRequest {
  let count = 0
  return () => {
    count += 1
    return requestOf(traffic, { url, index: count - 1 })
  }
}

type Context = { readonly url: string; readonly index: number }

function requestOf(traffic: Traffic, context: Context): GolferRequest {
  const { url } = context
  switch (traffic.kind) {
    case 'bare':
      return { method: 'GET', path: '/', headers: {} }
    case 'page':
      return readBy(traffic.golferIndex, traffic.secret, traffic.path)
    case 'reads':
      return readBy(randomInt(traffic.golferCount), traffic.secret, '/api/profile')
    case 'edits':
      return editBy(randomInt(traffic.golferCount), traffic.secret, url)
    case 'mix':
      return mixedRequest(randomInt(traffic.golferCount), traffic.secret, context)
    case 'sign-ins':
      return signInBy(randomInt(traffic.golferCount), { url, password: PASSWORD })
    case 'wrong-sign-ins':
      return signInBy(randomInt(traffic.golferCount), { url, password: `not ${PASSWORD}`, from: anyAddress() })
  }
}

function mixedRequest(golfer: number, secret: string, context: Context): GolferRequest {
  const place = context.index % MIX_LENGTH
  if (EDITS_IN_MIX.includes(place)) return editBy(golfer, secret, context.url)
  if (place !== OTHER_IN_MIX) return readBy(golfer, secret, '/api/profile')
  const path = OTHER_PATHS[Math.floor(context.index / MIX_LENGTH) % OTHER_PATHS.length] ?? OTHER_PATHS[0]
  return readBy(golfer, secret, path)
}

function readBy(golfer: number, secret: string, path: string): GolferRequest {
  return { method: 'GET', path, headers: { cookie: sessionCookie(golfer, secret) } }
}

function editBy(golfer: number, secret: string, url: string): GolferRequest {
  const key = `${url} ${golfer}`
  const base = handicaps.get(key) ?? firstHandicap(golfer)
  const value = base >= HIGHEST_HANDICAP ? 0 : Number((base + 0.1).toFixed(1))
  handicaps.set(key, value)
  const body = { batch: randomUUID(), set: { handicap: { base, value } } }
  const headers = { origin: url, cookie: sessionCookie(golfer, secret) }
  return { method: 'PATCH', path: '/api/profile', ...withBody(body, headers) }
}

type SignIn = { readonly url: string; readonly password: string; readonly from?: string }

function signInBy(golfer: number, { url, password, from }: SignIn): GolferRequest {
  const headers = { origin: url, ...(from === undefined ? {} : { 'x-forwarded-for': from }) }
  return { method: 'POST', path: '/api/sign-in', ...withBody({ email: golferEmail(golfer), password }, headers) }
}

/** A flood comes from everywhere: the limit of tries per address would end one from a single place. */
function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

function withBody(body: object, headers: Readonly<Record<string, string>>) {
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

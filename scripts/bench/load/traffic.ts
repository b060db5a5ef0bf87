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

/** Writes the requests of one kind of traffic to one server. */
export type Requests = { readonly next: () => string }

/** Remembers what each golfer has edited, as their page does: an edit says what it found. */
export type Handicaps = Map<string, number>

export function requestsOf(traffic: Traffic, url: string, handicaps: Handicaps): Requests {
  let count = 0
  return {
    next: () => {
      count += 1
      return requestOf(traffic, { url, handicaps, index: count - 1 })
    },
  }
}

type Context = { readonly url: string; readonly handicaps: Handicaps; readonly index: number }

function requestOf(traffic: Traffic, context: Context): string {
  const { url } = context
  switch (traffic.kind) {
    case 'bare':
      return get(url, '/', '')
    case 'page':
      return get(url, traffic.path, sessionCookie(traffic.golferIndex, traffic.secret))
    case 'reads':
      return readBy(randomInt(traffic.golferCount), traffic.secret, { url, path: '/api/profile' })
    case 'edits':
      return editBy(randomInt(traffic.golferCount), traffic.secret, context)
    case 'mix':
      return mixedRequest(randomInt(traffic.golferCount), traffic.secret, context)
    case 'sign-ins':
      return signInBy(randomInt(traffic.golferCount), { url, password: PASSWORD })
    case 'wrong-sign-ins':
      return signInBy(randomInt(traffic.golferCount), { url, password: `not ${PASSWORD}`, from: anyAddress() })
  }
}

function mixedRequest(golfer: number, secret: string, context: Context): string {
  const { url, index } = context
  const place = index % MIX_LENGTH
  if (EDITS_IN_MIX.includes(place)) return editBy(golfer, secret, context)
  if (place !== OTHER_IN_MIX) return readBy(golfer, secret, { url, path: '/api/profile' })
  const path = OTHER_PATHS[Math.floor(index / MIX_LENGTH) % OTHER_PATHS.length] ?? OTHER_PATHS[0]
  return readBy(golfer, secret, { url, path })
}

function readBy(golfer: number, secret: string, { url, path }: { readonly url: string; readonly path: string }) {
  return get(url, path, sessionCookie(golfer, secret))
}

function editBy(golfer: number, secret: string, { url, handicaps }: Context): string {
  const key = `${url} ${golfer}`
  const base = handicaps.get(key) ?? firstHandicap(golfer)
  const value = base >= HIGHEST_HANDICAP ? 0 : Number((base + 0.1).toFixed(1))
  handicaps.set(key, value)
  const body = { batch: randomUUID(), set: { handicap: { base, value } } }
  return withBody(`PATCH /api/profile`, { url, body, headers: `cookie: ${sessionCookie(golfer, secret)}\r\n` })
}

type SignIn = { readonly url: string; readonly password: string; readonly from?: string }

function signInBy(golfer: number, { url, password, from }: SignIn): string {
  const headers = from === undefined ? '' : `x-forwarded-for: ${from}\r\n`
  return withBody('POST /api/sign-in', { url, body: { email: golferEmail(golfer), password }, headers })
}

/** A flood comes from everywhere: the limit of tries per address would end one from a single place. */
function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

function get(url: string, path: string, cookie: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\ncookie: ${cookie}\r\n\r\n`
}

type WithBody = { readonly url: string; readonly body: object; readonly headers: string }

function withBody(methodAndPath: string, { url, body, headers }: WithBody): string {
  const json = JSON.stringify(body)
  const length = Buffer.byteLength(json)
  return (
    `${methodAndPath} HTTP/1.1\r\nhost: ${new URL(url).host}\r\norigin: ${url}\r\n${headers}` +
    `content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${json}`
  )
}

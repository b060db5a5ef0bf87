import { expect, it } from 'vitest'
import { requestsOf } from './traffic.ts'

const URL = 'http://127.0.0.1:3000'
const MIX = { kind: 'mix', golferCount: 2_000, secret: 'a secret' } as const

function take(requestCount: number, traffic: Parameters<typeof requestsOf>[0]): readonly string[] {
  const { next } = requestsOf(traffic, URL, new Map())
  return Array.from({ length: requestCount }, next)
}

it('reads the profile in 80 % of the mix, edits it in 15 % and asks for everything else in turn', () => {
  const firstLines = take(1_000, MIX).map((request) => request.slice(0, request.indexOf(' HTTP')))
  const countByLine = Object.fromEntries(
    [...Map.groupBy(firstLines, (line) => line)].map(([l, all]) => [l, all.length]),
  )
  expect(countByLine).toEqual({
    'GET /api/profile': 800,
    'PATCH /api/profile': 150,
    'GET /api/session': 10,
    'GET /api/profile/history': 10,
    'GET /api/ready': 10,
    'GET /api/progress': 10,
    'GET /api/rounds': 10,
  })
})

it('edits with what the golfer saw last, and never to the same value', () => {
  const bodies = take(40, { kind: 'edits', golferCount: 1, secret: 'a secret' }).map(
    (request) => JSON.parse(request.slice(request.indexOf('\r\n\r\n'))) as { batch: string; set: Edits },
  )
  const seen = bodies.map(({ set }) => set.handicap.base)
  const wanted = bodies.map(({ set }) => set.handicap.value)
  expect(seen.slice(1)).toEqual(wanted.slice(0, -1))
  expect(bodies.every(({ set }) => set.handicap.value !== set.handicap.base)).toBe(true)
  expect(new Set(bodies.map(({ batch }) => batch)).size).toBe(40)
})

type Edits = { readonly handicap: { readonly base: number; readonly value: number } }

it('tries wrong passwords from many addresses, and right ones from its own', () => {
  const wrong = take(50, { kind: 'wrong-sign-ins', golferCount: 10 })
  expect(new Set(wrong.map((request) => /x-forwarded-for: (\S+)/.exec(request)?.[1])).size).toBeGreaterThan(40)
  expect(take(1, { kind: 'sign-ins', golferCount: 10 })[0]).not.toContain('x-forwarded-for')
})

import { expect, it } from 'vitest'
import { requestsOf } from './traffic.ts'
import type { GolferRequest } from './traffic.ts'

const URL = 'http://127.0.0.1:3000'
const MIX = { kind: 'mix', golferCount: 2_000, secret: 'a secret' } as const

function take(requestCount: number, traffic: Parameters<typeof requestsOf>[0]): readonly GolferRequest[] {
  return Array.from({ length: requestCount }, requestsOf(traffic, URL))
}

it('reads the profile in 80 % of the mix, edits it in 15 % and asks for everything else in turn', () => {
  const firstLines = take(1_000, MIX).map(({ method, path }) => `${method} ${path}`)
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
    ({ body = '' }) => JSON.parse(body) as { batch: string; set: Edits },
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
  expect(new Set(wrong.map(({ headers }) => headers['x-forwarded-for'])).size).toBeGreaterThan(40)
  const [right] = take(1, { kind: 'sign-ins', golferCount: 10 })
  expect(right?.headers).not.toHaveProperty('x-forwarded-for')
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TAKEOUT_FORMAT, getTakeout } from '@bagwise/contract/takeout'
import { API_ROUTES, nameOf } from '#server/testing/attacks/api-routes.ts'
import { startAttackedServer } from '#server/testing/attacks/attacked-server.ts'
import type { AttackedServer } from '#server/testing/attacks/attacked-server.ts'
import { bodiesFor, queries } from '#server/testing/attacks/generated-bodies.ts'
import { readBack } from '#server/testing/attacks/read-back.ts'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'

/** Per call and database; `npm test` and `npm run soak` ask for more. */
const BODY_COUNT = Number(process.env.GENERATED_BODY_COUNT ?? 24)
const SEED = Number(process.env.GENERATED_BODY_SEED ?? 20_261_122)
/** Golfers sending at the same time: none of them may see what another one saved. */
const GOLFER_COUNT = 4
const REFUSALS = [400, 401, 403, 409, 413, 422, 429]

vi.setConfig({ testTimeout: 60_000 + BODY_COUNT * 250 })

const WITH_BODY = API_ROUTES.filter(({ endpoint }) => endpoint.method !== 'GET')
const READ = ['/api/weather', '/api/session', '/api/profile', '/api/takeout'] as const

type Sender = { readonly cookie: string; readonly userId: string }

describe.each(KINDS_FOR_SWEEPS)('generated bodies on %s', (kind) => {
  let server: AttackedServer
  let senders: Sender[]
  const statuses: number[] = []
  let readBackCount = 0
  beforeAll(async () => {
    server = await startAttackedServer(kind, { LOG_LEVEL: 'error' })
    senders = await Promise.all(Array.from({ length: GOLFER_COUNT }, newSender))
  })
  afterAll(async () => {
    console.log(`${kind}: ${countsOf(statuses)}; read back equal: ${readBackCount}`)
    await server.close()
  })

  async function newSender(): Promise<Sender> {
    const { cookie, user } = await server.signUpGolfer()
    return { cookie, userId: user.id }
  }

  it.each(WITH_BODY.map((route, at) => [nameOf(route), route, at] as const))(
    'break nothing, and what is accepted reads back equal: %s',
    async (_name, route, at) => {
      const lanes = senders.map(async (first, lane) => {
        let sender = first
        const sample = { numRuns: BODY_COUNT / GOLFER_COUNT, seed: SEED + at * GOLFER_COUNT + lane }
        for (const text of fc.sample(bodiesFor(route, sender), sample)) {
          const answer = await server.ask(route.endpoint, { cookie: sender.cookie, text })
          const { status } = answer
          statuses.push(status)
          const told = `${status} ${answer.text.slice(0, 500)} to ${text.slice(0, 2_000)}`
          expect([200, ...REFUSALS], told).toContain(status)

          const isStored =
            status === 200 ? await readBack(route, { server, ...sender, body: JSON.parse(text), answer }) : undefined
          expect(isStored?.found, told).toEqual(isStored?.wanted)
          readBackCount += isStored === undefined ? 0 : 1
          // Signing out or up ends or replaces the session.
          if (answer.headers.getSetCookie().length > 0) sender = await newSender()
        }
        return sender
      })
      senders = await Promise.all(lanes)
    },
  )

  it.each(READ)('break nothing as a query: %s', async (path) => {
    for (const query of fc.sample(queries, { numRuns: BODY_COUNT, seed: SEED })) {
      const { status } = await server.ask({ method: 'GET', path }, { query })
      statuses.push(status)
      expect([200, ...REFUSALS], query).toContain(status)
    }
  })

  it('leave no error in the log, and a server that goes on', async () => {
    expect(server.output()).toBe('')
    const { text } = await server.ask(getTakeout, { cookie: (await newSender()).cookie })
    expect(getTakeout.reply.parse(JSON.parse(text)).format).toBe(TAKEOUT_FORMAT)
  })
})

function countsOf(statuses: readonly number[]): string {
  const counts = Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => `${all?.length} x ${status}`)
  return `${statuses.length} requests: ${counts.join(', ')}`
}

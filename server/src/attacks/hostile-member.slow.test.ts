import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { CLUB_TYPES } from '@bagwise/golf/club'
import * as account from '@bagwise/contract/account'
import * as settings from '@bagwise/contract/account-settings'
import { getProfile, getProfileHistory, patchProfile } from '@bagwise/contract/profile'
import { getProgress } from '@bagwise/contract/progress'
import { getRounds } from '@bagwise/contract/rounds'
import { getTakeout, importTakeout } from '@bagwise/contract/takeout'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEPT_BATCHES } from '#server/batches/arrived-batches.ts'
import { MOST_ENTRIES, MOST_HISTORY_BYTES } from '#server/features/profile/profile-history.ts'
import { API_ROUTES, nameOf } from '#server/testing/attacks/api-routes.ts'
import { startAttackedProcess } from '#server/testing/attacks/attacked-server.ts'
import type { AttackedProcess, Golfer } from '#server/testing/attacks/attacked-server.ts'
import { storedRows } from '#server/testing/stored-rows.ts'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'

/** `npm run soak` asks for sixty. */
const HOSTILE_MS = Number(process.env.HOSTILE_SECONDS ?? 5) * 1_000
const UNREAD_ANSWERS = 150
const MOST_MEMORY_BYTES = 450e6
/** `npm run soak` has the machine for itself; beside other tests a read is only answered while a page still waits. */
const SLOWEST_READ_MS = process.env.HOSTILE_SECONDS === undefined ? 15_000 : 2_000
const READ_EVERY_MS = 50

/** The limits of the product, which other tests raise. */
const LIMITS = {
  CALLS_PER_MINUTE: '600',
  CALLS_PER_MINUTE_PER_ADDRESS: '6000',
  LARGE_ANSWERS_PER_MINUTE: '10',
  WRITES_PER_MINUTE: '120',
}

/** These would throw the member out. */
const ENDS_SESSIONS = [account.signOut, settings.deleteAccount, settings.changePassword, settings.endSession]
/** And these replace a session that is sent with them. */
const STARTS_SESSIONS = [account.signUp, account.signIn]

vi.setConfig({ testTimeout: 120_000 + HOSTILE_MS, hookTimeout: 60_000 })

describe.each(KINDS_FOR_SWEEPS)('a member who does his worst on %s', (kind) => {
  let server: AttackedProcess
  let mallory: Golfer
  let ann: Golfer
  const sockets: Socket[] = []
  beforeEach(async () => {
    server = await startAttackedProcess(kind, LIMITS)
    mallory = await server.newGolfer({ firstName: 'Mallory' })
    ann = await server.newGolfer({ firstName: 'Ann' })
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await server.close()
  })

  it('HRD-06 keeps nobody from reading, and is bounded in memory and in what is kept, also after a restart', async () => {
    const endMs = performance.now() + HOSTILE_MS
    const isOver = () => performance.now() >= endMs
    const statuses = new Map<string, number>()
    const note = (status: number) => statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
    const attacks = [fillHistory, askEveryRoute, sendHugeBodies, importNumbers].map(async (attack) => {
      while (!isOver()) for (const status of await attack()) note(status)
    })
    leaveUnread()
    const memory = watchMemory(isOver)
    const slowestMs = await readAsAnn(isOver)
    await Promise.all(attacks)
    const mostBytes = await memory

    const count = (status: number) => statuses.get(String(status)) ?? 0
    const answered = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
    console.log(
      `${kind}: ${answered}; another's slowest read ${Math.round(slowestMs)} ms, ${Math.round(mostBytes / 1e6)} MB`,
    )
    expect(count(500)).toBe(0)
    expect(count(429)).toBeGreaterThan(0)
    expect(mostBytes).toBeLessThan(MOST_MEMORY_BYTES)
    expect(slowestMs).toBeLessThan(SLOWEST_READ_MS)

    await expectBounded()
    await server.restart()
    expect((await server.ask(getProfile, { cookie: ann.cookie })).status).toBe(200)
    const takeout = await server.ask(getTakeout, { cookie: mallory.cookie })
    expect([200, 429]).toContain(takeout.status)
  })

  /** Long notes of every club, changed again and again. */
  async function fillHistory() {
    const notes = () => '芝'.repeat(990) + randomUUID().slice(0, 8)
    const set = Object.fromEntries(CLUB_TYPES.map((club) => [`golfBag.${club}.notes`, { base: null, value: notes() }]))
    const bag = Object.fromEntries(
      CLUB_TYPES.map((club) => [
        `golfBag.${club}`,
        {
          base: null,
          value: {
            brand: '',
            model: '',
            shaftType: 'graphite',
            shaftFlex: 'stiff',
            lie: 58,
            loft: 10.5,
            length: 45.5,
            isInBag: true,
            notes: notes(),
          },
        },
      ]),
    )
    return [await send(patchProfile, { batch: randomUUID(), set: { ...bag, ...set } })]
  }

  async function askEveryRoute() {
    const routes = API_ROUTES.filter(({ endpoint }) => !ENDS_SESSIONS.some(({ path }) => path === endpoint.path))
    const statuses: number[] = []
    for (const { endpoint, bodyOf } of routes) {
      const startsSession = STARTS_SESSIONS.some(({ path }) => path === endpoint.path)
      statuses.push(await send(endpoint, bodyOf(mallory.about), startsSession ? '' : mallory.cookie))
    }
    return statuses
  }

  async function sendHugeBodies() {
    const bodies = [
      JSON.stringify(Array.from({ length: 120_000 }, () => 1)),
      JSON.stringify({ batch: randomUUID(), set: { age: { base: 'x'.repeat(250_000), value: 44 } } }),
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    ]
    const changing = API_ROUTES.filter(({ endpoint }) => endpoint.method !== 'GET')
    const statuses: number[] = []
    for (const { endpoint } of changing) {
      for (const text of bodies) statuses.push((await server.ask(endpoint, { cookie: mallory.cookie, text })).status)
    }
    return statuses
  }

  async function importNumbers() {
    const content = JSON.stringify(Array.from({ length: 900_000 }, () => 1))
    return [await send(importTakeout, { golfer: mallory.about.userId, content, today: '2026-11-20' })]
  }

  async function send(
    endpoint: Parameters<AttackedProcess['ask']>[0],
    body: unknown,
    cookie = mallory.cookie,
  ): Promise<number> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    return (await server.ask(endpoint, { cookie, text })).status
  }

  /** Answers that are asked for and never read. */
  function leaveUnread() {
    const { hostname, port } = new URL(server.url)
    for (let index = 0; index < UNREAD_ANSWERS; index += 1) {
      const { path } = [getTakeout, getProfileHistory, getProfile][index % 3] ?? getTakeout
      const socket = connect(Number(port), hostname).on('error', () => socket.destroy())
      socket.pause()
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${mallory.cookie}\r\n\r\n`)
      sockets.push(socket)
    }
  }

  /** Resolves to the most the process had. */
  async function watchMemory(isOver: () => boolean): Promise<number> {
    let most = 0
    while (!isOver()) {
      const status = readFileSync(`/proc/${server.processId()}/status`, 'utf8')
      most = Math.max(most, 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]))
      await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS))
    }
    return most
  }

  /** Another golfer reads all the while, and sees what is hers. Resolves to the slowest read. */
  async function readAsAnn(isOver: () => boolean): Promise<number> {
    let slowestMs = 0
    for (let turn = 0; !isOver(); turn += 1) {
      const endpoint = [getProfile, getRounds, getProgress, account.getSession][turn % 4] ?? getProfile
      const startMs = performance.now()
      const { status, text } = await server.ask(endpoint, { cookie: ann.cookie })
      slowestMs = Math.max(slowestMs, performance.now() - startMs)
      expect({ name: nameOf({ endpoint }), status }).toEqual({ name: nameOf({ endpoint }), status: 200 })
      expect(text.includes('Mallory')).toBe(false)
      expect(text).toContain(ann.about.userId)
      await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS))
    }
    return slowestMs
  }

  async function expectBounded() {
    const { profile_history: history = [], profile_batches: batches = [] } = await storedRows(server.place)
    const own = history.filter((row) => row.user_id === mallory.about.userId)
    const bytes = own.reduce(
      (sum, { value, kept_value: kept }) => sum + Buffer.byteLength(String(value) + String(kept)),
      0,
    )
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThanOrEqual(MOST_ENTRIES)
    expect(bytes).toBeLessThanOrEqual(MOST_HISTORY_BYTES)
    expect(batches.length).toBeLessThanOrEqual(2 * KEPT_BATCHES)
  }
})

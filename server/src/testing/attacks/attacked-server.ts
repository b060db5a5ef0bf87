import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import { randomUUID } from 'node:crypto'
import * as account from '@bagwise/contract/account'
import { getSessions } from '@bagwise/contract/account-settings'
import { patchProfile } from '@bagwise/contract/profile'
import { savePlay } from '@bagwise/contract/play'
import { addProgressEntry } from '@bagwise/contract/progress'
import { saveRound } from '@bagwise/contract/rounds'
import { saveShots } from '@bagwise/contract/shots'
import type { Endpoint } from '@bagwise/contract/endpoint'
import type { DatabaseKind } from '#server/db/migrations.ts'
import { playOf } from './api-routes.ts'
import type { About } from './api-routes.ts'
import { startServerHere } from '#server/testing/server-here.ts'
import { startServer } from '#server/testing/server-process.ts'
import { NO_SERVICE_URL } from '#server/testing/stubs/stub-service.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import type { TemporaryPlace } from '#server/testing/temporary-database.ts'
import { newRows } from '#server/testing/sample-play.ts'
import { checkOfAnswers, signUpForm } from '#server/testing/test-app.ts'

/** Limits are out of reach, and each request may come from an address of its own. */
const SETTINGS = {
  LOG_LEVEL: 'info',
  TRUST_PROXY: '127.0.0.1',
  WEATHER_URL: NO_SERVICE_URL,
  AI_BASE_URL: NO_SERVICE_URL,
  AI_QUESTIONS_PER_MINUTE: '1000000',
  SIGN_UP_LIMIT_PER_HOUR: '1000000',
  SIGN_IN_TRY_LIMIT: '1000000',
  SIGN_IN_TRY_LIMIT_PER_ADDRESS: '1000000',
  CONTACT_LIMIT_PER_HOUR: '1000000',
  IMPORT_LIMIT_PER_HOUR: '1000000',
  REFUSED_BODY_LIMIT_PER_ADDRESS: '1000000',
}

type Sent = {
  /** The raw body: JSON or anything else. */
  readonly text?: string | undefined
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: string
}

export type Answer = { readonly status: number; readonly text: string; readonly headers: Headers }

export type Golfer = { readonly cookie: string; readonly form: ReturnType<typeof signUpForm>; readonly about: About }

export type AttackedServer = Awaited<ReturnType<typeof startAttackedServer>>

export type AttackedProcess = Awaited<ReturnType<typeof startAttackedProcess>>

type Running = { readonly url: string; readonly output: () => string; readonly stop: () => Promise<void> }

/** A server with its own database in the process of the test, tested over sockets. */
export async function startAttackedServer(kind: DatabaseKind, settings: Readonly<Record<string, string>> = {}) {
  const temporary = await temporaryPlace(kind)
  return attacked(temporary, () => startServerHere(temporary.place, { ...SETTINGS, ...settings }))
}

/** One whose process is looked at or killed; its hashes cost what they cost golfers. */
export async function startAttackedProcess(kind: DatabaseKind, settings: Readonly<Record<string, string>> = {}) {
  const temporary = await temporaryPlace(kind)
  let last: Awaited<ReturnType<typeof startServer>> | undefined
  const end = async (signal: NodeJS.Signals) => {
    last?.child.kill(signal)
    await last?.ended
  }
  const server = await attacked(temporary, async () => {
    last = await startServer(temporary.place, { ...SETTINGS, ...settings })
    const { url, output } = last
    if (url === '') throw new Error(`The server did not start: ${output()}`)
    return { url, output, stop: () => end('SIGTERM') }
  })
  return {
    ...server,
    /** Of the process that runs now. */
    processId: () => last?.child.pid,
    /** Before a restart. */
    kill: () => end('SIGKILL'),
  }
}

async function attacked({ place, remove }: TemporaryPlace, start: () => Promise<Running>) {
  let running = await start()
  const { url } = running
  let addressCount = 0

  /**
   * Sends the origin as a browser does; headers override it, an empty one removes it. Every answer must be as the OpenAPI
   * document says.
   */
  async function ask({ method, path }: Pick<Endpoint, 'method' | 'path'>, sent: Sent = {}): Promise<Answer> {
    addressCount += 1
    const headers = {
      ...PAGE_HEADERS,
      origin: running.url,
      cookie: sent.cookie ?? '',
      'x-forwarded-for': `10.${addressCount >> 16}.${(addressCount >> 8) & 255}.${addressCount & 255}`,
      ...(sent.text === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    }
    const answer = await fetch(`${running.url}${path}${sent.query ?? ''}`, {
      method,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
      ...(sent.text === undefined || method === 'GET' ? {} : { body: sent.text }),
    })
    const type = answer.headers.get('content-type') ?? ''
    const text = type.startsWith('text/event-stream') ? await firstPart(answer) : await answer.text()
    const problem = (await checkOfAnswers()).problemOf({ method, path, status: answer.status, type, text })
    if (problem !== undefined) throw new Error(problem)
    return { status: answer.status, text, headers: answer.headers }
  }

  async function must(endpoint: Pick<Endpoint, 'method' | 'path'>, body: unknown, cookie = ''): Promise<Answer> {
    const answer = await ask(endpoint, { cookie, ...(body === undefined ? {} : { text: JSON.stringify(body) }) })
    if (answer.status !== 200) throw new Error(`${endpoint.path} answered ${answer.status} ${answer.text}`)
    return answer
  }

  async function signUpGolfer(changes: Readonly<Record<string, unknown>> = {}) {
    const form = signUpForm(changes)
    const signedUp = await must(account.signUp, form)
    const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { cookie, form, user: account.signUp.reply.parse(JSON.parse(signedUp.text)).user }
  }

  /** A golfer with a round, a progress entry, a kept shot, a played round, an edited profile and a session. */
  async function newGolfer(fields: Readonly<Record<string, unknown>> = {}): Promise<Golfer> {
    const { cookie, form, user } = await signUpGolfer(fields)
    const { sessions } = getSessions.reply.parse(JSON.parse((await must(getSessions, undefined, cookie)).text))
    const [roundId, progressId] = [randomUUID(), randomUUID()]
    const round = { id: roundId, date: '2026-11-20', course: 'Old Course', tees: 'White' }
    const figures = { courseRating: 71.3, slopeRating: 125, adjustedGrossScore: 92, playingConditions: null }
    await must(saveRound, { save: randomUUID(), base: null, round: { ...round, ...figures } }, cookie)
    await must(addProgressEntry, { id: progressId, date: '2026-11-19', handicap: 18, clubDistances: {} }, cookie)
    const [shotSessionId, shotId] = [randomUUID(), randomUUID()]
    const session = {
      id: shotSessionId,
      day: '2026-11-20',
      origin: 'typed',
      source: 'log',
      isNormalised: false,
      note: '',
    }
    const words = { club: '7-iron', swing: 'full', mark: 'by-rule', label: '' }
    const shot = { id: shotId, session: shotSessionId, ...words, carryYards: 151.3, isSpinMeasured: false }
    await must(saveShots, { save: randomUUID(), sessions: [session], shots: [shot], changes: [] }, cookie)
    const [playedRoundId, playedShotId] = [randomUUID(), randomUUID()]
    const play = playOf({ playedRoundId, playedShotId })
    const changes = [newRows.round(play.round), newRows.hole(play.hole), newRows.shot(play.shot)]
    await must(savePlay, { save: randomUUID(), changes }, cookie)
    const driver = { brand: '', model: '', shaftType: 'graphite', shaftFlex: 'stiff', lie: 58, loft: 10.5 }
    const value = { ...driver, length: 45.5, isInBag: true, notes: '' }
    const set = { 'golfBag.driver': { base: null, value } }
    await must(patchProfile, { batch: randomUUID(), set }, cookie)
    const ids = { roundId, progressId, shotSessionId, shotId, playedRoundId, playedShotId }
    const about = { userId: user.id, email: user.email, sessionId: sessions[0]?.id ?? '', ...ids }
    return { cookie, form, about }
  }

  return {
    /** Until it is restarted. */
    url,
    place,
    ask,
    signUpGolfer,
    newGolfer,
    /** Everything printed or logged. */
    output: () => running.output(),
    /** On the same database. */
    restart: async () => {
      await running.stop()
      running = await start()
    },
    stop: () => running.stop(),
    close: async () => {
      await running.stop()
      await remove()
    },
  }
}

/** What a stream that does not end tells at first. */
async function firstPart({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}

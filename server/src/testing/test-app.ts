import { randomUUID } from 'node:crypto'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { Endpoint } from '@bagwise/contract/endpoint'
import type { ZodMiniType, output } from 'zod/mini'
import { createApp } from '#server/app.ts'
import type { App } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { DatabaseKind } from '#server/db/migrations.ts'
import { createAnswerCheck, dataOfEvents } from './documented-answers.ts'
import { NO_SERVICE_URL } from './stubs/stub-service.ts'
import { openTemporaryDatabase } from './temporary-database.ts'
import type { TemporaryDatabase } from './temporary-database.ts'

const ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'windy-fairway-7'

/** argon2's minimum: the product's cost would dominate the tests. */
export const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 }

type Options = {
  readonly config?: Partial<Config>
  /** By default no AI service is configured. */
  readonly ai?: Partial<Config['ai']['settings']>
  readonly aiBudgets?: Partial<Config['ai']['budgets']>
  readonly now?: () => Date
  readonly webDist?: string
  /** Shared instead of temporary; closed by the caller. */
  readonly database?: Database
  /** Otherwise as the product answers: what is not in the contract stays in the answers. */
  readonly checksReplies?: boolean
  /** By default a stream of live shots tells what is there, and ends. */
  readonly liveStreamMs?: number
}

type Answer = { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, unknown>> }

export type TestApp = TemporaryDatabase & {
  readonly server: App['server']
  readonly sweep: App['sweep']
  readonly sweepLiveShots: App['sweepLiveShots']
  readonly flushMail: App['flushMail']
  /** All log lines. */
  readonly log: readonly string[]
  readonly openBrowser: () => Browser
  /** A second server on the same database. */
  readonly startAnother: (options?: Options) => Promise<Pick<TestApp, 'server' | 'sweep' | 'flushMail' | 'openBrowser'>>
}

export async function startTestApp(kind: DatabaseKind, options: Options = {}): Promise<TestApp> {
  const temporary = await openTemporaryDatabase(kind)
  const log: string[] = []
  const defaults = readConfig({ LOG_LEVEL: 'info', WEATHER_URL: NO_SERVICE_URL, AI_BASE_URL: NO_SERVICE_URL })
  const start = ({
    config = {},
    ai = {},
    aiBudgets = {},
    now,
    webDist = '/nowhere',
    database = temporary.database,
    checksReplies = true,
    liveStreamMs = 0,
  }: Options) =>
    createApp({
      config: {
        ...defaults,
        ai: {
          settings: { ...defaults.ai.settings, ...ai },
          budgets: { ...defaults.ai.budgets, questionsPerGolferAndMinute: 10_000, ...aiBudgets },
        },
        signUpLimitPerHour: 10_000,
        writesPerMinute: 10_000,
        callsPerMinute: 100_000,
        largeAnswersPerMinute: 100_000,
        toolCallsPerMinute: 100_000,
        callsPerMinutePerAddress: 1_000_000,
        refusedBodyLimitPerAddress: 10_000,
        ...temporary.place,
        ...config,
      },
      secret: 'a secret that only this test knows, long enough',
      database,
      webDist,
      checksReplies,
      liveStreamMs,
      hashCost: CHEAP_HASH,
      logTo: { write: (line) => log.push(line) },
      ...(now ? { now } : {}),
    })

  const originFor = ({ config = {} }: Options) => config.publicOrigin ?? ORIGIN
  const { server, sweep, sweepLiveShots, flushMail } = await start(options)
  return {
    ...temporary,
    server,
    sweep,
    sweepLiveShots,
    flushMail,
    log,
    openBrowser: () => new Browser(server, originFor(options)),
    startAnother: async (changed = options) => {
      const another = await start(changed)
      return { ...another, openBrowser: () => new Browser(another.server, originFor(changed)) }
    },
    remove: async () => {
      await server.close()
      await flushMail(AbortSignal.abort())
      await temporary.remove()
    },
  }
}

let answerCheck: ReturnType<typeof readAnswerCheck> | undefined

/** What the OpenAPI document says of answers: read once, from a server of its own. */
export function checkOfAnswers() {
  return (answerCheck ??= readAnswerCheck())
}

async function readAnswerCheck() {
  const { server, remove } = await startTestApp('sqlite')
  const document = await server.inject('/api/openapi.json')
  await remove()
  return createAnswerCheck(document.json())
}

/** Keeps cookies and sends its origin, as a browser does. Every answer must be as the OpenAPI document says. */
export class Browser {
  readonly #server: App['server']
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(server: App['server'], origin: string) {
    this.#server = server
    this.#origin = origin
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookies(header: string) {
    this.#cookies.clear()
    for (const pair of header.split('; ')) this.#keep(pair)
  }

  async call(
    { method, path }: Pick<Endpoint, 'method' | 'path'>,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const { host } = new URL(this.#origin)
    const answer = await this.#server.inject({
      method,
      url: path,
      headers: { host, origin: this.#origin, cookie: this.cookies, ...contentType(body), ...PAGE_HEADERS, ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(cookie)
    const { statusCode: status, payload: text, headers: answered } = answer
    const type = String(answered['content-type'] ?? '')
    const problem = (await checkOfAnswers()).problemOf({ method, path, status, type, text })
    if (problem !== undefined) throw new Error(problem)
    return { status, body: contentOf(text, type), headers: answered }
  }

  /** Calls an endpoint that must succeed and parses its reply. */
  async ask<Reply extends ZodMiniType>(
    endpoint: Pick<Endpoint<ZodMiniType, Reply>, 'method' | 'path' | 'reply'>,
    body?: unknown,
  ): Promise<output<Reply>> {
    const answer = await this.call(endpoint, body)
    if (answer.status !== 200) throw new Error(`${endpoint.path} answered ${JSON.stringify(answer)}`)
    return endpoint.reply.parse(answer.body)
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';')
    const [name = '', ...value] = pair.split('=')
    if (attributes.some((attribute) => attribute.trim() === 'Max-Age=0')) this.#cookies.delete(name)
    else this.#cookies.set(name, value.join('='))
  }
}

/** JSON, lines of JSON or the data of events as a list, or a page as its text. */
function contentOf(text: string, type: string): unknown {
  if (type.startsWith('text/html') || text === '') return text
  if (type.startsWith('text/event-stream')) return dataOfEvents(text).map((data) => JSON.parse(data))
  return type.startsWith('application/x-ndjson')
    ? text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : JSON.parse(text)
}

function contentType(body: unknown): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json' }
}

export function newEmail(): string {
  return `golfer-${randomUUID()}@example.com`
}

export function signUpForm(changes: Readonly<Record<string, unknown>> = {}) {
  return { email: newEmail(), password: PASSWORD, firstName: 'Ann', lastName: 'Bunker', ...changes }
}

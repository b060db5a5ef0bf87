import { SECURITY_EVENTS } from '#server/security-events/security-events.ts'
import type { SecurityEvent } from '#server/security-events/security-events.ts'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** From a nearby cache to the deadline. */
const CALL_SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 6, 9]

/** From in-memory answers to the deadline. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** From a prepared statement to the longest that PostgreSQL may take. */
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 3]
/** Routes by which devices save edits. */
const SAVING_ROUTES = ['/api/profile', '/api/progress', '/api/rounds', '/api/shots', '/api/play']

/** Each is asked when the metrics are read. */
type Watched = {
  readonly connections: () => { readonly busy: number; readonly idle: number; readonly waiting: number }
  readonly hashes: () => { readonly running: number; readonly waiting: number }
  readonly databaseBytes: () => Promise<number>
  readonly lastBackupAt: () => Promise<Date | undefined>
  readonly now: () => Date
}

/** Metrics for the operator, without personal data. */
export type Metrics = {
  /** Outcome of an operation: 'ai', or why the rules answered. */
  readonly aiAnswered: (operation: string, outcome: string) => void
  readonly aiCalled: (call: { readonly seconds: number; readonly isAnswered: boolean }) => void
  /** Labelled by route, never by the requested path: that may name a golfer, and there is no end of paths. */
  readonly requestAnswered: (request: {
    readonly method: string
    readonly route: string
    readonly status: number
    readonly seconds: number
  }) => void
  /** Of the embedded database. */
  readonly databaseChecked: (result: { readonly isDamaged: boolean }) => void
  readonly securityEvent: (event: SecurityEvent) => void
  readonly statementAnswered: (statement: { readonly seconds: number; readonly isAnswered: boolean }) => void
  /** Another device had changed the same. */
  readonly conflictsFound: (what: 'profile' | 'round' | 'shot' | 'own-course' | 'played-round', count: number) => void
  readonly mailFailed: () => void
  readonly sweepFailed: () => void
  /** What is looked at whenever somebody reads the metrics. */
  readonly watch: (watched: Watched) => void
  /** Prometheus text format. */
  readonly read: () => Promise<{ readonly contentType: string; readonly text: string }>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'bagwise_ai_answers_total',
    help: 'Answers of AI operations by outcome: ai, or why the rules answered.',
    labelNames: ['operation', 'outcome'],
    registers,
  })
  const calls = new Histogram({
    name: 'bagwise_ai_call_seconds',
    help: 'Requests to the AI service.',
    labelNames: ['answered'],
    buckets: CALL_SECONDS,
    registers,
  })
  const requests = new Histogram({
    name: 'bagwise_request_seconds',
    help: 'Requests until their answers were sent, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const damaged = new Gauge({
    name: 'bagwise_database_damaged',
    help: '1 when the last check of the embedded database found damaged pages, else 0.',
    registers,
  })
  const securityEvents = new Counter({
    name: 'bagwise_security_events_total',
    help: 'Failed sign-ins, lock-outs and ended sessions.',
    labelNames: ['event'],
    registers,
  })
  const statements = new Histogram({
    name: 'bagwise_database_seconds',
    help: 'Statements of the database, by whether they were answered.',
    labelNames: ['answered'],
    buckets: STATEMENT_SECONDS,
    registers,
  })
  const conflicts = new Counter({
    name: 'bagwise_conflicts_total',
    help: 'Edits of something that another device had changed meanwhile.',
    labelNames: ['what'],
    registers,
  })
  const refusedEdits = new Counter({
    name: 'bagwise_refused_edits_total',
    help: 'Edits, rounds and progress that were refused, by status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const failedMails = new Counter({ name: 'bagwise_failed_mails_total', help: 'Mails that were not sent.', registers })
  const failedSweeps = new Counter({
    name: 'bagwise_failed_sweeps_total',
    help: 'Sweeps of what is kept no longer that failed.',
    registers,
  })
  for (const event of SECURITY_EVENTS) securityEvents.inc({ event }, 0)
  let bringUpToDate = async () => {}
  return {
    securityEvent: (event) => securityEvents.inc({ event }),
    statementAnswered: ({ seconds, isAnswered }) => statements.observe({ answered: String(isAnswered) }, seconds),
    conflictsFound: (what, count) => conflicts.inc({ what }, count),
    mailFailed: () => failedMails.inc(),
    sweepFailed: () => failedSweeps.inc(),
    watch: (watched) => {
      bringUpToDate = watchState(registers, watched)
    },
    databaseChecked: ({ isDamaged }) => damaged.set(Number(isDamaged)),
    requestAnswered: ({ seconds, ...labels }) => {
      requests.observe(labels, seconds)
      const { method, route, status } = labels
      const isRefused = method !== 'GET' && status >= 400 && status < 500
      if (isRefused && SAVING_ROUTES.includes(route)) refusedEdits.inc({ route, status })
    },
    aiAnswered: (operation, outcome) => answers.inc({ operation, outcome }),
    aiCalled: ({ seconds, isAnswered }) => calls.observe({ answered: String(isAnswered) }, seconds),
    read: async () => {
      await bringUpToDate()
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** Returns what brings the gauges up to date. A database that does not answer must not hide the other metrics. */
function watchState(
  registers: Registry[],
  { connections, hashes, databaseBytes, lastBackupAt, now }: Watched,
): () => Promise<void> {
  const ofConnections = new Gauge({
    name: 'bagwise_database_connections',
    help: 'Connections to the database that are busy or idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
  })
  const ofHashes = new Gauge({
    name: 'bagwise_password_hashes',
    help: 'Passwords that are being hashed, and those that wait.',
    labelNames: ['state'],
    registers,
  })
  const size = new Gauge({
    name: 'bagwise_database_bytes',
    help: 'Size of the database; NaN while it does not answer.',
    registers,
  })
  const backup = new Gauge({
    name: 'bagwise_last_backup_age_seconds',
    help: 'Since the last backup that npm run admin has made; NaN before the first, or while the database does not answer.',
    registers,
  })
  return async () => {
    for (const [state, count] of Object.entries(connections())) ofConnections.set({ state }, count)
    for (const [state, count] of Object.entries(hashes())) ofHashes.set({ state }, count)
    const [bytes, backedUpAt] = await Promise.allSettled([databaseBytes(), lastBackupAt()])
    size.set(bytes.status === 'fulfilled' ? bytes.value : Number.NaN)
    const ageMs = backedUpAt.status === 'fulfilled' && backedUpAt.value && now().getTime() - backedUpAt.value.getTime()
    backup.set(typeof ageMs === 'number' ? ageMs / 1000 : Number.NaN)
  }
}

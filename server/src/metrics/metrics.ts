import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** From a nearby cache to the deadline. */
const CALL_SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 6, 9]

/** From in-memory answers to the deadline. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

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
  return {
    databaseChecked: ({ isDamaged }) => damaged.set(Number(isDamaged)),
    requestAnswered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    aiAnswered: (operation, outcome) => answers.inc({ operation, outcome }),
    aiCalled: ({ seconds, isAnswered }) => calls.observe({ answered: String(isAnswered) }, seconds),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** From answers of a cache nearby to the deadline. */
const CALL_SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 6, 9]

/** What the operator counts. Nothing in it says whose it is. */
export type Metrics = {
  /** An answer of an operation: by 'ai', or by the rules and why. */
  readonly aiAnswered: (operation: string, outcome: string) => void
  readonly aiCalled: (call: { readonly seconds: number; readonly isAnswered: boolean }) => void
  /** In the text format of Prometheus. */
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
  return {
    aiAnswered: (operation, outcome) => answers.inc({ operation, outcome }),
    aiCalled: ({ seconds, isAnswered }) => calls.observe({ answered: String(isAnswered) }, seconds),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

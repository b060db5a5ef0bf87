import type { FastifyBaseLogger } from 'fastify'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { createAiCalls } from './ai-calls.ts'
import type { AiBudgets } from './ai-calls.ts'
import { createAskCaddie } from './ask-caddie.ts'
import type { AskCaddie } from './ask-caddie.ts'
import { createRunOperation, logFailures } from './run-operation.ts'
import type { ReportOutcome, RunOperation } from './run-operation.ts'
import { createQuestionLimit } from './question-limit.ts'
import type { CountQuestion } from './question-limit.ts'
import type { AiSettings } from './service/text-service.ts'

export type Ai = { readonly run: RunOperation; readonly askCaddie: AskCaddie; readonly countQuestion: CountQuestion }

/** The text service with its limits. Without a key the rules answer. */
export async function createAi({
  settings,
  budgets,
  rateLimiter,
  metrics,
  now,
  stopping,
  log,
}: {
  readonly settings: Omit<AiSettings, 'apiKey'> & { readonly apiKey: string | undefined }
  readonly budgets: AiBudgets & { readonly questionsPerGolferAndMinute: number }
  readonly rateLimiter: RateLimiter
  readonly metrics: Metrics
  readonly now: () => Date
  readonly stopping: AbortSignal
  readonly log: FastifyBaseLogger
}): Promise<Ai> {
  const { apiKey } = settings
  const service = apiKey === undefined ? undefined : await textService({ ...settings, apiKey })
  const calls = createAiCalls({ service, rateLimiter, budgets, now, stopping, onCall: metrics.aiCalled })
  const logOutcome = logFailures(log)
  const report: ReportOutcome = (outcome) => {
    logOutcome(outcome)
    metrics.aiAnswered(outcome.operation, outcome.failure?.code ?? 'ai')
  }
  return {
    run: createRunOperation({ calls, now, report }),
    askCaddie: createAskCaddie({ calls, now, report }),
    countQuestion: createQuestionLimit({ questionsPerMinute: budgets.questionsPerGolferAndMinute, now }),
  }
}

/** The library is large: a server without a key does not load it. */
async function textService(settings: AiSettings) {
  const { createTextService } = await import('./service/text-service.ts')
  return createTextService(settings)
}

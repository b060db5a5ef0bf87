import type { FastifyBaseLogger } from 'fastify'
import type { Attempts } from '#server/attempts/attempts.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { createAiCalls } from './ai-calls.ts'
import type { AiBudgets } from './ai-calls.ts'
import { createAskCaddie } from './ask-caddie.ts'
import type { AskCaddie } from './ask-caddie.ts'
import { createRunOperation, logFailures } from './run-operation.ts'
import type { RunOperation, Tell } from './run-operation.ts'
import { createQuestionLimit } from './question-limit.ts'
import type { CountQuestion } from './question-limit.ts'
import type { AiSettings } from './service/text-service.ts'

export type Ai = { readonly run: RunOperation; readonly askCaddie: AskCaddie; readonly countQuestion: CountQuestion }

/** The text service behind everything that guards it. Without a key the rules answer. */
export async function createAi({
  settings,
  budgets,
  attempts,
  metrics,
  now,
  stopping,
  log,
}: {
  readonly settings: Omit<AiSettings, 'apiKey'> & { readonly apiKey: string | undefined }
  readonly budgets: AiBudgets & { readonly questionsPerGolferAndMinute: number }
  readonly attempts: Attempts
  readonly metrics: Metrics
  readonly now: () => Date
  readonly stopping: AbortSignal
  readonly log: FastifyBaseLogger
}): Promise<Ai> {
  const { apiKey } = settings
  const service = apiKey === undefined ? undefined : await textService({ ...settings, apiKey })
  const calls = createAiCalls({ service, attempts, budgets, now, stopping, onCall: metrics.aiCalled })
  const logTold = logFailures(log)
  const tell: Tell = (told) => {
    logTold(told)
    metrics.aiAnswered(told.operation, told.failure?.code ?? 'ai')
  }
  return {
    run: createRunOperation({ calls, now, tell }),
    askCaddie: createAskCaddie({ calls, now, tell }),
    countQuestion: createQuestionLimit({ questionsPerMinute: budgets.questionsPerGolferAndMinute, now }),
  }
}

/** The library is large: a server without a key starts without it. */
async function textService(settings: AiSettings) {
  const { createTextService } = await import('./service/text-service.ts')
  return createTextService(settings)
}

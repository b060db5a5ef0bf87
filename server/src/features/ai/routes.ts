import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { AuthUser } from '@bagwise/contract/account'
import { askAiBalls } from '@bagwise/contract/ai/ball-recommendations'
import { askAiDistances } from '@bagwise/contract/ai/distances'
import { askAiEquipment } from '@bagwise/contract/ai/equipment-recommendations'
import { askCaddie } from '@bagwise/contract/ai/caddie'
import { askAiShotAdvice } from '@bagwise/contract/ai/shot-advice'
import { askAiStarterSet } from '@bagwise/contract/ai/starter-set-explanation'
import { askAiSwingAnalysis } from '@bagwise/contract/ai/swing-analysis'
import type { Endpoint } from '@bagwise/contract/endpoint'
import type { Register, RegisterLines } from '#server/requests/register.ts'
import { ballRecommendations } from './operations/ball-recommendations.ts'
import { distances } from './operations/distances.ts'
import { equipmentRecommendations } from './operations/equipment-recommendations.ts'
import type { AskCaddie } from './ask-caddie.ts'
import type { Operation } from './operations/operation.ts'
import type { CountQuestion } from './question-limit.ts'
import { outsideTournament } from './outside-tournament.ts'
import { answerDue } from './run-operation.ts'
import type { Answered, Asker, RunOperation } from './run-operation.ts'
import { shotAdvice } from './operations/shot-advice.ts'
import { starterSetExplanation } from './operations/starter-set-explanation.ts'
import { swingAnalysis } from './operations/swing-analysis.ts'

/** Fits what a golfer can type plus golf facts. */
const QUESTION_LIMIT_BYTES = 4 * 1024
/** A backstop: answers are due earlier (`answerDue`). */
const ANSWER_TIMEOUT_MS = 12_000
const ROUTE = { bodyLimitBytes: QUESTION_LIMIT_BYTES, answerTimeoutMs: ANSWER_TIMEOUT_MS }

type Parts = {
  readonly run: RunOperation
  readonly countQuestion: CountQuestion
  readonly askCaddie: AskCaddie
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
}

type AnsweredBy<Body extends z.ZodMiniType, Answer> = Endpoint<Body, z.ZodMiniType<Answered<Answer>>>

/** Routes of the seven AI operations. */
export function aiRoutes(register: Register, registerLines: RegisterLines, parts: Parts): void {
  const askerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Asker> => {
    const { id: golferId } = await parts.signedInUser(request, reply)
    parts.countQuestion(golferId)
    return { golferId, due: answerDue(reply.elapsedTime) }
  }

  const serve = <Body extends z.ZodMiniType, Answer>(
    endpoint: AnsweredBy<Body, Answer>,
    operation: Operation<z.output<Body>, Answer>,
  ) =>
    register(
      endpoint,
      async ({ body, request, reply }) => parts.run(operation, body, await askerOf(request, reply)),
      ROUTE,
    )

  serve(askAiDistances, distances)
  serve(askAiSwingAnalysis, swingAnalysis)
  serve(askAiEquipment, equipmentRecommendations)
  serve(askAiBalls, ballRecommendations)
  serve(askAiStarterSet, starterSetExplanation)
  register(
    askAiShotAdvice,
    async ({ body: { golfer, situation }, request, reply }) => {
      const asker = await askerOf(request, reply)
      return parts.run(shotAdvice, { golfer, situation: outsideTournament(situation) }, asker)
    },
    ROUTE,
  )
  registerLines(
    askCaddie,
    async ({ body, request, reply }) => {
      const asker = await askerOf(request, reply)
      return parts.askCaddie(outsideTournament(body), asker)
    },
    ROUTE,
  )
}

import * as z from 'zod/mini'

/** Why the rules answered. The first eight are the specification's catalogue, the rest are our own limits. */
export const AI_FAILURE_CODES = [
  'key-missing',
  'key-invalid',
  'rate-limited',
  'model-not-accessible',
  'network',
  'service-error',
  'unavailable',
  'invalid-format',
  'resting',
  'busy',
  'golfer-budget',
  'daily-budget',
] as const
export type AiFailureCode = (typeof AI_FAILURE_CODES)[number]

/** For the operator; golfers see that the rules answered. */
export const AiFailure = z.object({ code: z.enum(AI_FAILURE_CODES), message: z.string() })
export type AiFailure = z.infer<typeof AiFailure>

/** Every operation has an answer: the service's when it is usable, else the rules'. */
export const aiReply = <Answer extends z.ZodMiniType>(answer: Answer) =>
  z.discriminatedUnion('source', [
    z.object({ source: z.literal('ai'), answer }),
    z.object({ source: z.literal('rules'), answer, failure: AiFailure }),
  ])

export type AdviceSource = 'ai' | 'rules'

import * as z from 'zod/mini'
import { named } from '../documented.ts'

/**
 * Why the rules answered. The first eight are the specification's catalogue, the rest are our own: a service that took too
 * long, an answer that is not in line with the golfer, the catalogue or the rules, and our limits.
 */
export const AI_FAILURE_CODES = [
  'key-missing',
  'key-invalid',
  'rate-limited',
  'model-not-accessible',
  'network',
  'service-error',
  'unavailable',
  'invalid-format',
  'too-slow',
  'contradicts',
  'resting',
  'busy',
  'golfer-budget',
  'daily-budget',
] as const
export type AiFailureCode = (typeof AI_FAILURE_CODES)[number]

/** The message is for the operator; golfers read a line for the code. */
export const AiFailure = named(
  'AiFailure',
  z.object({
    code: z.enum(AI_FAILURE_CODES),
    message: z.string(),
    /** How long the service, or our limit, asks to wait. */
    retryAfterSeconds: z.optional(z.number()),
  }),
)
export type AiFailure = z.infer<typeof AiFailure>

/** Every operation has an answer: the service's when it is usable, else the rules'. */
export const aiReply = <Answer extends z.ZodMiniType>(answer: Answer) =>
  z.discriminatedUnion('source', [
    z.object({ source: z.literal('ai'), answer }),
    z.object({ source: z.literal('rules'), answer, failure: AiFailure }),
  ])

export type AdviceSource = 'ai' | 'rules'

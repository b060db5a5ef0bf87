import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'
import { AiFailure } from './ai-reply.ts'
import { GolferFacts } from './golfer-facts.ts'

const LONGEST_QUESTION = 500

/** Any question about golf, in the golfer's words. */
export const CaddieQuestion = z.strictObject({
  question: text({ minLength: 1, maxLength: LONGEST_QUESTION }),
  golfer: z.optional(GolferFacts),
  /** Asked during a tournament: words may describe a shot, so it is refused with `tournament`. */
  isTournament: z.optional(z.boolean()),
})
export type CaddieQuestion = z.infer<typeof CaddieQuestion>

/** The last line of an answer. */
const AnswerEnd = z.discriminatedUnion('source', [
  z.object({ source: z.literal('ai') }),
  z.object({
    source: z.literal('rules'),
    /** The closest topics of the encyclopedia, best first. Earlier text lines, if any, are incomplete. */
    topics: z.array(z.string()),
    failure: AiFailure,
  }),
])
export type AnswerEnd = z.infer<typeof AnswerEnd>

/** A piece of the answer to append, or its end: an answer without an end was cut off. */
export const AnswerLine = z.union([z.object({ text: z.string() }), AnswerEnd])
export type AnswerLine = z.infer<typeof AnswerLine>

/** The reply is streamed as newline-delimited JSON (`application/x-ndjson`), each line an `AnswerLine`. */
export const askCaddie = endpoint({
  method: 'POST',
  path: '/api/ai/question',
  group: 'ai',
  access: 'golfer',
  summary: 'Answers a question about golf, line by line',
  isStreamed: true,
  errors: ['tournament'],
  body: CaddieQuestion,
  reply: AnswerLine,
})

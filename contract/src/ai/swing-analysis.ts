import * as z from 'zod/mini'
import { BALL_FLIGHTS } from '@bagwise/golf/golfer'
import { DOUBT_CHOICES, DOUBT_IDS } from '@bagwise/golf/swing/doubts'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from '@bagwise/golf/swing/swing-answers'
import { endpoint } from '../endpoint.ts'
import { aiReply } from './ai-reply.ts'
import { GolferFacts } from './golfer-facts.ts'

const severalOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.readonly(z.array(z.enum(choices)).check(z.maxLength(choices.length)))

/** The golfer's answers about the swing, and facts about the golfer. */
export const SwingQuestion = z.strictObject({
  golfer: GolferFacts,
  answers: z.strictObject({
    ballFlight: z.enum(BALL_FLIGHTS),
    misses: severalOf(SWING_MISSES),
    contacts: severalOf(CONTACT_ISSUES),
    distances: severalOf(DISTANCE_ISSUES),
    toldApart: z.partialRecord(z.enum(DOUBT_IDS), z.enum(DOUBT_CHOICES)),
  }),
})
export type SwingQuestion = z.infer<typeof SwingQuestion>

const Texts = z.array(z.string())

/** The specification's swing analysis result (2 §3). */
export const AiSwingAnalysis = z.object({
  ballFlight: z.string(),
  issues: Texts,
  corrections: z.object({ grip: Texts, stance: Texts, swing: Texts, equipment: Texts }),
  drills: z.array(z.object({ name: z.string(), description: z.string(), frequency: z.string() })),
})
export type AiSwingAnalysis = z.infer<typeof AiSwingAnalysis>

export const askAiSwingAnalysis = endpoint({
  method: 'POST',
  path: '/api/ai/swing-analysis',
  group: 'ai',
  access: 'golfer',
  summary: 'Finds causes of a miss and drills',
  body: SwingQuestion,
  reply: aiReply(AiSwingAnalysis),
})

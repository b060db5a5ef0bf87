import * as z from 'zod/mini'
import { COURSE_FREQUENCIES, COURSE_TYPES, HANDS, SKILL_LEVELS, UNITS } from '@bagwise/golf/golfer'
import { COMMON_MISSES, STARTER_SET_IDS } from '@bagwise/golf/onboarding/answers'
import { STARTER_BUDGETS } from '@bagwise/golf/starter-sets/starter-answers'
import { endpoint } from '../endpoint.ts'
import { ClubType } from '../profile-fields.ts'
import { aiReply } from './ai-reply.ts'

/** Asks why a set suits. Budget and tier identify the set. */
export const StarterSetQuestion = z.strictObject({
  frequency: z.enum(COURSE_FREQUENCIES),
  courseType: z.enum(COURSE_TYPES),
  /** As a right-hander sees it. */
  missPattern: z.enum(COMMON_MISSES),
  /** Missing where the golfer has not said it. */
  hand: z.optional(z.enum(HANDS)),
  units: z.optional(z.enum(UNITS)),
  confidenceClub: ClubType,
  budget: z.enum(STARTER_BUDGETS),
  skillLevel: z.enum(SKILL_LEVELS),
  tier: z.enum(STARTER_SET_IDS),
})
export type StarterSetQuestion = z.infer<typeof StarterSetQuestion>

export const askAiStarterSet = endpoint({
  method: 'POST',
  path: '/api/ai/starter-set-explanation',
  group: 'ai',
  access: 'golfer',
  summary: 'Explains a starter set',
  body: StarterSetQuestion,
  /** Two or three sentences. */
  reply: aiReply(z.string()),
})

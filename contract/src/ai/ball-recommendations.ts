import * as z from 'zod/mini'
import { BALL_BUDGETS, BALL_GOALS, BALL_SPEEDS_MPH, FEELS, PREFERRED_FEELS } from '@bagwise/golf/balls/ball'
import { described } from '../documented.ts'
import { endpoint } from '../endpoint.ts'
import { between } from '../number-ranges.ts'
import { aiReply } from './ai-reply.ts'
import { GolferFacts } from './golfer-facts.ts'

/** Asks for the most suitable balls of the catalogue. */
export const BallQuestion = z.strictObject({
  golfer: GolferFacts,
  /** Driver speed as typed; it may differ from the profile's. */
  swingSpeedMph: between(BALL_SPEEDS_MPH.min, BALL_SPEEDS_MPH.max),
  preferredFeel: z.enum(PREFERRED_FEELS),
  primaryGoal: z.enum(BALL_GOALS),
  budget: z.enum(BALL_BUDGETS),
})
export type BallQuestion = z.infer<typeof BallQuestion>

/** Choice and reasons come from the adviser, everything else from the catalogue. */
const BallCard = z.object({
  /** Id in the catalogue. */
  id: z.string(),
  brand: z.string(),
  model: z.string(),
  type: z.string(),
  compression: z.number(),
  dimples: z.number(),
  construction: z.string(),
  feel: z.enum(FEELS),
  features: z.array(z.string()),
  /** Per cent; expresses the rank, not a probability. */
  matchScore: described('Per cent.', z.number()),
  reasons: z.array(z.string()),
  pricePerDozenDollars: z.number(),
})

/** Up to three, best first. */
export const BallAdvice = z.array(BallCard)
export type BallAdvice = z.infer<typeof BallAdvice>

export const askAiBalls = endpoint({
  method: 'POST',
  path: '/api/ai/ball-recommendations',
  group: 'ai',
  access: 'golfer',
  summary: 'Recommends balls',
  body: BallQuestion,
  reply: aiReply(BallAdvice),
})

import * as z from 'zod/mini'
import { REQUEST_BUDGETS } from '@bagwise/golf/fitting/request'
import { FITTING_CATEGORIES } from '@bagwise/golf/fitting/spending-order'
import { endpoint } from '../endpoint.ts'
import { aiReply } from './ai-reply.ts'
import { between } from '../number-ranges.ts'
import { ClubType } from '../profile-fields.ts'
import { GolferFacts, listedTexts } from './golfer-facts.ts'

/** More than any plan buys at a time. */
const MAX_PURCHASES = 5
const MOST_LOFT_DEG = 90

/** Asks what to look for in a shop; missing values have the specification's defaults (2 §7). */
export const EquipmentQuestion = z.strictObject({
  golfer: GolferFacts,
  budget: z.optional(z.enum(Object.values(REQUEST_BUDGETS))),
  priorities: z.optional(listedTexts),
  currentIssues: z.optional(listedTexts),
  /** What the plan for the bag buys; missing where the bag has too few carries for a plan. */
  purchases: z.optional(
    z.array(z.strictObject({ type: ClubType, loftDeg: between(0, MOST_LOFT_DEG) })).check(z.maxLength(MAX_PURCHASES)),
  ),
})
export type EquipmentQuestion = z.infer<typeof EquipmentQuestion>

/** Specifications by name: 'Loft' is '10.5°'. */
const Specs = z.record(z.string(), z.string())

/** A model on sale. Its existence and price are unverified. */
const AdvisedClub = z.object({
  brand: z.string(),
  model: z.string(),
  specs: Specs,
  /** The rules' values where they differ. */
  rulesSay: Specs,
  reasoning: z.string(),
  /** '$300-500'. */
  priceRange: z.string(),
  alternatives: z.array(z.string()),
})
export type AdvisedClub = z.infer<typeof AdvisedClub>

/** Models to look for by category, most useful first. */
export const EquipmentAdvice = z.array(
  z.object({ category: z.enum(FITTING_CATEGORIES), title: z.string(), recommendations: z.array(AdvisedClub) }),
)
export type EquipmentAdvice = z.infer<typeof EquipmentAdvice>

export const askAiEquipment = endpoint({
  method: 'POST',
  path: '/api/ai/equipment-recommendations',
  group: 'ai',
  access: 'golfer',
  summary: 'Recommends clubs to look for',
  body: EquipmentQuestion,
  reply: aiReply(EquipmentAdvice),
})

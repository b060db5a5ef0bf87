import * as z from 'zod/mini'
import type { EquipmentAdvice, EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import { SHAFT_FLEXES, SHAFT_TYPES } from '@bagwise/golf/bag'
import { fitEquipment } from '@bagwise/golf/fitting/fit'
import { fittingLimits } from '@bagwise/golf/fitting/fitting-limits'
import type { ClubLimits } from '@bagwise/golf/fitting/fitting-limits'
import { IRON_TYPES } from '@bagwise/golf/fitting/iron-rules'
import { CATEGORY_NAMES, FITTING_CATEGORIES } from '@bagwise/golf/fitting/spending-order'
import { keptText, keptTexts } from './facts/contradictions.ts'
import { knownOf } from './facts/known.ts'
import type { Known } from './facts/known.ts'
import { adviceText } from './advice-text.ts'
import { operation } from './operation.ts'
import { mostDollars, requestOf, USUAL_QUESTION } from './equipment/equipment-request.ts'
import { equipmentByRules } from './equipment/equipment-rules.ts'
import { differencesFrom, priceText, specTexts } from './equipment/equipment-text.ts'

const NAME_LENGTH = 50
const REASONING_LENGTH = 320
const ALTERNATIVE_LENGTH = 90
const MAX_ALTERNATIVES = 3
const MAX_CLUBS = 2
/** Dollars; more than one kind of club can plausibly cost. */
const MOST_PLAUSIBLE_DOLLARS = 4_000

/** A club of another maker that does the same job. */
const MAKERS_DIFFER_DEG = 1

const price = z.number().check(z.minimum(1), z.maximum(MOST_PLAUSIBLE_DOLLARS))

/** Fields that do not apply may be absent or null: endpoints differ. */
const Club = z.object({
  brand: adviceText({ maxLength: NAME_LENGTH }),
  model: adviceText({ maxLength: NAME_LENGTH }),
  loftDeg: z.nullish(z.number()),
  lengthInches: z.nullish(z.number()),
  shaftFlex: z.nullish(z.enum(SHAFT_FLEXES)),
  shaftType: z.nullish(z.enum(SHAFT_TYPES)),
  ironType: z.nullish(z.enum(IRON_TYPES)),
  reasoning: adviceText({ maxLength: REASONING_LENGTH }),
  fromDollars: price,
  toDollars: price,
  alternatives: z.array(adviceText({ maxLength: ALTERNATIVE_LENGTH })).check(z.maxLength(MAX_ALTERNATIVES)),
})
type Club = z.infer<typeof Club>

const Form = z.object({
  categories: z
    .array(
      z.object({
        category: z.enum(FITTING_CATEGORIES),
        recommendations: z.array(Club).check(z.minLength(1), z.maxLength(MAX_CLUBS)),
      }),
    )
    .check(z.minLength(1), z.maxLength(FITTING_CATEGORIES.length)),
})

/** Models to look for, close to the fitting's rules and within the budget. */
export const equipmentRecommendations = operation({
  name: 'equipment-recommendations',
  task: `Recommend clubs to this golfer, in up to four categories, the most useful first and each once, with one or two
clubs that are really sold. "limits" has what the fitting's rules allow in each category: give every figure that it has
there and stay within it, and leave out the categories that it lacks: nothing of those is to be bought. Where it has
"loftsDeg", each club has one of those lofts. A club's "fromDollars" and "toDollars" are what it costs new, a whole set for irons; the first
clubs of all categories together start at no more than "mostDollars", where that is given. "reasoning" is one or two
sentences about this golfer, "alternatives" are up to ${MAX_ALTERNATIVES} short names.`,
  dataOf: (question: EquipmentQuestion) => ({
    userProfile: question.golfer,
    budget: question.budget ?? USUAL_QUESTION.budget,
    priorities: question.priorities?.length ? question.priorities : USUAL_QUESTION.priorities,
    currentIssues: question.currentIssues ?? [],
    limits: fittingLimits(fitEquipment(requestOf(question))),
    mostDollars: mostDollars(question),
  }),
  form: Form,
  judge: ({ categories }, question: EquipmentQuestion, year): EquipmentAdvice | undefined => {
    const fitting = fitEquipment(requestOf(question))
    const limits = fittingLimits(fitting)
    const areOnce = new Set(categories.map(({ category }) => category)).size === categories.length
    const keepTo = categories.every(({ category, recommendations }) => {
      const limit = limits[category]
      return limit !== undefined && recommendations.every((club) => keepsTo(limit, club))
    })
    const startDollars = categories.reduce((sum, { recommendations: [first] }) => sum + (first?.fromDollars ?? 0), 0)
    if (!areOnce || !keepTo || startDollars > (mostDollars(question) ?? Infinity)) return undefined
    const kept = categories.map(({ category, recommendations }) => ({
      category,
      recommendations: recommendations.map((club) =>
        withoutContradictions(club, { limit: limits[category] ?? {}, question, year }),
      ),
    }))
    if (kept.every(({ recommendations }) => recommendations.every(({ reasoning }) => reasoning === '')))
      return undefined
    return kept.map(({ category, recommendations }) => ({
      category,
      title: CATEGORY_NAMES[category],
      recommendations: recommendations.map((club) => ({
        brand: club.brand,
        model: club.model,
        specs: specTexts(judged(limits[category] ?? {}, club)),
        rulesSay: differencesFrom(fitting, { category, club: judged(limits[category] ?? {}, club) }),
        reasoning: club.reasoning,
        priceRange: priceText(club),
        alternatives: club.alternatives,
      })),
    }))
  },
  rules: equipmentByRules,
})

function withoutContradictions(
  club: Club,
  {
    limit,
    question,
    year,
  }: { readonly limit: ClubLimits; readonly question: EquipmentQuestion; readonly year: number },
): Club {
  const { golfer } = question
  const lofts = [club.loftDeg ?? [], limit.loftDeg?.from ?? [], limit.loftDeg?.to ?? [], limit.loftsDeg ?? []].flat()
  const known: Known = {
    ...knownOf(golfer, year),
    // Whether a model was made in a year is not known.
    years: [],
    dollars: [{ from: club.fromDollars, to: club.toDollars }],
    ...(lofts.length > 0 && { loftsDeg: { from: Math.min(...lofts), to: Math.max(...lofts) } }),
  }
  return {
    ...club,
    reasoning: keptText(club.reasoning, known),
    alternatives: keptTexts(club.alternatives, known),
  }
}

/** Irons must state loft and type where those are limited; other figures only have to be within their limits. */
function keepsTo(
  { loftDeg, loftsDeg, lengthInches, shaftFlexes, shaftTypes, ironTypes }: ClubLimits,
  club: Club,
): boolean {
  return (
    club.fromDollars <= club.toDollars &&
    isWithin(loftDeg, club.loftDeg ?? undefined) &&
    (loftsDeg?.some((deg) => Math.abs(deg - (club.loftDeg ?? 0)) <= MAKERS_DIFFER_DEG) ?? true) &&
    (club.lengthInches == null || isWithin(lengthInches, club.lengthInches)) &&
    (club.shaftFlex == null || (shaftFlexes?.includes(club.shaftFlex) ?? true)) &&
    (club.shaftType == null || (shaftTypes?.includes(club.shaftType) ?? true)) &&
    (ironTypes === undefined || (club.ironType != null && ironTypes.includes(club.ironType)))
  )
}

function isWithin(limit: ClubLimits['loftDeg'], figure: number | undefined): boolean {
  return limit === undefined || (figure !== undefined && figure >= limit.from && figure <= limit.to)
}

/** Only figures that the rules can check. */
function judged({ loftDeg, loftsDeg, lengthInches, shaftFlexes, ironTypes }: ClubLimits, club: Club) {
  return {
    loftDeg: (loftDeg ?? loftsDeg) && club.loftDeg,
    lengthInches: lengthInches && club.lengthInches,
    shaftFlex: shaftFlexes && club.shaftFlex,
    shaftType: shaftFlexes && club.shaftType,
    ironType: ironTypes && club.ironType,
  }
}

import { planningGolferOf } from '@bagwise/contract/from-profile/planning-golfer'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import { planBag } from '@bagwise/golf/one-bag/plan-bag'
import { plannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import * as z from 'zod/mini'
import { percentOf, strokesOf, yardsOf } from '../figures.ts'
import { SAID, tool } from '../tool.ts'
import * as copy from '../tools.copy.ts'

const KINDS = [
  'buy',
  'later',
  'put-back',
  'measure',
  'normal',
  'grip-down',
  'part-swing',
  'leave-out',
  'bend',
  'keep-both',
] as const satisfies readonly BagAction['kind'][]

const Action = z.object({
  kind: z.enum(KINDS),
  reason: z.optional(z.string()),
  clubs: z.array(z.enum(CLUB_TYPES)),
  loftDeg: z.optional(z.number()),
  expectedCarryYards: z.optional(z.number()),
  plusMinusYards: z.optional(z.number()),
  gapYards: z.optional(z.number()),
  priceDollars: z.optional(z.number()),
  leaveOut: z.optional(z.enum(CLUB_TYPES)),
  strokesPerRound: z.number().check(z.describe('Strokes a round that it saves.')),
})
type Action = z.infer<typeof Action>

export const BETTER_BAG = tool({
  name: 'better_bag',
  title: copy.betterBag.title,
  description: copy.betterBag.description,
  input: z.strictObject({}),
  output: z.object({
    ...SAID,
    actions: z.array(Action),
    coveredPercent: z.optional(z.number()),
    coveredThenPercent: z.optional(z.number()),
    fromYards: z.optional(z.number()),
    toYards: z.optional(z.number()),
    priceDollars: z.optional(z.number()),
  }),
  reads: [],
  answer: ({ golfer: { profile } }) => {
    const plan = planBag(planningGolferOf(profile))
    const estimated = plan.clubs.filter(({ isEstimated }) => isEstimated).map(({ type }) => type)
    const notKnown = [copy.notKnown.prices, ...(estimated.length > 0 ? [copy.estimatedClubs(estimated)] : [])]
    const said = { rule: copy.betterBag.rule, notKnown }
    const coverage = plannedCoverage(plan)
    if (!coverage) return { ...said, answer: copy.tooFewClubs, actions: [] }
    const { range, shareBefore, shareAfter, priceDollars } = coverage
    const covered = { now: percentOf(shareBefore), later: percentOf(shareAfter) }
    const { actions } = plan
    return {
      ...said,
      answer: actions.length === 0 ? copy.betterBag.nothing : copy.betterBag.answer(actions.length, covered),
      actions: actions.map(actionOutput),
      coveredPercent: covered.now,
      coveredThenPercent: covered.later,
      fromYards: yardsOf(range.fromYards),
      toYards: yardsOf(range.toYards),
      priceDollars,
    }
  },
})

/** The action without the numbers it was judged by. */
function actionOutput(action: BagAction): Action {
  const { kind } = action
  const strokesPerRound = strokesOf(action.strokes)
  if ('expectedCarryYards' in action) {
    const { club, expectedCarryYards, plusMinusYards, priceDollars, leaveOut, reason } = action
    return {
      kind,
      reason,
      clubs: [club.type],
      loftDeg: club.loftDeg,
      expectedCarryYards: yardsOf(expectedCarryYards),
      plusMinusYards: yardsOf(plusMinusYards),
      priceDollars,
      ...(leaveOut && { leaveOut }),
      strokesPerRound,
    }
  }
  switch (action.kind) {
    case 'measure':
      return { kind, clubs: [...action.clubs], strokesPerRound }
    case 'leave-out':
      return { kind, reason: action.reason, clubs: [action.club], strokesPerRound }
    case 'bend':
    case 'keep-both':
      return { kind, clubs: [action.gap.longer.type, action.gap.shorter.type], strokesPerRound }
    default: {
      const { longer, shorter, gapYards } = action.hole
      return { kind, clubs: [longer.type, shorter.type], gapYards: yardsOf(gapYards), strokesPerRound }
    }
  }
}

import { planningGolferOf } from '@bagwise/contract/from-profile/planning-golfer'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import { planBag } from '@bagwise/golf/one-bag/plan-bag'
import { plannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import { golferOf } from '../advised-golfer.ts'
import type { Answered, Asked, Command } from '../command.ts'
import { noAnswer, wrongCall } from '../problem.ts'
import { assertNothingPlaced } from '../typed-lengths.ts'
import * as copy from './better-bag.copy.ts'

const EXAMPLE = 'better-bag --bag takeout.json'

export const BETTER_BAG: Command = {
  name: 'better-bag',
  takes: '--bag <file or clubs>',
  means: 'What to buy, leave out, put back or measure, and how much more of its distances the bag covers then.',
  examples: [EXAMPLE, 'better-bag --bag driver=230,7-iron=150,pw=110 --handicap 12'],
  options: ['handicap', 'bag'],
  run,
}

async function run(asked: Asked): Promise<Answered> {
  assertNothingPlaced(asked, EXAMPLE)
  const { args, units } = asked
  if (!args.isGiven('bag')) throw wrongCall(copy.bagNeeded)
  const { profile } = await golferOf(asked)
  const plan = planBag(planningGolferOf(profile))
  const coverage = plannedCoverage(plan)
  if (!coverage) throw noAnswer(copy.tooFewClubs)
  const { range, shareBefore, shareAfter, priceDollars } = coverage
  const lines = [
    ...(plan.actions.length === 0 ? [copy.nothing] : plan.actions.map((action) => copy.actionText(action, units))),
    copy.coverageText({ before: shareBefore, after: shareAfter }),
    ...(priceDollars === 0 ? [] : [copy.priceText(priceDollars)]),
  ]
  return {
    text: lines.join('\n'),
    answer: {
      actions: plan.actions.map(actionAnswer),
      coverage: { ...range, shareBefore, shareAfter },
      priceDollars,
      clubsTooMany: plan.tooMany,
    },
  }
}

/** The action without the numbers it was judged by. */
function actionAnswer(action: BagAction): object {
  const { kind, strokes: strokesPerRound } = action
  if ('expectedCarryYards' in action) {
    const { club, expectedCarryYards, plusMinusYards, priceDollars, leaveOut, reason } = action
    const { type, loftDeg } = club
    return {
      kind,
      reason,
      club: type,
      loftDeg,
      expectedCarryYards,
      plusMinusYards,
      priceDollars,
      leaveOut,
      strokesPerRound,
    }
  }
  switch (action.kind) {
    case 'measure':
      return { kind, clubs: action.clubs, strokesPerRound }
    case 'leave-out':
      return { kind, reason: action.reason, club: action.club, strokesPerRound }
    case 'bend':
    case 'keep-both':
      return { kind, clubs: [action.gap.longer.type, action.gap.shorter.type], strokesPerRound }
    default:
      return {
        kind,
        clubs: [action.hole.longer.type, action.hole.shorter.type],
        gapYards: action.hole.gapYards,
        strokesPerRound,
      }
  }
}

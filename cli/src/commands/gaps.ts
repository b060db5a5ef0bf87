import { planningGolferOf } from '@bagwise/contract/from-profile/planning-golfer'
import { documentOf } from '@bagwise/contract/profile-document'
import { CLUBS } from '@bagwise/golf/club'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { GAP_RULES, judgedBag } from '@bagwise/golf/one-bag/judged-bag'
import type { JudgedBag } from '@bagwise/golf/one-bag/judged-bag'
import { planBag } from '@bagwise/golf/one-bag/plan-bag'
import { golferOf } from '../advised-golfer.ts'
import type { Answered, Asked, Command } from '../command.ts'
import { wholeLength } from '../in-units.ts'
import { noAnswer, wrongCall } from '../problem.ts'
import { tableText } from '../table-text.ts'
import { assertNothingPlaced } from '../typed-lengths.ts'
import * as copy from './gaps.copy.ts'

const EXAMPLE = 'gaps --bag takeout.json'

export const GAPS: Command = {
  name: 'gaps',
  takes: '--bag <file or clubs>',
  means: 'The gaps between the clubs of a bag: too close, good or too large, with a score.',
  examples: [EXAMPLE, 'gaps --bag distances.csv --rule fixed', 'gaps --bag 7-iron=150,8-iron=146,pw=110 --json'],
  options: ['rule', 'handicap', 'bag'],
  run,
}

async function run(asked: Asked): Promise<Answered> {
  assertNothingPlaced(asked, EXAMPLE)
  const { args, units } = asked
  const rule = args.choice('rule', GAP_RULES) ?? 'swing'
  if (!args.isGiven('bag')) throw wrongCall(copy.bagNeeded)
  const { profile } = await golferOf(asked)
  const clubs = gapClubs({ bag: profile.golfBag, distances: documentOf(profile).distances })
  const judged = judgedBag(rule, { clubs }, planBag(planningGolferOf(profile)))
  const { gaps, score } = judged
  if (gaps.length === 0) throw noAnswer(copy.tooFewClubs)
  return { text: textOf(judged, units), answer: { rule, score: score ?? null, gaps } }
}

function textOf({ gaps, score }: JudgedBag, units: PreferredUnits): string {
  const shown = ({ carryYards }: GapClub) => wholeLength(carryYards, units)
  const rows = gaps.map(({ longer, shorter, verdict }) => [
    CLUBS[longer.club].displayName,
    shown(longer),
    CLUBS[shorter.club].displayName,
    shown(shorter),
    // The difference of the numbers shown, so that a subtraction agrees.
    shown(longer) - shown(shorter),
    copy.verdicts[verdict],
    longer.isEstimated || shorter.isEstimated ? copy.estimated : '',
  ])
  const head = ['Longer', units, 'Shorter', units, 'gap', '', '']
  return `${tableText([head, ...rows])}\n\n${score === undefined ? copy.noScore : copy.scoreText(score)}`
}

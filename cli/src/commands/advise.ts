import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, LIE_DETAILS, PINS, PIN_SIDES, SLOPES } from '@bagwise/golf/shot-advice/shot'
import type { Hazard, Shot } from '@bagwise/golf/shot-advice/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { advisedBagOf, golferOf } from '../advised-golfer.ts'
import type { Answered, Asked, Command } from '../command.ts'
import { flightProblem } from '../flight-problem.ts'
import { wrongCall } from '../problem.ts'
import { AIR_OPTIONS, airOf } from '../shot-air.ts'
import { tableText } from '../table-text.ts'
import { isTournament, tournamentAnswered } from '../tournament.ts'
import { distanceOf, typedYards } from '../typed-lengths.ts'
import * as copy from './advise.copy.ts'

const EXAMPLE = 'advise 150 --lie rough --hazard water-front'
/** 'water-front', with a place 'water-front-115-138'; an end that is not given is usual: 'water-front--138'. */
const HAZARD = /^([a-z]+)-([a-z]+)(?:-(\d*)(?:-(\d*))?)?$/

export const ADVISE: Command = {
  name: 'advise',
  takes: '<distance>',
  means: 'The club and the aim that cost you the fewest strokes.',
  examples: [EXAMPLE, 'advise 165 --bag takeout.json --wind 12 --from 90 --uphill 20', 'advise 140 --tournament'],
  options: [
    'lie',
    'detail',
    'lip',
    'limbs',
    'slope',
    'pin',
    'side',
    'fairway',
    'hazard',
    'soft',
    ...AIR_OPTIONS,
    'handicap',
    'hand',
    'tournament',
    'bag',
  ],
  run,
}

async function run(asked: Asked): Promise<Answered> {
  const distanceYards = distanceOf(asked, EXAMPLE)
  const { air, isSoft } = airOf(asked)
  const shot = { ...shotOf(asked), distanceYards, isSoft: isSoft || asked.args.isGiven('soft') }
  const { units } = asked
  const golfer = await golferOf(asked)
  const bag = advisedBagOf(golfer, asked.io.today)
  if (isTournament(asked, golfer)) return tournamentAnswered(bag.clubs, { distanceYards, units })
  const advice = adviseShot(bag.clubs, bag.golfer, shot, air)
  if ('problem' in advice) throw flightProblem(advice, { distanceYards, units })
  return { text: textOf(advice, units), answer: answerOf(distanceYards, advice) }
}

/** What belongs to another lie does not count, as on the page. */
function shotOf(asked: Asked): Omit<Shot, 'distanceYards' | 'isSoft'> {
  const { args, units } = asked
  const lie = args.choice('lie', LIES) ?? 'fairway'
  const lieDetail = args.choice('detail', Object.values(LIE_DETAILS).flat())
  const pinSide = args.choice('side', PIN_SIDES)
  const fairway = args.number('fairway')
  return {
    lie,
    ...(lieDetail && { lieDetail }),
    ...(args.isGiven('lip') && lie === 'bunker' && { hasLip: true }),
    ...(args.isGiven('limbs') && lie !== 'tee' && lie !== 'bunker' && { isUnderLimbs: true }),
    slope: args.choice('slope', SLOPES) ?? 'flat',
    pin: args.choice('pin', PINS) ?? 'middle',
    ...(pinSide && { pinSide }),
    ...(fairway !== undefined && lie === 'tee' && { fairwayWidthYards: typedYards(fairway, units) }),
    hazards: hazardsOf(asked),
  }
}

/** Each once, in the order of the page; of one that was given twice the last word counts. */
function hazardsOf({ args, units }: Asked): readonly Hazard[] {
  const given = args.texts('hazard').map((text) => hazardOf(text, units))
  return HAZARD_KINDS.flatMap((kind) =>
    HAZARD_SIDES.flatMap((side) => given.findLast((hazard) => hazard.kind === kind && hazard.side === side) ?? []),
  )
}

function hazardOf(text: string, units: PreferredUnits): Hazard {
  const [, kindName, sideName, reach = '', clear = ''] = HAZARD.exec(text) ?? []
  const kind = HAZARD_KINDS.find((known) => known === kindName)
  const side = HAZARD_SIDES.find((known) => known === sideName)
  if (!kind || !side) throw wrongCall(copy.badHazard(text))
  return {
    kind,
    side,
    ...(reach !== '' && { toReachYards: typedYards(Number(reach), units) }),
    ...(clear !== '' && { toClearYards: typedYards(Number(clear), units) }),
  }
}

function answerOf(
  distanceYards: number,
  { recommended, alternatives, playsLike, reasons, adjustments }: Advice,
): object {
  return {
    distanceYards,
    ...('problem' in playsLike ? {} : { playsLikeYards: playsLike.playsLikeYards, bandYards: playsLike.bandYards }),
    recommended: choiceAnswer(recommended),
    alternatives: alternatives.map(choiceAnswer),
    reasons,
    adjustments,
  }
}

function choiceAnswer({ startLineYards, aimYards, biasYards: _bias, launch: _launch, ...choice }: Choice): object {
  return { ...choice, startLineRightYards: startLineYards, aimRightYards: aimYards }
}

function textOf({ recommended, alternatives, playsLike }: Advice, units: PreferredUnits): string {
  const { startLineYards, carryTodayYards, finishYards, expectedStrokes, odds } = recommended
  const lines = [
    `${copy.strokeText(recommended)}.`,
    copy.aimText(startLineYards, units),
    ...('problem' in playsLike ? [] : [copy.playsLikeText(playsLike.playsLikeYards, playsLike.bandYards, units)]),
    ...(carryTodayYards === undefined ? [] : [copy.carryText(carryTodayYards, finishYards, units)]),
    copy.strokesText(expectedStrokes),
    ...(odds ? [copy.oddsText(odds)] : []),
  ]
  if (alternatives.length === 0) return lines.join('\n')
  const rows = alternatives.map((choice) => [`  ${copy.strokeText(choice)}`, copy.costText(choice.costStrokes)])
  return `${lines.join('\n')}\n\n${copy.alternativesTitle}\n${tableText(rows)}`
}

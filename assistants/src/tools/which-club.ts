import { CLUB_TYPES } from '@bagwise/golf/club'
import type { AdvisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import { STROKE_KINDS } from '@bagwise/golf/shot-advice/choice'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { FAIRWAY_WIDTH_YARDS, HAZARD_YARDS } from '@bagwise/golf/shot-advice/hazard-place'
import { oddsInHundred } from '@bagwise/golf/shot-advice/odds'
import type { Odds } from '@bagwise/golf/shot-advice/odds'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, LIE_DETAILS, PINS, PIN_SIDES, SLOPES } from '@bagwise/golf/shot-advice/shot'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import * as z from 'zod/mini'
import { percentOf, strokesOf, yardsOf } from '../figures.ts'
import { flightProblemText } from '../flight-problem.ts'
import { bagOf } from '../golfer.ts'
import { AIR_INPUT, airOf, distanceInput, notKnownOfAir, numberIn } from '../shot-input.ts'
import { SAID, tool } from '../tool.ts'
import * as copy from '../tools.copy.ts'
import { CardRows, isTournament, tournamentSaid } from '../tournament.ts'

/** Each kind on each side, once. */
const MOST_HAZARDS = HAZARD_KINDS.length * HAZARD_SIDES.length

const hazardYards = (meaning: string) => z.optional(numberIn(HAZARD_YARDS, meaning))
const flag = (meaning: string) => z.optional(z.boolean().check(z.describe(meaning)))
const choice = <const Names extends readonly [string, ...string[]]>(names: Names, meaning: string) =>
  z.optional(z.enum(names).check(z.describe(meaning)))

const Input = z.strictObject({
  distanceYards: distanceInput,
  lie: choice(LIES, copy.inputs.lie),
  lieDetail: choice([...LIE_DETAILS.fairway, ...LIE_DETAILS.rough, ...LIE_DETAILS.bunker], copy.inputs.lieDetail),
  hasLip: flag(copy.inputs.hasLip),
  isUnderLimbs: flag(copy.inputs.isUnderLimbs),
  slope: choice(SLOPES, copy.inputs.slope),
  pin: choice(PINS, copy.inputs.pin),
  pinSide: choice(PIN_SIDES, copy.inputs.pinSide),
  fairwayWidthYards: z.optional(numberIn(FAIRWAY_WIDTH_YARDS, copy.inputs.fairwayWidthYards)),
  isSoft: flag(copy.inputs.isSoft),
  hazards: z.optional(
    z
      .array(
        z.strictObject({
          kind: z.enum(HAZARD_KINDS),
          side: z.enum(HAZARD_SIDES),
          toReachYards: hazardYards(copy.inputs.toReachYards),
          toClearYards: hazardYards(copy.inputs.toClearYards),
        }),
      )
      .check(z.maxLength(MOST_HAZARDS), z.describe(copy.inputs.hazards)),
  ),
  ...AIR_INPUT,
})

/** Percents of 100 balls. */
const OddsOutput = z.object({
  greenPercent: z.number(),
  fringePercent: z.number(),
  fairwayPercent: z.number(),
  roughPercent: z.number(),
  sandPercent: z.number(),
  waterPercent: z.number(),
  outOfBoundsPercent: z.number(),
})

/** Yards right of the line to the pin are positive. */
const ChoiceOutput = z.object({
  club: z.enum(CLUB_TYPES),
  clubName: z.string(),
  stroke: z.enum(STROKE_KINDS),
  swingPercent: z.optional(z.number()),
  carryTodayYards: z.optional(z.number()),
  finishYards: z.number(),
  startLineRightYards: z.number(),
  finishRightYards: z.number(),
  expectedStrokes: z.number(),
  costStrokes: z.number(),
  odds: z.optional(OddsOutput),
})

export const WHICH_CLUB = tool({
  name: 'which_club',
  title: copy.whichClub.title,
  description: copy.whichClub.description,
  input: Input,
  output: z.object({
    ...SAID,
    distanceYards: z.number(),
    playsLikeYards: z.optional(z.number()),
    plusMinusYards: z.optional(z.number()),
    recommended: z.optional(ChoiceOutput),
    alternatives: z.optional(z.array(ChoiceOutput)),
    card: z.optional(CardRows),
  }),
  reads: ['shots'],
  answer: ({ input, golfer, today }) => {
    const { distanceYards } = input
    const bag = bagOf(golfer, today)
    if (isTournament(input, golfer)) return tournamentSaid(bag.clubs, input)
    const notKnown = [...notKnownOfAir(input), ...notKnownOfGolfer(bag), ...notKnownOfHole(input)]
    const said = { rule: copy.whichClub.rule, notKnown, distanceYards }
    if (bag.missing !== undefined) return { ...said, answer: copy.emptyBag }
    const advice = adviseShot(bag.clubs, bag.golfer, shotOf(input), airOf(input))
    if ('problem' in advice) return { ...said, answer: flightProblemText(advice, distanceYards) }
    const { recommended, alternatives, playsLike } = advice
    const { club, kind, startLineYards: startRightYards } = recommended
    return {
      ...said,
      answer: copy.whichClub.answer({ club, kind, startRightYards }),
      ...('problem' in playsLike
        ? {}
        : { playsLikeYards: yardsOf(playsLike.playsLikeYards), plusMinusYards: yardsOf(playsLike.bandYards) }),
      recommended: choiceOutput(recommended),
      alternatives: alternatives.map(choiceOutput),
    }
  },
})

/** What belongs to another lie does not count, as on the page; of a hazard that is given twice the last word does. */
function shotOf({ lie = 'fairway', slope = 'flat', pin = 'middle', ...said }: z.infer<typeof Input>): Shot {
  const { distanceYards, lieDetail, pinSide, isSoft = false, fairwayWidthYards, hazards = [] } = said
  return {
    distanceYards,
    lie,
    ...(lieDetail && { lieDetail }),
    ...(said.hasLip && lie === 'bunker' && { hasLip: true }),
    ...(said.isUnderLimbs && lie !== 'tee' && lie !== 'bunker' && { isUnderLimbs: true }),
    slope,
    pin,
    ...(pinSide && { pinSide }),
    ...(fairwayWidthYards !== undefined && lie === 'tee' && { fairwayWidthYards }),
    isSoft,
    hazards: HAZARD_KINDS.flatMap((kind) =>
      HAZARD_SIDES.flatMap((side) => hazards.findLast((one) => one.kind === kind && one.side === side) ?? []),
    ),
  }
}

function notKnownOfGolfer({ clubs, golfer, handicapSource }: AdvisedBag): readonly string[] {
  const hasSpread = clubs.some(({ measured, pattern }) => measured !== undefined || pattern !== undefined)
  return [
    ...(hasSpread ? [] : [copy.notKnown.spread]),
    ...(handicapSource === undefined ? [copy.notKnown.handicap] : []),
    ...(golfer.isLeftHanded === undefined ? [copy.notKnown.hand] : []),
  ]
}

function notKnownOfHole({ hazards }: z.infer<typeof Input>): readonly string[] {
  return hazards === undefined ? [copy.notKnown.hazards] : []
}

function choiceOutput({ club, kind, swingFraction, carryTodayYards, ...made }: Choice): z.infer<typeof ChoiceOutput> {
  return {
    club,
    clubName: copy.name(club),
    stroke: kind,
    ...(swingFraction !== undefined && { swingPercent: percentOf(swingFraction) }),
    ...(carryTodayYards !== undefined && { carryTodayYards: yardsOf(carryTodayYards) }),
    finishYards: yardsOf(made.finishYards),
    startLineRightYards: yardsOf(made.startLineYards),
    finishRightYards: yardsOf(made.aimYards),
    expectedStrokes: strokesOf(made.expectedStrokes),
    costStrokes: strokesOf(made.costStrokes),
    ...(made.odds && { odds: oddsOutput(made.odds) }),
  }
}

function oddsOutput(odds: Odds): z.infer<typeof OddsOutput> {
  const { green, fringe, fairway, rough, sand, water, out } = oddsInHundred(odds)
  return {
    greenPercent: green,
    fringePercent: fringe,
    fairwayPercent: fairway,
    roughPercent: rough,
    sandPercent: sand,
    waterPercent: water,
    outOfBoundsPercent: out,
  }
}

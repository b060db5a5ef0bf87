import * as z from 'zod/mini'
import { adjustmentText } from '@bagwise/content/shot-adjustments'
import { shotTipsFor } from '@bagwise/content/shot-tips'
import { tipSituation } from '@bagwise/content/shot-tips/tip-situation'
import { OWN_MISS_YARDS } from '@bagwise/golf/shot-advice/own-miss'
import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import type { Advice, AdvisedGolfer } from '@bagwise/golf/shot-advice/advise'
import { adjustmentsFor } from '@bagwise/golf/shot-advice/adjustments'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { PUTTER_CARRY_YARDS } from '@bagwise/golf/shot-advice/swings/swing'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { CLUB_TYPES, CLUBS } from '@bagwise/golf/club'
import { isLeftHanded } from '@bagwise/golf/hand'
import type { ClubType } from '@bagwise/golf/club'
import { clubsWithCarry } from '@bagwise/golf/distances/order'
import type { AiShotAdvice, ShotQuestion as AskedQuestion } from '@bagwise/contract/ai/shot-advice'
import { keptText, keptTexts } from './facts/contradictions.ts'
import { knownOfShot } from './facts/known-shot.ts'
import { adviceText } from './advice-text.ts'
import { operation } from './operation.ts'

/** Our judgement: half a stroke worse than the rules' choice is too much, however near the club. */
const MOST_COST_STROKES = 0.5
const MOST_ALTERNATIVES = 3
const MOST_TIPS = 5

/** A question about a shot that counts in no tournament: another one does not come here. */
type ShotQuestion = Omit<AskedQuestion, 'situation'> & {
  readonly situation: Omit<AskedQuestion['situation'], 'isTournament'>
}

const Sentences = adviceText({ maxLength: 240 })

const Form = z.object({
  recommendedClub: z.enum(CLUB_TYPES),
  alternativeClubs: z.array(z.enum(CLUB_TYPES)).check(z.maxLength(MOST_ALTERNATIVES)),
  adjustments: z.object({
    clubSelection: Sentences,
    ballPosition: Sentences,
    stance: Sentences,
    swing: Sentences,
    aim: Sentences,
  }),
  tips: z.array(Sentences).check(z.minLength(1), z.maxLength(MOST_TIPS)),
})

/** Recommends a club, with adjustments and tips. */
export const shotAdvice = operation({
  name: 'shot-advice',
  task: `Advise this golfer on the shot described in "situation". Every carry in "golfer.clubs" is that club's own, in the
air, on a still day of 70 degrees at sea level. Its "pattern", where there is one, is learned from the golfer's own shots and
compares them with those of the handicap: widths across and along, "biasShare" the usual miss to the right in typical standard
deviations across (negative is left), "tilt" the correlation of right with long, and mishits. "windFromDeg" is where the wind comes from against the line to the pin: 0
into the face, 90 from the right, 180 from behind. A hazard's "toReachYards" and "toClearYards" are from the ball to where
it begins and ends along the line of play; without them it is at its usual place by the green. "pinSide" is the side of the
green the hole is cut on. "lieDetail" says more of the lie; "firm-sand" is wet or firm. With "hasLip" a bunker's high lip is
right in front of the ball. With "isUnderLimbs" branches hang over the line: the ball has to stay low, under them.
"recommendedClub" is the club that costs the fewest strokes on average; "alternativeClubs" are at most three others worth a
thought, the best first. Both only name clubs of "golfer.clubs". Each of the "adjustments" is one or two short sentences for
this very shot; say so where nothing changes. "tips" are one to three short ones.`,
  dataOf: ({ golfer, situation }: ShotQuestion) => ({ golfer, situation }),
  form: Form,
  judge: (found, question: ShotQuestion, year) => {
    const advice = rulesFor(question)
    if (!advice || !areSound(found, { advice, bag: bagOf(question) })) return undefined
    return withoutContradictions(found, { advice, question, year })
  },
  rules: (question: ShotQuestion) => {
    const advice = rulesFor(question)
    return advice ? inWords(advice, question) : byCarryAlone(question)
  },
})

/** Every club is in the bag and at most one club from the rules' choices. */
function areSound(
  { recommendedClub, alternativeClubs }: AiShotAdvice,
  { advice, bag }: { readonly advice: Advice; readonly bag: readonly AdvisedClub[] },
): boolean {
  const { recommended, alternatives } = advice
  const owned = bag.map(({ club }) => club)
  const named = alternatives.map(({ club }) => club)
  const isNear = (club: ClubType) => owned.includes(club) && areNeighbours(club, recommended.club, owned)
  const costStrokes = alternatives.find(({ club }) => club === recommendedClub)?.costStrokes ?? 0
  return (
    isNear(recommendedClub) &&
    costStrokes <= MOST_COST_STROKES &&
    new Set([recommendedClub, ...alternativeClubs]).size === alternativeClubs.length + 1 &&
    alternativeClubs.every((club) => isNear(club) || named.includes(club))
  )
}

/** Undefined where no sentence is left; an adjustment of which nothing is left is empty. */
function withoutContradictions(
  { recommendedClub, alternativeClubs, adjustments, tips }: AiShotAdvice,
  { advice, question, year }: { readonly advice: Advice; readonly question: ShotQuestion; readonly year: number },
): AiShotAdvice | undefined {
  const { recommended, alternatives } = advice
  const named = [recommended, ...alternatives].map(({ club }) => club)
  const clubs = new Set([recommendedClub, ...alternativeClubs, ...named])
  const known = knownOfShot({ ...question, advice, clubs, year })
  const kept = {
    clubSelection: keptText(adjustments.clubSelection, known),
    ballPosition: keptText(adjustments.ballPosition, known),
    stance: keptText(adjustments.stance, known),
    swing: keptText(adjustments.swing, known),
    aim: keptText(adjustments.aim, known),
  }
  const keptTips = keptTexts(tips, known)
  const isAnyLeft = keptTips.length > 0 || Object.values(kept).some((text) => text !== '')
  return isAnyLeft ? { recommendedClub, alternativeClubs, adjustments: kept, tips: keptTips } : undefined
}

/** The same club or the next one in the bag. The putter has no neighbours. */
function areNeighbours(one: ClubType, other: ClubType, owned: readonly ClubType[]): boolean {
  if (one === other) return true
  const order = clubsWithCarry(owned)
  return order.includes(one) && order.includes(other) && Math.abs(order.indexOf(one) - order.indexOf(other)) === 1
}

/** The same question is checked several times and flying a bag is slow: cache the advice per question. */
const advised = new WeakMap<ShotQuestion, Advice | 'none'>()

/** The rules' advice; undefined when no club can play the shot, such as into a storm. */
function rulesFor(question: ShotQuestion): Advice | undefined {
  let found = advised.get(question)
  if (found === undefined) {
    const { air, ...shot } = question.situation
    const advice = adviseShot(bagOf(question), golferOf(question), shot, air)
    found = 'problem' in advice ? 'none' : advice
    advised.set(question, found)
  }
  return found === 'none' ? undefined : found
}

function golferOf({ golfer: { handicap, hand } }: ShotQuestion): AdvisedGolfer {
  return { handicap: handicap ?? undefined, isLeftHanded: isLeftHanded(hand) }
}

function bagOf({ golfer: { clubs = [] } }: ShotQuestion): readonly AdvisedClub[] {
  return clubs.flatMap(({ type, loft, carryYards, pattern }) => {
    const yards = type === 'putter' ? PUTTER_CARRY_YARDS : carryYards
    if (yards === undefined) return []
    return [{ club: type, carryYards: yards, loftDeg: loft ?? CLUBS[type].loftDeg, ...(pattern && { pattern }) }]
  })
}

function inWords(
  { recommended, alternatives, adjustments }: Pick<Advice, 'recommended' | 'alternatives' | 'adjustments'>,
  { golfer: { hand }, situation: { air, ...shot } }: ShotQuestion,
): AiShotAdvice {
  return {
    recommendedClub: recommended.club,
    alternativeClubs: alternatives.map(({ club }) => club),
    adjustments: {
      clubSelection: adjustmentText('clubSelection', adjustments.clubSelection),
      ballPosition: adjustmentText('ballPosition', adjustments.ballPosition),
      stance: adjustmentText('stance', adjustments.stance),
      swing: adjustmentText('swing', adjustments.swing),
      aim: aimText(recommended),
    },
    tips: shotTipsFor(tipSituation(recommended, { shot, air, isLeftHanded: isLeftHanded(hand) })).map(
      ({ text }) => text,
    ),
  }
}

function aimText({ startLineYards, biasYards = 0 }: Choice): string {
  const yards = Math.round(startLineYards)
  const miss = Math.abs(biasYards) >= OWN_MISS_YARDS ? ' That allows for your usual miss.' : ''
  if (yards === 0) return `Straight at the pin.${miss}`
  return `Aim ${Math.abs(yards)} ${Math.abs(yards) === 1 ? 'yard' : 'yards'} ${yards > 0 ? 'right' : 'left'} of the pin.${miss}`
}

/** Without flights: the club with the nearest carry, played normally. */
function byCarryAlone(question: ShotQuestion): AiShotAdvice {
  const { air, ...shot } = question.situation
  const apartYards = ({ carryYards }: AdvisedClub) => Math.abs(carryYards - shot.distanceYards)
  const [nearest] = bagOf(question)
    .filter(({ club }) => club !== 'putter')
    .toSorted((one, other) => apartYards(one) - apartYards(other))
  // The contract requires a club with a carry.
  if (!nearest) throw new Error('The question has no club with a carry')
  const recommended: Choice = {
    club: nearest.club,
    kind: 'full',
    finishYards: nearest.carryYards,
    aimYards: 0,
    startLineYards: 0,
    expectedStrokes: 0,
    costStrokes: 0,
  }
  const adjustments = adjustmentsFor(recommended, { shot, air })
  return inWords({ recommended, alternatives: [], adjustments }, question)
}

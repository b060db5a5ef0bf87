import { MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import { LARGE_GAP_ABOVE_YARDS, OVERLAP_BELOW_YARDS } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { BagAction, JoinBag } from '@bagwise/golf/one-bag/bag-action'
import type { BagClubCarry } from '@bagwise/golf/one-bag/bag-golfer'
import type { SwingGap } from '@bagwise/golf/one-bag/holes'
import type { FollowPlan, NormalGap } from '@bagwise/golf/recommendations/recommendation'
import type { SpecifiedAnswer } from '@bagwise/golf/recommendations/specified-answer'
import * as adviceCopy from '#features/recommendations/golfer-advice.copy.ts'
import { clubName } from '#charts/gap-text.ts'
import { loftText, withArticle } from '#charts/gap.copy.ts'
import { actionText, costText, normalGapText } from '#profile-parts/bag-plan/bag-action.copy.ts'
import { shownDistance, shownGap, unitWord, unitWords } from '#quantities/distance.ts'
import type { Fact, OwnText } from './recommendation-text.ts'

/** An action of the plan in the words of every screen, with what it rests on. */
export function planText({ action, specified }: FollowPlan, units: PreferredUnits): OwnText {
  const { title, reason, detail } = actionText(action, units)
  const gap = gapOf(action)
  return {
    title,
    description: `${reason} ${detail}`,
    more: detail,
    because: becauseOf(action, units),
    facts: [
      ...(gap ? [{ name: adviceCopy.forYourSwing, text: swingFact(action, gap, units) }] : []),
      ...(specified ? [{ name: adviceCopy.fixedRule, text: specifiedText(specified, gap, units) }] : []),
      { name: adviceCopy.goesAwayTitle, text: goesAway(action, units) },
    ],
  }
}

/** A wide gap that is none for this swing. */
export function normalText({ gap, specified }: NormalGap, units: PreferredUnits): OwnText {
  const { title, reason, detail } = normalGapText(gap)
  return {
    title,
    description: `${reason} ${detail}`,
    more: detail,
    because: carries(gap, units),
    facts: [
      { name: adviceCopy.forYourSwing, text: `Up to ${wideText(gap, units)} is no hole here.` },
      { name: adviceCopy.fixedRule, text: specifiedText(specified, gap, units) },
      { name: adviceCopy.goesAwayTitle, text: closerText(units) },
    ] satisfies readonly Fact[],
  }
}

function gapOf(action: BagAction): SwingGap | undefined {
  if ('hole' in action) return action.hole
  return 'gap' in action ? action.gap : undefined
}

function becauseOf(action: BagAction, units: PreferredUnits): string {
  const gap = gapOf(action)
  return [...levelReason(action), ...(gap ? [carries(gap, units)] : wholeBagReason(action))].join(' ')
}

/** What the golfer's level asks for. */
function levelReason(action: BagAction): readonly string[] {
  const need = 'need' in action ? action.need : undefined
  if (need === 'first-hybrid') return ['Your profile says beginner, and there is no hybrid in your bag.']
  return need === 'few-wedges' ? ['You play seriously, with fewer than three wedges in the bag.'] : []
}

function wholeBagReason(action: BagAction): readonly string[] {
  if (action.kind === 'leave-out') return [`There are more than ${MAX_CLUBS_IN_BAG} clubs in your bag.`]
  const isForSand = 'reason' in action && action.reason === 'sand'
  return isForSand ? ['Your bag ends with the Pitching Wedge: no club in it is made for sand.'] : []
}

function carries({ longer, shorter }: SwingGap, units: PreferredUnits): string {
  return `Your ${carry(longer, units)}, your ${carry(shorter, units)}.`
}

function carry({ type, carryYards, isEstimated }: BagClubCarry, units: PreferredUnits): string {
  return `${clubName(type)} carries ${distanceText(carryYards, units)}${isEstimated ? ' (estimated)' : ''}`
}

function swingFact(action: BagAction, gap: SwingGap, units: PreferredUnits): string {
  if (gap.verdict === 'too-close') return `Under ${closeText(gap, units)} apart two clubs do one job.`
  const limit = `Up to ${wideText(gap, units)} is no hole here.`
  return 'hole' in action && action.kind !== 'normal' ? `${limit} This one ${costText(action.hole.strokes)}.` : limit
}

/** The specification's own answer, as a fact. */
function specifiedText(specified: SpecifiedAnswer, gap: SwingGap | undefined, units: PreferredUnits): string {
  const [close, large] = [OVERLAP_BELOW_YARDS, LARGE_GAP_ABOVE_YARDS].map((yards) => shownDistance(yards, units))
  switch (specified.verdict) {
    case 'good':
      return `Neither under ${close} nor over ${large} ${unitWords(units)}: no fault.`
    case 'too-close':
      return `Under ${close} ${unitWords(units)} apart, ${specified.priority} priority: consider removing one.`
    case 'too-large': {
      const { priority, filler, loft, shaft } = specified
      const name = gap ? `${gapText(gap, units)}, ${priority} priority` : `${priority} priority`
      return `${name}. Its table names ${withArticle(filler)}: ${loftText(loft)}, ${shaft} shaft.`
    }
  }
}

function goesAway(action: BagAction, units: PreferredUnits): string {
  switch (action.kind) {
    case 'buy':
    case 'later':
    case 'put-back':
      return joined(action, units)
    case 'measure':
      return `You have measured ${adviceCopy.clubList(action.clubs, 'the ')}.`
    case 'leave-out':
      return action.gap
        ? `The ${clubName(action.club)} is out of your bag, or the two carry farther apart.`
        : `Your bag holds ${MAX_CLUBS_IN_BAG} clubs or fewer.`
    case 'bend':
    case 'keep-both':
      return `The two carry ${closeText(action.gap, units)} apart or more.`
    case 'normal':
    case 'grip-down':
    case 'part-swing':
      return `The two carry ${wideText(action.hole, units)} apart or less.`
  }
}

function joined(action: JoinBag, units: PreferredUnits): string {
  const isIn = `The ${clubName(action.club.type)} is in your bag with its distance`
  return action.reason === 'hole'
    ? `${isIn}, or the two carry ${wideText(action.hole, units)} apart or less.`
    : `${isIn}.`
}

function closerText(units: PreferredUnits): string {
  return `The two carry ${distanceText(LARGE_GAP_ABOVE_YARDS, units)} apart or less.`
}

function gapText({ longer, shorter }: SwingGap, units: PreferredUnits): string {
  return `${shownGap({ longerYards: longer.carryYards, shorterYards: shorter.carryYards }, units)} ${unitWord(units)} gap`
}

/** Carries are whole yards: the widest gap that is no hole, and the narrowest that is no overlap. */
function wideText({ wideAboveYards }: SwingGap, units: PreferredUnits): string {
  return distanceText(Math.floor(wideAboveYards), units)
}

function closeText({ closeBelowYards }: SwingGap, units: PreferredUnits): string {
  return distanceText(Math.ceil(closeBelowYards), units)
}

function distanceText(yards: number, units: PreferredUnits): string {
  return `${shownDistance(yards, units)} ${unitWords(units)}`
}

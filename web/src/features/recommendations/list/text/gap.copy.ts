import { LARGE_GAP_ABOVE_YARDS } from '@bagwise/golf/gapping/find-gaps'
import type { Gap, GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { FillGap } from '@bagwise/golf/recommendations/recommendation'
import { clubList, roomText } from '#features/recommendations/golfer-advice.copy.ts'
import { capitalised, clubName } from '#charts/gap-text.ts'
import { gapName, withArticle } from '#charts/gap.copy.ts'
import { loftAdvice } from '#charts/loft-advice.copy.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import type { OwnText } from './recommendation-text.ts'

/** What is done about a hole between two neighbours. */
export function gapText(recommendation: FillGap, units: PreferredUnits): OwnText {
  const { advice } = recommendation
  const { gap, priority } = advice
  const pair = `${clubName(gap.longer.club)} and ${clubName(gap.shorter.club)}`
  const limit = distanceText(LARGE_GAP_ABOVE_YARDS, units)
  return {
    ...whatToDo(recommendation, pair, units),
    because: carries(gap, units),
    rule: `Two neighbours more than ${limit} apart. The ${gapName(gap, units)} is ${priority} priority.`,
    goesAway: goesAway(advice, limit),
  }
}

function whatToDo(
  { advice, isForTeeOnly, easier }: FillGap,
  pair: string,
  units: PreferredUnits,
): Pick<OwnText, 'title' | 'description'> {
  const { gap } = advice
  switch (advice.kind) {
    case 'add-club':
      return {
        title: `Add ${withArticle(advice.filler)} between ${pair}`,
        description: [
          `It goes into the ${gapName(gap, units)} and would carry about ${distanceText(advice.expectedCarryYards, units)}.`,
          ...(isForTeeOnly ? ['At your swing speed it hardly gets up from the turf: think of it as a tee club.'] : []),
          ...(easier ? [`${capitalised(withArticle(easier))} does the same work and is easier to hit.`] : []),
          ...roomText(advice.leaveOut),
        ].join(' '),
      }
    case 'put-back':
      return {
        title: `Put your ${clubName(advice.club)} back into the bag`,
        description: [
          `It belongs between ${pair} and carries about ${distanceText(advice.expectedCarryYards, units)}.`,
          ...roomText(advice.leaveOut),
        ].join(' '),
      }
    case 'measure-first':
      return {
        title: `Measure first: ${clubList(advice.clubs)}`,
        description: advice.clubs.includes(gap.longer.club)
          ? `Both numbers are estimates. Ten shots with each decide whether the ${gapName(gap, units)} is real.`
          : `The ${gapName(gap, units)} between ${pair} may be none: the distance of a club in between is missing.`,
      }
    case 'adjust-loft':
      return { title: `A loft or a partial swing between ${pair}`, description: loftAdvice(advice) }
  }
}

function carries({ longer, shorter }: Gap, units: PreferredUnits): string {
  return `Your ${carry(longer, units)}, your ${carry(shorter, units)}.`
}

function carry({ club, carryYards, isEstimated }: GapClub, units: PreferredUnits): string {
  return `${clubName(club)} carries ${distanceText(carryYards, units)}${isEstimated ? ' (estimated)' : ''}`
}

function goesAway(advice: FillGap['advice'], limit: string): string {
  const closer = `the two carry ${limit} apart or less`
  switch (advice.kind) {
    case 'add-club':
      return `The ${clubName(advice.filler)} is in your bag with its distance, or ${closer}.`
    case 'put-back':
      return `The ${clubName(advice.club)} is back in the bag with its distance, or ${closer}.`
    case 'measure-first':
      return `You measure ${clubList(advice.clubs)}: then it either goes or names a club.`
    case 'adjust-loft':
      return `The two carry ${limit} apart or less.`
  }
}

function distanceText(yards: number, units: PreferredUnits): string {
  return `${shownDistance(yards, units)} ${unitWords(units)}`
}

import type { BagStep, BringIn, LeaveOut, Reloft } from '@bagwise/golf/better-bag/plan-steps'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import { suggestedLoft } from '@bagwise/golf/gapping/filler'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { capitalised, clubName } from '#charts/gap-text.ts'
import { clubList, loftText, withArticle } from '#charts/gap.copy.ts'
import { dollars } from '#quantities/dollars.ts'
import { shownDistance, shownGap, unitWord, unitWords } from '#quantities/distance.ts'
import { degreesText } from '#quantities/club-measure.ts'

type StepText = { readonly title: string; readonly text: string }

/** What the golfer reads for a step: what to do, and one sentence why. */
export function stepText(step: BagStep, units: PreferredUnits): StepText {
  const text = textOf(step, units)
  if (step.measureFirst.length === 0) return text
  const isOne = step.measureFirst.length === 1
  const guess = isOne ? 'Its distance is an estimate: if it holds' : 'Their distances are estimates: if they hold'
  return { title: `Measure first: ${clubList(step.measureFirst)}`, text: `${guess}, ${mayBe(step, units)}.` }
}

function textOf(step: BagStep, units: PreferredUnits): StepText {
  switch (step.kind) {
    case 'add':
      return {
        title: `${capitalised(withArticle(step.club))}, ${loftText(suggestedLoft(step.club))}, about ${dollars(step.priceDollars)}`,
        text: `It would carry about ${carried(step.carryYards, units)}${between(step, units)}.`,
      }
    case 'put-back':
      return {
        title: `Your ${clubName(step.club)} back into the bag`,
        text: `It carries about ${carried(step.carryYards, units)}${between(step, units)}.`,
      }
    case 'leave-out':
      return { title: `Leave out the ${clubName(step.club)}`, text: leaveOutText(step, units) }
    case 'reloft':
      return {
        title: `The ${clubName(step.club)} bent ${bent(step)}, about ${dollars(step.priceDollars)}`,
        text: `It would carry about ${carried(step.toCarryYards, units)} instead of ${shownDistance(step.fromCarryYards, units)}; let a club maker do it, since sole and bounce move too. Unless you strike very evenly, it gains little.`,
      }
  }
}

function mayBe(step: BagStep, units: PreferredUnits): string {
  switch (step.kind) {
    case 'add':
    case 'put-back':
      return `${withArticle(step.club)} of about ${carried(step.carryYards, units)} would close the hole${between(step, units)}`
    case 'leave-out':
      return `the ${clubName(step.club)} can stay at home`
    case 'reloft':
      return `the ${clubName(step.club)} could be bent ${bent(step)}`
  }
}

const WHY_IT_GOES = {
  'too-many': 'The rules allow 14 clubs with the putter, and this one is missed least',
  'makes-room': 'It makes room',
  overlap: 'Its neighbour does the same job',
} as const satisfies Record<LeaveOut['reason'], string>

function leaveOutText({ reason, nearest, carryYards, isShortest }: LeaveOut, units: PreferredUnits): string {
  const why = WHY_IT_GOES[reason]
  if (!nearest) return `${why}.`
  const name = clubName(nearest.club)
  if (isShortest && nearest.carryYards > carryYards) return `${why}: a shorter swing with your ${name} does its work.`
  const [longerYards, shorterYards] = [carryYards, nearest.carryYards].toSorted((a, b) => b - a)
  const shown = shownGap({ longerYards: longerYards ?? 0, shorterYards: shorterYards ?? 0 }, units)
  if (shown === 0) return `${why}: it carries the same as your ${name}.`
  return `${why}: it is ${shown} ${shown === 1 ? unitWord(units) : unitWords(units)} from your ${name}.`
}

function between({ longer, shorter }: BringIn, units: PreferredUnits): string {
  if (!longer || !shorter) return ''
  const named = ({ club, carryYards }: ClubCarry) => `${clubName(club)} (${shownDistance(carryYards, units)})`
  return ` between ${named(longer)} and ${named(shorter)}`
}

function bent({ loftDeg, weakerDeg }: Reloft): string {
  return `${degreesText(Math.abs(weakerDeg))} ${weakerDeg > 0 ? 'weaker' : 'stronger'}, to ${degreesText(loftDeg + weakerDeg)}`
}

function carried(carryYards: number, units: PreferredUnits): string {
  return `${shownDistance(carryYards, units)} ${unitWords(units)}`
}

/** Where more may be gained once these are measured. */
export function measureText(clubs: readonly ClubType[]): string {
  return `Measure ${clubList(clubs)}, then there may be more to gain.`
}

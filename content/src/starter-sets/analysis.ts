import { priceFit } from '@bagwise/golf/starter-sets/match-sets'
import type { CommonMiss } from '@bagwise/golf/onboarding/answers'
import type { CourseFrequency, CourseType, StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'

/** A sentence for each thing that can be true of a set and what the golfer answered. */
export type AnalysisPhrases = {
  readonly frequency: Readonly<Record<CourseFrequency, string>>
  /** In place of the above where the price is too high, or too low, for how often the golfer plays. */
  readonly dear: string
  readonly cheap: string
  readonly miss: Readonly<Record<CommonMiss, string>>
  /** In place of the above where the make of the clubs works against the miss, or for it. */
  readonly helped: Readonly<Partial<Record<CommonMiss, string>>>
  readonly worsened: Readonly<Partial<Record<CommonMiss, string>>>
  readonly course: Readonly<Record<CourseType, { readonly gapWedge: string; readonly sandWedge: string }>>
}

/** Why this set for this golfer, in three sentences: by rules, from the answers and the clubs of the set. */
export function analyseSet(set: StarterSet, answers: StarterAnswers, phrases: AnalysisPhrases): string {
  const fit = priceFit(set, answers)
  const hasGapWedge = set.clubs.some(({ type }) => type === 'gw')
  return [
    fit === 'fits' ? phrases.frequency[answers.frequency] : phrases[fit],
    missSentence(set, answers, phrases),
    phrases.course[answers.courseType][hasGapWedge ? 'gapWedge' : 'sandWedge'],
  ].join(' ')
}

/** A set that works against a miss to the right makes one to the left worse. */
function missSentence({ helpsMisses }: StarterSet, { missPattern }: StarterAnswers, phrases: AnalysisPhrases): string {
  const { helped, worsened, miss } = phrases
  if (helpsMisses.includes(missPattern)) return helped[missPattern] ?? miss[missPattern]
  return (helpsMisses.includes('right') ? worsened[missPattern] : undefined) ?? miss[missPattern]
}

import type { Hand } from '@bagwise/golf/golfer'
import { sidesAsSeen } from '@bagwise/golf/hand'
import { priceFit } from '@bagwise/golf/starter-sets/match-sets'
import type { CommonMiss } from '@bagwise/golf/onboarding/answers'
import type { CourseFrequency, CourseType, StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'

/** A sentence for each property of a set and each answer. */
export type AnalysisPhrases = {
  readonly frequency: Readonly<Record<CourseFrequency, string>>
  /** Used instead when the price is too high or too low for how often the golfer plays. */
  readonly dear: string
  readonly cheap: string
  readonly miss: Readonly<Record<CommonMiss, string>>
  /** Used instead when the clubs' design counteracts the miss, or worsens it. */
  readonly helped: Readonly<Partial<Record<CommonMiss, string>>>
  readonly worsened: Readonly<Partial<Record<CommonMiss, string>>>
  readonly course: Readonly<Record<CourseType, { readonly gapWedge: string; readonly sandWedge: string }>>
}

/**
 * Why this set suits this golfer, in three sentences: by rules, from the answers and the clubs. Answers and phrases are a
 * right-hander's; a left-hander reads the sides exchanged.
 */
export function analyseSet(
  set: StarterSet,
  answers: StarterAnswers,
  phrases: AnalysisPhrases,
  hand?: Hand | null,
): string {
  const fit = priceFit(set, answers)
  const hasGapWedge = set.clubs.some(({ type }) => type === 'gw')
  return [
    fit === 'fits' ? phrases.frequency[answers.frequency] : phrases[fit],
    sidesAsSeen(missSentence(set, answers, phrases), hand),
    phrases.course[answers.courseType][hasGapWedge ? 'gapWedge' : 'sandWedge'],
  ].join(' ')
}

/** A set that counteracts a miss to the right worsens one to the left. */
function missSentence({ helpsMisses }: StarterSet, { missPattern }: StarterAnswers, phrases: AnalysisPhrases): string {
  const { helped, worsened, miss } = phrases
  if (helpsMisses.includes(missPattern)) return helped[missPattern] ?? miss[missPattern]
  return (helpsMisses.includes('right') ? worsened[missPattern] : undefined) ?? miss[missPattern]
}

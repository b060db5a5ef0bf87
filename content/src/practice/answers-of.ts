import type { Hand } from '@bagwise/golf/golfer'
import type { BallFlight, SkillLevel } from '@bagwise/golf/persona'
import { BIGGEST_CHALLENGES } from '@bagwise/golf/onboarding/answers'
import { CHALLENGE_WORDS } from '@bagwise/golf/onboarding/current-issues'
import type { AnswerMeaning } from './answer-meaning.ts'
import { CHALLENGE_MEANINGS, GOAL_MEANINGS, ISSUE_MEANINGS, MISS_MEANINGS, SHAPE_MEANINGS } from './answer-meaning.ts'

/** A golfer's game in a profile, as stored. */
export type PractisingGolfer = {
  readonly missPattern: string | null
  readonly currentIssues: readonly string[]
  readonly golfGoals: readonly string[]
  readonly ballFlight: BallFlight | null
  readonly skillLevel: SkillLevel | null
  /** Null is not given. */
  readonly hand: Hand | null
}

/**
 * Meanings of the golfer's answers, each once, costliest first: the biggest challenge and what belongs to it, the miss,
 * other issues, the usual shape, the goals. Unknown words are ignored.
 */
export function answersOf(golfer: PractisingGolfer): readonly AnswerMeaning[] {
  const biggest = BIGGEST_CHALLENGES.filter((challenge) => golfer.currentIssues.includes(CHALLENGE_WORDS[challenge]))
  const issues = golfer.currentIssues.flatMap((issue) => meaningsIn(ISSUE_MEANINGS, issue))
  const belongsToBiggest = ({ area }: AnswerMeaning) => area !== undefined && biggest.includes(area)
  return [
    ...new Set([
      ...issues.filter(belongsToBiggest),
      ...biggest.map((challenge) => CHALLENGE_MEANINGS[challenge]),
      ...meaningsIn(MISS_MEANINGS, golfer.missPattern),
      ...issues,
      ...meaningsIn(SHAPE_MEANINGS, golfer.ballFlight),
      ...golfer.golfGoals.flatMap((goal) => meaningsIn(GOAL_MEANINGS, goal)),
    ]),
  ]
}

/** What an issue of the questionnaire means; undefined for unknown words. */
export function meaningOfIssue(issue: string): AnswerMeaning | undefined {
  return meaningsIn(ISSUE_MEANINGS, issue)[0]
}

/** At most one; inherited properties are no answers. */
function meaningsIn(table: Readonly<Record<string, AnswerMeaning>>, word: string | null): readonly AnswerMeaning[] {
  const meaning = word !== null && Object.hasOwn(table, word) ? table[word] : undefined
  return meaning ? [meaning] : []
}

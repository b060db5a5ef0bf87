import { PROFILE_DEFAULTS, SKILL_LEVELS } from '@bagwise/golf/golfer'
import type { Hand } from '@bagwise/golf/golfer'
import { sidesAsSeen } from '@bagwise/golf/hand'
import type { BallFlight, SkillLevel } from '@bagwise/golf/persona'
import type { Drill } from './drills.ts'
import { DRILLS } from './drills.ts'
import type { Need } from './drills/drill.ts'
import { MISS_MEANINGS } from './practice/answer-meaning.ts'
import type { AnswerMeaning } from './practice/answer-meaning.ts'
import type { PractisingGolfer } from './practice/answers-of.ts'
import { answersOf, meaningOfIssue } from './practice/answers-of.ts'

/** A drill with the golfer's answer that it follows from, as a sentence. */
export type RecommendedDrill = { readonly drill: Drill; readonly because: string }

export type PracticeAdvice = { readonly id: 'focus' | 'pre-shot-routine'; readonly text: string }

/** Golfers with more issues are advised to focus (specification 1 §9). */
const MOST_ISSUES_AT_ONCE = 3

/**
 * Drills for the golfer's answers, most relevant first and each once: the best drill of every answer, then the
 * second-best ones. Empty without answers.
 */
export function practiceFor(golfer: PractisingGolfer): readonly RecommendedDrill[] {
  const byAnswer = answersOf(golfer).map((answer) =>
    drillsServing(needsOf(answer, golfer.ballFlight), golfer.skillLevel ?? PROFILE_DEFAULTS.skillLevel).map(
      (drill) => ({ drill, because: becauseOf(answer, golfer.hand) }),
    ),
  )
  const inTurn = DRILLS.flatMap((_, turn) => byAnswer.flatMap((recommended) => recommended[turn] ?? []))
  return inTurn.filter(({ drill }, index) => inTurn.findIndex((earlier) => earlier.drill === drill) === index)
}

/** The drill that helps most with one issue of the questionnaire; undefined for an issue in other words. */
export function drillForIssue(issue: string, golfer: PractisingGolfer): Drill | undefined {
  const meaning = meaningOfIssue(issue)
  if (!meaning) return undefined
  return drillsServing(needsOf(meaning, golfer.ballFlight), golfer.skillLevel ?? PROFILE_DEFAULTS.skillLevel)[0]
}

/** The drill that helps most with one need, for a golfer of this level; null where that is not given. */
export function drillForNeed(need: Need, level: SkillLevel | null): Drill | undefined {
  return drillsServing([need], level ?? PROFILE_DEFAULTS.skillLevel)[0]
}

/** General advice, whatever the drill; empty for a golfer without answers. */
export function practiceAdvice(golfer: PractisingGolfer): readonly PracticeAdvice[] {
  const issueCount = new Set(golfer.currentIssues).size
  return [
    ...(issueCount > MOST_ISSUES_AT_ONCE ? [focusAdvice(issueCount)] : []),
    ...(answersOf(golfer).length > 0 ? [ROUTINE_ADVICE] : []),
  ]
}

const ROUTINE_ADVICE: PracticeAdvice = {
  id: 'pre-shot-routine',
  text: 'Keep your pre-shot routine under 30 seconds, from taking the club to striking the ball, and use it in practice too.',
}

function focusAdvice(issueCount: number): PracticeAdvice {
  return {
    id: 'focus',
    text: `You picked ${issueCount} things. Focus on 1-2 until they hold up on the course.`,
  }
}

/** The two misses to a side are stored as a right-hander sees them. */
function becauseOf(answer: AnswerMeaning, hand: Hand | null): string {
  const isToSide = answer === MISS_MEANINGS.right || answer === MISS_MEANINGS.left
  return isToSide ? sidesAsSeen(answer.because, hand) : answer.because
}

function needsOf({ needs, needsByShape }: AnswerMeaning, flight: BallFlight | null): readonly Need[] {
  if (flight === 'fade' || flight === 'slice') return needsByShape?.fading ?? needs
  if (flight === 'draw' || flight === 'hook') return needsByShape?.drawing ?? needs
  return needs
}

/** Drills made for these needs first, need by need, then those that also help; ties by level. */
function drillsServing(needs: readonly Need[], level: SkillLevel): readonly Drill[] {
  const drills = nearestFirst(DRILLS, level)
  const madeForIt = needs.flatMap((need) => drills.filter(({ serves }) => serves[0] === need))
  const helpful = needs.flatMap((need) => drills.filter(({ serves }) => serves.includes(need)))
  return [...new Set([...madeForIt, ...helpful])]
}

function nearestFirst(drills: readonly Drill[], level: SkillLevel): readonly Drill[] {
  const levelsAway = ({ difficulty }: Drill) => Math.abs(SKILL_LEVELS.indexOf(difficulty) - SKILL_LEVELS.indexOf(level))
  return drills.toSorted((a, b) => levelsAway(a) - levelsAway(b))
}

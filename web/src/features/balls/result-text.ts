import type { Ball, BallGoal } from '@bagwise/golf/balls/ball'
import { bestForGoal } from '@bagwise/golf/balls/goal-order'
import type { BallGolfer, BallMatches, Relaxation } from '@bagwise/golf/balls/match-balls'
import { handicapText } from '#quantities/handicap.ts'
import { capWords, FEEL_NAMES, GOAL_NAMES } from './form/ball-text.ts'
import { numberText, percentText } from '#quantities/number-text.ts'

/** The full name: 'Tour' alone is a ball of two makers. */
export function ballName({ brand, model }: Ball): string {
  return `${brand} ${model}`
}

export function resultHeading({ relaxed, matches }: BallMatches<Ball>): string {
  if (relaxed !== 'nothing') return 'No ball matches everything'
  return matches.length === 1 ? 'One ball for you' : `${matches.length} balls for you`
}

/** What the balls were looked for with. */
export function askedSentence({ swingSpeedMph, handicap, preferredFeel, budget, primaryGoal }: BallGolfer): string {
  return `For ${numberText(swingSpeedMph)} mph, a handicap of ${handicapText(handicap)}, a ${FEEL_NAMES[preferredFeel].toLowerCase()} feel, ${capWords(budget)}. Goal: ${GOAL_NAMES[primaryGoal].toLowerCase()}.`
}

/** Names what was given up for balls that are only near. */
export function relaxedSentence(relaxed: Exclude<Relaxation, 'nothing'>, golfer: BallGolfer): string {
  const { preferredFeel, budget } = golfer
  const nearest = 'These come nearest'
  switch (relaxed) {
    case 'feel':
      return `${nearest}: the feel was relaxed, so they are not ${preferredFeel}. Speed, handicap and budget fit.`
    case 'budget':
      return `${nearest}: the budget was relaxed, so they cost more than ${capWords(budget).replace('up to ', '')}. Speed, handicap and feel fit.`
    case 'feel-and-budget':
      return `${nearest}: both the feel and the budget were relaxed. Speed and handicap fit.`
  }
}

/** The finding in one breath. */
export function foundSentence({ relaxed, matches }: BallMatches<Ball>): string {
  const [best] = matches
  if (!best) return ''
  const label = relaxed === 'nothing' ? 'Best match' : 'No ball matches everything. Nearest'
  return `${label}: ${ballName(best.ball)}, ${percentText(best.matchScore)}.`
}

/** What marks a ball that serves the goal best of those shown; nothing where all serve it alike. */
export function goalBadge(ball: Ball, shown: readonly Ball[], goal: BallGoal): string | undefined {
  const best = bestForGoal(shown, goal)
  if (!best.includes(ball) || best.length === shown.length) return undefined
  return `${best.length === 1 ? 'Best of these' : 'Tied best'} for ${GOAL_NAMES[goal].toLowerCase()}`
}

import type { BiggestChallenge, GolfProfileAnswers } from './answers.ts'
import { MISS_WORDS } from './miss-words.ts'

/** What golfers most often want to fix, worded as in the focus list. Our selection. */
export const MAIN_CHALLENGES = [
  'Slicing or hooking off the tee',
  'Losing balls',
  'Fat and thin irons',
  'Long irons and fairway woods',
  'Choosing the right club',
  'Distance control with wedges',
  'Chipping',
  'Bunker shots',
  'Three-putts',
  'One bad hole a round',
] as const

/** Parts of the game, as worded in the focus list. */
export const CHALLENGE_WORDS = {
  driver: 'Driving',
  approach: 'Approach shots',
  'short-game': 'Short game',
  putting: 'Putting',
} as const satisfies Record<BiggestChallenge, string>

/** What the golfer wants to work on: the main challenges, then the biggest one and the miss, each once. */
export function currentIssuesOf({
  mainChallenges,
  biggestChallenge,
  mostCommonMiss,
}: Pick<GolfProfileAnswers, 'mainChallenges' | 'biggestChallenge' | 'mostCommonMiss'>): readonly string[] {
  const words = [
    ...mainChallenges,
    ...(biggestChallenge ? [CHALLENGE_WORDS[biggestChallenge]] : []),
    ...(mostCommonMiss ? [MISS_WORDS[mostCommonMiss]] : []),
  ]
  return [...new Set(words)]
}

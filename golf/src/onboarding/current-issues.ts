import type { BiggestChallenge, CommonMiss, GolfProfileAnswers } from './answers.ts'

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

/** Parts of the game and misses, as worded in the focus list. */
export const CHALLENGE_WORDS = {
  driver: 'Driving',
  approach: 'Approach shots',
  'short-game': 'Short game',
  putting: 'Putting',
} as const satisfies Record<BiggestChallenge, string>

export const MISS_WORDS = {
  right: 'Misses to the right',
  left: 'Misses to the left',
  short: 'Misses short',
  long: 'Misses long',
  inconsistent: 'Misses on every side',
} as const satisfies Record<CommonMiss, string>

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

import type { BiggestChallenge, CommonMiss, GolfProfileAnswers } from './answers.ts'

/** What golfers most often want to get rid of, in the words of the focus list. The choice is ours. */
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

/** The part of the game and the miss, as the focus list words them. */
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

/** What the golfer wants to work on: the main challenges, then the biggest one and the miss in words, each once. */
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

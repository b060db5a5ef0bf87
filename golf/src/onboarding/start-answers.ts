import type { ClubType } from '../club.ts'
import { clubsInBag } from '../bag.ts'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { GolfProfileAnswers, KnownGolfer } from './answers.ts'
import { BIGGEST_CHALLENGES, COMMON_MISSES, PRIMARY_GOALS } from './answers.ts'
import { CHALLENGE_WORDS, MAIN_CHALLENGES } from './current-issues.ts'
import { ageYearsOf, averageScoreOf, feetAndInchesOf, sevenIronYardsOf } from './whole-scale.ts'

/** Start values of each question: from the profile, else the default; the 7-iron always has a number. */
export type StartAnswers = GolfProfileAnswers & { readonly sevenIronDistance: number }

export function startAnswers(golfer: KnownGolfer): StartAnswers {
  const selectedClubs: readonly ClubType[] = clubsInBag(golfer.golfBag).map(({ type }) => type)
  return {
    playingExperience: golfer.playingExperience ?? PROFILE_DEFAULTS.playingExperience,
    averageScore: averageScoreOf(golfer.averageScore),
    courseFrequency: golfer.courseFrequency ?? PROFILE_DEFAULTS.courseFrequency,
    primaryGoal: PRIMARY_GOALS.find((goal) => golfer.golfGoals.includes(goal)),
    hasExistingClubs: selectedClubs.length > 0 ? 'yes' : undefined,
    selectedClubs,
    starterSetId: undefined,
    sevenIronDistance: sevenIronYardsOf(golfer.distances['7-iron']?.distance ?? null),
    ballFlight: golfer.ballFlight ?? PROFILE_DEFAULTS.ballFlight,
    swingTempo: golfer.swingTempo ?? PROFILE_DEFAULTS.swingTempo,
    biggestChallenge: BIGGEST_CHALLENGES.find((challenge) => golfer.currentIssues.includes(CHALLENGE_WORDS[challenge])),
    mostCommonMiss: COMMON_MISSES.find((miss) => miss === golfer.missPattern),
    ...feetAndInchesOf(golfer.height),
    age: ageYearsOf(golfer.age),
    physicalLimitations: [],
    mainChallenges: MAIN_CHALLENGES.filter((challenge) => golfer.currentIssues.includes(challenge)),
  }
}

import type { ClubType } from '../club.ts'
import { clubsInBag } from '../bag.ts'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { GolfProfileAnswers, KnownGolfer } from './answers.ts'
import { BIGGEST_CHALLENGES, COMMON_MISSES, PRIMARY_GOALS } from './answers.ts'
import { CHALLENGE_WORDS, MAIN_CHALLENGES } from './current-issues.ts'
import { isTypicalClub } from './sample-club.ts'
import { ageYearsOf, averageScoreOf, feetAndInchesOf } from './whole-scale.ts'

/** Start values of each question: from the profile, else the default. The 7-iron has none: untouched is no answer. */
export function startAnswers(golfer: KnownGolfer): GolfProfileAnswers {
  const named = golfer.golfBag.filter((club) => !isTypicalClub(club))
  const selectedClubs: readonly ClubType[] = clubsInBag(named).map(({ type }) => type)
  return {
    playingExperience: golfer.playingExperience ?? PROFILE_DEFAULTS.playingExperience,
    averageScore: averageScoreOf(golfer.averageScore),
    courseFrequency: golfer.courseFrequency ?? PROFILE_DEFAULTS.courseFrequency,
    primaryGoal: PRIMARY_GOALS.find((goal) => golfer.golfGoals.includes(goal)),
    hasExistingClubs: selectedClubs.length > 0 ? 'yes' : undefined,
    selectedClubs,
    starterSetId: undefined,
    sevenIronDistance: undefined,
    reachInTwoYards: golfer.reachInTwoYards ?? undefined,
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

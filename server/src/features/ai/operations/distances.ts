import * as z from 'zod/mini'
import { estimateClassic } from '@bagwise/golf/distances/classic'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '@bagwise/golf/distances/club-distance'
import { clubsWithCarry, findContradiction } from '@bagwise/golf/distances/order'
import type { Reference } from '@bagwise/golf/distances/order'
import type { CarriesByClub, DistancesQuestion } from '@bagwise/contract/ai/distances'
import { operation } from './operation.ts'

/** Two clubs of 12 yards: estimates farther from the rules' are rejected (decision D7 of the specification). */
const FARTHEST_FROM_RULES_YARDS = 24

const Form = z.object({
  carries: z.record(z.string(), z.number().check(z.minimum(MIN_CARRY_YARDS), z.maximum(MAX_CARRY_YARDS))),
})

/** Estimates the carries a golfer does not know from those they do. */
export const distances = operation({
  name: 'distance-calculation',
  task: `Estimate how far this golfer carries each of the clubs listed in "clubs", in whole yards in the air, from the
carries in "known" and from what is said about the golfer. A longer club never carries less than a shorter one. If
"conditions" are given, estimate for those, else for a calm day of 70 degrees at sea level. "carries" has each club of
"clubs" under the very name it has there.`,
  dataOf: ({ golfer, known, clubs, conditions }: DistancesQuestion) => ({ golfer, known, clubs, conditions }),
  form: Form,
  judge: ({ carries }, question: DistancesQuestion) => {
    const estimated = clubsWithCarry(question.clubs).map((club) => ({
      club,
      carryYards: Math.round(carries[club] ?? 0),
    }))
    return areSound(estimated, question) ? byClub(estimated) : undefined
  },
  rules: (question: DistancesQuestion) => byClub(estimatedByRules(question)),
})

/** Every requested club has a carry that is close to the rules' and consistent with the known ones. */
function areSound(estimated: readonly Reference[], question: DistancesQuestion): boolean {
  const rules = byClub(estimatedByRules(question))
  const isNearRules = estimated.every(({ club, carryYards }) => {
    const rulesYards = rules[club]
    return rulesYards !== undefined && Math.abs(carryYards - rulesYards) <= FARTHEST_FROM_RULES_YARDS
  })
  const isAsked = (club: ClubType) => question.clubs.includes(club)
  const known = knownCarries(question).filter(({ club }) => !isAsked(club))
  return isNearRules && findContradiction([...known, ...estimated]) === undefined
}

/** Empty when the known carries contradict each other: the page asks the golfer to settle that first. */
function estimatedByRules(question: DistancesQuestion): readonly Reference[] {
  const estimate = estimateClassic(question.clubs, knownCarries(question))
  return 'carries' in estimate ? estimate.carries : []
}

function knownCarries({ known }: DistancesQuestion): readonly Reference[] {
  return CLUB_TYPES.flatMap((club) => {
    const carryYards = known[club]
    return carryYards === undefined ? [] : [{ club, carryYards }]
  })
}

function byClub(carries: readonly Reference[]): CarriesByClub {
  return Object.fromEntries(carries.map(({ club, carryYards }) => [club, carryYards]))
}

import { COURSE_FREQUENCIES, COURSE_TYPES, SKILL_LEVELS } from '@bagwise/golf/golfer'
import { COMMON_MISSES } from '@bagwise/golf/onboarding/answers'
import { STARTER_BUDGETS } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'

const KEYS = {
  budget: 'budget',
  frequency: 'frequency',
  skillLevel: 'skill',
  missPattern: 'miss',
  courseType: 'course',
} as const satisfies Record<keyof StarterAnswers, string>
const NAMES = Object.keys(KEYS) as readonly (keyof StarterAnswers)[]

/** The answers of an address; undefined when one is missing or none of the choices: then the questions are asked. */
export function answersFrom(query: URLSearchParams): StarterAnswers | undefined {
  const read = <Value extends string>(values: readonly Value[], key: string) =>
    values.find((value) => value === query.get(key))
  const budget = read(STARTER_BUDGETS, KEYS.budget)
  const frequency = read(COURSE_FREQUENCIES, KEYS.frequency)
  const skillLevel = read(SKILL_LEVELS, KEYS.skillLevel)
  const missPattern = read(COMMON_MISSES, KEYS.missPattern)
  const courseType = read(COURSE_TYPES, KEYS.courseType)
  if (!budget || !frequency || !skillLevel || !missPattern || !courseType) return undefined
  return { budget, frequency, skillLevel, missPattern, courseType }
}

/** The address that brings the sets for these answers back, whatever else it says. */
export function withAnswers(query: URLSearchParams, answers: StarterAnswers): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of NAMES) next.set(KEYS[name], answers[name])
  return next
}

export function withoutAnswers(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of NAMES) next.delete(KEYS[name])
  return next
}

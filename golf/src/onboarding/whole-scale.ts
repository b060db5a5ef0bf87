import { levelOf } from '../distances/like-me/golfer-level.ts'
import { personaOfScore } from '../persona.ts'
import type { WholeScale, WhoYouAre } from './answers.ts'
import { AGE_YEARS, AVERAGE_SCORE, HEIGHT_FEET, HEIGHT_INCHES, SEVEN_IRON_YARDS } from './answers.ts'

const INCHES_PER_FOOT = 12
/** As fine as a height is stored. */
const HUNDREDTHS = 100

/** Start of a question about a stored number: the nearest answer it offers, or its default start. */
function nearestOn({ min, max, start }: WholeScale, stored: number | null): number {
  return stored === null ? start : Math.min(max, Math.max(min, Math.round(stored)))
}

/** Where the score's slider opens for golfers who call themselves so; it is not their answer. */
export function startScoreOf(experience: WhoYouAre['playingExperience']): number {
  return { beginner: 115, casual: AVERAGE_SCORE.start, regular: AVERAGE_SCORE.start, serious: 85 }[experience]
}

export function averageScoreOf(stored: number | null): number {
  return nearestOn(AVERAGE_SCORE, stored)
}

export function ageYearsOf(storedYears: number | null): number {
  return nearestOn(AGE_YEARS, storedYears)
}

/** Where the 7-iron's slider stands before it is moved: at the stored number, else at the usual one for this score. */
export function sevenIronStartYards({
  storedYards,
  averageScore,
}: {
  readonly storedYards: number | undefined
  readonly averageScore: number
}): number {
  const { estimatedHandicap: handicap } = personaOfScore(averageScore)
  const usualYards = Math.exp(levelOf({ handicap }, false).mean)
  return nearestOn({ ...SEVEN_IRON_YARDS, start: Math.round(usualYards) }, storedYards ?? null)
}

/** A height in whole inches as feet and inches within the question's range, 4 ft to 7 ft 11. */
export function feetAndInchesOf(storedInches: number | null): {
  readonly heightFeet: number
  readonly heightInches: number
} {
  const startInches = inchesOf({ heightFeet: HEIGHT_FEET.start, heightInches: HEIGHT_INCHES.start })
  const min = inchesOf({ heightFeet: HEIGHT_FEET.min, heightInches: HEIGHT_INCHES.min })
  const max = inchesOf({ heightFeet: HEIGHT_FEET.max, heightInches: HEIGHT_INCHES.max })
  const inches = nearestOn({ min, max, start: startInches }, storedInches)
  return { heightFeet: Math.floor(inches / INCHES_PER_FOOT), heightInches: inches % INCHES_PER_FOOT }
}

/** Specification 1 §9: feet times 12 plus inches. */
export function inchesOf({
  heightFeet,
  heightInches,
}: {
  readonly heightFeet: number
  readonly heightInches: number
}): number {
  return Math.round((heightFeet * INCHES_PER_FOOT + heightInches) * HUNDREDTHS) / HUNDREDTHS
}

/** The stored number if the answer was not moved from its start, since it may be off the scale; else the answer. */
export function answeredOrStored({
  answer,
  stored,
  startOf,
}: {
  readonly answer: number
  readonly stored: number | null
  readonly startOf: (stored: number | null) => number
}): number {
  return stored !== null && startOf(stored) === answer ? stored : answer
}

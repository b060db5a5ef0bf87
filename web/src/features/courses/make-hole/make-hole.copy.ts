import type { GreenYards } from '@bagwise/golf/course/green-yards'
import { HOLE_LIMITS } from '@bagwise/golf/course/hole-limits'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'

const { least, most } = HOLE_LIMITS.lineYards

export type PlanPart = 'tee' | 'green'

export const title = 'Make a hole'
const WORDS = { tee: 'Tee', green: 'Green' } as const satisfies Record<PlanPart, string>
/** 'Tee C' */
export const thingName = (part: PlanPart, letters: string) => `${WORDS[part]} ${letters}`
export const stepsLabel = 'Tee and green'
export const stepName = (part: PlanPart) => WORDS[part]
export const notChosen = 'not chosen'
export const ownPlace = 'your own place'

export const chooseTee = 'Tap your tee on the plan, or pick it from the list.'
export const chooseUnmappedTee = 'This map has no tees. Tap where you tee off, or press "I am on the tee".'
export const chooseGreen = 'Now tap the green, or pick it from the list.'
export const closer = 'Closer now. Tap again.'
export const noGreen = (units: PreferredUnits) =>
  `No green is ${shownDistance(least, units)} to ${shownDistance(most, units)} ${unitWords(units)} from there. Choose another tee.`
export const letters = "Letters run from north to south. They're not hole numbers."
export const wholeCourse = 'Whole course'
export const iAmOnTheTee = 'I am on the tee'
export const planSentence = (greens: number, tees: number) =>
  `Plan of the course, north up: ${counted(greens, 'green')} and ${counted(tees, 'tee')}. The list below has them all.`
const counted = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count} ${word}s`)
export const yardsText = (yards: number, units: PreferredUnits) => `${shownDistance(yards, units)} ${unitShort(units)}`

/** 'Front 365, middle 380, back 395 yd' */
export const greenText = ({ frontYards, middleYards, backYards }: GreenYards, units: PreferredUnits) =>
  `Front ${shownDistance(frontYards, units)}, middle ${shownDistance(middleYards, units)}, back ${yardsText(backYards, units)}`
export const make = (number: number) => `Make hole ${number}`
export const made = (number: number) => `Hole ${number} made.`

export const madeTitle = 'Holes you made'
export const madeNote = 'They stay on this phone, with the map.'
export const removeLabel = (number: number) => `Remove hole ${number}`
export const removed = (number: number) => `Hole ${number} removed.`

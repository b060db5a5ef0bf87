import { COURSE_LIMITS } from '@bagwise/golf/course/course'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { HazardKind } from '@bagwise/golf/shot-advice/shot'
import type { LocationFailure } from '#data/position.ts'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import type { HazardEdge, HolePart, MapProblem, MappedHazard } from './mapped-hole.ts'

export const title = (number: number) => `Map hole ${number}`
export const stepsLabel = 'Three taps'
export const steps = { tee: 'Tee', front: 'Front of the green', back: 'Back of the green' } as const satisfies Record<
  HolePart,
  string
>
export const edges = { near: 'Near edge', far: 'Far edge' } as const satisfies Record<HazardEdge, string>
export const notSet = 'not set'
export const isSet = 'set'
export const fromTee = (yards: number, units: PreferredUnits) => `${shownDistance(yards, units)} ${unitShort(units)}`

const WHAT = {
  tee: 'the tee',
  front: 'the front of the green',
  back: 'the back of the green',
  near: 'the near edge of the hazard',
  far: 'the far edge of the hazard',
} as const
export const instruction = (part: keyof typeof WHAT) => `Walk to ${WHAT[part]} and press "I am here", or tap the plan.`
export const northUp = 'Up on the plan is north, until you walk to the green.'
export const planSentence = (part: keyof typeof WHAT, units: PreferredUnits) =>
  `Blank plan with lines every ${unitShort(units) === 'yd' ? '50 yards' : '50 meters'}, the tee below. Tap ${WHAT[part]}, or type its distance.`
export const planLegend = 'Length of the plan'
export const crossLabels = { tee: 'Tee', front: 'Front', back: 'Back', near: 'Near', far: 'Far' } as const

export const iAmHere = 'I am here'
export const locating = 'Locating'
export const atThePlansFoot = 'Tee at the foot of the plan'
export const typedLabel = (part: Exclude<keyof typeof WHAT, 'tee'>) => `From the tee to ${WHAT[part]}`
export const setIt = 'Set'
export const typedProblem = (most: number, units: PreferredUnits) =>
  `Type a whole number from 1 to ${most} ${unitWords(units)}.`
export const located = (radiusYards: number, units: PreferredUnits) =>
  `Set where you are, good to ${shownDistance(radiusYards, units)} ${unitShort(units)}.`
const FAILURES = {
  blocked: "Your browser doesn't tell Bagwise where you are. Tap the plan instead, or type the distance.",
  'not-found': "Your phone hasn't found its position yet. Tap the plan instead, or type the distance.",
} as const satisfies Record<LocationFailure, string>
export const failure = (why: LocationFailure) => FAILURES[why]

export const hazardsTitle = 'Hazards, if you like'
export const addHazard = 'Add a hazard'
export const removeHazard = (index: number) => `Remove hazard ${index + 1}`
export const remove = 'Remove'
export const hazardTitle = (index: number) => `Hazard ${index + 1}`
export const kindLegend = 'Kind'
export const kinds = { bunker: 'Bunker', water: 'Water', ob: 'Out of bounds' } as const satisfies Record<
  HazardKind,
  string
>
export const sideLegend = 'Side'
export const sides = { left: 'Left', front: 'Across', right: 'Right' } as const satisfies Record<
  MappedHazard['side'],
  string
>

export const detailsTitle = 'Number and par'
export const numberLabel = 'Hole'
export const parLegend = 'Par'
export const noPar = 'Not given'
export const replaces = (number: number) => `You have mapped hole ${number} before. Saving replaces it.`
export const removeHole = (number: number) => `Remove hole ${number}`
export const holeRemoved = (number: number) => `Hole ${number} removed.`
export const save = 'Save the hole'
export const saving = 'Saving'
export const cancel = 'Back to the course'

/** One sentence: what to change. */
export function problemText(problem: MapProblem, units: PreferredUnits): string {
  const range = ({ from, to }: { readonly from: number; readonly to: number }) =>
    `${shownDistance(from, units)} to ${shownDistance(to, units)} ${unitWords(units)}`
  switch (problem.problem) {
    case 'missing':
      return problem.part === 'hazard'
        ? 'Set the near and the far edge of each hazard, or remove it.'
        : `Set ${WHAT[problem.part]} first.`
    case 'hole-number':
      return `Give the hole a number from ${problem.from} to ${problem.to}.`
    case 'par':
      return `Choose a par from ${problem.from} to ${problem.to}.`
    case 'hole-length':
      return `From the tee to the middle of the green a hole is ${range(problem)} long, so set the tee or the green again.`
    case 'green-depth':
      return `A green is ${range(problem)} deep, so set its front or its back again.`
    case 'hazard-place':
      return `A hazard begins and ends ${range(problem)} from the tee, so set its edges again.`
    case 'not-mappable':
      return 'Bagwise cannot map so near to a pole.'
    case 'too-far':
      return 'This hole is far from the rest of the course, so put it into a new course.'
    case 'course-full':
      return `A course has at most ${COURSE_LIMITS.holes} holes, so put this one into a new course.`
  }
}

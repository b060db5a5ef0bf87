import type { PlayedHole, PlayedRound } from '@bagwise/contract/play'
import { rangesOf } from '@bagwise/golf/handicap/round'
import type { HoleCount } from '@bagwise/golf/handicap/round'
import { USUAL_PAR } from '@bagwise/golf/play/card'
import { holeOrder } from '@bagwise/golf/play/hole-order'
import type { RoundRules } from '@bagwise/golf/play/played-record'
import { readTypedNumber } from '#quantities/typed-number.ts'
import type { CardLine } from './course-options.ts'

/** Which holes are played. */
export const LOOPS = ['full', 'front', 'back', 'one'] as const
export type LoopKind = (typeof LOOPS)[number]

export type Plan = {
  readonly course: string
  readonly courseId: string | null
  readonly tees: string
  readonly loop: LoopKind
  /** Where the round begins: elsewhere than on its first hole in a shotgun start. */
  readonly startHole: number
  /** As typed; empty where nobody knows. */
  readonly courseRating: string
  readonly slopeRating: string
  readonly rules: RoundRules
  /** Undefined while nobody has said it: then tees with a rating count. */
  readonly isCounting: boolean | undefined
}

/** The numbers of the holes in the order in which they are played. */
export function numbersOf({ loop, startHole }: Pick<Plan, 'loop' | 'startHole'>): readonly number[] {
  return loop === 'one' ? [startHole] : holeOrder({ holeCount: countOf(loop), firstHole: startHole })
}

export function countOf(loop: LoopKind): HoleCount {
  return loop === 'full' ? 18 : 9
}

/** Which holes a round that can be rated was played on; one hole has no rating. */
export function loopOf({ holeCount, firstHole }: Pick<PlayedRound, 'holeCount' | 'firstHole'>): LoopKind {
  if (holeCount === countOf('full')) return 'full'
  return startsOf('front').includes(firstHole) ? 'front' : 'back'
}

/** The holes that a loop may begin at. */
export function startsOf(loop: LoopKind): readonly number[] {
  const [first, last] = loop === 'front' ? [1, 9] : loop === 'back' ? [10, 18] : [1, 18]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

export type Rating = { readonly courseRating: number; readonly slopeRating: number }
export type RatingProblem = { readonly field: 'courseRating' | 'slopeRating' | 'both' }

/** Both numbers or none; null is no rating, which a part of the course never has. */
export function ratingOf(plan: Pick<Plan, 'loop' | 'courseRating' | 'slopeRating'>): Rating | RatingProblem | null {
  const typed = [plan.courseRating.trim(), plan.slopeRating.trim()]
  if (plan.loop === 'one' || typed.every((text) => text === '')) return null
  if (typed.includes('')) return { field: 'both' }
  const ranges = rangesOf(countOf(plan.loop))
  const courseRating = readTypedNumber(plan.courseRating)
  const slopeRating = readTypedNumber(plan.slopeRating)
  if (courseRating === undefined || !isIn(courseRating, ranges.courseRating) || !hasTenths(courseRating))
    return { field: 'courseRating' }
  if (slopeRating === undefined || !isIn(slopeRating, ranges.slopeRating) || !Number.isInteger(slopeRating))
    return { field: 'slopeRating' }
  return { courseRating, slopeRating }
}

export function isRating(found: Rating | RatingProblem | null): found is Rating {
  return found !== null && 'courseRating' in found
}

/** The rows with which a round begins. */
export function newRound(
  plan: Plan,
  {
    id,
    date,
    lines,
    rating,
    handicap,
  }: {
    /** Random, UUID v4. */
    readonly id: string
    readonly date: string
    readonly lines: readonly CardLine[]
    readonly rating: Rating | null
    readonly handicap: number | null
  },
): { readonly round: PlayedRound; readonly holes: readonly PlayedHole[] } {
  return {
    round: {
      id,
      date,
      course: plan.course.trim(),
      courseId: plan.courseId,
      tees: plan.tees.trim(),
      holeCount: countOf(plan.loop),
      firstHole: plan.startHole,
      courseRating: rating?.courseRating ?? null,
      slopeRating: rating?.slopeRating ?? null,
      playingConditions: null,
      handicapThen: handicap,
      rules: plan.rules,
      adviceFromHole: null,
      isCounting: plan.isCounting ?? rating !== null,
      state: 'playing',
    },
    holes: lines.map(({ number, par, strokeIndex, lengthYards }) => ({
      round: id,
      number,
      par: par ?? USUAL_PAR,
      strokeIndex,
      lengthYards,
      score: null,
      finish: null,
      putts: null,
      firstPuttFeet: null,
      pin: null,
    })),
  }
}

function isIn(value: number, { lowest, highest }: { readonly lowest: number; readonly highest: number }): boolean {
  return value >= lowest && value <= highest
}

function hasTenths(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
}

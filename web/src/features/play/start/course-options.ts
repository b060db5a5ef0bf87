import type { PlayedHole, PlayedRound } from '@bagwise/contract/play'
import type { Course } from '@bagwise/golf/course/course'
import { planeAt, yardsBetween } from '@bagwise/golf/course/plane'
import type { LatLon } from '@bagwise/golf/course/plane'
import { probablePar } from '@bagwise/golf/course/probable-par'
import { MAP_TEES, teeOf, teeSets, yardsFromTee } from '@bagwise/golf/course/tee-sets'

import { PLAYED_HOLE_RANGES } from '@bagwise/golf/play/played-record'
import { courseName, teeName } from '#courses/courses.copy.ts'
import { loopOf } from './round-plan.ts'
import type { LoopKind } from './round-plan.ts'

/** What is printed of a hole; null where nobody knows it. */
export type CardLine = Pick<PlayedHole, 'number' | 'strokeIndex' | 'lengthYards'> & { readonly par: number | null }

/** Tees of a course as they were played before, or as the map has them. */
export type TeeOption = {
  readonly name: string
  readonly courseRating: number | null
  readonly slopeRating: number | null
  /** The rating is that of these holes: each nine has its own. */
  readonly ratedLoop: LoopKind | null
  readonly lines: readonly CardLine[]
}

export type CourseOption = {
  readonly key: string
  readonly course: string
  readonly courseId: string | null
  /** The tees played last come first. */
  readonly tees: readonly TeeOption[]
  readonly isNear: boolean
}

type Played = { readonly round: PlayedRound; readonly holes: readonly PlayedHole[] | undefined }

/**
 * The courses that a golfer may want to play, the last one first, then those on this device. `at` is where the golfer is,
 * where the browser may say it: courses within three miles are marked and come before the ones that are not.
 */
export function courseOptions({
  rounds,
  maps,
  at,
}: {
  /** The latest first. */
  readonly rounds: readonly Played[]
  readonly maps: readonly Course[]
  readonly at?: LatLon | undefined
}): readonly CourseOption[] {
  const byKey = new Map<string, CourseOption>()
  for (const { round, holes } of rounds) {
    const key = keyOf(round)
    const before = byKey.get(key)
    const tees = teesOf(round, holes)
    if (!before) byKey.set(key, { key, course: round.course, courseId: round.courseId, tees: [tees], isNear: false })
    else byKey.set(key, { ...before, tees: withPlayedTees(before.tees, tees) })
  }
  for (const map of maps) {
    const key = map.id
    const before = byKey.get(key)
    const mapped = teeSets(map).map((set) => mappedTees(map, set.key, teeName(set)))
    const isNear = at !== undefined && isWithinThreeMiles(map.middle, at)
    const tees = before ? before.tees.map((one) => withMapped(one, mapped)) : []
    const others = mapped.filter((one) => !tees.some(({ name }) => name === one.name))
    byKey.set(key, {
      key,
      course: before?.course ?? shortened(courseName(map.name)),
      courseId: map.id,
      tees: [...tees, ...others],
      isNear,
    })
  }
  const all = [...byKey.values()]
  const [last] = rounds.length > 0 ? all : []
  const others = all.filter((one) => one !== last)
  return [...(last ? [last] : []), ...others.filter(({ isNear }) => isNear), ...others.filter(({ isNear }) => !isNear)]
}

/** The holes of a round on these tees, in numbers; par 4 and nothing else where nothing is known. */
export function linesFor(numbers: readonly number[], lines: readonly CardLine[]): readonly CardLine[] {
  return numbers.map(
    (number) =>
      lines.find((line) => line.number === number) ?? { number, par: null, strokeIndex: null, lengthYards: null },
  )
}

function keyOf({ courseId, course }: Pick<PlayedRound, 'courseId' | 'course'>): string {
  return courseId ?? `typed ${course.trim().toLowerCase()}`
}

function teesOf(round: PlayedRound, holes: readonly PlayedHole[] | undefined): TeeOption {
  const { tees: name, courseRating, slopeRating } = round
  const isRated = courseRating !== null && slopeRating !== null
  return { name, courseRating, slopeRating, ratedLoop: isRated ? loopOf(round) : null, lines: holes?.map(lineOf) ?? [] }
}

function lineOf({ number, par, strokeIndex, lengthYards }: PlayedHole): CardLine {
  return { number, par, strokeIndex, lengthYards }
}

/** Tees that were played more than once: the latest figures, and lines of every hole that was played from them. */
function withPlayedTees(tees: readonly TeeOption[], played: TeeOption): readonly TeeOption[] {
  const same = tees.find(
    ({ name, ratedLoop }) =>
      name === played.name && (ratedLoop ?? played.ratedLoop) === (played.ratedLoop ?? ratedLoop),
  )
  if (!same) return [...tees, played]
  const numbers = new Set(same.lines.map(({ number }) => number))
  const merged: TeeOption = {
    ...(same.ratedLoop === null
      ? { ...same, courseRating: played.courseRating, slopeRating: played.slopeRating, ratedLoop: played.ratedLoop }
      : same),
    lines: [...same.lines, ...played.lines.filter(({ number }) => !numbers.has(number))],
  }
  return tees.map((one) => (one === same ? merged : one))
}

/** What the map says more of holes that were played. */
function withMapped(played: TeeOption, mapped: readonly TeeOption[]): TeeOption {
  const lines = mapped.find(({ name }) => name === played.name)?.lines ?? mapped[0]?.lines ?? []
  const numbers = new Set(played.lines.map(({ number }) => number))
  return { ...played, lines: [...played.lines, ...lines.filter(({ number }) => !numbers.has(number))] }
}

function mappedTees(map: Course, key: string, name: string): TeeOption {
  const lines = map.holes.flatMap((hole): readonly CardLine[] => {
    const { number, par, handicap } = hole
    if (number === undefined || number > PLAYED_HOLE_RANGES.number.highest) return []
    const yards = yardsFromTee(hole, teeOf(hole, key))
    return [
      {
        number,
        par: inRange(par ?? probablePar(yards), PLAYED_HOLE_RANGES.par),
        strokeIndex: inRange(handicap, PLAYED_HOLE_RANGES.strokeIndex),
        lengthYards: inRange(Math.round(yards), PLAYED_HOLE_RANGES.lengthYards),
      },
    ]
  })
  const first = new Map(lines.toReversed().map((line) => [line.number, line]))
  return {
    name: key === MAP_TEES ? '' : name,
    courseRating: null,
    slopeRating: null,
    ratedLoop: null,
    lines: [...first.values()].toSorted((one, other) => one.number - other.number),
  }
}

function inRange(value: number | undefined, { lowest, highest }: { lowest: number; highest: number }): number | null {
  return value !== undefined && value >= lowest && value <= highest ? value : null
}

const THREE_MILES_YARDS = 3 * 1_760

function isWithinThreeMiles(middle: LatLon, at: LatLon): boolean {
  return yardsBetween(planeAt(at).to(middle), { x: 0, y: 0 }) <= THREE_MILES_YARDS
}

/** Names of courses are at most so long in a round (settled-2 §10). */
const MOST_NAME = 100

function shortened(name: string): string {
  return name.length <= MOST_NAME ? name : `${name.slice(0, MOST_NAME - 1)}…`
}

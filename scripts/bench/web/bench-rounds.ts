import type { LatLon } from '@bagwise/golf/course/plane'
import { usualTee } from '@bagwise/golf/course/tee-sets'
import { latLonOf } from '@bagwise/golf/shot-advice/ground/ground-places'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { placeFromPin } from '@bagwise/golf/shot-advice/ground/lines'
import { cardRound, shotRound } from '../../../e2e/support/played-rounds.ts'
import type { TestRound } from '../../../e2e/support/played-rounds.ts'
import { readCourse } from '../../../golf/reference/course-files.ts'

export type BenchHole = {
  readonly number: number
  /** Hits, as many as a hole of its par takes in regulation. */
  readonly hitCount: number
  /** Where the ball lies for each stroke, and then on the green; undefined without position. */
  readonly places: readonly LatLon[] | undefined
}
/** A round to be played. */
export type BenchRound = { readonly course: string; readonly played: TestRound; readonly holes: readonly BenchHole[] }

/** A season on the phone: the rounds that the trend looks at. */
const EARLIER_COUNT = 20
const PUTTS_IN_REGULATION = 2

export const EARLIER_ROUNDS: readonly TestRound[] = Array.from({ length: EARLIER_COUNT }, (_, seed) =>
  shotRound(seed, { date: `2026-10-${String(seed + 1).padStart(2, '0')}` }),
)

/** By the card alone. */
export function plainRound(): BenchRound {
  const played = openRound({})
  const holes = played.holes.map(({ number, par }) => ({ number, hitCount: hitsOf(par), places: undefined }))
  return { course: 'plain hole', played, holes }
}

/** On the map of Augusta National, with the position on. */
export function mappedRound(): BenchRound {
  const course = readCourse('us-augusta')
  const card = openRound({ course: course.name ?? '', courseId: course.id, tees: 'As mapped' })
  const onMap = card.holes.map((hole) => {
    const mapped = course.holes.find(({ number }) => number === hole.number)
    const tee = mapped && usualTee(mapped)?.at
    if (!tee || mapped.par === undefined) throw new Error(`The map lacks hole ${hole.number}`)
    const { par } = mapped
    const lengthYards = Math.round(mapped.lengthYards)
    const ground = holeGround(course, mapped, { ball: tee, isOutlineOut: true })
    const way = { way: ground.way.slice(0, -1), pin: ground.greenMiddle }
    const hitCount = hitsOf(par)
    // The strokes are as long as each other.
    const later = Array.from({ length: hitCount }, (_, index) =>
      latLonOf(ground, placeFromPin(way, lengthYards * (1 - (index + 1) / hitCount))),
    )
    return { row: { ...hole, par, lengthYards }, hole: { number: hole.number, hitCount, places: [tee, ...later] } }
  })
  return {
    course: 'mapped hole',
    played: { ...card, holes: onMap.map(({ row }) => row) },
    holes: onMap.map(({ hole }) => hole),
  }
}

function openRound(round: Parameters<typeof cardRound>[0]): TestRound {
  const date = new Date().toISOString().slice(0, 10)
  return cardRound({ date, state: 'playing', ...round }, { scores: [] })
}

function hitsOf(par: number): number {
  return par - PUTTS_IN_REGULATION
}

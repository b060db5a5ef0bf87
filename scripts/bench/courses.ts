import { bookCover } from '@bagwise/golf/book/book-cover'
import { bookPage } from '@bagwise/golf/book/book-page'
import { coursesFrom } from '@bagwise/golf/course/courses-from'
import { packCourse, unpackCourse } from '@bagwise/golf/course/pack-course'
import { readMap } from '@bagwise/golf/course/read-map'
import { usualTee } from '@bagwise/golf/course/tee-sets'
import { adviseOnGround, aheadOfHole } from '@bagwise/golf/shot-advice/ground/advise-on-ground'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import { ADVISED_BAG } from '../../golf/reference/advised-bag.ts'
import { courseText, readCourse } from '../../golf/reference/course-files.ts'
import { readingOfText } from '../../golf/reference/drawn-map.ts'
import { osmXmlOf } from '../../golf/reference/map-texts.ts'
import type { Bench, Figure } from './figure.ts'
import { medianOf } from './rounds.ts'

const ROUND_COUNT = 5
/** One core of this machine, so many times faster than the budgets' phone. */
const CPU_SLOWDOWN = 4
const CHARACTERS_PER_MEGABYTE = 1_000_000
const TAIL = 0.95
const BUDGETS_MS = { megabyte: 300, courses: 60, adviceMedian: 30, adviceTail: 100, book: 5000 } as const
const GOLFER = { handicap: 15 } as const
/** Clubs are played along lines of their own in a wind: each is flown again. */
const FORECAST = { ...TYPICAL_READING, windSpeedMph: 11 } as const
/** One with all tags, and two that are dense. */
const COURSES = ['us-augusta', 'be-flanders-nippon', 'pl-rosa-water'] as const

/** Reading a map, advice on the ground of real holes from their tees, and a course book, in processor time times four. */
export const coursesBench: Bench = { name: 'courses', run: async () => measureCourses() }

function measureCourses(): readonly Figure[] {
  const xml = osmXmlOf(readingOfText(courseText('us-augusta')).items)
  const megabytes = xml.length / CHARACTERS_PER_MEGABYTE
  const reading = readingOfText(xml)
  const readMs = medianMs(() => readMap(xml)) / megabytes
  const courseMs = medianMs(() => coursesFrom(reading))
  const adviceMs = COURSES.flatMap(adviceTimesMs).toSorted((one, other) => one - other)
  const at = (share: number) => adviceMs[Math.floor(share * (adviceMs.length - 1))] ?? Number.NaN
  return [
    figure('reading 1 MB of a map, CPU ×4', readMs, BUDGETS_MS.megabyte),
    figure('courses from it, CPU ×4', courseMs, BUDGETS_MS.courses),
    figure(`advice from ${adviceMs.length} tees, median, CPU ×4`, at(1 / 2), BUDGETS_MS.adviceMedian),
    figure('the same, 95 %, CPU ×4', at(TAIL), BUDGETS_MS.adviceTail),
    figure('a course book of 18 holes, CPU ×4', medianMs(bookOf('us-augusta')), BUDGETS_MS.book),
  ]
}

function figure(what: string, ms: number, budget: number): Figure {
  return { what, value: ms * CPU_SLOWDOWN, unit: 'ms', budget }
}

/** After the first call: what lies ahead is known of a hole by then. */
function adviceTimesMs(file: (typeof COURSES)[number]): readonly number[] {
  const course = readCourse(file)
  return course.holes.flatMap((hole) => {
    const [ball] = hole.line
    if (!ball) return []
    const ground = holeGround(course, hole, { ball })
    const ahead = aheadOfHole(ADVISED_BAG, GOLFER, { ground, lie: 'tee' })
    const advise = () => adviseOnGround(ADVISED_BAG, GOLFER, { ground, lie: 'tee', ahead })
    advise()
    return [medianMs(advise)]
  })
}

/** As the worker is asked for it: page by page, each with the packed course. */
function bookOf(file: (typeof COURSES)[number]): () => void {
  const course = readCourse(file)
  const packed = packCourse(course)
  const bookFor = { bag: ADVISED_BAG, golfer: GOLFER, forecast: FORECAST }
  return () => {
    bookCover(unpackCourse(packed), { ...bookFor, day: '2026-11-21' })
    for (const { id } of course.holes) {
      const unpacked = unpackCourse(packed)
      const hole = unpacked.holes.find((one) => one.id === id)
      const page = hole && bookPage(unpacked, hole, { ...bookFor, tee: usualTee(hole) })
      if (!page?.planA) throw new Error(`The page of hole ${id} has no plan`)
    }
  }
}

function medianMs(run: () => unknown): number {
  return medianOf(
    Array.from({ length: ROUND_COUNT }, () => {
      const startedMs = processorMs()
      run()
      return processorMs() - startedMs
    }),
  )
}

const MICROSECONDS_PER_MS = 1000

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / MICROSECONDS_PER_MS
}

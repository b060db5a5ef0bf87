import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { readCourse } from '../../reference/course-files.ts'
import { box, drawnReading } from '../../reference/drawn-map.ts'
import type { Drawn } from '../../reference/drawn-map.ts'
import type { Course, CourseHole } from '../course/course.ts'
import { coursesFrom } from '../course/courses-from.ts'
import type { AdvisedGolfer } from '../shot-advice/advise.ts'
import { reachAndCover } from '../shot-advice/ground/reach-and-cover.ts'
import type { AdvisedClub } from '../shot-advice/swings/swing.ts'
import { TYPICAL_READING } from '../weather/weather-reading.ts'
import { bookPage } from './book-page.ts'
import type { BookPage } from './book-page.ts'
import { courseBook } from './course-book.ts'
import { usualTee } from '../course/tee-sets.ts'

const GOLFER: AdvisedGolfer = { handicap: 15 }
const CALM = { bag: ADVISED_BAG, golfer: GOLFER, forecast: undefined }
const WINDY = { ...CALM, forecast: { ...TYPICAL_READING, windSpeedMph: 16, windFromDeg: 0 } }

function drawnCourse(...drawn: readonly Drawn[]): { readonly course: Course; readonly hole: CourseHole } {
  const [course] = coursesFrom(drawnReading(drawn))
  const [hole] = course?.holes ?? []
  if (!course || !hole) throw new Error('The map has no hole')
  return { course, hole }
}

/** To the north. */
const line = (yards: number, tags = {}): Drawn => ({
  tags: { golf: 'hole', ref: '1', ...tags },
  line: [
    [0, 0],
    [0, yards],
  ],
})
const green = (yards: number): Drawn => ({ tags: { golf: 'green' }, area: box(0, yards, 12, 15) })
const bunker = (x: number, y: number): Drawn => ({ tags: { golf: 'bunker' }, area: box(x, y, 4, 4) })

function augusta(number: number): { readonly course: Course; readonly hole: CourseHole } {
  const course = readCourse('us-augusta')
  const hole = course.holes.find((one) => one.number === number)
  if (!hole) throw new Error(`There is no hole ${number}`)
  return { course, hole }
}

const numbersIn = (page: BookPage) => page.drawing?.numbers ?? []

describe('a page of the book', () => {
  it('is data: a structured clone of it is the same, so that a worker can send it', () => {
    const { course, hole } = augusta(12)
    const page = bookPage(course, hole, { ...WINDY, tee: usualTee(hole) })
    expect(page.planA).toBeDefined()
    expect(structuredClone(page)).toEqual(page)
  })

  it('is worked out when it is asked for: a book that is left costs no more pages', () => {
    const { course } = augusta(1)
    const read = new Set<string>()
    const holes = course.holes.map((hole) => ({
      ...hole,
      get line() {
        read.add(hole.id)
        return hole.line
      },
    }))
    const pages = courseBook({ ...course, holes }, CALM)
    expect(read.size).toBe(0)
    const first = pages.next()
    expect(first.done === true ? undefined : first.value.head.number).toBe(1)
    expect([...read]).toEqual([course.holes[0]?.id])
    expect(pages.return().done).toBe(true)
    expect(pages.next().done).toBe(true)
    expect(read.size).toBe(1)
  })

  it('chooses once, in the forecast: plan B is another club, and calm carries are those of the same swings', () => {
    // Into the wind.
    const { course, hole } = drawnCourse(line(400), green(400))
    const [windy, calm] = [WINDY, CALM].map((asked) => bookPage(course, hole, asked))
    expect(windy?.planB?.club).not.toBe(windy?.planA?.club)
    for (const plan of [windy?.planA, windy?.planB]) {
      if (!plan) throw new Error('There is no plan')
      const own = ADVISED_BAG.find(({ club }) => club === plan.club)
      expect(plan.kind).toBe('full')
      expect(plan.carryCalmYards).toBeCloseTo(own?.carryYards ?? 0, 2)
      expect(plan.carryTodayYards).toBeLessThan(plan.carryCalmYards - 10)
    }
    expect(calm?.planA?.carryTodayYards).toBeCloseTo(calm?.planA?.carryCalmYards ?? 0, 6)
    const behind = bookPage(course, hole, { ...WINDY, forecast: { ...WINDY.forecast, windFromDeg: 180 } })
    expect(behind.planA?.carryTodayYards).toBeGreaterThan((behind.planA?.carryCalmYards ?? 0) + 5)
    // From the west: the ball is started left of its line.
    const across = bookPage(course, hole, { ...WINDY, forecast: { ...WINDY.forecast, windFromDeg: 270 } })
    expect(Math.abs((across.planA?.carryTodayYards ?? 0) - (across.planA?.carryCalmYards ?? 0))).toBeLessThan(8)
  })

  it('has no boundary where the golfer has said that the outline is none', () => {
    const { course, hole } = augusta(12)
    const outOf = (isOutlineOut?: boolean) => {
      const { drawing, assumed, from150, planA } = bookPage(course, hole, { ...CALM, isOutlineOut })
      expect([planA, from150].filter((shot) => shot !== undefined).length).toBeGreaterThan(0)
      return [drawing?.ground.patches.some(({ cover }) => cover === 'out'), assumed.includes('out')]
    }
    expect(outOf()).toEqual([true, true])
    expect(outOf(true)).toEqual([true, true])
    expect(outOf(false)).toEqual([false, false])
  })

  it('has plans and a drawing for a hole of 60 yards and for one of 640', () => {
    const short = drawnCourse(line(60), green(60))
    const shortPage = bookPage(short.course, short.hole, CALM)
    expect(shortPage.head.yards).toBe(60)
    expect(shortPage.planA?.leftYards).toBeLessThan(15)
    expect([shortPage.layUp, shortPage.from150]).toEqual([undefined, undefined])
    expect(shortPage.drawing?.rings.map(({ yards }) => yards)).toEqual([25])
    const long = drawnCourse(line(640), green(640))
    const longPage = bookPage(long.course, long.hole, CALM)
    expect(longPage.planA?.club).toBe('driver')
    expect(longPage.from150?.expectedStrokes).toBeLessThan(longPage.planA?.expectedStrokes ?? 0)
    expect(longPage.drawing?.rings.at(-1)?.yards).toBe(625)
    expect(longPage.green?.fromTee.frontYards).toBeCloseTo(625, 0)
    for (const page of [shortPage, longPage]) {
      expect(page.problem).toBeUndefined()
      expect(page.green?.depthYards).toBeCloseTo(30, 0)
      expect(page.green?.widthYards).toBeCloseTo(24, 0)
      expect(numbersIn(page).length).toBeLessThanOrEqual(8)
    }
  })

  it('leaves blank what the map does not say, says what it knows nothing of and what it only assumes', () => {
    const { course, hole } = drawnCourse({
      tags: { golf: 'hole' },
      line: [
        [0, 0],
        [0, 380],
      ],
    })
    const page = bookPage(course, hole, WINDY)
    expect(page.head).toEqual({
      number: undefined,
      loop: undefined,
      name: undefined,
      par: undefined,
      handicap: undefined,
      tee: undefined,
      yards: 380,
    })
    expect(page.unknown).toEqual(['green', 'fairway', 'tee', 'bunker', 'water', 'trees', 'out'])
    expect(page.assumed.toSorted()).toEqual(['fairway', 'green'])
    expect(page.green).toBeUndefined()
    expect(numbersIn(page)).toEqual([])
    expect(page.drawing?.rings).toEqual([])
    for (const row of [page.planA, page.planB, page.layUp, page.from150]) {
      expect(row?.leftToFrontYards).toBeUndefined()
    }
    expect([page.missOfPlanA, page.missFrom150]).toEqual([undefined, undefined])
    // The carries are the golfer's and need no map.
    expect(page.planA?.carryTodayYards).toBeGreaterThan(150)
  })

  it('has a hole without plans for an empty bag or a storm, and says why', () => {
    const { course, hole } = drawnCourse(line(400), green(400))
    const empty = bookPage(course, hole, { ...CALM, bag: [] })
    expect(empty.problem).toEqual({ problem: 'empty-bag' })
    const storm = bookPage(course, hole, { ...CALM, forecast: { ...TYPICAL_READING, windSpeedMph: 90 } })
    expect(storm.problem?.problem).toBe('wind-out-of-range')
    for (const page of [empty, storm]) {
      expect([page.planA, page.planB, page.layUp, page.from150]).toEqual([undefined, undefined, undefined, undefined])
      expect(page.green?.fromPlanA).toBeUndefined()
      expect(page.green?.fromTee.frontYards).toBeCloseTo(385, 0)
      expect(numbersIn(page).filter(({ kind }) => kind !== 'ring')).toEqual([])
    }
    const lineless = bookPage(course, { ...hole, line: [] }, CALM)
    expect([lineless.drawing, lineless.planA, lineless.green]).toEqual([undefined, undefined, undefined])
    expect(lineless.unknown).toEqual(bookPage(course, hole, CALM).unknown)
  })

  it('has no lay-up and no row from 150 yards for a hole that is played to the pin at once', () => {
    const { course, hole } = augusta(12)
    const page = bookPage(course, hole, { ...CALM, tee: usualTee(hole) })
    expect([page.layUp, page.from150]).toEqual([undefined, undefined])
    const long = augusta(13)
    const longPage = bookPage(long.course, long.hole, { ...CALM, tee: usualTee(long.hole) })
    expect(longPage.layUp?.after).toBe('plan-a')
    expect(longPage.layUp?.from).toEqual({
      x: expect.closeTo(longPage.planA?.finish.x ?? 0, 1),
      y: expect.closeTo(longPage.planA?.finish.y ?? 0, 1),
    })
    const { pin = { x: 0, y: 0 } } = longPage.drawing?.ground ?? {}
    const { from = pin, finish = pin, leavesYards = 0 } = longPage.layUp ?? {}
    expect(Math.hypot(finish.x - pin.x, finish.y - pin.y)).toBeCloseTo(leavesYards, -1)
    expect(Math.hypot(from.x - pin.x, from.y - pin.y)).toBeGreaterThan(150)
    const { greenMiddle = pin } = longPage.drawing?.ground ?? {}
    const approach = longPage.from150?.from ?? pin
    expect(Math.hypot(approach.x - greenMiddle.x, approach.y - greenMiddle.y)).toBeCloseTo(150, 3)
  })

  it('draws at most eight numbers however many hazards there are: those nearest to an oval, reach and cover together', () => {
    const around = [-18, -9, 0, 9, 18].flatMap((x) => [120, 190, 215, 235, 300].map((y) => bunker(x, y)))
    const { course, hole } = drawnCourse(line(420), green(420), ...around)
    const page = bookPage(course, hole, CALM)
    const { drawing, planA } = page
    if (!drawing || !planA) throw new Error('There is no drawing')
    expect(drawing.numbers).toHaveLength(8)
    const hazards = drawing.numbers.filter(({ hazard }) => hazard)
    const ids = new Set(hazards.map(({ hazard }) => hazard?.id))
    for (const id of ids) {
      expect(hazards.filter(({ hazard }) => hazard?.id === id).map(({ kind }) => kind)).toEqual(['reach', 'cover'])
    }
    const offYards = (yards: number) => Math.abs(yards - Math.hypot(planA.finish.x, planA.finish.y))
    const drawnOff = hazards.filter(({ kind }) => kind === 'reach').map(({ yards }) => offYards(yards))
    expect(Math.max(...drawnOff)).toBeLessThan(40)
    // A bunker that is left out is on the line too, farther from the ovals.
    const left = reachAndCover(drawing.ground, planA).filter(({ id }) => !ids.has(id))
    expect(left.length).toBeGreaterThan(0)
  })

  it('has reach and cover only where a club of the bag comes down', () => {
    const far = bunker(2, 330)
    const before = bunker(-2, 20)
    const within = bunker(1, 100)
    const { course, hole } = drawnCourse(line(420), green(420), far, before, within)
    const idAt = (yards: number) =>
      bookPage(course, hole, CALM).drawing?.ground.patches.find(
        ({ cover, box: { near, far: end } }) => cover === 'bunker' && near < yards && end > yards,
      )?.id
    const page = bookPage(course, hole, CALM)
    expect([...new Set(numbersIn(page).flatMap(({ hazard }) => hazard?.id ?? []))]).toEqual([idAt(100)])
    const longer: readonly AdvisedClub[] = ADVISED_BAG.map((own) =>
      own.club === 'driver' ? { ...own, carryYards: 315 } : own,
    )
    const longPage = bookPage(course, hole, { ...CALM, bag: longer })
    expect(new Set(numbersIn(longPage).flatMap(({ hazard }) => hazard?.id ?? []))).toEqual(
      new Set([idAt(330), idAt(100)]),
    )
  })

  it('draws an oval solid from half of its own shots on', () => {
    const { course, hole } = drawnCourse(line(160), green(160))
    const pageOf = (more: Partial<AdvisedClub>) =>
      bookPage(course, hole, { ...CALM, bag: ADVISED_BAG.map((own) => ({ ...own, ...more })) }).planA
    const patternFrom = (ownShare: number) => ({ patternFrom: { shotCount: 30, ownShare, otherClubsShare: 0.1 } })
    const measured = (shotCount: number) => ({ measured: { shotCount, distanceSdYards: 8, lateralSdYards: 9 } })
    expect(pageOf({})).toMatchObject({ isSpreadOwn: false, isCarryOwn: false })
    expect(pageOf(patternFrom(0.49))?.isSpreadOwn).toBe(false)
    expect(pageOf(patternFrom(0.5))?.isSpreadOwn).toBe(true)
    expect(pageOf(measured(19))?.isSpreadOwn).toBe(false)
    expect(pageOf(measured(20))?.isSpreadOwn).toBe(true)
    expect(pageOf({ isCarryOwn: true })?.isCarryOwn).toBe(true)
  })
})

describe('the tee of a page', () => {
  const tee = (x: number, y: number, colour: string): Drawn => ({ tags: { golf: 'tee', tee: colour }, point: [x, y] })

  it('is the one nearest to where the line begins, or another one, with its own yards along the hole', () => {
    const { course, hole } = drawnCourse(
      {
        tags: { golf: 'hole', ref: '1' },
        line: [
          [0, 0],
          [0, 250],
          [120, 400],
        ],
      },
      { tags: { golf: 'green' }, area: box(120, 400, 12, 15) },
      tee(0, -12, 'black'),
      tee(2, 3, 'white'),
      tee(-3, 40, 'red'),
    )
    expect(usualTee(hole)?.colour).toBe('white')
    const red = hole.tees.find(({ colour }) => colour === 'red')
    const [usual, forward] = [usualTee(hole), red].map((one) => bookPage(course, hole, { ...CALM, tee: one }))
    expect(usual?.head.tee?.colour).toBe('white')
    expect(usual?.head.yards).toBeCloseTo(247 + Math.hypot(120, 150), 0)
    expect(forward?.head.yards).toBeCloseTo(210 + Math.hypot(120, 150), 0)
    const frontYards = (page: BookPage | undefined) => page?.green?.fromTee.frontYards ?? 0
    expect(frontYards(usual) - frontYards(forward)).toBeGreaterThan(25)
    const [printed] = [...courseBook(course, { ...CALM, teeOf: () => red })]
    expect(printed).toEqual(forward)
  })
})

import { describe, expect, it } from 'vitest'
import type { BookPage } from '@bagwise/golf/book/book-page'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import { movedArea } from '@bagwise/golf/course/areas'
import { greenYards } from '@bagwise/golf/course/green-yards'
import { planeAt } from '@bagwise/golf/course/plane'
import type { LatLon, Place } from '@bagwise/golf/course/plane'
import { isInside, yardsOutside } from '@bagwise/golf/course/spans'
import { packCourse, unpackCourse } from '@bagwise/golf/course/pack-course'
import { carryInAir } from '@bagwise/golf/flight/carry-in-air'
import { reachAndCover } from '@bagwise/golf/shot-advice/ground/reach-and-cover'
import type { ReachAndCover } from '@bagwise/golf/shot-advice/ground/reach-and-cover'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import { BOOK_READING, besideHole, bookFacts, drawnPage, greenPathsOn, holeOn, textsOf } from '#testing/drawn-book.ts'
import { pageOfBook } from '#worker/book-on-course.ts'
import { ADVISED_BAG } from '../../../../../../golf/reference/advised-bag.ts'
import { COURSE_FILES, readCourse } from '../../../../../../golf/reference/course-files.ts'

const TEE: Place = { x: 0, y: 0 }
const MOST_NUMBERS = 8
const RING_STEP_YARDS = 25
/** A ball rolls so much farther than it carries at most. */
const MOST_WITH_ROLL = 1.15
/** One spread along, of a driver. */
const GOOD_STRIKE_YARDS = 20
const NEARLY_YARDS = 0.01

type Printed = { readonly hole: CourseHole; readonly page: BookPage; readonly markup: string }

function printedBook(course: Course, bag = ADVISED_BAG): readonly Printed[] {
  return course.holes.map((hole) => {
    const page = pageOfBook({
      course: packCourse(course),
      holeId: hole.id,
      bag,
      golfer: { handicap: 15 },
      forecast: BOOK_READING,
    })
    if (!page) throw new Error('There is no page')
    return { hole, page, markup: drawnPage({ kind: 'hole', page }, bookFacts(course)) }
  })
}

/** As the app keeps it. */
const COURSES = COURSE_FILES.map((file) => unpackCourse(packCourse(readCourse(file))))
const BOOKS = COURSES.map((course) => ({ course, pages: printedBook(course) }))

type Plan = NonNullable<BookPage['planA']>

const plansOf = ({ planA, planB }: BookPage) => [planA, planB].filter((plan) => plan !== undefined)

/** Across an oval and along it, in its own spreads. */
function inOval({ finish, spread: { lateralSdYards, distanceSdYards } }: Plan): (place: Place) => Place {
  const yards = Math.hypot(finish.x, finish.y)
  const [sine, cosine] = [finish.x / yards, finish.y / yards]
  return ({ x, y }) => ({
    x: (x * cosine - y * sine) / lateralSdYards,
    y: (x * sine + y * cosine - yards) / distanceSdYards,
  })
}

type Hazard = ReachAndCover & { readonly spreadsOff: number }

/** The hazards on the lines of both plans, each once, and how far they are from the nearer oval. */
function hazardsOf(page: BookPage): readonly Hazard[] {
  const { drawing } = page
  if (!drawing) return []
  const plans = plansOf(page)
  const found = new Map(
    plans.toReversed().flatMap((plan) => reachAndCover(drawing.ground, plan).map((one) => [keyOf(one), one])),
  )
  return [...found].flatMap(([key, hazard]) => {
    const patch = drawing.ground.patches.find((one) => keyOf(one) === key)
    if (!patch) return []
    const offs = plans.map((plan) => yardsOutside(movedArea(patch, inOval(plan)), { x: 0, y: 0 }))
    return [{ ...hazard, spreadsOff: Math.min(...offs) }]
  })
}

const keyOf = ({ id, cover }: { readonly id?: string | undefined; readonly cover: string }) => `${id} ${cover}`

/** Where on the earth a place of the drawing is. */
function earth({ drawing }: BookPage, { x, y }: Place): LatLon {
  if (!drawing) throw new Error('There is no drawing')
  const turn = (drawing.bearingDeg * Math.PI) / 180
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  return planeAt(drawing.tee).from({ x: x * cosine + y * sine, y: y * cosine - x * sine })
}

/** The numbers in the drawing as they are read; the club beside an oval is a word. */
const numbersIn = (markup: string) => textsOf(holeOn(markup)).filter((text) => /^\d+$/.test(text))

/** How far the farthest of these is from its nearer oval, and the nearest of the others. */
function farthestAndNearest<One>(all: readonly One[], isIn: (one: One) => boolean, offOf: (one: One) => number) {
  const offs = Map.groupBy(all, isIn)
  return {
    farthestIn: Math.max(0, ...(offs.get(true) ?? []).map(offOf)),
    nearestOut: Math.min(Infinity, ...(offs.get(false) ?? []).map(offOf)),
  }
}

/** The longest club's carry in the wind from behind, with its roll and a good strike. */
function longestYards(bag: typeof ADVISED_BAG): number {
  const carries = bag.map((own) => carryInAir(own, airOfReading(BOOK_READING, 180)))
  return (
    MOST_WITH_ROLL * Math.max(...carries.map((yards) => (typeof yards === 'number' ? yards : 0))) + GOOD_STRIKE_YARDS
  )
}

describe('the drawing of every hole', () => {
  it('BOK-05 has eight numbers at most, those nearest to an oval, hazards only where a club of the bag gets, and rings every 25 yards from the front of the green', () => {
    let [hazardCount, leftOutCount, ringCount] = [0, 0, 0]
    for (const { course, pages } of BOOKS) {
      for (const { hole, page, markup } of pages) {
        const { drawing } = page
        if (!drawing) throw new Error('There is no drawing')
        const { numbers, rings } = drawing
        const read = numbersIn(markup)
        expect(read.length).toBeLessThanOrEqual(MOST_NUMBERS)
        const own = numbers.map(({ yards }) => String(Math.round(yards)))
        expect(read.filter((text) => !own.includes(text))).toEqual([])

        // Reach and cover: those of the app's line, and none that is left out is nearer to an oval.
        const drawn = numbers.filter(({ hazard }) => hazard)
        const isDrawn = (one: Hazard) => drawn.some(({ hazard }) => hazard && keyOf(hazard) === keyOf(one))
        const reached = hazardsOf(page).filter(({ reachYards }) => reachYards <= longestYards(ADVISED_BAG))
        for (const { yards, hazard } of drawn) {
          const edges = reached.filter((one) => hazard && keyOf(one) === keyOf(hazard))
          const offs = edges.flatMap((one) => [one.reachYards, one.coverYards]).map((edge) => Math.abs(edge - yards))
          expect(Math.min(...offs), `hole ${hole.id}, ${yards}`).toBeLessThan(NEARLY_YARDS)
        }
        // Of those that are left out the ones that some club surely comes down at.
        const shortest = Math.min(...ADVISED_BAG.map(({ carryYards }) => carryYards))
        const certain = reached.filter(({ coverYards }) => coverYards > MOST_WITH_ROLL * shortest)
        const isOfPlanA = ({ reachYards }: Hazard) =>
          page.planA !== undefined && reachYards < page.planA.carryTodayYards
        const { farthestIn, nearestOut } = farthestAndNearest(
          certain.filter((one) => isDrawn(one) || isOfPlanA(one)),
          isDrawn,
          ({ spreadsOff }) => spreadsOff,
        )
        expect(farthestIn, `hazards of hole ${hole.id}`).toBeLessThanOrEqual(nearestOut + NEARLY_YARDS)
        if (Number.isFinite(nearestOut)) leftOutCount += 1

        // Arcs for every ring; their numbers are those nearest to an oval.
        const front = greenYards(course, hole, drawing.tee)?.frontYards ?? 0
        expect(rings.map(({ yards }) => yards)).toEqual(
          Array.from({ length: Math.floor(front / RING_STEP_YARDS) }, (_, ring) => RING_STEP_YARDS * (ring + 1)),
        )
        for (const ring of rings) {
          for (const place of [ring.at, ...ring.arc]) {
            expect(greenYards(course, hole, earth(page, place))?.frontYards).toBeCloseTo(ring.yards, 0)
          }
        }
        const arcs = /<path d="([^"]*)" fill="none" stroke="#000" stroke-width="1">/.exec(holeOn(markup))?.[1] ?? ''
        expect(arcs.match(/M/g)?.length ?? 0).toBe(rings.length)
        const isNumbered = ({ yards }: (typeof rings)[number]) =>
          numbers.some((number) => number.kind === 'ring' && number.yards === yards)
        const offOval = ({ at }: (typeof rings)[number]) =>
          Math.min(...plansOf(page).map((plan) => Math.hypot(...Object.values(inOval(plan)(at)))))
        const ofRings = farthestAndNearest(rings, isNumbered, offOval)
        expect(ofRings.farthestIn, `rings of hole ${hole.id}`).toBeLessThanOrEqual(ofRings.nearestOut + NEARLY_YARDS)
        hazardCount += drawn.length
        ringCount += rings.length
      }
    }
    expect(hazardCount).toBeGreaterThan(100)
    expect(leftOutCount).toBeGreaterThan(2)
    expect(ringCount).toBeGreaterThan(1000)

    // A bag of short irons has no number at what it does not get to.
    const [augusta] = COURSES
    const short = ADVISED_BAG.filter(({ carryYards }) => carryYards < 130)
    if (!augusta) throw new Error('There is no course')
    const shortNumbers = printedBook(augusta, short).flatMap(({ page }) => page.drawing?.numbers ?? [])
    const reaches = shortNumbers.filter(({ kind }) => kind === 'reach').map(({ yards }) => yards)
    expect(reaches.length).toBeGreaterThan(0)
    expect(Math.max(...reaches)).toBeLessThan(longestYards(short))
  })

  it('BOK-06 has a green’s outline, depth, width, front, middle and back from where plan A ends, a line for the pin and no contour', () => {
    const all = BOOKS.flatMap(({ course, pages }) => pages.map((one) => ({ ...one, course })))
    const isMapped = ({ course, hole, page }: (typeof all)[number]) =>
      greenYards(course, hole, earth(page, TEE)) !== undefined
    for (const { page, markup } of all.filter((one) => !isMapped(one))) {
      expect([page.green, greenPathsOn(markup).length]).toEqual([undefined, 0])
      expect(textsOf(markup)).toContain('Green not mapped')
    }
    let [fromPlanACount, fromTeeCount] = [0, 0]
    for (const { course, hole, page, markup } of all.filter(isMapped)) {
      const { green, planA } = page
      const toGreen = (from: Place) => greenYards(course, hole, earth(page, from))
      const fromTee = toGreen(TEE)
      if (!green || !fromTee) throw new Error(`The green of ${hole.id} is missing`)
      // One outline of as many rings as the map has; the other path of the group is the arrow of play.
      const paths = greenPathsOn(markup)
      expect(paths).toHaveLength(1)
      expect(paths[0]?.match(/M/g)).toHaveLength(green.outline.rings.length)
      const group = /<g><path[^>]*fill-rule="evenodd".*?pin: ____/.exec(besideHole(markup))?.[0] ?? ''
      expect(group.match(/<(?:path|circle|ellipse|polyline|polygon|line|image)\b/g)).toHaveLength(2)

      // Where plan A ends on the green nothing is left to its front: from the tee then.
      const fromA = planA && toGreen(planA.finish)
      const isOff = fromA !== undefined && fromA.frontYards > NEARLY_YARDS
      const { frontYards, middleYards, backYards } = isOff ? fromA : fromTee
      const words = isOff ? 'From where A ends' : 'From the tee'
      const read = textsOf(besideHole(markup))
      const from = read.indexOf(words)
      expect(read.slice(from - 1, from + 8), `green of ${hole.id}`).toEqual([
        `${Math.round(backYards - frontYards)} deep, ${Math.round(widthOf(green))} wide`,
        words,
        String(Math.round(frontYards)),
        'front',
        String(Math.round(middleYards)),
        'middle',
        String(Math.round(backYards)),
        'back',
        'pin: ____ on, ____ L/R',
      ])
      if (isOff) fromPlanACount += 1
      else fromTeeCount += 1
    }
    expect(fromPlanACount).toBeGreaterThan(80)
    expect(fromTeeCount).toBeGreaterThan(20)
    expect(all.length - fromPlanACount - fromTeeCount).toBeGreaterThan(10)
  })
})

/** Across the line of play, step by step from the green's middle to both of its edges. */
function widthOf({ outline }: NonNullable<BookPage['green']>): number {
  const edgeYards = (side: -1 | 1) => {
    let yards = 0
    while (isInside(outline, { x: side * yards, y: 0 })) yards += NEARLY_YARDS
    return yards
  }
  return edgeYards(-1) + edgeYards(1)
}

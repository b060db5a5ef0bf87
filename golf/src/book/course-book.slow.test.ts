import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { readCourse } from '../../reference/course-files.ts'
import type { ClubType } from '../club.ts'
import type { CourseHole } from '../course/course.ts'
import { greenYards } from '../course/green-yards.ts'
import { planeAt, yardsBetween } from '../course/plane.ts'
import type { LatLon, Place } from '../course/plane.ts'
import type { Air } from '../flight/physics/air.ts'
import { adviseOnGround, aheadOfHole, layUpsOnGround } from '../shot-advice/ground/advise-on-ground.ts'
import type { GroundAdvice, GroundChoice, GroundShot } from '../shot-advice/ground/advise-on-ground.ts'
import type { AheadStrokes } from '../shot-advice/ground/ahead-on-ground.ts'
import { holeGround } from '../shot-advice/ground/hole-ground.ts'
import type { HoleGround } from '../shot-advice/ground/hole-ground.ts'
import { lineMark } from '../shot-advice/ground/line-mark.ts'
import { reachAndCover } from '../shot-advice/ground/reach-and-cover.ts'
import { TYPICAL_READING } from '../weather/weather-reading.ts'
import { courseBook } from './course-book.ts'
import type { BookPage } from './book-page.ts'
import type { BookShot } from './book-shot.ts'

const GOLFER = { handicap: 15 }
const FORECAST = { ...TYPICAL_READING, temperatureF: 61, windSpeedMph: 11, windFromDeg: 290 }
const AUGUSTA = readCourse('us-augusta')

function advise(shot: GroundShot, air: Air, bag = ADVISED_BAG): GroundAdvice {
  const advice = adviseOnGround(bag, GOLFER, shot, air)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}

/** The forecast as the advice reads it, by the compass bearing between two places of the earth. */
function airFrom(ball: LatLon, { pin, plane, turn }: HoleGround): Air {
  const { x: eastYards, y: northYards } = planeAt(ball).to(plane.from(turn.from(pin)))
  const towardsDeg = (Math.atan2(eastYards, northYards) * 180) / Math.PI
  return {
    temperatureF: FORECAST.temperatureF,
    humidity: FORECAST.humidityPercent / 100,
    seaLevelPressureInHg: FORECAST.seaLevelPressureInHg,
    windSpeedMph: FORECAST.windSpeedMph,
    windFromDeg: ((FORECAST.windFromDeg - towardsDeg + 540) % 360) - 180,
  }
}

/** Step by step from the middle of the green back along the way, to a hundredth of a yard. */
function placeFrom(yards: number, { way, greenMiddle: pin }: HoleGround): Place {
  const corners = [pin, ...way.slice(0, -1).toReversed()]
  for (const [index, near] of corners.entries()) {
    const far = corners[index + 1]
    if (!far) break
    const stepCount = Math.ceil(yardsBetween(near, far) * 100)
    for (let step = 0; step <= stepCount; step += 1) {
      const share = step / stepCount
      const place = { x: near.x + (far.x - near.x) * share, y: near.y + (far.y - near.y) * share }
      if (yardsBetween(place, pin) >= yards) return place
    }
  }
  throw new Error('The way is shorter')
}

type Printed = number | string | undefined
/** What the page has, what the advice says, and to how many digits they agree. */
type Compared = { readonly what: string; readonly printed: Printed; readonly told: Printed; readonly digits: number }

const EXACTLY = 9
/** The ball of the test lies a hundredth of a yard beside that of the book. */
const NEARLY = 1

function compared(what: string, printed: Printed, told: Printed, digits = EXACTLY): Compared {
  return { what, printed, told, digits }
}

describe('the book of a whole course', () => {
  it('has the numbers that the advice gives to the same golfer on the same tee in the same forecast', () => {
    const pages = [...courseBook(AUGUSTA, { bag: ADVISED_BAG, golfer: GOLFER, forecast: FORECAST })]
    expect(pages).toHaveLength(18)
    AUGUSTA.holes.forEach((hole, index) => {
      const page = pages[index]
      if (!page) throw new Error('There is no page')
      const all = compareWithAdvice(page, hole)
      expect(all.length).toBeGreaterThanOrEqual(18)
      for (const { what, printed, told, digits } of all) {
        expect(told, `hole ${hole.number}, ${what}`).toBeDefined()
        expect(isSame(printed, told, digits), `hole ${hole.number}, ${what}: ${printed} is ${told}`).toBe(true)
      }
      expect(page.drawing?.numbers.length).toBeLessThanOrEqual(8)
    })
    expect(pages.filter(({ layUp }) => layUp).length).toBeGreaterThanOrEqual(8)
    expect(pages.filter(({ from150 }) => from150).length).toBeGreaterThanOrEqual(12)
    expect(
      pages.flatMap(({ drawing }) => drawing?.numbers.filter(({ hazard }) => hazard) ?? []).length,
    ).toBeGreaterThan(20)
  })
})

function compareWithAdvice(page: BookPage, hole: CourseHole): readonly Compared[] {
  const [start] = hole.line
  if (!start) throw new Error('The hole has no line')
  const yardsFromStart = ({ at }: { readonly at: LatLon }) => Math.hypot(...offsetsOf(at, start))
  const [tee] = hole.tees.toSorted((one, other) => yardsFromStart(one) - yardsFromStart(other))
  const at = tee?.at ?? start
  const ground = holeGround(AUGUSTA, hole, { ball: at })
  const air = airFrom(at, ground)
  const fromStart = holeGround(AUGUSTA, hole, { ball: start })
  const ahead = aheadOfHole(ADVISED_BAG, GOLFER, { ground: fromStart, lie: 'tee' }, airFrom(start, fromStart))
  const { recommended, choices } = advise({ ground, lie: 'tee', ahead }, air)
  const other = choices.find(({ club }) => club !== recommended.club)
  if (!page.planA || !page.planB || !other) throw new Error('There are no two plans')
  const yards = greenYards(AUGUSTA, hole, earth(recommended.finish, ground))
  return [
    compared('number', page.head.number, hole.number),
    compared('name', page.head.name, hole.name),
    compared('par', page.head.par, hole.par),
    compared('stroke index', page.head.handicap, hole.handicap),
    compared('tee', page.head.tee?.id, tee?.id),
    ...comparePlan(page.planA, recommended, { hole, ground }),
    ...comparePlan(page.planB, other, { hole, ground }),
    compared('front', page.green?.fromPlanA?.frontYards, yards?.frontYards),
    compared('middle', page.green?.fromPlanA?.middleYards, yards?.middleYards),
    compared('back', page.green?.fromPlanA?.backYards, yards?.backYards),
    ...compareNumbers(page, { plans: [recommended, other], hole, ground }),
    ...compareApproach(page, { hole, ground, ahead }),
    ...compareLayUp(page, { hole, at, ground, air, ahead, planA: recommended }),
  ]
}

function isSame(printed: Printed, told: Printed, digits: number): boolean {
  if (typeof printed !== 'number' || typeof told !== 'number') return printed === told
  return Math.abs(printed - told) < 10 ** -digits / 2
}

type OnHole = { readonly hole: CourseHole; readonly ground: HoleGround }

function comparePlan(plan: BookShot, choice: GroundChoice, { hole, ground }: OnHole): readonly Compared[] {
  const calm = alone(plan.club, { ground, lie: 'tee' }, {})
  return [
    compared('club', plan.club, choice.club),
    compared('swing', plan.kind, choice.kind),
    ...Object.entries(lineMark(ground, startOf(choice, ground))).flatMap(([key, told]) =>
      told === undefined
        ? []
        : [compared(`aim ${key}`, Object.entries(plan.aim).find(([own]) => own === key)?.[1], told)],
    ),
    compared('carry today', plan.carryTodayYards, choice.carryTodayYards),
    compared('strokes', plan.expectedStrokes, choice.expectedStrokes),
    compared('cost', plan.costStrokes, choice.costStrokes),
    compared('line', plan.lineDeg, choice.lineDeg),
    compared('finish across', plan.finish.x, choice.finish.x),
    compared('finish along', plan.finish.y, choice.finish.y),
    compared('spread across', plan.spread.lateralSdYards, choice.spread.lateralSdYards),
    compared('spread along', plan.spread.distanceSdYards, choice.spread.distanceSdYards),
    compared(
      'left to front',
      plan.leftToFrontYards,
      greenYards(AUGUSTA, hole, earth(choice.finish, ground))?.frontYards,
    ),
    ...(plan.kind === 'full' && calm ? [compared('carry calm', plan.carryCalmYards, calm.carryTodayYards, 6)] : []),
  ]
}

function compareNumbers(
  { drawing }: BookPage,
  { plans, hole, ground }: OnHole & { readonly plans: readonly GroundChoice[] },
): readonly Compared[] {
  const told = plans.flatMap((choice) => reachAndCover(ground, choice))
  return (drawing?.numbers ?? []).flatMap(({ kind, yards, hazard, at }) => {
    if (kind === 'ring')
      return [compared(kind, yards, greenYards(AUGUSTA, hole, earth(at, ground))?.frontYards, NEARLY)]
    const key = kind === 'cover' ? 'coverYards' : 'reachYards'
    const own = told.filter(({ id }) => id === hazard?.id).map((one) => one[key])
    return hazard
      ? [
          compared(
            kind,
            yards,
            own.find((one) => Math.abs(one - yards) < 1e-6),
          ),
        ]
      : []
  })
}

function compareApproach(
  { from150 }: BookPage,
  { hole, ground, ahead }: OnHole & { readonly ahead: AheadStrokes },
): readonly Compared[] {
  if (!from150) return []
  const ball = earth(placeFrom(150, ground), ground)
  const there = holeGround(AUGUSTA, hole, { ball })
  const { recommended } = advise({ ground: there, lie: 'fairway', ahead }, airFrom(ball, there))
  const calm = alone(from150.club, { ground: there, lie: 'fairway' }, {})
  return [
    compared('club from 150', from150.club, recommended.club),
    compared('carry from 150', from150.carryTodayYards, recommended.carryTodayYards, NEARLY),
    compared('strokes from 150', from150.expectedStrokes, recommended.expectedStrokes, 2),
    compared('line from 150', from150.lineDeg, recommended.lineDeg, NEARLY),
    ...(calm ? [compared('calm from 150', from150.carryCalmYards, calm.carryTodayYards, NEARLY)] : []),
  ]
}

type Teed = OnHole & {
  readonly at: LatLon
  readonly air: Air
  readonly ahead: AheadStrokes
  readonly planA: GroundChoice
}

function compareLayUp({ layUp }: BookPage, { hole, at, ground, air, ahead, planA }: Teed): readonly Compared[] {
  if (layUp?.after !== 'tee' && planA.leftYards > 30) {
    const onTee = layUpsOnGround(ADVISED_BAG, GOLFER, { ground, lie: 'tee', ahead }, air)
    if (onTee.length > 0) throw new Error(`Hole ${hole.number} has a lay-up from the tee`)
  }
  if (!layUp) return []
  const isOnTee = layUp.after === 'tee'
  const ball = isOnTee ? at : earth(planA.finish, ground)
  const there = isOnTee ? ground : holeGround(AUGUSTA, hole, { ball })
  const thereAir = isOnTee ? air : airFrom(ball, there)
  const shot = { ground: there, lie: isOnTee ? 'tee' : 'fairway', ahead } as const
  const [cheapest] = layUpsOnGround(ADVISED_BAG, GOLFER, shot, thereAir)
  const flown = alone(layUp.club, shot, thereAir)
  const place = cheapest && earth(cheapest.place, there)
  return [
    compared('lay-up club', layUp.club, cheapest?.club),
    compared('lay-up wedge', layUp.wedge, cheapest?.wedge),
    compared('lay-up swing', layUp.swing, cheapest?.swing),
    compared('lay-up leaves', layUp.leavesYards, cheapest?.leavesYards),
    compared('lay-up strokes', layUp.expectedStrokes, cheapest?.expectedStrokes, 6),
    compared('lay-up left', layUp.leftToFrontYards, place && greenYards(AUGUSTA, hole, place)?.frontYards, 6),
    ...(flown ? [compared('lay-up carry', layUp.carryTodayYards, flown.carryTodayYards, 6)] : []),
  ]
}

/** The full swing of a club when there is no other to choose. */
function alone(club: ClubType, shot: Omit<GroundShot, 'ahead'>, air: Air): GroundChoice | undefined {
  const { recommended } = advise(
    { ...shot, ahead: () => 0 },
    air,
    ADVISED_BAG.filter((own) => own.club === club),
  )
  return recommended.kind === 'full' ? recommended : undefined
}

/** As far as the ball should finish, on the line that it starts on. */
function startOf({ finish, startLineDeg }: GroundChoice, { pin }: HoleGround): Place {
  const right = Math.atan2(pin.x, pin.y) + (startLineDeg * Math.PI) / 180
  const yards = Math.hypot(finish.x, finish.y)
  return { x: yards * Math.sin(right), y: yards * Math.cos(right) }
}

function earth(place: Place, { plane, turn }: HoleGround): LatLon {
  return plane.from(turn.from(place))
}

function offsetsOf(place: LatLon, from: LatLon): readonly [number, number] {
  const { x, y } = planeAt(from).to(place)
  return [x, y]
}

import { movedArea } from '../course/areas.ts'
import { KNOWN_KINDS } from '../course/course.ts'
import type { Course, CourseHole, KnownKind, Tee } from '../course/course.ts'
import { greenOf } from '../course/green-yards.ts'
import { isMappable } from '../course/plane.ts'
import type { LatLon } from '../course/plane.ts'
import { adviseOnGround } from '../shot-advice/ground/advise-on-ground.ts'
import type { Cover, Ground } from '../shot-advice/ground/ground.ts'
import type { HoleGround } from '../shot-advice/ground/hole-ground.ts'
import { aheadOnHole } from '../shot-advice/ground/hole-shot.ts'
import { ballOnTee, compassAir, onEarth } from './book-ball.ts'
import type { BookBall, BookFor } from './book-ball.ts'
import { bookGreen } from './book-green.ts'
import type { BookGreen } from './book-green.ts'
import { drawnNumbers } from './drawn-numbers.ts'
import type { DrawnNumber } from './drawn-numbers.ts'
import { bagRange } from './flown-swing.ts'
import { frontRings } from './front-rings.ts'
import type { FrontRing } from './front-rings.ts'
import { NO_PLANS, bookPlans } from './plans.ts'
import type { BookPlans } from './plans.ts'
import { yardsFromTee } from '../course/tee-sets.ts'

/** What the map does not say is undefined. */
export type BookHead = Pick<CourseHole, 'number' | 'loop' | 'name' | 'par' | 'handicap'> & {
  readonly tee: Tee | undefined
  readonly yards: number
}

/** The hole from the tee. */
export type BookDrawing = {
  readonly ground: Ground
  readonly tee: LatLon
  /** Of the drawing's y, clockwise from north. */
  readonly bearingDeg: number
  readonly numbers: readonly DrawnNumber[]
  readonly rings: readonly FrontRing[]
}

/** Why there are no plans. */
export type BookProblem = Extract<ReturnType<typeof adviseOnGround>, { readonly problem: unknown }>

/** A page of the book as data: yards and codes, which a structured clone keeps. */
export type BookPage = BookPlans & {
  readonly head: BookHead
  readonly problem: BookProblem | undefined
  /** Undefined where the map has no green. */
  readonly green: BookGreen | undefined
  /** Undefined for a hole without a line. */
  readonly drawing: BookDrawing | undefined
  /** What the map has nowhere on the course. */
  readonly unknown: readonly KnownKind[]
  /** What is drawn although the map does not say it. */
  readonly assumed: readonly Cover[]
}

export type AskedPage = BookFor & {
  /** Where the hole's line begins unless it is said. */
  readonly tee?: Tee | undefined
}

/** The page of one hole. The clubs are chosen once, in the forecast's air. */
export function bookPage(course: Course, hole: CourseHole, { tee, ...bookFor }: AskedPage): BookPage {
  const { number, loop, name, par, handicap } = hole
  const head = { number, loop, name, par, handicap, tee, yards: yardsFromTee(hole, tee) }
  const at = tee?.at ?? hole.line[0]
  if (!at || !isMappable(at)) return withoutLine(course, head)
  const ball = ballOnTee({ ...bookFor, course, hole }, at)
  const { bag, golfer, ground, lie, air } = ball
  const shot = { ball: at, lie, pin: 'middle', isOutlineOut: ball.isOutlineOut } as const
  const ahead = aheadOnHole(bag, golfer, { course, hole, shot }, compassAir(ball.forecast))
  const advice = adviseOnGround(bag, golfer, { ground, lie, ahead }, air)
  const problem = 'problem' in advice ? advice : undefined
  const plans = 'problem' in advice ? NO_PLANS : bookPlans(advice, ball, ahead)
  return {
    ...plans,
    head,
    problem,
    green: bookGreen(course, hole, { tee: at, planA: plans.planA && onEarth(ground, plans.planA.finish) }),
    drawing: drawingOf(ball, { tee: at, plans }),
    unknown: ground.unknown,
    assumed: assumedIn(ground),
  }
}

function withoutLine({ known }: Course, head: BookHead): BookPage {
  const unknown = KNOWN_KINDS.filter((kind) => known[kind] === 'unknown')
  return { ...NO_PLANS, head, problem: undefined, green: undefined, drawing: undefined, unknown, assumed: [] }
}

function drawingOf(
  ball: BookBall,
  { tee, plans: { planA, planB } }: { readonly tee: LatLon; readonly plans: BookPlans },
): BookDrawing {
  const { bag, course, hole } = ball
  const { plane, turn, ...ground } = ball.ground
  const mapped = greenOf(course, hole, plane)
  const green = mapped && { area: movedArea(mapped.area, turn.to), middle: turn.to(mapped.middle) }
  const rings = green ? frontRings(green, ground.way) : []
  const ovals = [planA, planB].filter((plan) => plan !== undefined)
  const numbers = drawnNumbers(ground, { plans: ovals, range: bagRange(bag, ball), rings })
  return { ground, tee, bearingDeg: turn.bearingDeg, numbers, rings }
}

/** The fringe is assumed everywhere: no map has it. */
function assumedIn({ patches }: HoleGround): readonly Cover[] {
  const covers = patches.filter(({ cover, isAssumed }) => isAssumed && cover !== 'fringe').map(({ cover }) => cover)
  return [...new Set(covers)]
}

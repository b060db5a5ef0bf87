import { movedArea } from '../course/areas.ts'
import type { Place } from '../course/plane.ts'
import { yardsOutside } from '../course/spans.ts'
import type { Cover, Ground, Patch } from '../shot-advice/ground/ground.ts'
import { bearingDeg, placeAlong } from '../shot-advice/ground/lines.ts'
import { reachAndCover } from '../shot-advice/ground/reach-and-cover.ts'
import type { ReachAndCover } from '../shot-advice/ground/reach-and-cover.ts'
import { radiansFromDegrees } from '../units.ts'
import type { BookShot } from './book-shot.ts'
import type { FrontRing } from './front-rings.ts'
import type { BagRange } from './flown-swing.ts'
import { runOutYards } from './run-out.ts'

/** A number in the drawing of a hole, where it belongs. */
export type DrawnNumber = {
  /** From the tee to a hazard, over it, to the end of the fairway; or from a ring to the front of the green. */
  readonly kind: 'reach' | 'cover' | 'run-out' | 'ring'
  readonly yards: number
  readonly at: Place
  /** Of a hazard. */
  readonly hazard?: { readonly id: string | undefined; readonly cover: Cover; readonly isAssumed: boolean } | undefined
}

/** More cannot be read at arm's length. */
export const MOST_DRAWN_NUMBERS = 8

/** What an oval is drawn from. */
type Oval = Pick<BookShot, 'carryTodayYards' | 'finish' | 'spread'>

type Drawn = {
  /** Plan A before plan B. */
  readonly plans: readonly Oval[]
  readonly range: BagRange
  readonly rings: readonly FrontRing[]
}

/**
 * The numbers of a drawing, at most eight: reach and cover of the hazards that a club reaches, by how many spreads they are
 * from the nearest oval, then where plan A runs out of fairway, then the rings nearest to an oval.
 */
export function drawnNumbers(ground: Ground, { plans, range, rings }: Drawn): readonly DrawnNumber[] {
  const hazards = marksOf(ground, plans)
    .filter(({ mark }) => isInRange(mark, range))
    .map((one) => ({ ...one, spreads: Math.min(...plans.map((oval) => spreadsAway(one.patch, oval))) }))
    .toSorted((one, other) => one.spreads - other.spreads)
    .map(numbersOfHazard)
  const nearRings = rings
    .map((ring) => ({ ring, spreads: Math.min(...plans.map((oval) => spreadsOff(ring.at, oval))) }))
    .toSorted((one, other) => one.spreads - other.spreads)
    .map(({ ring: { yards, at } }): readonly DrawnNumber[] => [{ kind: 'ring', yards, at }])
  return [hazards, runOutOf(ground, { plans, range }), nearRings].reduce<readonly DrawnNumber[]>(filledUp, [])
}

/** A club comes down short of its far edge, and one gets to where it begins. */
function isInRange(
  { carriesTo, reachYards, coverYards }: ReachAndCover,
  { shortestYards, longestYards }: BagRange,
): boolean {
  return coverYards > shortestYards && (carriesTo !== 'short' || reachYards <= longestYards)
}

type Mark = { readonly mark: ReachAndCover; readonly patch: Patch; readonly rightDeg: number }

/** Each hazard once: on the line of plan A where it lies there, else of plan B. */
function marksOf(ground: Ground, plans: readonly Oval[]): readonly Mark[] {
  const found = new Map<Patch, Mark>()
  for (const plan of plans) {
    for (const mark of reachAndCover(ground, plan)) {
      const patch = ground.patches.find(({ id, cover }) => id === mark.id && cover === mark.cover)
      if (patch && !found.has(patch)) found.set(patch, { mark, patch, rightDeg: bearingDeg(plan.finish) })
    }
  }
  return [...found.values()]
}

/** Nothing is carried to beyond out of bounds: it has no far edge. */
function numbersOfHazard({ mark, rightDeg }: Mark): readonly DrawnNumber[] {
  const { id, cover, isAssumed, reachYards, coverYards } = mark
  const number = (kind: 'reach' | 'cover', yards: number): DrawnNumber => ({
    kind,
    yards,
    at: placeAlong(rightDeg, yards),
    hazard: { id, cover, isAssumed },
  })
  return cover === 'out' ? [number('reach', reachYards)] : [number('reach', reachYards), number('cover', coverYards)]
}

function runOutOf(
  ground: Ground,
  { plans: [planA], range }: Pick<Drawn, 'plans' | 'range'>,
): readonly (readonly DrawnNumber[])[] {
  const yards = planA && runOutYards(ground, planA)
  if (!planA || yards === undefined) return []
  const farthestYards = Math.hypot(planA.finish.x, planA.finish.y) + planA.spread.distanceSdYards
  if (yards > Math.max(range.longestYards, farthestYards)) return []
  return [[{ kind: 'run-out', yards, at: placeAlong(bearingDeg(planA.finish), yards) }]]
}

/** As far as there is room, the first ones first. Numbers that belong together are in it together. */
function filledUp(before: readonly DrawnNumber[], groups: readonly (readonly DrawnNumber[])[]): readonly DrawnNumber[] {
  let numbers = before
  for (const group of groups) {
    if (numbers.length + group.length > MOST_DRAWN_NUMBERS) return numbers
    numbers = [...numbers, ...group]
  }
  return numbers
}

/** From the middle of an oval to a hazard, in the oval's own spreads across and along; 0 around the middle. */
function spreadsAway(patch: Patch, oval: Oval): number {
  const toOval = inSpreadsOf(oval)
  return yardsOutside(movedArea(patch, toOval), { x: 0, y: 0 })
}

function spreadsOff(place: Place, oval: Oval): number {
  const { x, y } = inSpreadsOf(oval)(place)
  return Math.hypot(x, y)
}

/** Spreads are never nothing: a golfer who never misses is drawn as one who misses by a yard. */
const LEAST_SPREAD_YARDS = 1

function inSpreadsOf({ finish, spread: { lateralSdYards, distanceSdYards } }: Oval): (place: Place) => Place {
  const right = radiansFromDegrees(bearingDeg(finish))
  const [sine, cosine] = [Math.sin(right), Math.cos(right)]
  return ({ x, y }) => {
    const [across, along] = [x - finish.x, y - finish.y]
    return {
      x: (across * cosine - along * sine) / Math.max(LEAST_SPREAD_YARDS, lateralSdYards),
      y: (across * sine + along * cosine) / Math.max(LEAST_SPREAD_YARDS, distanceSdYards),
    }
  }
}

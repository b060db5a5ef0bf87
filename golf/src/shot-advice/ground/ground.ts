import { areaOf, movedArea } from '../../course/areas.ts'
import type { Area } from '../../course/areas.ts'
import type { KnownKind } from '../../course/course.ts'
import { turnedTo, yardsBetween } from '../../course/plane.ts'
import type { Place } from '../../course/plane.ts'
import { yardsToSegment } from '../../course/spans.ts'

/** What a ball may come to rest on or in, beside the rough that is everywhere. Tees count as fairway. */
export const COVERS = ['trees', 'fairway', 'fringe', 'green', 'bunker', 'water', 'water-red', 'out'] as const
export type Cover = (typeof COVERS)[number]

/** Base covers from below to above: each replaces what is below it. */
export const BASE_COVERS: readonly Cover[] = ['trees', 'fairway', 'fringe', 'green']
/** Hazards from below to above: each raises what is below it, and never lowers it. */
export const HAZARD_COVERS: readonly Cover[] = ['bunker', 'water', 'water-red', 'out']
const LOST_COVERS: readonly Cover[] = ['water', 'water-red', 'out']

export type Patch = Area & {
  readonly cover: Cover
  /** Of the shape that it is. */
  readonly id?: string | undefined
  /** The map does not say so: a typical green or fairway, a boundary that is only an outline, water that may be none. */
  readonly isAssumed?: boolean | undefined
  /** A line on the map, of a width that is assumed. */
  readonly isStream?: boolean | undefined
}

/** A hole as it lies before the ball: yards, the ball at 0, 0, y towards the aim, x right of it. */
export type Ground = {
  readonly pin: Place
  readonly greenMiddle: Place
  readonly patches: readonly Patch[]
  /** As the hole is played from the ball: the ball, the corners to come, the pin. */
  readonly way: readonly Place[]
  /** Where the map has no trees at all, balls far from the way are among some now and then. */
  readonly isTreesKnown: boolean
  /** What the map has nowhere on the course: nothing is known of it here either. */
  readonly unknown: readonly KnownKind[]
}

export function patchOf(cover: Cover, rings: Area['rings'], more: Pick<Patch, 'id' | 'isAssumed'> = {}): Patch {
  return { ...areaOf(rings), cover, ...more }
}

export function isHazard({ cover }: Pick<Patch, 'cover'>): boolean {
  return HAZARD_COVERS.includes(cover)
}

/** A ball that lands there is lost there, wherever it would have rolled to. */
export function isLostCover({ cover }: Pick<Patch, 'cover'>): boolean {
  return LOST_COVERS.includes(cover)
}

/** The same ground in another frame. */
export function movedGround(ground: Ground, to: (place: Place) => Place): Ground {
  return {
    ...ground,
    pin: to(ground.pin),
    greenMiddle: to(ground.greenMiddle),
    way: ground.way.map(to),
    patches: ground.patches.map((patch) => ({ ...patch, ...movedArea(patch, to) })),
  }
}

/** The same ground with y along a line that many radians to the right. */
export function turnedGround(ground: Ground, rightRadians: number): Ground {
  if (rightRadians === 0) return ground
  const [sine, cosine] = [Math.sin(rightRadians), Math.cos(rightRadians)]
  return movedGround(ground, ({ x, y }) => ({ x: x * cosine - y * sine, y: x * sine + y * cosine }))
}

/** The ground from another place, y towards the pin. */
export function groundFrom(ground: Ground, ball: Place): Ground {
  const { to } = turnedTo(ball, ground.pin)
  const moved = movedGround(ground, to)
  return { ...moved, way: wayFrom({ x: 0, y: 0 }, moved.way) }
}

/** A corner so near to the ball is behind it. */
const PASSED_YARDS = 20

/** What is left of a line from where the ball lies: the corners after its nearest part. */
export function wayFrom(ball: Place, line: readonly Place[]): readonly Place[] {
  let [nearest, nearestYards] = [1, Infinity]
  line.slice(1).forEach((to, index) => {
    const yards = yardsToSegment(ball, line[index] ?? to, to)
    if (yards < nearestYards) [nearest, nearestYards] = [index + 1, yards]
  })
  const left = line.slice(nearest)
  const last = left.length - 1
  return [ball, ...left.filter((corner, index) => index === last || yardsBetween(corner, ball) > PASSED_YARDS)]
}

/** Only what lies no farther from the ball than this. */
export function groundWithin(ground: Ground, yards: number): Ground {
  return { ...ground, patches: ground.patches.filter(({ box }) => yardsToBox(box) <= yards) }
}

function yardsToBox({ left, right, near, far }: Area['box']): number {
  return Math.hypot(Math.max(0, left, -right), Math.max(0, near, -far))
}

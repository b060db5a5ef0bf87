import type { PlacedGreen } from '../course/green-yards.ts'
import { yardsToGreen } from '../course/green-yards.ts'
import type { Place } from '../course/plane.ts'
import { FAIRWAY_HALF_WIDTH_YARDS } from '../shot-advice/hole/hole.ts'

/** Places that are equally far from the front of the green. */
export type FrontRing = {
  readonly yards: number
  /** On the way to the green. */
  readonly at: Place
  /** To both sides of it, as wide as the usual fairway. */
  readonly arc: readonly Place[]
}

const RING_STEP_YARDS = 25
const ARC_STEPS = 8
const HALVINGS = 20
const RIGHT_ANGLE = Math.PI / 2

/** A ring every 25 yards from the front of the green, as far as the way is long. Numbers are those of `greenYards`. */
export function frontRings(green: PlacedGreen, way: readonly Place[]): readonly FrontRing[] {
  const frontYards = (place: Place) => yardsToGreen(green, place).frontYards
  const [tee] = way
  if (!tee) return []
  const count = Math.floor(frontYards(tee) / RING_STEP_YARDS)
  return Array.from({ length: count }, (_, index) => (index + 1) * RING_STEP_YARDS).flatMap((yards) => {
    const at = lastOnWay(way, (place) => frontYards(place) - yards)
    return at ? [{ yards, at, arc: arcThrough(at, { middle: green.middle, yards, frontYards }) }] : []
  })
}

/** The last place of the way from which on something is negative. */
function lastOnWay(way: readonly Place[], beforeBy: (place: Place) => number): Place | undefined {
  for (let index = way.length - 1; index >= 1; index -= 1) {
    const [from, to] = [way[index - 1], way[index]]
    if (!from || !to || beforeBy(from) < 0 || beforeBy(to) > 0) continue
    let [low, high] = [0, 1]
    const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
    for (let step = 0; step < HALVINGS; step += 1) {
      const share = (low + high) / 2
      if (beforeBy(at(share)) > 0) low = share
      else high = share
    }
    return at(low)
  }
  return undefined
}

type Ring = {
  readonly middle: Place
  readonly yards: number
  readonly frontYards: (place: Place) => number
}

/** The green's edge as it is seen from each side, so many yards farther out. */
function arcThrough(at: Place, { middle, yards, frontYards }: Ring): readonly Place[] {
  const outYards = Math.hypot(at.x - middle.x, at.y - middle.y)
  const bearing = Math.atan2(at.x - middle.x, at.y - middle.y)
  const half = outYards > FAIRWAY_HALF_WIDTH_YARDS ? Math.asin(FAIRWAY_HALF_WIDTH_YARDS / outYards) : RIGHT_ANGLE
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const right = bearing + half * ((2 * step) / ARC_STEPS - 1)
    const out = (by: number) => ({ x: middle.x + by * Math.sin(right), y: middle.y + by * Math.cos(right) })
    return out(outYards - frontYards(out(outYards)) + yards)
  })
}

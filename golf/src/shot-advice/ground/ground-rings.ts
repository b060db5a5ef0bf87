import { cornerAside, signedSquareYards, placesOfRing, ringOfPlaces } from '../../course/areas.ts'
import type { Ring } from '../../course/areas.ts'
import type { Place } from '../../course/plane.ts'
import { lineYards } from '../../course/spans.ts'

/** What has no end reaches so far. */
export const ENDLESS_YARDS = 3_000
const ELLIPSE_CORNERS = 96
const FULL_TURN = 2 * Math.PI

type Sides = { readonly left: number; readonly right: number; readonly near: number; readonly far: number }

/** Infinite sides end beyond any ball. */
export function rectangle({ left, right, near, far }: Sides): Ring {
  const held = (yards: number) => Math.max(-ENDLESS_YARDS, Math.min(ENDLESS_YARDS, yards))
  const [west, east, south, north] = [held(left), held(right), held(near), held(far)]
  return Float64Array.of(west, south, east, south, east, north, west, north)
}

type Ellipse = { readonly middle: Place; readonly halfWidthYards: number; readonly halfDepthYards: number }

/** As large as the ellipse, turned so that its depth runs along the given direction. */
export function ellipse({ middle, halfWidthYards, halfDepthYards }: Ellipse, along: Place = { x: 0, y: 1 }): Ring {
  const step = FULL_TURN / ELLIPSE_CORNERS
  const stretch = Math.sqrt(step / Math.sin(step))
  return ringOfPlaces(
    Array.from({ length: ELLIPSE_CORNERS }, (_, corner) => {
      const across = halfWidthYards * stretch * Math.sin(corner * step)
      const up = halfDepthYards * stretch * Math.cos(corner * step)
      return { x: middle.x + across * along.y + up * along.x, y: middle.y - across * along.x + up * along.y }
    }),
  )
}

/** As if all its sides were moved outwards. */
export function widened(ring: Ring, yards: number): Ring {
  const outwards = signedSquareYards(ring) > 0 ? 1 : -1
  const corners = placesOfRing(ring)
  return ringOfPlaces(
    corners.map((corner, index) => {
      const [before, after] = [corners.at(index - 1) ?? corner, corners[(index + 1) % corners.length] ?? corner]
      return cornerAside({ before, corner, after }, outwards * yards)
    }),
  )
}

/** A strip along a line, a ring for each of its parts; it ends so many yards before the line does. */
export function strips(
  line: readonly Place[],
  { halfWidthYards, endsBeforeYards }: { readonly halfWidthYards: number; readonly endsBeforeYards: number },
): readonly Ring[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    const lengthYards = Math.hypot(to.x - from.x, to.y - from.y)
    const stopYards = lengthYards - Math.max(0, endsBeforeYards - lineYards(line.slice(index + 1)))
    if (stopYards <= 0) return []
    const ahead = { x: (to.x - from.x) / lengthYards, y: (to.y - from.y) / lengthYards }
    const at = (aheadYards: number, rightYards: number) => ({
      x: from.x + ahead.x * aheadYards + ahead.y * rightYards,
      y: from.y + ahead.y * aheadYards - ahead.x * rightYards,
    })
    return [
      ringOfPlaces([
        at(0, -halfWidthYards),
        at(0, halfWidthYards),
        at(stopYards, halfWidthYards),
        at(stopYards, -halfWidthYards),
      ]),
    ]
  })
}

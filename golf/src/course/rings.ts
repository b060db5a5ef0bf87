import { cornerAside, signedSquareYards } from './areas.ts'
import type { Ring } from './areas.ts'
import type { LatLon, Place, Plane } from './plane.ts'
import { isSameLonLat } from './reading/map-reading.ts'
import type { LonLat, Way } from './reading/map-reading.ts'
import { yardsToSegment } from './spans.ts'

/** Maps are 1 to 3 yards off: a corner this near to the line between its neighbours says nothing. */
export const SIMPLIFIED_YARDS = 0.5
/** Rings with fewer corners stay as they are. */
const LEAST_SIMPLIFIED_CORNERS = 8

export function latLonOf([longitudeDeg, latitudeDeg]: LonLat): LatLon {
  return { latitudeDeg, longitudeDeg }
}

export function lonLatOfPlace({ latitudeDeg, longitudeDeg }: LatLon): LonLat {
  return [longitudeDeg, latitudeDeg]
}

export function placesOf(way: Way, plane: Plane): readonly Place[] {
  return way.map((corner) => plane.to(latLonOf(corner)))
}

/** A closed way in a plane, without its closing corner. */
export function ringIn(plane: Pick<Plane, 'to'>, way: Way): Ring {
  const cornerCount = way.length - 1
  const ring = new Float64Array(2 * cornerCount)
  for (let corner = 0; corner < cornerCount; corner += 1) {
    const { x, y } = plane.to(latLonOf(way[corner] ?? [0, 0]))
    ring[2 * corner] = x
    ring[2 * corner + 1] = y
  }
  return ring
}

/** The same ring wherever a map begins it and whichever way it is drawn: from its westernmost corner, counterclockwise. */
export function settledRing(way: Way, plane: Plane): Way {
  const isClockwise = signedSquareYards(ringIn(plane, way)) < 0
  const all = (isClockwise ? way.toReversed() : way).slice(0, -1)
  const apart = all.filter((corner, index) => {
    const before = all.at(index - 1)
    return before === undefined || !isSameLonLat(before, corner)
  })
  // Of a ring that is one place many times that place is left.
  const corners = apart.length > 0 ? apart : all.slice(0, 1)
  const first = corners.reduce((least, corner, index) => (isBefore(corner, corners[least]) ? index : least), 0)
  const begun = [...corners.slice(first), ...corners.slice(0, first)]
  return [...begun, ...begun.slice(0, 1)]
}

function isBefore([longitudeDeg, latitudeDeg]: LonLat, other: LonLat | undefined): boolean {
  if (!other) return true
  return longitudeDeg < other[0] || (longitudeDeg === other[0] && latitudeDeg < other[1])
}

/** Without corners that lie within half a yard of the line between those that stay (Douglas and Peucker). */
export function simplifiedRing(way: Way, plane: Plane): Way {
  if (way.length < LEAST_SIMPLIFIED_CORNERS) return way
  const places = placesOf(way, plane)
  const half = Math.floor(way.length / 2)
  const kept = new Set([0, half, way.length - 1])
  const parts: (readonly [number, number])[] = [
    [0, half],
    [half, way.length - 1],
  ]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, last] = part
    const corner = farthestCorner(places, first, last)
    if (corner === undefined) continue
    kept.add(corner)
    parts.push([first, corner], [corner, last])
  }
  return way.filter((_, index) => kept.has(index))
}

function farthestCorner(places: readonly Place[], first: number, last: number): number | undefined {
  const [from, to] = [places[first], places[last]]
  if (!from || !to) return undefined
  let [farthest, corner]: [number, number | undefined] = [SIMPLIFIED_YARDS, undefined]
  for (let index = first + 1; index < last; index += 1) {
    const place = places[index]
    const yards = place ? yardsToSegment(place, from, to) : 0
    if (yards > farthest) [farthest, corner] = [yards, index]
  }
  return corner
}

/** A line as a closed strip of this width; a line that comes back to its beginning is one all around. */
export function stripOf(way: Way, plane: Plane, widthYards: number): Way {
  const places = placesOf(way, plane)
  const [first, second] = places
  const [last, beforeLast] = places.toReversed()
  const isLoop = first && last && first.x === last.x && first.y === last.y
  const aside = (yards: number) =>
    places.map((corner, index) => {
      const before = places[index - 1] ?? (isLoop ? beforeLast : undefined) ?? corner
      const after = places[index + 1] ?? (isLoop ? second : undefined) ?? corner
      return cornerAside({ before, corner, after }, yards)
    })
  const corners = [...aside(widthYards / 2), ...aside(-widthYards / 2).toReversed()]
  return [...corners, ...corners.slice(0, 1)].map((corner) => lonLatOfPlace(plane.from(corner)))
}

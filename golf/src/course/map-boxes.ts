import { wrappedDeg } from './plane.ts'
import type { LatLon } from './plane.ts'
import type { MapItem, Way } from './reading/map-reading.ts'

/** In degrees. Across the antimeridian `east` is beyond 180. */
export type MapBox = { readonly west: number; readonly east: number; readonly south: number; readonly north: number }
export type BoxedItem = { readonly item: MapItem; readonly box: MapBox }

const FULL_TURN_DEG = 360

export function boxOf(item: MapItem): MapBox {
  const corners = cornersOf(item)
  const first = corners[0]?.[0] ?? 0
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [longitudeDeg, latitudeDeg] of corners) {
    const unwrapped = unwrappedDeg(longitudeDeg, first)
    west = Math.min(west, unwrapped)
    east = Math.max(east, unwrapped)
    south = Math.min(south, latitudeDeg)
    north = Math.max(north, latitudeDeg)
  }
  return { west, east, south, north }
}

function cornersOf(item: MapItem): Way {
  if (item.form === 'point') return [item.at]
  return item.form === 'line' ? item.way : item.rings.flat()
}

/** The same longitude, less than half a turn away from another one. */
function unwrappedDeg(longitudeDeg: number, near: number): number {
  return longitudeDeg + FULL_TURN_DEG * Math.round((near - longitudeDeg) / FULL_TURN_DEG)
}

export function sharedBox(boxes: readonly MapBox[]): MapBox {
  const [first] = boxes
  const near = boxes.map((box) => (first ? movedBeside(box, first) : box))
  return {
    west: Math.min(...near.map(({ west }) => west)),
    east: Math.max(...near.map(({ east }) => east)),
    south: Math.min(...near.map(({ south }) => south)),
    north: Math.max(...near.map(({ north }) => north)),
  }
}

function movedBeside(box: MapBox, { west }: MapBox): MapBox {
  const turnDeg = unwrappedDeg(box.west, west) - box.west
  return { ...box, west: box.west + turnDeg, east: box.east + turnDeg }
}

/** Whether two boxes are no farther apart than this. */
export function isNear(
  one: MapBox,
  other: MapBox,
  { longitude, latitude }: { readonly longitude: number; readonly latitude: number },
): boolean {
  const beside = movedBeside(one, other)
  return (
    beside.west <= other.east + longitude &&
    beside.east >= other.west - longitude &&
    beside.south <= other.north + latitude &&
    beside.north >= other.south - latitude
  )
}

export function sizeOf({ west, east, south, north }: MapBox): number {
  return (east - west) * (north - south)
}

export function middleOfBox({ west, east, south, north }: MapBox): LatLon {
  return { latitudeDeg: (south + north) / 2, longitudeDeg: wrappedDeg((west + east) / 2) }
}

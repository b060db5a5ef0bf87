import { isClosed, isSameLonLat } from './map-reading.ts'
import type { LonLat, Way } from './map-reading.ts'

/** Joins ways end to end into closed rings, turning them round where needed; `openCount` did not close. */
export function stitch(ways: readonly Way[]): { readonly rings: readonly Way[]; readonly openCount: number } {
  const left = ways.filter(({ length }) => length > 1)
  const rings: Way[] = []
  let openCount = 0
  for (let ring = left.pop(); ring; ring = left.pop()) {
    const joined = joinedWith(left, ring)
    if (isClosed(joined)) rings.push(joined)
    else openCount += 1
  }
  return { rings, openCount }
}

/** Takes what continues the way out of the others, until it is closed or nothing does. */
function joinedWith(others: Way[], start: Way): Way {
  const ring = [...start]
  for (let end = ring.at(-1); end && !isClosed(ring); end = ring.at(-1)) {
    const next = others.findIndex((way) => isEndOf(way, end))
    const [way] = next === -1 ? [] : others.splice(next, 1)
    if (!way) break
    ring.push(...(begins(way, end) ? way : way.toReversed()).slice(1))
  }
  return ring
}

function isEndOf(way: Way, place: LonLat): boolean {
  const last = way.at(-1)
  return begins(way, place) || (last !== undefined && isSameLonLat(last, place))
}

function begins([first]: Way, place: LonLat): boolean {
  return first !== undefined && isSameLonLat(first, place)
}

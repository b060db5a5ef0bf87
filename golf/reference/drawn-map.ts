import { planeAt } from '../src/course/plane.ts'
import type { LatLon } from '../src/course/plane.ts'
import { readMap } from '../src/course/read-map.ts'
import type { LonLat, MapItem, MapReading, Tags } from '../src/course/reading/map-reading.ts'

type Corner = readonly [x: number, y: number]
/** Drawn in yards, x east and y north of `MIDDLE`. A ring is closed by itself. */
export type Drawn = { readonly tags: Tags; readonly id?: string } & (
  | { readonly point: Corner }
  | { readonly line: readonly Corner[] }
  | { readonly area: readonly Corner[] }
  | { readonly areas: readonly (readonly Corner[])[] }
)

export const MIDDLE: LatLon = { latitudeDeg: 50.11, longitudeDeg: 8.68 }

/** A map of a few things, for tests. */
export function drawnItems(drawn: readonly Drawn[], middle: LatLon = MIDDLE): readonly MapItem[] {
  const plane = planeAt(middle)
  const lonLat = ([x, y]: Corner): LonLat => {
    const { latitudeDeg, longitudeDeg } = plane.from({ x, y })
    return [longitudeDeg, latitudeDeg]
  }
  const ring = (corners: readonly Corner[]) => [...corners, ...corners.slice(0, 1)].map(lonLat)
  return drawn.map((one, index): MapItem => {
    const { tags } = one
    if ('point' in one) return { id: one.id ?? `node/${index + 1}`, tags, form: 'point', at: lonLat(one.point) }
    if ('line' in one) return { id: one.id ?? `way/${index + 1}`, tags, form: 'line', way: one.line.map(lonLat) }
    if ('area' in one) return { id: one.id ?? `way/${index + 1}`, tags, form: 'area', rings: [ring(one.area)] }
    return { id: one.id ?? `relation/${index + 1}`, tags, form: 'area', rings: one.areas.map(ring) }
  })
}

export function drawnReading(drawn: readonly Drawn[], middle: LatLon = MIDDLE): MapReading {
  return { items: drawnItems(drawn, middle), unreadableCount: 0 }
}

/** A text that has to be readable. */
export function readingOfText(text: string): MapReading {
  const reading = readMap(text)
  if ('problem' in reading) throw new Error(`The map cannot be read: ${reading.problem.code}`)
  return reading
}

export function box(x: number, y: number, halfWidth: number, halfDepth: number): readonly Corner[] {
  return [
    [x - halfWidth, y - halfDepth],
    [x + halfWidth, y - halfDepth],
    [x + halfWidth, y + halfDepth],
    [x - halfWidth, y + halfDepth],
  ]
}

import type { Shape, ShapeKind } from './course.ts'
import type { MapItem, Tags } from './reading/map-reading.ts'

type Kind = { readonly kind: ShapeKind; readonly assumed?: Shape['assumed'] }

/** By the value of `golf`. Yellow and red penalty areas are the map's old water hazards. */
const GOLF_KINDS: ReadonlyMap<string, ShapeKind> = new Map([
  ['green', 'green'],
  ['fairway', 'fairway'],
  ['tee', 'tee'],
  ['bunker', 'bunker'],
  ['rough', 'rough'],
  ['water_hazard', 'water'],
  ['lateral_water_hazard', 'water-red'],
  ['out_of_bounds', 'out'],
])
const STREAMS: ReadonlySet<string | undefined> = new Set(['river', 'stream', 'ditch', 'drain', 'canal', 'brook'])

/** What a thing of the map is on a course; undefined where it is nothing that a ball meets. */
export function shapeKindOf({ tags, form }: Pick<MapItem, 'tags' | 'form'>): Kind | undefined {
  if (tags.golf !== undefined) {
    const kind = GOLF_KINDS.get(tags.golf)
    return kind && (form === 'area' || (kind === 'tee' && form === 'point')) ? { kind } : undefined
  }
  if (form === 'line') return STREAMS.has(tags.waterway) ? { kind: 'water-red', assumed: 'stream' } : undefined
  if (form !== 'area') return undefined
  if (isWater(tags)) return { kind: 'water-red', assumed: 'water' }
  return isWoods(tags) ? { kind: 'trees' } : undefined
}

function isWater({ natural, water, waterway, landuse }: Tags): boolean {
  return natural === 'water' || water !== undefined || waterway === 'riverbank' || landuse === 'reservoir'
}

function isWoods({ natural, landuse }: Tags): boolean {
  return natural === 'wood' || natural === 'scrub' || landuse === 'forest'
}

import type { Shape, ShapeKind } from './course.ts'
import { isStream, isWaterArea } from './reading/map-reading.ts'
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

/** What a thing of the map is on a course; undefined where it is nothing that a ball meets. */
export function shapeKindOf({ tags, form }: Pick<MapItem, 'tags' | 'form'>): Kind | undefined {
  const kind = GOLF_KINDS.get(tags.golf ?? '')
  if (form === 'line') return streamKindOf(kind, tags)
  if (kind && (form === 'area' || kind === 'tee')) return { kind }
  if (kind || form !== 'area') return undefined
  if (isWaterArea(tags)) return { kind: 'water-red', assumed: 'water' }
  return isWoods(tags) ? { kind: 'trees' } : undefined
}

/** The golf tag of a line says how its water counts; how wide that is says none. */
function streamKindOf(kind: ShapeKind | undefined, tags: Tags): Kind | undefined {
  if (kind === 'water' || kind === 'water-red') return { kind, assumed: 'stream' }
  return kind === undefined && isStream(tags) ? { kind: 'water-red', assumed: 'stream' } : undefined
}

function isWoods({ natural, landuse }: Tags): boolean {
  return natural === 'wood' || natural === 'scrub' || landuse === 'forest'
}

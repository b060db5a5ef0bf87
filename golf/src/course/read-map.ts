import { readGeoJson } from './reading/geojson.ts'
import { fieldOf } from './reading/json.ts'
import { MAP_LIMITS, NOT_A_MAP, BROKEN, UnreadableMap } from './reading/map-reading.ts'
import type { MapReading, ReadProblem } from './reading/map-reading.ts'
import { readOsmXml } from './reading/osm-xml.ts'
import { readOverpass } from './reading/overpass.ts'

const BYTES_PER_MEGABYTE = 1_000_000
const BYTE_ORDER_MARK = '\u{FEFF}'

/**
 * A map from a file: OSM XML, Overpass JSON or GeoJSON. Total: whatever the text is, the answer is a reading whose
 * coordinates are places, or the problem.
 */
export function readMap(text: string): MapReading | { readonly problem: ReadProblem } {
  const { megabytes } = MAP_LIMITS
  if (text.length > megabytes * BYTES_PER_MEGABYTE) {
    return { problem: { code: 'too-large', of: 'megabytes', most: megabytes } }
  }
  const content = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).trimStart()
  try {
    if (content.startsWith('<')) return readOsmXml(content)
    return readJson(content)
  } catch (error) {
    if (error instanceof UnreadableMap) return { problem: error.problem }
    throw error
  }
}

function readJson(text: string): MapReading {
  const content = parsed(text)
  if (typeof content !== 'object' || content === null) throw new UnreadableMap(NOT_A_MAP)
  const [elements, features] = [fieldOf(content, 'elements'), fieldOf(content, 'features')]
  if (Array.isArray(elements)) return readOverpass(content, elements)
  if (fieldOf(content, 'type') === 'FeatureCollection' && Array.isArray(features)) return readGeoJson(content, features)
  throw new UnreadableMap(NOT_A_MAP)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A cut file begins as one should.
    throw new UnreadableMap(/^[[{]/.test(text) ? BROKEN : NOT_A_MAP)
  }
}

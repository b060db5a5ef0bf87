import { cornerCounter, lonLatOf, tagsOf } from './map-reading.ts'
import type { LonLat, MapReading, Tags } from './map-reading.ts'
import { readingOf } from './raw-map.ts'
import type { RawMember, RawWay } from './raw-map.ts'
import { dayOf, fieldOf, listOf } from './json.ts'

/** Overpass JSON, both as `out geom` and as `out body; >; out skel` gives it. */
export function readOverpass(content: object, elements: readonly unknown[]): MapReading {
  const nodes = new Map<string, LonLat>()
  const nodeTags = new Map<string, Tags>()
  const ways = new Map<string, RawWay>()
  const relations = new Map<string, { readonly tags: Tags; readonly members: readonly RawMember[] }>()
  const countCorners = cornerCounter()
  const cornersOf = (geometry: readonly unknown[]) => {
    countCorners(geometry.length)
    return geometry.map((corner) => lonLatOf(fieldOf(corner, 'lon'), fieldOf(corner, 'lat')))
  }

  for (const element of elements) {
    const [type, id, tags] = [
      fieldOf(element, 'type'),
      String(fieldOf(element, 'id')),
      tagsOf(fieldOf(element, 'tags')),
    ]
    if (type === 'node') {
      const at = lonLatOf(fieldOf(element, 'lon'), fieldOf(element, 'lat'))
      if (at) nodes.set(id, at)
      if (Object.keys(tags).length > 0) nodeTags.set(id, tags)
    }
    if (type === 'way') {
      const [geometry, refs] = [listOf(fieldOf(element, 'geometry')), listOf(fieldOf(element, 'nodes'))]
      if (geometry.length > 0) ways.set(id, { tags, corners: cornersOf(geometry) })
      else {
        countCorners(refs.length)
        ways.set(id, { tags, nodes: refs.map(String) })
      }
    }
    if (type === 'relation') {
      const members = listOf(fieldOf(element, 'members')).flatMap((member): readonly RawMember[] => {
        if (fieldOf(member, 'type') !== 'way') return []
        const way = String(fieldOf(member, 'ref'))
        const role = fieldOf(member, 'role') === 'inner' ? 'inner' : 'outer'
        return [{ way, role, corners: cornersOf(listOf(fieldOf(member, 'geometry'))) }]
      })
      relations.set(id, { tags, members })
    }
  }
  const takenOn = dayOf(fieldOf(fieldOf(content, 'osm3s'), 'timestamp_osm_base'))
  return readingOf({ nodes, nodeTags, ways, relations, takenOn })
}

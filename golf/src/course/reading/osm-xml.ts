import { BROKEN, NOT_A_MAP, UnreadableMap, cornerCounter, lonLatOf, tagsOf } from './map-reading.ts'
import type { LonLat, MapReading, Tags } from './map-reading.ts'
import { readingOf } from './raw-map.ts'
import type { RawMember, RawWay } from './raw-map.ts'
import { scanXml } from './xml.ts'
import type { XmlElement } from './xml.ts'

type Open = {
  readonly kind: string
  readonly attributes: XmlElement['attributes']
  readonly tags: [string, string][]
  readonly nodes: string[]
  readonly members: RawMember[]
}

const DAY_CHARACTERS = 10

/** OSM XML: `.osm` files of the map's own site, of editors and of Overpass. */
export function readOsmXml(text: string): MapReading {
  const nodes = new Map<string, LonLat>()
  const nodeTags = new Map<string, Tags>()
  const ways = new Map<string, RawWay>()
  const relations = new Map<string, { readonly tags: Tags; readonly members: readonly RawMember[] }>()
  const countCorners = cornerCounter()
  let isOsm = false
  let takenAt = ''
  let open: Open | undefined

  scanXml(text, {
    open: ({ name, attributes }) => {
      if (!isOsm && name !== 'osm') throw new UnreadableMap(NOT_A_MAP)
      isOsm = true
      if (name === 'node' || name === 'way' || name === 'relation') {
        if (open) throw new UnreadableMap(BROKEN)
        open = { kind: name, attributes, tags: [], nodes: [], members: [] }
      } else if (open) addTo(open, name, attributes)
    },
    close: (name) => {
      if (name !== open?.kind) return
      keep(open)
      open = undefined
    },
  })
  return readingOf({ nodes, nodeTags, ways, relations, takenOn: takenAt.slice(0, DAY_CHARACTERS) || undefined })

  function addTo({ tags, nodes: own, members }: Open, name: string, attributes: XmlElement['attributes']): void {
    const [key, value, ref] = [attributes.get('k'), attributes.get('v'), attributes.get('ref')]
    if (name === 'tag' && key !== undefined && value !== undefined) tags.push([key, value])
    if (name === 'nd') {
      countCorners(1)
      own.push(ref ?? '')
    }
    if (name === 'member' && attributes.get('type') === 'way' && ref !== undefined) {
      members.push({ way: ref, role: attributes.get('role') ?? '' })
    }
  }

  function keep({ kind, attributes, tags: pairs, nodes: own, members }: Open): void {
    if (attributes.get('action') === 'delete' || attributes.get('visible') === 'false') return
    const [id, timestamp = ''] = [attributes.get('id'), attributes.get('timestamp')]
    if (id === undefined) return
    if (timestamp > takenAt && /^\d{4}-\d\d-\d\d/.test(timestamp)) takenAt = timestamp
    const tags = tagsOf(Object.fromEntries(pairs))
    if (kind === 'way') ways.set(id, { tags, nodes: own })
    if (kind === 'relation') relations.set(id, { tags, members })
    if (kind !== 'node') return
    const at = lonLatOf(numberOf(attributes.get('lon')), numberOf(attributes.get('lat')))
    if (at) nodes.set(id, at)
    if (pairs.length > 0) nodeTags.set(id, tags)
  }
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined || text.trim() === '' ? undefined : Number(text)
}

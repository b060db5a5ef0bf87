import type { MapItem, Way } from '../src/course/reading/map-reading.ts'

/** The same things as GeoJSON, OSM XML and both forms of Overpass JSON: what the readers have to agree on. */
export function geoJsonOf(items: readonly MapItem[]): string {
  const features = items.map((item) => ({
    type: 'Feature',
    id: item.id,
    properties: item.tags,
    geometry: geometryOf(item),
  }))
  return JSON.stringify({ type: 'FeatureCollection', metadata: { fetched_at: '2026-05-11' }, features })
}

function geometryOf(item: MapItem) {
  if (item.form === 'point') return { type: 'Point', coordinates: item.at }
  if (item.form === 'line') return { type: 'LineString', coordinates: item.way }
  return item.rings.length === 1
    ? { type: 'Polygon', coordinates: item.rings }
    : { type: 'MultiPolygon', coordinates: item.rings.map((ring) => [ring]) }
}

type Node = { readonly id: number; readonly at: readonly [number, number]; readonly tags: MapItem['tags'] }
type DrawnWay = { readonly id: number; readonly nodes: readonly number[]; readonly tags: MapItem['tags'] }
type Relation = { readonly id: number; readonly tags: MapItem['tags']; readonly members: readonly number[] }

const FIRST_MADE_ID = 1_000_000

function elementsOf(items: readonly MapItem[]) {
  const nodes = new Map<string, Node>()
  const ways: DrawnWay[] = []
  const relations: Relation[] = []
  let made = FIRST_MADE_ID
  const nextId = () => (made += 1)
  const nodeOf = (at: readonly [number, number]): number => {
    const known = nodes.get(at.join()) ?? { id: nextId(), at, tags: {} }
    nodes.set(at.join(), known)
    return known.id
  }
  const wayOf = (way: Way, id: number, tags: MapItem['tags']): number => {
    ways.push({ id, nodes: way.map(nodeOf), tags })
    return id
  }
  for (const item of items) {
    const id = Number(item.id.split('/')[1])
    if (item.form === 'point') nodes.set(`${item.at.join()} ${item.id}`, { id, at: item.at, tags: item.tags })
    else if (item.form === 'line') wayOf(item.way, id, item.tags)
    else if (item.id.startsWith('relation/')) {
      // Each ring in two halves, the second one drawn against the first.
      const members = item.rings.flatMap((ring) => {
        const half = Math.floor(ring.length / 2)
        return [wayOf(ring.slice(0, half + 1), nextId(), {}), wayOf(ring.slice(half).toReversed(), nextId(), {})]
      })
      relations.push({ id, tags: { type: 'multipolygon', ...item.tags }, members })
    } else for (const ring of item.rings) wayOf(ring, id, item.tags)
  }
  return { nodes: [...nodes.values()], ways, relations }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export function osmXmlOf(items: readonly MapItem[]): string {
  const { nodes, ways, relations } = elementsOf(items)
  const tagsOf = (tags: MapItem['tags']) =>
    Object.entries(tags).map(
      ([key, value]) => `    <tag k="${escaped(key)}" v='${escaped(value).replaceAll("'", '&apos;')}'/>`,
    )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<osm version="0.6" generator="a test">',
    ...nodes.map(({ id, at: [lon, lat], tags }) =>
      [
        `  <node id="${id}" lat="${lat}" lon="${lon}" timestamp="2026-05-11T10:00:00Z">`,
        ...tagsOf(tags),
        '  </node>',
      ].join('\n'),
    ),
    ...ways.map(({ id, nodes: own, tags }) =>
      [`  <way id="${id}">`, ...own.map((ref) => `    <nd ref="${ref}"/>`), ...tagsOf(tags), '  </way>'].join('\n'),
    ),
    ...relations.map(({ id, members, tags }) =>
      [
        `  <relation id="${id}">`,
        ...members.map((ref) => `    <member type="way" ref="${ref}" role=""/>`),
        ...tagsOf(tags),
        '  </relation>',
      ].join('\n'),
    ),
    '</osm>',
  ].join('\n')
}

export function overpassOf(items: readonly MapItem[], form: 'geom' | 'body'): string {
  const { nodes, ways, relations } = elementsOf(items)
  const at = new Map(nodes.map((node) => [node.id, node.at]))
  const corner = (id: number) => {
    const [lon, lat] = at.get(id) ?? [Number.NaN, Number.NaN]
    return { lat, lon }
  }
  const nodesOfWay = new Map(ways.map((way) => [way.id, way.nodes]))
  const tagged = nodes.filter(({ tags }) => form === 'body' || Object.keys(tags).length > 0)
  const elements = [
    ...relations.map(({ id, tags, members }) => ({
      type: 'relation',
      id,
      tags,
      members: members.map((ref) => ({
        type: 'way',
        ref,
        role: 'outer',
        ...(form === 'geom' && { geometry: (nodesOfWay.get(ref) ?? []).map(corner) }),
      })),
    })),
    ...ways
      .filter(({ tags }) => form === 'body' || Object.keys(tags).length > 0)
      .map(({ id, nodes: own, tags }) => ({
        type: 'way',
        id,
        tags,
        nodes: own,
        ...(form === 'geom' && { geometry: own.map(corner) }),
      })),
    ...tagged.map(({ id, at: [lon, lat], tags }) => ({ type: 'node', id, lat, lon, tags })),
  ]
  return JSON.stringify({ version: 0.6, osm3s: { timestamp_osm_base: '2026-05-11T10:00:00Z' }, elements })
}

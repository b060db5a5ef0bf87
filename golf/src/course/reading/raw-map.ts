import { assertFewThings, assertShortRing, isOfCourse, itemOfWay } from './map-reading.ts'
import type { LonLat, MapItem, MapReading, Tags, Way } from './map-reading.ts'
import { stitch } from './stitch.ts'

/** A way with the ids of its nodes, or with its corners; a corner that is not there is undefined. */
export type RawWay = { readonly tags: Tags } & (
  | { readonly nodes: readonly string[] }
  | { readonly corners: readonly (LonLat | undefined)[] }
)
export type RawMember = {
  readonly way: string
  readonly role: string
  readonly corners?: readonly (LonLat | undefined)[] | undefined
}

/** Nodes, ways and relations by id, in whatever order the file has them. */
export type RawMap = {
  readonly nodes: ReadonlyMap<string, LonLat>
  readonly nodeTags: ReadonlyMap<string, Tags>
  readonly ways: ReadonlyMap<string, RawWay>
  readonly relations: ReadonlyMap<string, { readonly tags: Tags; readonly members: readonly RawMember[] }>
  readonly takenOn?: string | undefined
}

/** Tagged points, lines and areas of what courses are made of. */
export function readingOf(raw: RawMap): MapReading {
  const cornersOf = (way: RawWay | undefined): Way | undefined => {
    if (!way) return undefined
    const corners = 'nodes' in way ? way.nodes.map((node) => raw.nodes.get(node)) : way.corners
    return isWhole(corners) ? corners : undefined
  }
  const items: MapItem[] = []
  let unreadableCount = 0
  const add = (item: MapItem | undefined) => {
    if (item) items.push(item)
    else unreadableCount += 1
    assertFewThings(items.length)
  }

  for (const [id, tags] of raw.nodeTags) {
    if (tags.golf === undefined) continue
    const at = raw.nodes.get(id)
    add(at && { id: `node/${id}`, tags, form: 'point', at })
  }
  const drawnTwice = new Set<string>()
  for (const [id, { tags, members }] of raw.relations) {
    if (!isArea(tags)) continue
    const placed = members.map((member) => ({ ...member, corners: memberCorners(member) }))
    const rings = ringsOf(placed)
    for (const { way, role } of members) {
      if (role !== 'inner' && tags.golf !== undefined && raw.ways.get(way)?.tags.golf === tags.golf) drawnTwice.add(way)
    }
    // An island with a corner missing leaves no ring open: it is left out alone.
    const isPartLost = rings.outer.length > 0 && placed.some(({ corners }) => corners === undefined)
    unreadableCount += rings.openCount || Number(isPartLost)
    if (rings.outer.length > 0 || rings.openCount === 0) {
      add(rings.outer.length === 0 ? undefined : { id: `relation/${id}`, tags, form: 'area', rings: rings.all })
    }
  }
  for (const [id, way] of raw.ways) {
    if (!isOfCourse(way.tags) || drawnTwice.has(id)) continue
    const corners = cornersOf(way)
    add(corners && corners.length > 1 ? itemOfWay({ id: `way/${id}`, tags: way.tags, way: corners }) : undefined)
  }
  return { items, unreadableCount, takenOn: raw.takenOn }

  function memberCorners({ way, corners }: RawMember): Way | undefined {
    if (corners && corners.length > 0) return isWhole(corners) ? corners : undefined
    return cornersOf(raw.ways.get(way))
  }
}

function isWhole(corners: readonly (LonLat | undefined)[]): corners is Way {
  return corners.every((corner) => corner !== undefined)
}

/** Only these relations are areas: a route or a site of golf is none. */
function isArea(tags: Tags): boolean {
  const isOutline = tags.type === 'multipolygon' || tags.type === 'boundary' || tags.leisure === 'golf_course'
  return isOutline && isOfCourse(tags)
}

type PlacedMember = { readonly role: string; readonly corners: Way | undefined }

function ringsOf(members: readonly PlacedMember[]) {
  const waysOf = (isInner: boolean) =>
    members.flatMap(({ role, corners }) => ((role === 'inner') === isInner && corners ? [corners] : []))
  const [outer, inner] = [stitch(waysOf(false)), stitch(waysOf(true))]
  const all = [...outer.rings, ...inner.rings]
  for (const ring of all) assertShortRing(ring)
  return { outer: outer.rings, all, openCount: outer.openCount + inner.openCount }
}

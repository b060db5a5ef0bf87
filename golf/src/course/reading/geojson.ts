import { dayOf, fieldOf, listOf } from './json.ts'
import {
  assertFewThings,
  assertShortRing,
  cornerCounter,
  isClosed,
  isOfCourse,
  itemOfWay,
  lonLatOf,
  tagsOf,
} from './map-reading.ts'
import type { LonLat, MapItem, MapReading, Way } from './map-reading.ts'

/** GeoJSON with the map's tags among the properties, or in a property `tags`. */
export function readGeoJson(content: object, features: readonly unknown[]): MapReading {
  const countCorners = cornerCounter()
  const items: MapItem[] = []
  const ids = new Set<string>()
  let [thingCount, unreadableCount] = [0, 0]
  for (const feature of features) {
    const properties = fieldOf(feature, 'properties')
    const own = fieldOf(properties, 'tags')
    const tags = tagsOf(typeof own === 'object' && own !== null ? own : properties)
    if (!isOfCourse(tags)) continue
    const item = itemOf(fieldOf(feature, 'geometry'))
    if (!item) unreadableCount += 1
    else if (!ids.has(item.id)) items.push(item)
    ids.add(item?.id ?? '')
    thingCount += 1
    assertFewThings(thingCount)

    function itemOf(geometry: unknown): MapItem | undefined {
      const coordinates = fieldOf(geometry, 'coordinates')
      const id = (place: LonLat) => idOf(feature, properties) ?? `at/${tags.golf ?? 'ground'}/${place.join('/')}`
      switch (fieldOf(geometry, 'type')) {
        case 'Point': {
          const [at] = wayOf([coordinates]) ?? []
          return at && { id: id(at), tags, form: 'point', at }
        }
        case 'LineString': {
          const way = wayOf(listOf(coordinates))
          const [first] = way ?? []
          return way && first && way.length > 1 ? itemOfWay({ id: id(first), tags, way }) : undefined
        }
        case 'Polygon':
          return areaItem([coordinates])
        case 'MultiPolygon':
          return areaItem(listOf(coordinates))
        default:
          return undefined
      }

      function areaItem(polygons: readonly unknown[]): MapItem | undefined {
        const rings = polygons.flatMap((polygon) => listOf(polygon).map((ring) => wayOf(listOf(ring))))
        const isWhole = rings.length > 0 && rings.every((ring) => ring !== undefined && isClosed(ring))
        if (!isWhole) return undefined
        const ways = rings.flatMap((ring) => (ring ? [ring] : []))
        for (const ring of ways) assertShortRing(ring)
        const least = ways.flat().toSorted(byPlace)[0]
        return least && { id: id(least), tags, form: 'area', rings: ways }
      }
    }
  }
  const takenOn = dayOf(fieldOf(fieldOf(content, 'metadata'), 'fetched_at'))
  return { items, unreadableCount, takenOn }

  /** Undefined where one of its corners is no place. */
  function wayOf(coordinates: readonly unknown[]): Way | undefined {
    countCorners(coordinates.length)
    const way = coordinates.map((pair) => (Array.isArray(pair) ? lonLatOf(pair[0], pair[1]) : undefined))
    return way.every((corner) => corner !== undefined) ? way : undefined
  }
}

function byPlace([longitudeDeg, latitudeDeg]: LonLat, [otherLongitudeDeg, otherLatitudeDeg]: LonLat): number {
  return longitudeDeg - otherLongitudeDeg || latitudeDeg - otherLatitudeDeg
}

/** `way/123` as most tools write it. */
function idOf(feature: unknown, properties: unknown): string | undefined {
  const told = [fieldOf(feature, 'id'), fieldOf(properties, '@id'), fieldOf(properties, 'id')]
  return told.find((id): id is string => typeof id === 'string' && /^(?:node|way|relation)\/\d{1,20}$/.test(id))
}

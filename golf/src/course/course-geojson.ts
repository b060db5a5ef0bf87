import { areaOf } from './areas.ts'
import type { Course, CourseHole, Shape } from './course.ts'
import { planeAt } from './plane.ts'
import { latLonOf, lonLatOfPlace, ringIn } from './rings.ts'
import type { LonLat, Way } from './reading/map-reading.ts'
import { isInside } from './spans.ts'

/** What share-alike asks of every copy of courses that come from OpenStreetMap. */
export const ODBL_NOTICE =
  'Contains information from OpenStreetMap, made available under the Open Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/ ; © OpenStreetMap contributors, https://www.openstreetmap.org/copyright'

type Tags = Readonly<Record<string, string | undefined>>
type Geometry =
  | { readonly type: 'Point'; readonly coordinates: LonLat }
  | { readonly type: 'LineString'; readonly coordinates: Way }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Way[])[] }

/**
 * A course as a GeoJSON feature collection, with the map's tags and the notice; `readMap` reads the same course from it.
 * Shapes without an area are left out.
 */
export function courseGeoJson(course: Course, { notice = ODBL_NOTICE }: { readonly notice?: string } = {}) {
  const { id, name, outline, shapes, holes, takenOn } = course
  const isDrawn = new Set(shapes.map((shape) => shape.id))
  const tees = holes.flatMap((hole) => hole.tees.map((tee) => ({ tee, ref: refOf(hole) })))
  const teeOfShape = new Map(tees.map((one) => [one.tee.id, one]))
  const refOfGreen = new Map(holes.map((hole) => [hole.green, refOf(hole)]))
  const features = [
    ...(outline.length === 0 ? [] : [feature(id, { leisure: 'golf_course', name }, areasOf(outline, course))]),
    ...shapes.filter(hasArea).map((shape) => {
      const own = teeOfShape.get(shape.id)
      const ref = own?.ref ?? refOfGreen.get(shape.id)
      const tags = { ...tagsOfKind(shape), ref, name: own?.tee.name, tee: own?.tee.colour }
      return feature(shape.id, tags, areasOf(shape.rings, course))
    }),
    ...tees
      .filter(({ tee }) => !isDrawn.has(tee.id))
      .map(({ tee, ref }) =>
        feature(
          tee.id,
          { golf: 'tee', ref, name: tee.name, tee: tee.colour },
          { type: 'Point', coordinates: lonLatOfPlace(tee.at) },
        ),
      ),
    ...holes.map((hole) =>
      feature(hole.id, tagsOfHole(hole), { type: 'LineString', coordinates: hole.line.map(lonLatOfPlace) }),
    ),
  ]
  return { type: 'FeatureCollection', attribution: notice, metadata: { fetched_at: takenOn }, features } as const
}

/** A triangle and its first corner again. */
const LEAST_RING_CORNERS = 4

function hasArea({ rings }: Shape): boolean {
  return rings.every((ring) => ring.length >= LEAST_RING_CORNERS)
}

function feature(id: string, properties: Tags, geometry: Geometry) {
  return { type: 'Feature', id, properties, geometry } as const
}

function refOf({ number }: CourseHole): string | undefined {
  return number === undefined ? undefined : String(number)
}

function tagsOfHole(hole: CourseHole): Tags {
  const { par, handicap, name, loop } = hole
  return {
    golf: 'hole',
    ref: refOf(hole),
    par: par === undefined ? undefined : String(par),
    handicap: handicap === undefined ? undefined : String(handicap),
    name,
    'golf:course:name': loop,
  }
}

function tagsOfKind({ kind, assumed }: Shape): Tags {
  switch (kind) {
    case 'water':
      return { golf: 'water_hazard' }
    case 'water-red':
      return assumed === undefined ? { golf: 'lateral_water_hazard' } : { natural: 'water' }
    case 'trees':
      return { natural: 'wood' }
    case 'out':
      return { golf: 'out_of_bounds' }
    default:
      return { golf: kind }
  }
}

/** Rings within an odd number of others are holes in the smallest of those around them. */
function areasOf(rings: readonly Way[], { middle }: Course): Geometry {
  const plane = planeAt(middle)
  const placed = rings.map((way) => ({ way, area: areaOf([ringIn(plane, way)]) }))
  type Placed = (typeof placed)[number]
  const around = ({ way }: Placed) =>
    placed.filter((other) => {
      const [first] = way
      return other.way !== way && first !== undefined && isInside(other.area, plane.to(latLonOf(first)))
    })
  const isHole = (ring: Placed) => around(ring).length % 2 === 1
  const outers = placed.filter((ring) => !isHole(ring))
  const innermost = (ring: Placed) =>
    around(ring).toSorted((one, other) => around(other).length - around(one).length)[0]
  return {
    type: 'MultiPolygon',
    coordinates: outers.map((outer) => [
      outer.way,
      ...placed.filter((ring) => isHole(ring) && innermost(ring) === outer).map(({ way }) => way),
    ]),
  }
}

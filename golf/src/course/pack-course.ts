import { KNOWN_KINDS } from './course.ts'
import type { Course, CourseHole, Shape, ShapeKind, Tee } from './course.ts'
import { MOST_LONGITUDE_DEG } from './plane.ts'
import type { LatLon } from './plane.ts'
import { latLonOf, lonLatOfPlace } from './rings.ts'
import type { LonLat, Way } from './reading/map-reading.ts'

/** Latitude and longitude in whole millionths of a degree, each place from the one before it, the first from `at`. */
export type PackedWay = readonly number[]

/** A course as it is sent and kept: a quarter of its size. Rings without their closing corner. */
export type PackedCourse = {
  readonly v: 1
  readonly id: string
  readonly name?: string | undefined
  readonly takenOn?: string | undefined
  readonly at: PackedWay
  readonly outline: readonly PackedWay[]
  readonly shapes: readonly PackedShape[]
  readonly holes: readonly PackedHole[]
  /** The kinds that are mapped. */
  readonly known: readonly string[]
  readonly notes: Course['notes']
}

export type PackedShape = {
  readonly kind: ShapeKind
  readonly id: string
  readonly rings: readonly PackedWay[]
  readonly assumed?: Shape['assumed']
}

export type PackedHole = Pick<
  CourseHole,
  'id' | 'number' | 'loop' | 'name' | 'par' | 'handicap' | 'greenBy' | 'lengthYards' | 'isTurned'
> & {
  readonly line: PackedWay
  /** Its place among the shapes. */
  readonly green?: number | undefined
  readonly tees: readonly (Pick<Tee, 'id' | 'name' | 'colour'> & { readonly at: PackedWay })[]
}

/** A millionth of a degree of latitude is 11 cm. */
const PARTS_PER_DEGREE = 1_000_000

/** No corner moves by more than 0.12 yards, up to 75° of latitude. */
export function packCourse({ id, name, takenOn, middle, outline, shapes, holes, known, notes }: Course): PackedCourse {
  const at = partsOf(lonLatOfPlace(middle))
  const pack = (way: Way) => packedWay(way, at)
  const packRing = (ring: Way) => pack(ring.slice(0, -1))
  const placeOfShape = new Map(shapes.map((shape, index) => [shape.id, index]))
  return {
    v: 1,
    id,
    name,
    takenOn,
    at,
    outline: outline.map(packRing),
    shapes: shapes.map(({ kind, id: shape, rings, assumed }) => ({
      kind,
      id: shape,
      rings: rings.map(packRing),
      assumed,
    })),
    holes: holes.map(({ line, green, tees, ...hole }) => ({
      ...hole,
      line: pack(line.map(lonLatOfPlace)),
      green: green === undefined ? undefined : placeOfShape.get(green),
      tees: tees.map(({ at: place, ...tee }) => ({ ...tee, at: pack([lonLatOfPlace(place)]) })),
    })),
    known: KNOWN_KINDS.filter((kind) => known[kind] === 'mapped'),
    notes,
  }
}

/** The course that was packed; names and numbers of shapes are left behind, they have joined what they belong to. */
export function unpackCourse(packed: PackedCourse): Course {
  const { id, name, takenOn, at, outline, shapes, holes, known, notes } = packed
  const unpack = (way: PackedWay) => unpackedWay(way, at)
  const unpackRing = (way: PackedWay) => {
    const ring = unpack(way)
    return [...ring, ...ring.slice(0, 1)]
  }
  const latLons = (way: PackedWay) => unpack(way).map(latLonOf)
  const isMapped = new Set(known)
  return {
    id,
    name,
    takenOn,
    middle: middleOf(at),
    outline: outline.map(unpackRing),
    shapes: shapes.map(({ kind, id: shape, rings, assumed }) => ({
      kind,
      id: shape,
      rings: rings.map(unpackRing),
      assumed,
    })),
    holes: holes.map(({ line, green, tees, ...hole }) => ({
      ...hole,
      line: latLons(line),
      green: green === undefined ? undefined : shapes[green]?.id,
      tees: tees.map(({ at: place, ...tee }) => ({ ...tee, at: latLons(place)[0] ?? middleOf(at) })),
    })),
    known: Object.fromEntries(
      KNOWN_KINDS.map((kind) => [kind, isMapped.has(kind) ? 'mapped' : 'unknown'] as const),
    ) as Course['known'],
    notes,
  }
}

function middleOf([latitude = 0, longitude = 0]: PackedWay): LatLon {
  return { latitudeDeg: latitude / PARTS_PER_DEGREE, longitudeDeg: longitude / PARTS_PER_DEGREE }
}

function partsOf([longitudeDeg, latitudeDeg]: LonLat): PackedWay {
  return [Math.round(latitudeDeg * PARTS_PER_DEGREE), Math.round(longitudeDeg * PARTS_PER_DEGREE)]
}

function packedWay(way: Way, at: PackedWay): PackedWay {
  let [latitude = 0, longitude = 0] = at
  return way.flatMap((corner) => {
    const [nextLatitude = 0, nextLongitude = 0] = partsOf(corner)
    const step = [nextLatitude - latitude, shortWay(nextLongitude - longitude)]
    latitude = nextLatitude
    longitude = nextLongitude
    return step
  })
}

const FULL_TURN = 2 * MOST_LONGITUDE_DEG * PARTS_PER_DEGREE

/** Across the antimeridian a step is as short as anywhere. */
function shortWay(parts: number): number {
  return parts - FULL_TURN * Math.round(parts / FULL_TURN)
}

function unpackedWay(way: PackedWay, at: PackedWay): Way {
  let [latitude = 0, longitude = 0] = at
  return Array.from({ length: Math.floor(way.length / 2) }, (_, index): LonLat => {
    latitude += way[2 * index] ?? 0
    longitude = shortWay(longitude + (way[2 * index + 1] ?? 0))
    return [longitude / PARTS_PER_DEGREE, latitude / PARTS_PER_DEGREE]
  })
}

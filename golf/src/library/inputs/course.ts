import { SHAPE_KINDS } from '../../course/course.ts'
import type { Course, CourseHole, KnownKind, Shape, Tee } from '../../course/course.ts'
import { MAP_LIMITS } from '../../course/reading/map-reading.ts'
import type { Way } from '../../course/reading/map-reading.ts'
import { MOST_LATITUDE_DEG, MOST_LONGITUDE_DEG, wrappedDeg } from '../../course/plane.ts'
import type { LatLon } from '../../course/plane.ts'
import type { CompassAir } from '../../shot-advice/ground/air-on-line.ts'
import type { HoleShot } from '../../shot-advice/ground/hole-shot.ts'
import type { AdvisedGolfer } from '../../shot-advice/advise.ts'
import { LIES, PINS, SLOPES } from '../../shot-advice/shot.ts'
import type { AdvisedClub } from '../../shot-advice/swings/swing.ts'
import { DAY, FLAG, choice, either, list, number, optional, record, text, tuple, whole } from './check.ts'
import { ADVISED_BAG, ADVISED_GOLFER, CLUB, COMPASS_AIR } from './golfer.ts'
import type { WrongInput } from './wrong-input.ts'

const LATITUDE_DEG = number({ from: -MOST_LATITUDE_DEG, to: MOST_LATITUDE_DEG })
const LONGITUDE_DEG = number({ from: -MOST_LONGITUDE_DEG, to: MOST_LONGITUDE_DEG })
const LAT_LON = record<LatLon>({ latitudeDeg: LATITUDE_DEG, longitudeDeg: LONGITUDE_DEG })
const NAME = optional(text())
const RING = list<Way[number]>(tuple(LONGITUDE_DEG, LATITUDE_DEG), { least: 4, most: MAP_LIMITS.ringCorners + 1 })
const RINGS = list<Way>(RING, { most: 1_000 })
const COUNT = optional(whole({ from: 0, to: 1_000_000 }))
const KNOWN = choice(['mapped', 'unknown'])

const SHAPE = record<Shape>({
  id: text(),
  kind: choice(SHAPE_KINDS),
  rings: RINGS,
  ref: NAME,
  name: NAME,
  assumed: optional(choice(['water', 'stream'])),
})
const TEE = record<Tee>({ id: text(), at: LAT_LON, name: NAME, colour: NAME })
const HOLE = record<CourseHole>({
  id: text(),
  number: optional(whole({ from: 1, to: 99 })),
  loop: NAME,
  name: NAME,
  par: optional(whole({ from: 1, to: 9 })),
  handicap: optional(whole({ from: 1, to: 99 })),
  line: list(LAT_LON, { least: 2, most: 1_000 }),
  green: NAME,
  greenBy: optional(choice(['inside', 'near', 'ref'])),
  tees: list(TEE, { most: 100 }),
  lengthYards: number({ from: 0, to: 5_000 }),
  isTurned: optional(choice([true])),
})
const COURSE = record<Course>({
  id: text(),
  name: NAME,
  takenOn: optional(DAY),
  middle: LAT_LON,
  outline: RINGS,
  holes: list(HOLE, { most: 100 }),
  shapes: list(SHAPE, { most: MAP_LIMITS.things }),
  known: record<Readonly<Record<KnownKind, 'mapped' | 'unknown'>>>({
    green: KNOWN,
    fairway: KNOWN,
    tee: KNOWN,
    bunker: KNOWN,
    water: KNOWN,
    trees: KNOWN,
    out: KNOWN,
  }),
  notes: record<Course['notes']>({
    unreadable: COUNT,
    'line-turned': COUNT,
    'line-twice': COUNT,
    'line-length': COUNT,
    'shape-twice': COUNT,
    'too-many-holes': COUNT,
    'green-size': COUNT,
  }),
})

export const READ_COURSES = record<{ readonly map: string }>({ map: text(Infinity) })

export const GREEN_YARDS = record<{ readonly course: Course; readonly holeId: string; readonly ball: LatLon }>({
  course: COURSE,
  holeId: text(),
  ball: LAT_LON,
})

/** A ball on a hole of a course. */
export type HoleAsked = {
  readonly course: Course
  /** The `id` of one of its holes. */
  readonly holeId: string
  readonly shot: HoleShot
}

export const ADVISE_HOLE = record<{
  readonly bag: readonly AdvisedClub[]
  readonly golfer: AdvisedGolfer
  readonly asked: HoleAsked
  readonly air: CompassAir
}>({
  bag: ADVISED_BAG,
  golfer: ADVISED_GOLFER,
  asked: record<HoleAsked>({
    course: COURSE,
    holeId: text(),
    shot: record<HoleShot>({
      ball: LAT_LON,
      lie: choice(LIES),
      pin: either(choice(PINS), LAT_LON),
      slope: optional(choice(SLOPES)),
      isSoft: optional(FLAG),
      isOutlineOut: optional(FLAG),
      isTournament: optional(FLAG),
      towards: optional(LAT_LON),
      club: optional(CLUB),
    }),
  }),
  air: COMPASS_AIR,
})

/** No course is longer than this; a green as wide as a continent would be looked at yard by yard. */
const MOST_FROM_MIDDLE_DEG = 0.5

type NamedPlace = readonly [field: string, at: LatLon]

/** The first place of holes and greens, or of `others`, that is too far from the middle of the course. */
export function farFromCourse(course: Course, field: string, others: readonly NamedPlace[]): WrongInput | undefined {
  const { middle, holes, shapes } = course
  const onHoles = holes.flatMap(({ line, tees }, index): readonly NamedPlace[] => [
    ...line.map((at, corner): NamedPlace => [`${field}.holes[${index}].line[${corner}]`, at]),
    ...tees.map(({ at }, tee): NamedPlace => [`${field}.holes[${index}].tees[${tee}].at`, at]),
  ])
  const onGreens = shapes.flatMap(({ kind, rings }, index): readonly NamedPlace[] =>
    kind === 'green' ? rings.flatMap((ring, one) => cornersOf(ring, `${field}.shapes[${index}].rings[${one}]`)) : [],
  )
  const isFar = ({ latitudeDeg, longitudeDeg }: LatLon) =>
    Math.abs(latitudeDeg - middle.latitudeDeg) > MOST_FROM_MIDDLE_DEG ||
    Math.abs(wrappedDeg(longitudeDeg - middle.longitudeDeg)) > MOST_FROM_MIDDLE_DEG
  const far = [...onHoles, ...onGreens, ...others].find(([, at]) => isFar(at))
  if (!far) return undefined
  const expected = `a place within ${MOST_FROM_MIDDLE_DEG} degrees of the middle of the course`
  return { problem: 'wrong-input', field: far[0], expected }
}

function cornersOf(ring: Way, field: string): readonly NamedPlace[] {
  return ring.map(([longitudeDeg, latitudeDeg], corner) => [`${field}[${corner}]`, { latitudeDeg, longitudeDeg }])
}

/** The places that a shot on a hole names. */
export function placesOfShot({ ball, pin, towards }: HoleShot, field: string): readonly NamedPlace[] {
  return [
    [`${field}.ball`, ball],
    ...(typeof pin === 'string' ? [] : [[`${field}.pin`, pin] as const]),
    ...(towards === undefined ? [] : [[`${field}.towards`, towards] as const]),
  ]
}

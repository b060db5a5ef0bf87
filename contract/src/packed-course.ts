import * as z from 'zod/mini'
import { COURSE_LIMITS, COURSE_NOTES, KNOWN_KINDS, SHAPE_KINDS } from '@bagwise/golf/course/course'
import { MOST_LATITUDE_DEG, MOST_LONGITUDE_DEG } from '@bagwise/golf/course/plane'
import { boundedList } from './bounded-list.ts'
import { CalendarDay } from './calendar-day.ts'
import { described } from './documented.ts'
import { wholeBetween } from './number-ranges.ts'
import { nameText } from './text.ts'

/** What a packed course may hold at most; ways are counted in numbers, two a place. */
export type PackedLimits = {
  readonly shapes: number
  readonly numbers: number
  readonly wayNumbers: number
  /** As JSON in UTF-8. */
  readonly bytes: number
}

/** Of a course from a map. */
export const COURSE_SIZE: PackedLimits = { shapes: 3_000, numbers: 60_000, wayNumbers: 10_000, bytes: 256_000 }

const PARTS_PER_DEGREE = 1_000_000
/** Some 22 km: the longest step from one place of a course to the next. */
export const MOST_STEP_PARTS = 200_000
const MOST_NAME_CHARACTERS = 100
const MOST_ID_CHARACTERS = 64
const MOST_RINGS = 1_000
const MOST_TEES = 100
const MOST_NOTED = 1_000_000
const HOLE_NUMBERS = { least: 1, most: 36 } as const
const PARS = { least: 3, most: 6 } as const
const STROKE_INDEXES = { least: 1, most: 18 } as const
const HOLE_YARDS = { least: 30, most: 800 } as const
const GREEN_BY = ['inside', 'near', 'ref'] as const
const ASSUMED = ['water', 'stream'] as const

/** Of things of a map (`way/123`), of what has no number there (`at/green/8.68/50.11`), and of a golfer's own. */
export const MapId = z.string().check(
  z.maxLength(MOST_ID_CHARACTERS),
  z.refine((id) => /^[\w./:+-]+$/.test(id), 'must be the id of something on a map'),
)

/** Counted as people count, not in halves of a character beyond the basic plane; NFC, nothing that cannot be seen. */
const MapName = nameText({ maxLength: 2 * MOST_NAME_CHARACTERS }).check(
  z.refine(
    (name) => [...name].length <= MOST_NAME_CHARACTERS,
    `is too long: at most ${MOST_NAME_CHARACTERS} characters`,
  ),
)

/** Latitude and longitude in whole millionths of a degree. */
export const PackedPlace = described(
  'Latitude and longitude in millionths of a degree.',
  z.tuple([
    wholeBetween(-MOST_LATITUDE_DEG * PARTS_PER_DEGREE, MOST_LATITUDE_DEG * PARTS_PER_DEGREE),
    wholeBetween(-MOST_LONGITUDE_DEG * PARTS_PER_DEGREE, MOST_LONGITUDE_DEG * PARTS_PER_DEGREE),
  ]),
)

const Step = described(
  'Millionths of a degree from the place before, latitude and longitude in turn.',
  wholeBetween(-MOST_STEP_PARTS, MOST_STEP_PARTS),
)

function wayOf({ least, most }: { readonly least: number; readonly most: number }) {
  return boundedList(Step, { maxLength: most }).check(
    z.refine((way) => way.length >= least && way.length % 2 === 0, 'must be latitudes and longitudes in pairs'),
  )
}

/** A place: its two numbers. */
const ONE_PLACE = 2
/** A line has two ends. */
const TWO_PLACES = 4

/** A course as `packCourse` of `golf` writes it, within limits; ids of holes and shapes are there once. */
export function packedCourse(limits: PackedLimits, id: z.ZodMiniType<string> = MapId) {
  const ring = wayOf({ least: ONE_PLACE, most: limits.wayNumbers })
  const shape = z.strictObject({
    kind: z.enum(SHAPE_KINDS),
    id: MapId,
    rings: boundedList(ring, { maxLength: MOST_RINGS }),
    assumed: z.optional(z.enum(ASSUMED)),
  })
  const tee = z.strictObject({
    id: MapId,
    name: z.optional(MapName),
    colour: z.optional(MapName),
    at: wayOf({ least: ONE_PLACE, most: ONE_PLACE }),
  })
  const hole = z.strictObject({
    id: MapId,
    number: z.optional(wholeBetween(HOLE_NUMBERS.least, HOLE_NUMBERS.most)),
    loop: z.optional(MapName),
    name: z.optional(MapName),
    par: z.optional(wholeBetween(PARS.least, PARS.most)),
    handicap: described('Stroke index.', z.optional(wholeBetween(STROKE_INDEXES.least, STROKE_INDEXES.most))),
    greenBy: z.optional(z.enum(GREEN_BY)),
    lengthYards: wholeBetween(HOLE_YARDS.least, HOLE_YARDS.most),
    isTurned: z.optional(z.literal(true)),
    line: wayOf({ least: TWO_PLACES, most: limits.wayNumbers }),
    green: described('Which of the shapes, counted from 0.', z.optional(wholeBetween(0, limits.shapes - 1))),
    tees: boundedList(tee, { maxLength: MOST_TEES }),
  })
  const noted = described('How often it was met.', z.optional(wholeBetween(0, MOST_NOTED)))
  const content = z.strictObject({
    v: z.literal(1),
    id,
    name: z.optional(MapName),
    takenOn: z.optional(CalendarDay),
    at: PackedPlace,
    outline: boundedList(ring, { maxLength: MOST_RINGS }),
    shapes: boundedList(shape, { maxLength: limits.shapes }),
    holes: boundedList(hole, { maxLength: COURSE_LIMITS.holes }),
    known: boundedList(z.enum(KNOWN_KINDS), { maxLength: KNOWN_KINDS.length }),
    notes: z.strictObject(Object.fromEntries(COURSE_NOTES.map((code) => [code, noted])) as NotesShape<typeof noted>),
  })
  type Content = z.output<typeof content>
  return content.check(
    z.refine((course: Content) => numbersIn(course) <= limits.numbers, {
      error: `has too many places: at most ${limits.numbers.toLocaleString('en')} numbers`,
      abort: true,
    }),
    z.refine(({ holes, shapes }: Content) => isEachOnce(holes) && isEachOnce(shapes), 'names something twice'),
    z.refine(({ known }: Content) => new Set(known).size === known.length, 'names something twice'),
    z.refine(
      ({ holes, shapes }: Content) =>
        holes.every(({ green }) => green === undefined || shapes[green]?.kind === 'green'),
      'has a hole whose green is no green',
    ),
    z.refine(
      (course: Content) => utf8Bytes(JSON.stringify(course)) <= limits.bytes,
      `is too large: at most ${limits.bytes / BYTES_PER_KB} kB`,
    ),
  )
}

type NotesShape<Noted> = Record<(typeof COURSE_NOTES)[number], Noted>

const BYTES_PER_KB = 1000

/** The first code points that take two, three and four bytes. */
const LONGER_FROM = [0x80, 0x8_00, 0x1_00_00] as const

function utf8Bytes(text: string): number {
  let byteCount = 0
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    byteCount += 1 + LONGER_FROM.filter((first) => codePoint >= first).length
  }
  return byteCount
}

type Ways = {
  readonly outline: readonly (readonly number[])[]
  readonly shapes: readonly { readonly rings: readonly (readonly number[])[] }[]
  readonly holes: readonly {
    readonly line: readonly number[]
    readonly tees: readonly { readonly at: readonly number[] }[]
  }[]
}

function numbersIn({ outline, shapes, holes }: Ways): number {
  const ways = [
    ...outline,
    ...shapes.flatMap(({ rings }) => rings),
    ...holes.flatMap(({ line, tees }) => [line, ...tees.map(({ at }) => at)]),
  ]
  return ways.reduce((sum, way) => sum + way.length, 0)
}

function isEachOnce(things: readonly { readonly id: string }[]): boolean {
  return new Set(things.map(({ id }) => id)).size === things.length
}

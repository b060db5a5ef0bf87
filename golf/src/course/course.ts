import type { LatLon } from './plane.ts'
import type { Way } from './reading/map-reading.ts'

/** What lies on a course; `water-red` may be dropped beside (Rules of Golf, Rule 17.1d), `out` is out of bounds. */
export const SHAPE_KINDS = ['green', 'fairway', 'tee', 'bunker', 'water', 'water-red', 'rough', 'trees', 'out'] as const
export type ShapeKind = (typeof SHAPE_KINDS)[number]

export type Shape = {
  readonly id: string
  readonly kind: ShapeKind
  /** Closed, longitude before latitude; even-odd, so that a ring within another one is a hole in it. */
  readonly rings: readonly Way[]
  readonly ref?: string | undefined
  readonly name?: string | undefined
  /** Water that the map does not call a hazard, or a stream that it draws as a line. */
  readonly assumed?: 'water' | 'stream' | undefined
}

export type Tee = {
  readonly id: string
  readonly at: LatLon
  readonly name?: string | undefined
  readonly colour?: string | undefined
}

/** Numbers, par and stroke index are what the map says; undefined where it does not. */
export type CourseHole = {
  readonly id: string
  readonly number?: number | undefined
  readonly loop?: string | undefined
  readonly name?: string | undefined
  readonly par?: number | undefined
  /** The stroke index. */
  readonly handicap?: number | undefined
  /** As it is played, from the tee to the green. */
  readonly line: readonly LatLon[]
  /** The id of its green's shape. */
  readonly green?: string | undefined
  readonly greenBy?: 'inside' | 'near' | 'ref' | undefined
  /** The longest first. */
  readonly tees: readonly Tee[]
  readonly lengthYards: number
  /** The map has it from the green to the tee. */
  readonly isTurned?: true | undefined
}

/** What may be mapped on a course as a whole, or not at all. */
export const KNOWN_KINDS = ['green', 'fairway', 'tee', 'bunker', 'water', 'trees', 'out'] as const
export type KnownKind = (typeof KNOWN_KINDS)[number]

/** What the reading of a course noticed, and how often. */
export const COURSE_NOTES = [
  'unreadable',
  'line-turned',
  'line-twice',
  'line-length',
  'shape-twice',
  'too-many-holes',
  'green-size',
] as const
export type CourseNote = (typeof COURSE_NOTES)[number]

export type Course = {
  readonly id: string
  readonly name?: string | undefined
  /** The day of the map, YYYY-MM-DD. */
  readonly takenOn?: string | undefined
  readonly middle: LatLon
  readonly outline: readonly Way[]
  /** By loop and number; those without a number last. */
  readonly holes: readonly CourseHole[]
  readonly shapes: readonly Shape[]
  /** A kind that is mapped somewhere is absent where there is none; else nothing is known of it. */
  readonly known: Readonly<Record<KnownKind, 'mapped' | 'unknown'>>
  readonly notes: Readonly<Partial<Record<CourseNote, number | undefined>>>
}

/** How wide a stream counts that the map draws as a line; rule of thumb. */
export const STREAM_YARDS = 3

export const COURSE_LIMITS = { holes: 72 } as const

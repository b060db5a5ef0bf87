import { planeAt } from '../course/plane.ts'
import { yardsApart } from './hole-places.ts'
import type { SettledPlace } from './settled-place.ts'

/** A place as it was marked in one round. */
export type Sighting = SettledPlace & { readonly round: string }

/** A golfer's own notes of a hole that no map has; the latest round last. */
export type HoleMarks = { readonly tee: readonly Sighting[]; readonly pin: readonly Sighting[] }
/** Of a course, by the number of the hole. It maps itself by being played. */
export type CourseMarks = Readonly<Record<number, HoleMarks>>

export const MARK_KINDS = ['tee', 'pin'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** More rounds would make a green's middle no surer. */
const MOST_SIGHTINGS = 10
const NO_MARKS: HoleMarks = { tee: [], pin: [] }

type Marking = { readonly round: string; readonly hole: number; readonly kind: MarkKind }

/** Notes with a place marked in a round; a second mark of the same round takes the place of the first. */
export function withMark(marks: CourseMarks, { round, hole, kind }: Marking, place: SettledPlace): CourseMarks {
  const before = marks[hole] ?? NO_MARKS
  const others = before[kind].filter((sighting) => sighting.round !== round)
  return { ...marks, [hole]: { ...before, [kind]: [...others, { ...place, round }].slice(-MOST_SIGHTINGS) } }
}

/** Notes without what was marked in a round, as when the mark is undone. */
export function withoutMark(marks: CourseMarks, { round, hole, kind }: Marking): CourseMarks {
  const before = marks[hole]
  if (!before) return marks
  return { ...marks, [hole]: { ...before, [kind]: before[kind].filter((sighting) => sighting.round !== round) } }
}

/** A pin that other rounds have marked: where it probably is today, how far that may be off, and on how many rounds it was seen. */
export type RememberedPlace = SettledPlace & { readonly roundCount: number }

/**
 * Holes are cut elsewhere each day, from front to back of a green of about 30 yards. One standard deviation around the
 * middle, along and across alike; rule of thumb.
 */
const HOLE_CUT_SD_YARDS = 6
/** Farther apart two pins are not on one green: a second or a temporary green. Rule of thumb. */
const ONE_GREEN_YARDS = 40

/** The middle of the pins that were marked on the green of the latest one. Undefined where none was. */
export function rememberedPin({ pin }: Pick<HoleMarks, 'pin'>): RememberedPlace | undefined {
  const latest = pin.at(-1)
  if (!latest) return undefined
  const onGreen = pin.filter(({ at }) => yardsApart(latest.at, at) <= ONE_GREEN_YARDS)
  const plane = planeAt(latest.at)
  const places = onGreen.map(({ at }) => plane.to(at))
  const middle = { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) }
  const markedSdYards = Math.sqrt(mean(onGreen.map(({ sdYards }) => sdYards ** 2)) / onGreen.length)
  const cutSdYards = HOLE_CUT_SD_YARDS * Math.sqrt(1 + 1 / onGreen.length)
  return { at: plane.from(middle), sdYards: Math.hypot(markedSdYards, cutSdYards), roundCount: onGreen.length }
}

/** The tee of the latest round: golfers change from one set of tees to another. */
export function rememberedTee({ tee }: Pick<HoleMarks, 'tee'>): RememberedPlace | undefined {
  const latest = tee.at(-1)
  return latest && { at: latest.at, sdYards: latest.sdYards, roundCount: tee.length }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

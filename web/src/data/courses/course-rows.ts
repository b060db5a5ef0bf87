import type { CourseHole } from '@bagwise/golf/course/course'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import type { LayUpFor } from '@bagwise/golf/shot-advice/ground/lay-ups'

/** What a golfer has said of a course, beside its map. */
export type CourseChoices = {
  /** The set of tees. */
  readonly tees?: string | undefined
  /** The outline is no boundary here. */
  readonly isOutlineIn?: boolean | undefined
  /** Numbers of holes that the map has without one, by their ids. */
  readonly numbers?: Readonly<Record<string, number>> | undefined
  /** What the golfer likes to leave on a hole too long for one shot. */
  readonly layUpFor?: LayUpFor | undefined
  /** Holes that the golfer made of greens and tees, because the map has none. */
  readonly holes?: readonly CourseHole[] | undefined
}

/** New choices beside those that were made before, or made of them. */
export type CourseChoice = CourseChoices | ((before: CourseChoices) => CourseChoices)

export function withChoice(before: CourseChoices, choice: CourseChoice): CourseChoices {
  return { ...before, ...(typeof choice === 'function' ? choice(before) : choice) }
}

/** A course on this device. */
export type KeptCourse = {
  readonly golfer: string
  readonly packed: PackedCourse
  /** Of a course from the server a newer map may be had. */
  readonly from: 'server' | 'file'
  readonly keptAtMs: number
  readonly usedAtMs: number
  readonly byteCount: number
  readonly choices: CourseChoices
}

/** So much of other people's maps is kept; the least recently used ones leave, unless the golfer made holes on them. */
export const MOST_KEPT = { courses: 60, bytes: 8_000_000 } as const

/** A row as it was written; undefined for anything else, which may be of another version. */
export function parseKept(row: unknown): KeptCourse | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const { golfer, packed, from, keptAtMs, usedAtMs, byteCount, choices } = row as Partial<KeptCourse>
  const isWhole =
    typeof golfer === 'string' &&
    (from === 'server' || from === 'file') &&
    [keptAtMs, usedAtMs, byteCount].every((value) => typeof value === 'number') &&
    typeof choices === 'object' &&
    isPacked(packed)
  return isWhole ? (row as KeptCourse) : undefined
}

function isPacked(packed: unknown): packed is PackedCourse {
  if (typeof packed !== 'object' || packed === null) return false
  const { v, id, at, outline, shapes, holes, known } = packed as Partial<PackedCourse>
  return v === 1 && typeof id === 'string' && [at, outline, shapes, holes, known].every(Array.isArray)
}

/**
 * The rows that leave, so that those that stay are few and small enough. The one that was just used never leaves, nor does
 * one with holes that the golfer made.
 */
export function leavingRows(
  rows: readonly (Pick<KeptCourse, 'usedAtMs' | 'byteCount'> & Partial<Pick<KeptCourse, 'choices'>>)[],
  most: { readonly courses: number; readonly bytes: number } = MOST_KEPT,
): readonly number[] {
  const latestFirst = rows
    .map((row, index) => ({ ...row, index }))
    .toSorted((one, other) => other.usedAtMs - one.usedAtMs)
  let byteSum = 0
  return latestFirst.flatMap(({ byteCount, choices, index }, place) => {
    byteSum += byteCount
    const hasHoles = (choices?.holes ?? []).length > 0
    const stays = hasHoles || place === 0 || (place < most.courses && byteSum <= most.bytes)
    return stays ? [] : [index]
  })
}

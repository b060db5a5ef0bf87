import type { Area } from './areas.ts'
import type { CourseHole, Tee } from './course.ts'
import { yardsBetween } from './plane.ts'
import type { Place } from './plane.ts'
import type { Tags } from './reading/map-reading.ts'
import { lineYards, yardsOutside, yardsToSegment } from './spans.ts'

/** How far from the end of its line a green may lie; with the same number farther. */
const GREEN_WITHIN_YARDS = { near: 25, ref: 60 } as const
/**
 * A tee belongs to the hole whose first stretch it is nearest to: begun this much before the line's start, and no longer
 * than this share of the line.
 */
const FIRST_STRETCH = { beforeYards: 40, mostOfLine: 0.35 } as const
const TEE_WITHIN_YARDS = { near: 25, ref: 60 } as const

export type PlacedGreen = { readonly id: string; readonly ref: string | undefined; readonly area: Area }
export type PlacedTee = { readonly tee: Tee; readonly ref: string | undefined; readonly at: Place }

/** A line of play in the course's plane. */
export type DrawnHole = { readonly id: string; readonly tags: Tags; readonly line: readonly Place[] }
export type JoinedHole = DrawnHole & {
  readonly green: { readonly id: string; readonly by: NonNullable<CourseHole['greenBy']> } | undefined
  readonly isTurned: boolean
}

/** The hole with its green, and the other way round where the map has it from the green to the tee. */
export function withGreen(
  hole: DrawnHole,
  { greens, tees }: { readonly greens: readonly PlacedGreen[]; readonly tees: readonly PlacedTee[] },
): JoinedHole {
  const [start, end] = [hole.line[0], hole.line.at(-1)]
  if (!start || !end) return { ...hole, green: undefined, isTurned: false }
  const [atStart, atEnd] = [nearGreen(start, greens), nearGreen(end, greens)]
  const teeYards = (place: Place) => Math.min(Infinity, ...tees.map(({ at }) => yardsBetween(at, place)))
  const isOnGreen = atStart?.yards === 0
  const areTeesAtEnd = teeYards(end) < teeYards(start)
  const isBackwards =
    (isOnGreen && !atEnd) || (atStart && !atEnd && areTeesAtEnd) || (isOnGreen && atEnd?.yards !== 0 && areTeesAtEnd)
  if (atStart && isBackwards) {
    const line = hole.line.toReversed()
    return { ...hole, line, green: { id: atStart.id, by: byNearness(atStart) }, isTurned: true }
  }
  const green = atEnd ? { id: atEnd.id, by: byNearness(atEnd) } : greenByRef(end, hole.tags.ref, greens)
  return { ...hole, green, isTurned: false }
}

type NearGreen = { readonly id: string; readonly yards: number }

function nearGreen(place: Place, greens: readonly PlacedGreen[]): NearGreen | undefined {
  return nearest(
    greens.filter(({ area: { box } }) => isNearBox(place, box)),
    place,
    GREEN_WITHIN_YARDS.near,
  )
}

function isNearBox({ x, y }: Place, { left, right, near, far }: Area['box']): boolean {
  const yards = GREEN_WITHIN_YARDS.near
  return x >= left - yards && x <= right + yards && y >= near - yards && y <= far + yards
}

function nearest(greens: readonly PlacedGreen[], place: Place, withinYards: number): NearGreen | undefined {
  const near = greens.map(({ id, area }) => ({ id, yards: yardsOutside(area, place) }))
  const [first] = near.filter(({ yards }) => yards <= withinYards).toSorted((one, other) => one.yards - other.yards)
  return first
}

function byNearness({ yards }: NearGreen): 'inside' | 'near' {
  return yards === 0 ? 'inside' : 'near'
}

function greenByRef(end: Place, ref: string | undefined, greens: readonly PlacedGreen[]): JoinedHole['green'] {
  const own = greens.filter((green) => hasRef(green.ref, ref))
  const found = nearest(own, end, GREEN_WITHIN_YARDS.ref)
  return found && { id: found.id, by: 'ref' }
}

/** A green or a tee of two holes has both numbers: "9;18". */
function hasRef(refs: string | undefined, ref: string | undefined): boolean {
  return ref !== undefined && (refs?.split(';').some((one) => one.trim() === ref.trim()) ?? false)
}

/** The tees of each hole, the longest first. */
export function teesOfHoles(
  holes: readonly JoinedHole[],
  tees: readonly PlacedTee[],
): ReadonlyMap<string, readonly PlacedTee[]> {
  const found = new Map<string, PlacedTee[]>()
  for (const tee of tees) {
    const near = holes.flatMap((hole) => {
      const isOwn = hasRef(tee.ref, hole.tags.ref)
      const yards = yardsToFirstStretch(hole, tee.at)
      return yards <= (isOwn ? TEE_WITHIN_YARDS.ref : TEE_WITHIN_YARDS.near) ? [{ hole, isOwn, yards }] : []
    })
    const [first] = near.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.yards - other.yards)
    if (first) found.set(first.hole.id, [...(found.get(first.hole.id) ?? []), tee])
  }
  return new Map(
    holes.map(({ id, line }) => {
      const end = line.at(-1)
      const yards = ({ at }: PlacedTee) => (end ? yardsBetween(at, end) : 0)
      return [id, (found.get(id) ?? []).toSorted((one, other) => yards(other) - yards(one))]
    }),
  )
}

function yardsToFirstStretch({ line }: JoinedHole, at: Place): number {
  const [start, next] = line
  if (!start || !next) return Infinity
  const stretchYards = yardsBetween(start, next)
  const along = (yards: number): Place => ({
    x: start.x + ((next.x - start.x) * yards) / stretchYards,
    y: start.y + ((next.y - start.y) * yards) / stretchYards,
  })
  if (stretchYards === 0) return yardsBetween(start, at)
  const toYards = Math.min(stretchYards, FIRST_STRETCH.mostOfLine * lineYards(line))
  return yardsToSegment(at, along(-FIRST_STRETCH.beforeYards), along(toYards))
}

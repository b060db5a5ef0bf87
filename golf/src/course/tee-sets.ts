import { wayFrom } from '../shot-advice/ground/ground.ts'
import { groupedBy } from '../grouped-by.ts'
import type { Course, CourseHole, Tee } from './course.ts'
import { isMappable, planeAt, yardsBetween } from './plane.ts'
import type { LatLon } from './plane.ts'
import { lineYards } from './spans.ts'

/** Tees that a golfer plays a course from: those of one color or name, else the longest or the shortest of each hole. */
export type TeeSet = { readonly key: string; readonly name: string | undefined; readonly holeCount: number }

/** The tee that the map's own line begins at. */
export const MAP_TEES = 'map'
const LONGEST = 'longest'
const SHORTEST = 'shortest'

/** What a course offers to choose from: first the map's own tees; a set that fewer than half of the holes have is none. */
export function teeSets({ holes }: Pick<Course, 'holes'>): readonly TeeSet[] {
  const named = groupedBy(
    holes.flatMap((hole) => [...new Set(hole.tees.flatMap((tee) => nameOf(tee) ?? []))]),
    keyOf,
  )
  const sets = [...named]
    .map(([key, names]): TeeSet => ({ key: `tee:${key}`, name: names[0], holeCount: names.length }))
    .filter(({ holeCount }) => 2 * holeCount >= holes.length)
    .toSorted((one, other) => other.holeCount - one.holeCount || (one.key < other.key ? -1 : 1))
  const choiceCount = holes.filter(({ tees }) => tees.length > 1).length
  const all = holes.length
  return [
    { key: MAP_TEES, name: undefined, holeCount: all },
    ...sets,
    ...(sets.length === 0 && 2 * choiceCount >= all && choiceCount > 0
      ? [LONGEST, SHORTEST].map((key): TeeSet => ({ key, name: undefined, holeCount: choiceCount }))
      : []),
  ]
}

/** Where a hole begins for a set of tees, and which tee that is; a hole without one of the set begins at the map's own. */
export function teeOf(
  hole: Pick<CourseHole, 'tees' | 'line'>,
  set: string = MAP_TEES,
): { readonly at: LatLon; readonly tee: Tee | undefined } | undefined {
  const own =
    set === LONGEST
      ? hole.tees[0]
      : set === SHORTEST
        ? hole.tees.at(-1)
        : hole.tees.find((tee) => `tee:${keyOf(nameOf(tee) ?? '')}` === set)
  const tee = own ?? usualTee(hole)
  const at = tee?.at ?? hole.line[0]
  return at && { at, tee }
}

/** The tee that a hole is played from unless another one is chosen: the one nearest to where its line begins. */
export function usualTee({ line: [start], tees }: Pick<CourseHole, 'line' | 'tees'>): Tee | undefined {
  if (!start || !isMappable(start)) return tees[0]
  const plane = planeAt(start)
  const yards = ({ at }: Tee) => yardsBetween(plane.to(at), { x: 0, y: 0 })
  return tees.toSorted((one, other) => yards(one) - yards(other))[0]
}

/** Along the hole's line, from the tee or where it begins. */
export function yardsFromTee(hole: Pick<CourseHole, 'line' | 'lengthYards'>, tee: Pick<Tee, 'at'> | undefined): number {
  if (!tee || !isMappable(tee.at)) return hole.lengthYards
  const { to } = planeAt(tee.at)
  return lineYards(wayFrom({ x: 0, y: 0 }, hole.line.map(to)))
}

/** 'Blue' of a blue tee, else its name. */
function nameOf({ colour, name }: Tee): string | undefined {
  const said = (colour ?? name)?.trim()
  return said === '' ? undefined : said
}

function keyOf(name: string): string {
  return name.toLowerCase()
}

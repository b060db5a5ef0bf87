import { areaOf } from './areas.ts'
import type { Course } from './course.ts'
import { courseOf } from './course-of.ts'
import { boxOf, isNear, middleOfBox, sharedBox, sizeOf } from './map-boxes.ts'
import type { BoxedItem, MapBox } from './map-boxes.ts'
import { isMappable, planeAt } from './plane.ts'
import type { Place } from './plane.ts'
import { placesOf, ringIn } from './rings.ts'
import type { MapItem, MapReading } from './reading/map-reading.ts'
import { isInside } from './spans.ts'

/** What lies this near to a course's outline or lines may be of its ground. */
const AROUND_DEG = 0.003
/** Lines without an outline that lie this near together, some 500 yards, are one course. */
const TOGETHER_DEG = { longitude: 0.006, latitude: 0.004 } as const
/** No course is as long as this; an outline that is, is none. */
const MOST_COURSE_DEG = 0.5

type BoxedArea = BoxedItem & { readonly item: MapItem & { readonly form: 'area' } }
type BoxedLine = BoxedItem & { readonly item: MapItem & { readonly form: 'line' } }

/**
 * Every course of a map: an outline, or lines of play that lie together without one. The smallest outline comes first, so
 * that a nine inside a resort is a course of its own. Courses with the most holes first.
 */
export function coursesFrom({ items, takenOn, unreadableCount }: MapReading): readonly Course[] {
  const boxed = items.map((item) => ({ item, box: boxOf(item) })).toSorted((one, other) => byId(one.item, other.item))
  const ground = boxed.filter(({ item }) => item.tags.leisure !== 'golf_course')
  const lines = ground.filter((one): one is BoxedLine => one.item.form === 'line' && one.item.tags.golf === 'hole')
  const outlines = boxed
    .filter((one): one is BoxedArea => one.item.form === 'area' && one.item.tags.leisure === 'golf_course')
    .filter(({ box }) => isCourseSized(box))
    .toSorted((one, other) => sizeOf(one.box) - sizeOf(other.box))
  const taken = new Set<string>()

  const outlined = outlines.map(({ item, box }) => {
    const middle = middleOfBox(box)
    const plane = planeAt(middle)
    const outline = areaOf(item.rings.map((ring) => ringIn(plane, ring)))
    const own = lines.filter((line) => {
      const halfway = halfwayOn(placesOf(line.item.way, plane))
      return !taken.has(line.item.id) && halfway !== undefined && isInside(outline, halfway)
    })
    for (const line of own) taken.add(line.item.id)
    const { id, tags, rings } = item
    return courseOf({ id, name: tags.name, outline: rings, middle, lines: own.map((line) => line.item), ...said(box) })
  })
  const loose = groupsOf(lines.filter(({ item, box }) => !taken.has(item.id) && isCourseSized(box)))
  const unnamed = loose.flatMap((group) => {
    const box = sharedBox(group.map((line) => line.box))
    const own = group.map(({ item }) => item)
    if (!isCourseSized(box)) return []
    const id = `lines/${own[0]?.id ?? ''}`
    return [courseOf({ id, outline: [], middle: middleOfBox(box), lines: own, ...said(box) })]
  })
  return [...outlined, ...unnamed].toSorted((one, other) => other.holes.length - one.holes.length || byId(one, other))

  function said(box: MapBox) {
    const around = ground.filter((one) => isNear(one.box, box, { longitude: AROUND_DEG, latitude: AROUND_DEG }))
    return { around: around.map(({ item }) => item), takenOn, unreadableCount }
  }
}

/** By its corners: the middle one, or between the two in the middle. An end may lie beyond the outline. */
function halfwayOn(places: readonly Place[]): Place | undefined {
  const after = places[Math.floor(places.length / 2)]
  const before = places[Math.ceil(places.length / 2) - 1]
  return before && after && { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 }
}

function byId({ id }: { readonly id: string }, other: { readonly id: string }): number {
  if (id === other.id) return 0
  return id < other.id ? -1 : 1
}

function isCourseSized(box: MapBox): boolean {
  const { west, east, south, north } = box
  return east - west <= MOST_COURSE_DEG && north - south <= MOST_COURSE_DEG && isMappable(middleOfBox(box))
}

/** Lines that lie together, each with all that are near to one of it. */
function groupsOf(lines: readonly BoxedLine[]): readonly (readonly BoxedLine[])[] {
  const left = new Set(lines)
  const groups: BoxedLine[][] = []
  for (const line of lines) {
    if (!left.delete(line)) continue
    const group = [line]
    for (const one of group) {
      for (const other of left) {
        if (isNear(other.box, one.box, TOGETHER_DEG) && left.delete(other)) group.push(other)
      }
    }
    groups.push(group.toSorted((one, other) => byId(one.item, other.item)))
  }
  return groups
}

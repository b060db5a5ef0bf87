import type { Place } from './near-place.ts'

/** The server's own limits, so that no query is a burden. */
const SETTINGS = '[out:json][timeout:15][maxsize:33554432];'
const AROUND_M = 10_000
const MOST_COURSES = 50
/** What lies this near to a course may come into play. */
const BESIDE_M = 60

/** What a course is made of, as `golf/src/course/shape-kinds.ts` reads it. */
const OF_COURSES = [
  'nwr[golf]',
  'wr[natural~"^(water|wood|scrub)$"]',
  'wr[water]',
  'wr[landuse~"^(forest|reservoir)$"]',
  'wr[waterway~"^(riverbank|river|stream|ditch|drain|canal|brook)$"]',
] as const

const MAP_ID = /^(way|relation)\/(\d{1,15})$/

/** Whether the map can be asked for it: other ids come from files. */
export function isOnMap(id: string): boolean {
  return MAP_ID.test(id)
}

/** Outlines of courses within 10 km of a rounded place, with name and middle. */
export function queryAround({ latitudeDeg, longitudeDeg }: Place): string {
  const around = `around:${AROUND_M},${latitudeDeg.toFixed(2)},${longitudeDeg.toFixed(2)}`
  return `${SETTINGS}wr[leisure=golf_course](${around});out tags center ${MOST_COURSES};`
}

/** One course, what lies in it and what lies beside it. Throws for an id that is not on the map. */
export function queryOfCourse(id: string): string {
  const [, type, number] = MAP_ID.exec(id) ?? []
  if (type === undefined || number === undefined) throw new RangeError('This is no id of a way or relation')
  const inside = OF_COURSES.map((kind) => `${kind}(area.ground);`).join('')
  const beside = OF_COURSES.map((kind) => `${kind}(around.course:${BESIDE_M});`).join('')
  return `${SETTINGS}${type}(${number})->.course;.course map_to_area->.ground;(.course;${inside}${beside});out geom;`
}

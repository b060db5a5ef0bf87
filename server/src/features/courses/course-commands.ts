import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { courseGeoJson } from '@bagwise/golf/course/course-geojson'
import { coursesFrom } from '@bagwise/golf/course/courses-from'
import { unpackCourse } from '@bagwise/golf/course/pack-course'
import { readMap } from '@bagwise/golf/course/read-map'
import { MAP_LIMITS } from '@bagwise/golf/course/reading/map-reading'
import type { MapReading, ReadProblem } from '@bagwise/golf/course/reading/map-reading'
import { StartError } from '#server/settings/start-error.ts'
import { MOST_COURSE_MAPS } from './course-store.ts'
import type { CourseStore } from './course-store.ts'
import { mapCourseOf, packedCourseOf } from './map-course.ts'

/** Prints what it does; throws `StartError` with a sentence for the operator. */
type CourseCommand = (store: CourseStore, print: Print) => Promise<void>
type Print = (line: string) => void

const MAP_FILE = /\.(?:osm|json|geojson)$/i
const BYTES_PER_MEGABYTE = 1_000_000
/** UTF-8 takes three bytes for most characters that take more than one. */
const MOST_FILE_BYTES = 3 * MAP_LIMITS.megabytes * BYTES_PER_MEGABYTE

/** Undefined when the words are no command about courses. */
export function courseCommand(command: string, names: readonly string[]): CourseCommand | undefined {
  const [name, ...more] = names
  if (command === 'list' && name === undefined) return listCourses
  if (name === undefined || names.some((one) => one.startsWith('-'))) return undefined
  if (command === 'import') return (store, print) => importCourses(store, names, print)
  if (more.length > 0) return undefined
  if (command === 'export') return async (store, print) => print(await exportCourses(store, name))
  return command === 'remove' ? async (store, print) => print(await removeCourse(store, name)) : undefined
}

async function importCourses(store: CourseStore, names: readonly string[], print: Print): Promise<void> {
  const files = names.flatMap(mapFilesAt)
  if (files.length === 0) throw new StartError('There is no map file: their names end in .osm, .json or .geojson.')
  if (files.length > MOST_COURSE_MAPS) throw new StartError(`Import at most ${MOST_COURSE_MAPS} files at a time.`)
  let keptCount = 0
  const refused: string[] = []
  for (const file of files) {
    const read = readMapFile(file)
    if (typeof read === 'string') {
      refused.push(`${file}: ${read}`)
      continue
    }
    for (const course of coursesFrom(read)) {
      const kept = mapCourseOf(course)
      if (!kept) {
        refused.push(`${file}: ${course.id} is beyond what Bagwise keeps of a course.`)
        continue
      }
      await store.keep(kept, new Date())
      keptCount += 1
      const mappedGreens = course.holes.filter(({ green }) => green !== undefined).length
      const holes = course.holes.length === 0 ? 'outline only' : `${course.holes.length} holes, ${mappedGreens} greens`
      print(`${course.id}  ${course.name ?? 'without a name'}  ${holes}`)
    }
  }
  print(`Courses imported: ${keptCount}.`)
  if (refused.length > 0) throw new StartError(refused.join('\n'))
}

/** A file, or the map files in a folder. */
function mapFilesAt(name: string): readonly string[] {
  const stat = statSync(name, { throwIfNoEntry: false })
  if (!stat) throw new StartError(`There is no file or folder ${name}.`)
  if (!stat.isDirectory()) return [name]
  const entries = readdirSync(name, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && MAP_FILE.test(entry.name))
    .map((entry) => join(name, entry.name))
    .toSorted()
}

/** What the file says, or a sentence on why it cannot be read. */
function readMapFile(file: string): MapReading | string {
  if (statSync(file).size > MOST_FILE_BYTES) return problemSentence({ code: 'too-large', of: 'megabytes', most: 12 })
  const read = readMap(readFileSync(file, 'utf8'))
  if ('problem' in read) return problemSentence(read.problem)
  return read.items.some(({ tags }) => tags.leisure === 'golf_course' || tags.golf === 'hole')
    ? read
    : 'there is no golf course on this map.'
}

const WHATS = { megabytes: 'MB', things: 'things', corners: 'corners', ringCorners: 'corners in one area' } as const

function problemSentence(problem: ReadProblem): string {
  switch (problem.code) {
    case 'not-a-map':
      return 'this is no map: export one as OSM XML, as JSON of Overpass or as GeoJSON.'
    case 'broken':
      return 'this map is damaged or cut off.'
    default:
      return `this map has more than ${problem.most.toLocaleString('en')} ${WHATS[problem.of]}: choose a smaller area.`
  }
}

async function listCourses(store: CourseStore, print: Print): Promise<void> {
  let count = 0
  for await (const { id, packed, fetchedAt } of store.kept()) {
    const { name, takenOn, holes } = packedCourseOf(packed)
    count += 1
    print(
      `${id}  ${name ?? 'without a name'}  holes ${holes.length}  map of ${takenOn ?? 'an unknown day'}  kept ${fetchedAt}`,
    )
  }
  if (count === 0) print('No courses yet.')
}

/** One file for each course into a new folder, so that each can be read again. */
async function exportCourses(store: CourseStore, folder: string): Promise<string> {
  try {
    mkdirSync(folder)
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
    const why = isThere ? 'there is such a folder already' : 'it cannot be made there'
    throw new StartError(`${folder} was not written, ${why}: name another folder.`, { cause })
  }
  let count = 0
  for await (const { id, packed } of store.kept()) {
    const file = join(folder, `${id.replaceAll(/[^\w.-]/g, '-')}.geojson`)
    writeFileSync(file, JSON.stringify(courseGeoJson(unpackCourse(packedCourseOf(packed)))), { flag: 'wx' })
    count += 1
  }
  return `Courses written to ${folder}: ${count}. Their data is under the Open Database License (ODbL) 1.0.`
}

async function removeCourse(store: CourseStore, id: string): Promise<string> {
  if (!(await store.remove(id))) {
    throw new StartError(`There is no course with the id "${id}": "courses list" shows the ids.`)
  }
  return 'The course is removed.'
}

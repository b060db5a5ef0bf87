import { brotliCompressSync, constants } from 'node:zlib'
import type { Course, CourseHole, ShapeKind } from '@bagwise/golf/course/course'
import { packCourse } from '@bagwise/golf/course/pack-course'
import { COURSE_FILES, readCourse } from '../../golf/reference/course-files.ts'
import { bullets, page, paragraph, table } from './markdown.ts'

/** docs/models/courses.md, worked out anew from the code and the courses in the repository. */
export function coursesPage(): string {
  const courses = COURSE_FILES.map(readCourse)
  return page(
    '# Courses from maps',
    paragraph(
      'Written by `npm run docs` from `golf/src/course/` and `golf/reference/courses/`: change those, not this page. What is',
      'read out of a map of OpenStreetMap, and how much of a course such maps hold.',
    ),
    paragraph('© OpenStreetMap contributors, Open Database License (ODbL) 1.0: see `DATA-LICENCES.md`.'),
    ...howHolesAreFound(),
    ...twelveCourses(courses),
    ...manyCourses(),
    ...limits(),
  )
}

function howHolesAreFound(): readonly string[] {
  return [
    '## From a map to holes',
    bullets(
      '**Course**: an outline (`leisure=golf_course`), the smallest first, or lines of play that lie within some 500 yd.',
      '**Hole**: a line `golf=hole` of 30 to 800 yd. Two lines with ends within 15 yd are one, that with more tags. A line ' +
        'that begins on a green and ends at none within 25 yd is turned round.',
      '**Number**: `ref`, else a name that is only a number; never the order in the file. **Par** 3 to 6 and **stroke ' +
        'index** 1 to 18; anything else is unknown.',
      '**Green**: the one the line ends in, else within 25 yd, else of the same `ref` within 60 yd. **Tees**: by the first ' +
        'stretch of the line, within 25 yd (60 with the same `ref`).',
      '**Water** that golf does not name is red and assumed; a stream drawn as a line is a strip of 3 yd. The **outline** ' +
        'counts as out of bounds, assumed.',
      '**Unknown is never none**: a kind that is mapped nowhere on a course is unknown on all of its holes.',
      'Corners within 0.5 yd of the line between those that stay are left out; maps are 1 to 3 yd off.',
    ),
  ]
}

function twelveCourses(courses: readonly Course[]): readonly string[] {
  return [
    '## Twelve courses',
    paragraph(
      'Those in the repository, read by the code of today. Joined: greens within the line’s end, near it, by number. The last',
      'column is what a course weighs on its way to a phone, in kB of brotli.',
    ),
    table(
      ['course', 'holes', 'numbered', 'par', 'greens joined', 'with tees', 'turned', 'bunkers', 'water', 'kB'],
      courses.map((course) => [
        course.name ?? '',
        String(course.holes.length),
        count(course, ({ number }) => number !== undefined),
        count(course, ({ par }) => par !== undefined),
        ['inside', 'near', 'ref'].map((by) => count(course, ({ greenBy }) => greenBy === by)).join(' + '),
        count(course, ({ tees }) => tees.length > 0),
        count(course, ({ isTurned }) => isTurned === true),
        shapeCount(course, 'bunker'),
        shapeCount(course, 'water', 'water-red'),
        kilobytes(course),
      ]),
    ),
  ]
}

function count({ holes }: Course, isCounted: (hole: CourseHole) => boolean): string {
  return String(holes.filter(isCounted).length)
}

function shapeCount({ shapes }: Course, ...kinds: readonly ShapeKind[]): string {
  return String(shapes.filter(({ kind }) => kinds.includes(kind)).length)
}

const BYTES_PER_KILOBYTE = 1000
const TEXT = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

function kilobytes(course: Course): string {
  const { length } = brotliCompressSync(JSON.stringify(packCourse(course)), TEXT)
  return (length / BYTES_PER_KILOBYTE).toFixed(1)
}

/** Read by a prototype of this code in extracts of May 2026 that had lost `ref`, `par`, `handicap` and `natural=water`. */
const BY_COUNTRY = [
  ['Belgium', 99, 35, 645, 553, 593],
  ['Italy', 258, 28, 459, 302, 322],
  ['Poland', 77, 22, 320, 304, 303],
  ['Czechia', 106, 20, 365, 296, 321],
  ['Norway', 104, 20, 293, 275, 287],
  ['Portugal', 79, 17, 293, 255, 206],
  ['Slovakia', 22, 9, 108, 100, 108],
  ['Iceland', 51, 8, 111, 111, 85],
  ['Croatia', 8, 4, 62, 60, 62],
  ['Hungary', 10, 4, 51, 24, 23],
  ['20 more countries', 270, 14, 257, 231, 223],
] as const

function manyCourses(): readonly string[] {
  return [
    '## How much is mapped',
    paragraph(
      'A count of May 2026, in extracts without `ref`, `par`, `handicap` and `natural=water`: outlines of courses, those with',
      'nine or more lines of play, the lines, and how many of them end on a green and have tees. One outline in six has holes',
      'to play; of those lines 85 % end on a green. Larger countries are not in it.',
    ),
    table(
      ['country', 'outlines', 'with ≥ 9 lines', 'lines', 'end on a green', 'with tees'],
      BY_COUNTRY.map((row) => row.map(String)),
    ),
  ]
}

function limits(): readonly string[] {
  return [
    '## Known limits',
    bullets(
      '**Not a survey**: 1 to 3 yd off, sometimes years old.',
      '**No heights**: slopes, tiers, the firmness of the ground and the height of trees are unknown.',
      '**Streams** that are lines have a guessed width; water that golf does not name may be no penalty area.',
      '**Yellow and red** are the map’s old words; a boundary that is only the outline may be none.',
      '**Straight flights**: a chosen curve round a corner is not looked at.',
      '**Not field-tested.**',
    ),
  ]
}

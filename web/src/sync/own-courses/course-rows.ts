import { COURSE_NOTES, SHAPE_KINDS } from '@bagwise/golf/course/course'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { anything, fields, finiteNumber, flag, listOf, oneOf, only, orNull, recordOf, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'
import type { RowChange, RowCodec, StoredRows } from '#sync/kept-rows/row-database.ts'
import { changedRows, unsentRows } from '#sync/kept-rows/unsent-rows.ts'
import type { CourseNews, GolferCourses, KnownCourse, OfferedCourse, WaitingCourse } from './course-state.ts'

const way = listOf(finiteNumber)
const place = only(way, ({ length }) => length === 2)
const NOTES: ReadonlySet<string> = new Set(COURSE_NOTES)

const readCourse = fields(
  {
    v: oneOf([1]),
    id: text,
    at: place,
    outline: listOf(way),
    shapes: listOf(fields({ kind: oneOf(SHAPE_KINDS), id: text, rings: listOf(way) }, { assumed: text })),
    holes: listOf(
      fields(
        { id: text, lengthYards: finiteNumber, line: way, tees: listOf(fields({ id: text, at: place })) },
        {
          number: finiteNumber,
          loop: text,
          name: text,
          par: finiteNumber,
          handicap: finiteNumber,
          greenBy: text,
          isTurned: flag,
          green: finiteNumber,
        },
      ),
    ),
    known: listOf(text),
    notes: recordOf((note, count) => (NOTES.has(note) ? finiteNumber(count) : undefined)),
  },
  { name: text, takenOn: text },
)

/** As it was written: a course is compared as a whole, so nothing is added to it. */
const parseCourse: Parser<PackedCourse> = (content) => (readCourse(content) ? (content as PackedCourse) : undefined)

const parseKnown: Parser<KnownCourse> = fields({ course: parseCourse, version: text }, { savedAt: text, isOwn: flag })
const parseWaiting: Parser<WaitingCourse> = fields(
  { wanted: orNull(parseCourse), change: text, base: orNull(text), isLocalOnly: flag },
  {
    sent: fields(
      { save: text, base: orNull(text), course: orNull(parseCourse) },
      { isAgain: flag, isUnsure: flag, cancelled: parseCourse },
    ),
    refusal: text,
  },
)
const parseOffered: Parser<OfferedCourse> = fields({ course: parseCourse })
const parseNews: Parser<CourseNews> = fields({ told: listOf(fields({ before: parseCourse, isBack: flag })) })
const parseEpoch = fields({ revision: anything }, { epoch: text })

const UNSENT_KINDS = ['waiting', 'offered', 'news'] as const

export const OWN_COURSE_ROWS: RowCodec<GolferCourses> = {
  stateOf,
  rowChanges,
  positionOf: ({ epoch }) => ({ epoch }),
}

/** What the rows of a golfer say; also of those that wait alone. */
export function stateOf({ known, unsent, position }: StoredRows): GolferCourses {
  const courses = known.map((row) => parseKnown(row))
  if (courses.includes(undefined)) console.error('Own courses on this device cannot be read and are loaded again')
  return {
    known: new Map(courses.flatMap((one): [string, KnownCourse][] => (one ? [[one.course.id, one]] : []))),
    waiting: unsentRows(unsent, 'waiting', parseWaiting),
    offered: unsentRows(unsent, 'offered', parseOffered),
    news: unsentRows(unsent, 'news', parseNews),
    epoch: parseEpoch(position)?.epoch,
  }
}

function rowChanges(golfer: string, before: GolferCourses, after: GolferCourses): readonly RowChange[] {
  const known = changedRows(before.known, after.known).map(([id, row]): RowChange => ({
    store: 'known',
    key: [golfer, id],
    row: row && { golfer, ...row },
  }))
  const unsent = UNSENT_KINDS.flatMap((kind) =>
    changedRows<object>(before[kind], after[kind]).map(([id, content]): RowChange => ({
      store: 'unsent',
      key: [golfer, kind, id],
      row: content && { golfer, kind, id, content },
    })),
  )
  return [...known, ...unsent]
}

import { describe, expect, it } from 'vitest'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import { greenYards } from '@bagwise/golf/course/green-yards'
import { packCourse, unpackCourse } from '@bagwise/golf/course/pack-course'
import { planeAt } from '@bagwise/golf/course/plane'
import type { LatLon } from '@bagwise/golf/course/plane'
import { teeOf } from '@bagwise/golf/course/tee-sets'
import type { BookPage } from '@bagwise/golf/book/book-page'
import type { HoleChoice, HoleShot } from '@bagwise/golf/shot-advice/ground/hole-shot'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { aimLine } from '#courses/hole-answer.copy.ts'
import { BOOK_READING, besideHole, bookFacts, drawnPage, textsOf } from '#testing/drawn-book.ts'
import { adviseOnHole } from '#worker/advise-on-hole.ts'
import { pageOfBook } from '#worker/book-on-course.ts'
import { ADVISED_BAG } from '../../../../../../golf/reference/advised-bag.ts'
import { readCourse } from '../../../../../../golf/reference/course-files.ts'
import { IS_WHOLE_SWEEP } from '../../../../../../golf/reference/sweep-size.ts'
import { clubMark, clubText } from '../book.copy.ts'

const GOLFER = { handicap: 15 }
const COLUMN_HEADS = ['carry today', 'calm', 'strokes', 'to front']
const TEXTS_OF_ROW = 6
/** A swing that stops nearer to the pin is played at it. */
const AT_PIN_YARDS = 30
const FROM_YARDS = 150

type Row = Readonly<Record<'name' | 'today' | 'calm' | 'strokes' | 'left' | 'line' | 'leaves', string>>
type App = { readonly course: Course; readonly hole: CourseHole; readonly forecast: WeatherReading | undefined }

const blank = (name: string): Row => ({
  name,
  today: '',
  calm: '',
  strokes: '',
  left: '',
  line: 'none from here',
  leaves: '',
})

/** The table as it is read: names with their clubs, four figures, and under them the line. */
function printedTable(markup: string): readonly Row[] {
  const read = textsOf(besideHole(markup))
  const from = read.indexOf('carry today')
  expect(read.slice(from, from + COLUMN_HEADS.length)).toEqual(COLUMN_HEADS)
  return Array.from({ length: 4 }, (_, row) => {
    const first = from + COLUMN_HEADS.length + row * TEXTS_OF_ROW
    const [name = '', today = '', calm = '', strokes = '', left = '', words = ''] = read.slice(first)
    const [line = '', leaves = ''] = words.replace(/\. Miss (?:left|right)\.$/, '').split(', leaves a ')
    return { name, today, calm, strokes, left, line, leaves }
  })
}

/** What the hole view asks the app's worker, and what it is told. */
function told({ course, hole, forecast }: App, shot: Omit<HoleShot, 'pin'>) {
  const answer = adviseOnHole({
    course: packCourse(course),
    holeId: hole.id,
    bag: ADVISED_BAG,
    golfer: GOLFER,
    air: forecast ? { ...airOfReading(forecast, 0), windFromCompassDeg: forecast.windFromDeg } : {},
    shot: { ...shot, pin: 'middle' },
  })
  if (!answer || 'problem' in answer) throw new Error(`Hole ${hole.number} ${JSON.stringify(answer)}`)
  return answer
}

type Told = ReturnType<typeof told>

/** A choice of the app as a row: what it aims at is printed without the word. */
function rowOf(app: App, choice: HoleChoice | undefined, { name, pinYards }: { name: string; pinYards: number }): Row {
  const own = ADVISED_BAG.find(({ club }) => club === choice?.club)
  if (!choice || !own) return blank(name)
  const front = greenYards(app.course, app.hole, choice.finishAt)?.frontYards
  const aim = aimLine(choice, { pinYards, units: 'yards' })
  return {
    name: `${name} ${clubText(choice)}`,
    today: String(Math.round(choice.carryTodayYards)),
    calm: String(Math.round(choice.swingFraction * own.carryYards)),
    strokes: choice.expectedStrokes.toFixed(2),
    left: front === undefined ? '' : String(Math.round(front)),
    line: aim
      .replace(/\.$/, '')
      .replace(/^Aim /, '')
      .replace(/^(?:at|down) the (?!flag)/, ''),
    leaves: '',
  }
}

/** What the app shows for the four shots. */
function appTable(app: App, tee: LatLon, page: BookPage): readonly Row[] {
  const onTee = told(app, { ball: tee, lie: 'tee' })
  const { recommended, choices, pinYards } = onTee
  const other = choices.find(({ club }) => club !== recommended.club)
  // A hole that is played to its pin at once has no other shot.
  const isOneShot = recommended.leftYards <= AT_PIN_YARDS
  return [
    rowOf(app, recommended, { name: 'A', pinYards }),
    rowOf(app, other, { name: 'B', pinYards }),
    isOneShot ? blank('Lay up') : layUpRow(app, tee, onTee),
    isOneShot || (onTee.green?.middleYards ?? pinYards) <= FROM_YARDS ? blank('From 150') : from150Row(app, page),
  ]
}

/** From the tee, or else from where plan A ends; the club as the app answers when it is asked to be played there. */
function layUpRow(app: App, tee: LatLon, onTee: Told): Row {
  const { recommended } = onTee
  const isOnTee = onTee.layUps.length > 0
  if (!isOnTee && recommended.leftYards <= FROM_YARDS) return blank('Lay up')
  const shot = isOnTee
    ? ({ ball: tee, lie: 'tee' } as const)
    : ({ ball: recommended.finishAt, lie: 'fairway' } as const)
  const {
    layUps: [cheapest],
    pinYards,
  } = told(app, shot)
  if (!cheapest) return blank('Lay up')
  const { club, at, expectedStrokes, wedge, swing } = cheapest
  const { aimed } = told(app, { ...shot, club, towards: at })
  const choice = aimed && { ...aimed, kind: 'full' as const, swingFraction: 1, expectedStrokes, finishAt: at }
  return {
    ...rowOf(app, choice, { name: isOnTee ? 'Lay up' : 'Lay up after A', pinYards }),
    line: 'a line',
    leaves: `${swing === 'full' ? 'full' : '¾'} ${clubMark(wedge)}`,
  }
}

/** From where the book has it: the app says that the middle of the green is so far from there. */
function from150Row(app: App, { drawing, from150 }: BookPage): Row {
  if (!drawing || !from150) throw new Error(`Hole ${app.hole.number} has no row from ${FROM_YARDS}`)
  const turn = (drawing.bearingDeg * Math.PI) / 180
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  const { x, y } = from150.from
  const ball = planeAt(drawing.tee).from({ x: x * cosine + y * sine, y: y * cosine - x * sine })
  const { recommended, pinYards, green } = told(app, { ball, lie: 'fairway' })
  expect(green?.middleYards ?? FROM_YARDS).toBeCloseTo(FROM_YARDS, 1)
  return rowOf(app, recommended, { name: 'From 150', pinYards })
}

/** A lay-up has a line too, which the app does not say before it is asked. */
function withLayUpLine(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => (row.leaves === '' ? row : { ...row, line: row.line.length > 12 ? 'a line' : row.line }))
}

const BOOKS = [
  { file: 'us-augusta', forecast: BOOK_READING, tees: undefined },
  { file: 'is-grafarholt', forecast: BOOK_READING, tees: 'longest' },
  { file: 'it-ambrosiano-no-greens', forecast: undefined, tees: undefined },
] as const

/** A quick run looks at every third hole. */
const isSwept = (_hole: CourseHole, index: number) => IS_WHOLE_SWEEP || index % 3 === 1

describe('the table of every hole', () => {
  it('BOK-04 has plan A, plan B, lay-up and from 150, each with club, line, both carries, strokes and what is left to the front, and every number is the app’s', () => {
    const tables = BOOKS.flatMap(({ file, forecast, tees }) => {
      // As the app keeps it.
      const course = unpackCourse(packCourse(readCourse(file)))
      return course.holes.filter(isSwept).map((hole) => {
        const asked = { course: packCourse(course), holeId: hole.id, tees, bag: ADVISED_BAG, golfer: GOLFER, forecast }
        const [page, tee] = [pageOfBook(asked), teeOf(hole, tees)?.at]
        if (!page || !tee) throw new Error('There is no page')
        const printed = withLayUpLine(printedTable(drawnPage({ kind: 'hole', page }, bookFacts(course))))
        expect(printed, `${file}, hole ${hole.number}`).toEqual(appTable({ course, hole, forecast }, tee, page))
        return printed
      })
    })
    const shotCounts = [0, 1, 2, 3].map((row) => tables.filter((rows) => rows[row]?.today !== '').length)
    const holeCount = IS_WHOLE_SWEEP ? 54 : 18
    expect(tables).toHaveLength(holeCount)
    expect(shotCounts.slice(0, 2)).toEqual([holeCount, holeCount])
    // Holes of three strokes have no other shots.
    for (const count of shotCounts.slice(2)) expect(count).toBeGreaterThan(holeCount / 3)
  })
})

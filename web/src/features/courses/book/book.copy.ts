import type { WeatherService } from '@bagwise/contract/weather'
import type { BookHead, BookPage, BookProblem } from '@bagwise/golf/book/book-page'
import type { BookLayUp, BookShot } from '@bagwise/golf/book/book-shot'
import type { CheaperMiss } from '@bagwise/golf/book/cheaper-miss'
import type { Paper } from '@bagwise/golf/book/paper'
import { FROM_PIN_YARDS } from '@bagwise/golf/book/from-pin'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { Course, Tee } from '@bagwise/golf/course/course'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Cover } from '@bagwise/golf/shot-advice/ground/ground'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { WEATHER_SERVICES } from '#data/use-weather.ts'
import { courseName, holeTitle, listed } from '#courses/courses.copy.ts'
import { aimWords } from '#courses/line.copy.ts'
import { dayText } from '#quantities/day-text.ts'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'
import { quantityText } from '#quantities/quantity.ts'
import type { DayWeather } from './book-made.ts'

// The screen.

export const title = 'Course book'
export const toCourse = 'Back to the course'
export const formTitle = 'Your book'
export const papersLegend = 'Paper'
export const papers = { a6: 'A6', a5: 'A5, two', a4: 'A4, four' } as const satisfies Record<Paper, string>
export const airLegend = 'Weather'
export const calm = 'Calm'
/** 'Now, 14:05' */
export const weatherNow = (moment: string) => `Now, ${moment}`
export const weatherNote = 'The clubs are for the weather at that hour. Make the book again when it changes.'
export const noWeather = 'No weather right now, so this book is for a calm day.'
export const make = 'Make the Book'
export const makeAgain = 'Make It Again'
export const cancel = 'Cancel'
/** '7 of 19 pages' */
export const progress = (done: number, all: number) => `${done} of ${all} pages`
export const stopped = (done: number, all: number) => `Stopped at ${done} of ${all} pages.`
export const finished = (all: number) => (all === 1 ? '1 page is ready.' : `${all} pages are ready.`)
export const failed = 'A page could not be made. Check your connection and try again.'
export const print = 'Print'
/** '5 sides of A4' */
export const sides = (count: number, paper: Paper) =>
  `${count === 1 ? '1 side' : `${count} sides`} of ${paper.toUpperCase()}. Print at full size, without margins.`
/** BOK-12. */
export const localRule = "At top level you may only use the committee's book (Model Local Rule G-11)."
/** BOK-08 quotes it. */
export const notAMap = 'Worked out the evening before. Not a map of the ground: check what you see.'
export const saveSvg = 'Save as SVG'
export const saveSvgOf = (page: string) => `Save ${page} as SVG`
export const previewLabel = 'Pages of the book'
export const noClubsTitle = 'No numbers for a book yet'
export const noClubs = 'Two or three carries that you know give you the rest.'
export const calculate = 'Calculate My Distances'
export const noHoles = "The holes of this course aren't mapped, so there is nothing to put in a book."

// On paper.

export const coverName = 'the front page'
/** 'Hole 7', 'Unnumbered hole' */
export const pageName = (head: BookHead) => holeTitle(head)
export const blank = '____'
export const courseTitle = courseName
export const coverLine = (day: string, holeCount: number) =>
  `${dayText(day)}, ${holeCount === 1 ? '1 hole' : `${holeCount} holes`}`
export const bagHeads = { club: 'Club', calm: 'Calm', threeQuarter: '¾', half: '½' } as const
export const windHeads = { into: 'Into', across: 'Across', down: 'Down' } as const
export const stillHead = 'Today'
export const bagNote = (units: PreferredUnits) => `Carries in ${unitWords(units)}. ¾ and ½ are easier swings, calm.`
export const unknownFigure = '–'
/** How to read a page. */
export const legend = (units: PreferredUnits) =>
  [
    'Ovals hold two in three shots. Solid: yours. Dashed: typical.',
    '231 is to reach it, 245 clear to carry it. At 260 ends the fairway ends.',
    `Arcs: every ${shownDistance(RING_YARDS, units)} ${unitShort(units)} from the front of the green.`,
    'Dashed ground is not on the map. Heights are unknown.',
  ] as const
const RING_YARDS = 25

/** 'Par 4', 'Par ____' */
export const par = ({ par: known }: Pick<BookHead, 'par'>) => `Par ${known ?? blank}`
export const strokeIndex = ({ handicap }: Pick<BookHead, 'handicap'>) => `Stroke index ${handicap ?? blank}`
/** 'White tees', 'Tees ____' */
export function tees(tee: Tee | undefined): string {
  const name = (tee?.colour ?? tee?.name)?.trim()
  // A number is the hole's.
  if (name === undefined || !/\D/.test(name)) return `Tees ${blank}`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} tees`
}

export const columns = { today: 'today', calm: 'calm', strokes: 'strokes', left: 'to front' } as const
export const carryColumns = 'carry'
const ROW_NAMES = { planA: 'A', planB: 'B', layUp: 'Lay up' } as const
export const rowName = (row: keyof typeof ROW_NAMES | 'from150', units: PreferredUnits) =>
  row === 'from150' ? `From ${shownDistance(FROM_PIN_YARDS, units)}` : ROW_NAMES[row]
export const layUpAfterA = 'Lay up after A'
export const noShot = 'none from here'

/** 'Driver', 'Sand Wedge ¾', '7-Iron knock-down' */
export function clubText({ club, kind, swingFraction }: Pick<BookShot, 'club' | 'kind' | 'swingFraction'>): string {
  const name = CLUBS[club].displayName
  if (kind !== 'full' && kind !== 'pitch') return `${name} ${kind.replaceAll('-', ' ')}`
  if (swingFraction >= FULL_FROM) return name
  return `${name} ${swingFraction >= THREE_QUARTER_FROM ? '¾' : swingFraction >= HALF_FROM ? '½' : '¼'}`
}
/** Between the shares of a full swing, ¾ and ½. */
const FULL_FROM = 0.95
const THREE_QUARTER_FROM = 0.65
const HALF_FROM = 0.4

/** '7i', '3w', 'PW' beside an oval that has little room. */
export function clubMark(club: ClubType): string {
  const { kind } = CLUBS[club]
  if (kind === 'driver') return 'Dr'
  return kind === 'wedge' ? club.toUpperCase() : `${club.split('-')[0]}${kind.charAt(0)}`
}

/** 'left edge of the second bunker, 231. Miss right.' */
export function shotLine(shot: BookShot | BookLayUp, miss: CheaperMiss | undefined, units: PreferredUnits): string {
  const words = aimWords(shot, units)
  const leaves = 'wedge' in shot ? `, leaves a ${shot.swing === 'full' ? 'full' : '¾'} ${clubMark(shot.wedge)}` : ''
  return `${words}${leaves}${miss ? `. Miss ${miss.side}.` : ''}`
}

export const strokesText = (strokes: number) => numberText(strokes, 2)

export const clearNote = 'clear'
export const endsNote = 'ends'

export const greenSize = (depthYards: number, widthYards: number, units: PreferredUnits) =>
  `${shownDistance(depthYards, units)} deep, ${shownDistance(widthYards, units)} wide`
export const fromPlanA = 'From where A ends'
export const fromTee = 'From the tee'
export const greenColumns = { front: 'front', middle: 'middle', back: 'back' } as const
export const pinLine = 'pin: ____ on, ____ L/R'
export const noGreen = 'Green not mapped'
export const noLine = 'The map has no line for this hole.'
export const notes = 'Notes'
export const north = 'N'

export const noPlans = ({ problem }: BookProblem) =>
  problem === 'wind-too-strong' ? 'No club gets the ball forward in this wind.' : 'No advice for this hole.'

/** '11 mph from SW', 'No wind', 'Calm' */
export function windText(reading: WeatherReading | undefined, units: PreferredUnits): string {
  if (!reading) return calm
  return isStill(reading)
    ? 'No wind'
    : `${quantityText('speed', reading.windSpeedMph, units)} from ${reading.windDirection}`
}

/** Less than half a mile an hour is none, as it is shown. */
export const isStill = ({ windSpeedMph }: Pick<WeatherReading, 'windSpeedMph'>) => Math.round(windSpeedMph) === 0

/** BOK-08 quotes it. */
const attribution = '© OpenStreetMap contributors, ODbL'
const mapDay = (takenOn: string | undefined) =>
  takenOn === undefined ? 'Day of the map unknown' : `Map of ${dayText(takenOn)}`
/** '© OpenStreetMap contributors, ODbL · Map of Nov 1, 2026', 'Your own mapping' */
export const mapSource = ({
  isOwnMapping,
  takenOn,
}: {
  readonly isOwnMapping: boolean
  readonly takenOn: string | undefined
}) => (isOwnMapping ? 'Your own mapping' : `${attribution} · ${mapDay(takenOn)}`)
/** 'Weather at 14:05: 64°F, 11 mph from SW', 'For a calm day, 70°F' */
export function weatherText(weather: DayWeather | undefined, units: PreferredUnits): string {
  if (!weather) return `For a calm day, ${quantityText('temperature', CALM_F, units)}`
  const { reading, moment } = weather
  return `Weather at ${moment}: ${quantityText('temperature', reading.temperatureF, units)}, ${windText(reading, units).replace('No', 'no')}`
}
const CALM_F = 70
export const credit = (service: WeatherService) => `Weather data by ${WEATHER_SERVICES[service].name}`

/** 'Ovals, two in three shots: A typical of handicap 15, B your 34 shots' */
export function ovalsText(whose: readonly { readonly row: string; readonly words: string }[]): string | undefined {
  const [first] = whose
  if (!first) return undefined
  const isSame = whose.every(({ words }) => words === first.words)
  return `Ovals, two in three shots: ${isSame ? first.words : whose.map(({ row, words }) => `${row} ${words}`).join(', ')}`
}

const KIND_WORDS = {
  green: 'greens',
  fairway: 'fairways',
  tee: 'tees',
  bunker: 'bunkers',
  water: 'water',
  trees: 'trees',
  out: 'out of bounds',
} as const satisfies Record<keyof Course['known'], string>

/** 'Not mapped here: bunkers and trees. Assumed, dashed: fairway' */
export function mapText({ unknown, assumed }: Pick<BookPage, 'unknown' | 'assumed'>): string | undefined {
  const kinds = unknown.map((kind) => KIND_WORDS[kind])
  const parts = [
    ...(kinds.length === 0 ? [] : [`Not mapped here: ${listed(kinds)}`]),
    ...(assumed.length === 0 ? [] : [`Assumed, dashed: ${listed([...new Set(assumed.map(assumedWord))])}`]),
  ]
  return parts.length === 0 ? undefined : parts.join('. ')
}
const assumedWord = (cover: Cover) => (cover === 'water-red' ? 'water' : cover === 'out' ? 'out of bounds' : cover)

/** What those hear who do not see the page. */
export const coverSentence = (course: string | undefined) =>
  `Front page: ${courseName(course)}, your bag with its carries`
export function pageSentence(
  head: BookHead,
  rows: readonly { readonly name: string; readonly club: string; readonly line: string; readonly left: string }[],
  units: PreferredUnits,
): string {
  const length = `${shownDistance(head.yards, units)} ${unitWords(units)}`
  const plans = rows.map(
    ({ name, club, line, left }) => `${name}: ${club}, ${line}${left === '' ? '' : `, ${left} to the front`}`,
  )
  return [`${pageName(head)}, ${length}`, ...plans].join('. ')
}

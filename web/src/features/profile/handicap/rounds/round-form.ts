import { EARLIEST_DAY, isDayText } from '@bagwise/golf/calendar-days'
import { MOST_COURSE_CHARACTERS, MOST_TEES_CHARACTERS, rangesOf } from '@bagwise/golf/handicap/round'
import type { RatedScore, Round } from '@bagwise/golf/handicap/round'
import type { KnownCourse } from './known-courses.ts'
import type { HoleCount } from '@bagwise/golf/handicap/round'
import { fieldText, numberText } from '#quantities/number-text.ts'
import * as copy from '#features/profile/handicap/handicap.copy.ts'

/** What is typed, field by field. */
export type RoundForm = {
  /** Chosen: '9' or '18'. */
  readonly holeCount: string
  readonly course: string
  readonly tees: string
  readonly courseRating: string
  readonly slopeRating: string
  readonly date: string
  readonly adjustedGrossScore: string
  /** Empty when not known. */
  readonly playingConditions: string
}
export type RoundField = keyof RoundForm

/** In the order of the form, with a sentence for each field that cannot be stored as it is. */
export type RoundFaults = Partial<Record<RoundField, string>>

type ReadRound = { readonly round: Omit<Round, 'id'> } | { readonly faults: RoundFaults }

const WHOLE = /^[-+]?\d+$/
const ONE_DECIMAL = /^\d+([.,]\d)?$/

type FormOfRound = {
  readonly today: string
  /** As the round was when the form was filled in: what nobody types is taken from it. Undefined for a new one. */
  readonly seen?: Round | undefined
}

const EXAMPLES = { 9: 35.6, 18: 71.3 } as const

function faultTexts(holeCount: HoleCount): Record<Exclude<RoundField, 'date' | 'holeCount'>, string> {
  const { courseRating, slopeRating, adjustedGrossScore } = rangesOf(holeCount)
  return {
    course: copy.courseFault(MOST_COURSE_CHARACTERS),
    tees: copy.teesFault(MOST_TEES_CHARACTERS),
    courseRating: copy.courseRatingFault({ ...courseRating, example: numberText(EXAMPLES[holeCount]) }),
    slopeRating: copy.slopeRatingFault(slopeRating),
    adjustedGrossScore: copy.scoreFault({ ...adjustedGrossScore, holeCount }),
    playingConditions: copy.conditionsFault,
  }
}

/** An empty form of today. */
export function emptyForm(today: string): RoundForm {
  return {
    holeCount: '18',
    course: '',
    tees: '',
    courseRating: '',
    slopeRating: '',
    date: today,
    adjustedGrossScore: '',
    playingConditions: '',
  }
}

export function formOf(round: Round): RoundForm {
  return {
    ...courseForm(round),
    date: round.date,
    adjustedGrossScore: fieldText(round.adjustedGrossScore),
    playingConditions: round.playingConditions === null ? '' : String(round.playingConditions),
  }
}

/** The fields that a course fills in. */
export function courseForm({ course, tees, courseRating, slopeRating, holeCount = 18 }: KnownCourse) {
  return {
    holeCount: String(holeCount),
    course,
    tees,
    courseRating: numberText(courseRating, 1),
    slopeRating: String(slopeRating),
  }
}

export function holeCountOf({ holeCount }: Pick<RoundForm, 'holeCount'>): HoleCount {
  return holeCount === '9' ? 9 : 18
}

/** The round that is meant, or what is wrong with each field. */
export function readForm(form: RoundForm, { today, seen }: FormOfRound): ReadRound {
  const [course, tees] = [trimmed(form.course), trimmed(form.tees)]
  const holeCount = holeCountOf(form)
  const ranges = rangesOf(holeCount)
  const score = {
    courseRating: numberIn(ranges.courseRating, form.courseRating, ONE_DECIMAL),
    slopeRating: numberIn(ranges.slopeRating, form.slopeRating, WHOLE),
    adjustedGrossScore: scoreIn(ranges.adjustedGrossScore, form, seen),
    playingConditions:
      form.playingConditions === '' ? null : numberIn(ranges.playingConditions, form.playingConditions, WHOLE),
  }
  const texts = faultTexts(holeCount)
  const dateFault = faultOfDate(form.date, today)
  const faults: RoundFaults = {
    ...(course === '' || course.length > MOST_COURSE_CHARACTERS ? { course: texts.course } : {}),
    ...(tees.length > MOST_TEES_CHARACTERS ? { tees: texts.tees } : {}),
    ...(score.courseRating === undefined ? { courseRating: texts.courseRating } : {}),
    ...(score.slopeRating === undefined ? { slopeRating: texts.slopeRating } : {}),
    ...(dateFault === undefined ? {} : { date: dateFault }),
    ...(score.adjustedGrossScore === undefined ? { adjustedGrossScore: texts.adjustedGrossScore } : {}),
    ...(score.playingConditions === undefined ? { playingConditions: texts.playingConditions } : {}),
  }
  return isComplete(score) && Object.keys(faults).length === 0
    ? { round: { date: form.date, course, tees, ...score, ...(holeCount === 9 ? ofNine(seen) : {}) } }
    : { faults }
}

/** Eighteen holes are not said, and the handicap at the start matters to nine. */
function ofNine({ handicapThen }: Pick<Round, 'handicapThen'> = {}) {
  return { holeCount: 9, ...(handicapThen === undefined ? {} : { handicapThen }) } as const
}

/** Composed, as the server stores texts. */
function trimmed(text: string): string {
  return text.normalize('NFC').trim()
}

type Range = { readonly lowest: number; readonly highest: number }

function numberIn({ lowest, highest }: Range, typed: string, form: RegExp): number | undefined {
  const text = typed.normalize('NFKC').trim().replace('−', '-')
  if (!form.test(text)) return undefined
  const found = Number(text.replace(',', '.')) + 0
  return found >= lowest && found <= highest ? found : undefined
}

/** Golfers type whole scores; that of a part round, which has decimals, may stay as it is. */
function scoreIn(range: Range, form: RoundForm, seen: Round | undefined): number | undefined {
  const before = seen && formOf(seen)
  const isAsBefore = (field: RoundField) => form[field] === before?.[field]
  if (isAsBefore('holeCount') && isAsBefore('adjustedGrossScore')) return seen?.adjustedGrossScore
  return numberIn(range, form.adjustedGrossScore, WHOLE)
}

type PartialScore = { readonly [Field in keyof RatedScore]: RatedScore[Field] | undefined }

function isComplete(score: PartialScore): score is RatedScore {
  return Object.values(score).every((found) => found !== undefined)
}

function faultOfDate(date: string, today: string): string | undefined {
  if (!isDayText(date)) return copy.dayMissing
  if (date > today) return copy.dayToCome
  return date < EARLIEST_DAY ? copy.dayTooEarly : undefined
}

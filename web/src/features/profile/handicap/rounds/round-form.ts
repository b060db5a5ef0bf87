import { EARLIEST_DAY, isDayText } from '@bagwise/golf/calendar-days'
import { MOST_COURSE_CHARACTERS, MOST_TEES_CHARACTERS, ROUND_RANGES } from '@bagwise/golf/handicap/round'
import type { RatedField, RatedScore, Round } from '@bagwise/golf/handicap/round'
import type { KnownCourse } from './known-courses.ts'
import { numberText } from '#quantities/number-text.ts'
import * as copy from '#features/profile/handicap/handicap.copy.ts'

/** What is typed, field by field. */
export type RoundForm = {
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

const { courseRating, slopeRating, adjustedGrossScore } = ROUND_RANGES
const FAULTS = {
  course: copy.courseFault(MOST_COURSE_CHARACTERS),
  tees: copy.teesFault(MOST_TEES_CHARACTERS),
  courseRating: copy.courseRatingFault({ ...courseRating, example: numberText(71.3) }),
  slopeRating: copy.slopeRatingFault(slopeRating),
  adjustedGrossScore: copy.scoreFault(adjustedGrossScore),
  playingConditions: copy.conditionsFault,
} as const satisfies Record<Exclude<RoundField, 'date'>, string>

/** An empty form of today. */
export function emptyForm(today: string): RoundForm {
  return {
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
    adjustedGrossScore: String(round.adjustedGrossScore),
    playingConditions: round.playingConditions === null ? '' : String(round.playingConditions),
  }
}

/** The fields that a course fills in. */
export function courseForm({ course, tees, courseRating, slopeRating }: KnownCourse) {
  return { course, tees, courseRating: numberText(courseRating, 1), slopeRating: String(slopeRating) }
}

/** The round that is meant, or what is wrong with each field. */
export function readForm(form: RoundForm, { today }: { readonly today: string }): ReadRound {
  const [course, tees] = [trimmed(form.course), trimmed(form.tees)]
  const score = {
    courseRating: numberIn('courseRating', form.courseRating, ONE_DECIMAL),
    slopeRating: numberIn('slopeRating', form.slopeRating, WHOLE),
    adjustedGrossScore: numberIn('adjustedGrossScore', form.adjustedGrossScore, WHOLE),
    playingConditions:
      form.playingConditions === '' ? null : numberIn('playingConditions', form.playingConditions, WHOLE),
  }
  const dateFault = faultOfDate(form.date, today)
  const faults: RoundFaults = {
    ...(course === '' || course.length > MOST_COURSE_CHARACTERS ? { course: FAULTS.course } : {}),
    ...(tees.length > MOST_TEES_CHARACTERS ? { tees: FAULTS.tees } : {}),
    ...(score.courseRating === undefined ? { courseRating: FAULTS.courseRating } : {}),
    ...(score.slopeRating === undefined ? { slopeRating: FAULTS.slopeRating } : {}),
    ...(dateFault === undefined ? {} : { date: dateFault }),
    ...(score.adjustedGrossScore === undefined ? { adjustedGrossScore: FAULTS.adjustedGrossScore } : {}),
    ...(score.playingConditions === undefined ? { playingConditions: FAULTS.playingConditions } : {}),
  }
  return isComplete(score) && Object.keys(faults).length === 0
    ? { round: { date: form.date, course, tees, ...score } }
    : { faults }
}

/** Composed, as the server stores texts. */
function trimmed(text: string): string {
  return text.normalize('NFC').trim()
}

function numberIn(field: RatedField, typed: string, form: RegExp): number | undefined {
  const text = typed.normalize('NFKC').trim().replace('−', '-')
  if (!form.test(text)) return undefined
  const { lowest, highest } = ROUND_RANGES[field]
  const found = Number(text.replace(',', '.')) + 0
  return found >= lowest && found <= highest ? found : undefined
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

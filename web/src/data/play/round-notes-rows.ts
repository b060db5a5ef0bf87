import { CLUB_TYPES } from '@bagwise/golf/club'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import { daysBetween, isDayText } from '@bagwise/golf/calendar-days'
import { isMappable } from '@bagwise/golf/course/plane'
import type { LatLon } from '@bagwise/golf/course/plane'
import type { HolePlaces } from '@bagwise/golf/play/hole-places'
import type { CourseMarks, HoleMarks, Sighting } from '@bagwise/golf/play/own-course-marks'
import type { SettledPlace } from '@bagwise/golf/play/settled-place'
import type { Trail } from '@bagwise/golf/play/trail'
import { COMPASS_POINTS } from '@bagwise/golf/weather/compass'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { WEATHER_SERVICES } from '#data/use-weather.ts'
import { fieldOf } from '#storage/local-copy.ts'
import { fields, finiteNumber, flag, listOf, oneOf, only, orNull, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'
import type { FrozenCard, FrozenRow, StartForecast } from './frozen-card.ts'

/** Whose round, and its day: no time of day is stored. */
export type OfRound = { readonly golfer: string; readonly round: string; readonly day: string }

/** Why a round is played with typed distances: the golfer said no. It is not asked again in that round. */
export type RoundRow = OfRound & {
  readonly card?: FrozenCard | undefined
  readonly isPositionRefused?: boolean | undefined
}
export type PlacesOfRound = Readonly<Record<string, HolePlaces>>
/** By the number of the hole. */
export type PlacesRow = OfRound & { readonly holes: PlacesOfRound }
export type TrailRow = OfRound & { readonly trail: Trail }
/** A course by its id or its typed name: `courseKey`. */
export type CourseRow = {
  readonly golfer: string
  readonly course: string
  readonly marks: CourseMarks
}

/** How long a trail and places stay at most, by the day of the round. RND-47. */
export const TRAIL_DAYS = 7
export const PLACES_DAYS = 90

/** Whether what was written for a round's day is over; a day that is no day is too. */
export function isOver(
  { day }: Pick<OfRound, 'day'>,
  { today, days }: { readonly today: string; readonly days: number },
): boolean {
  return !isDayText(day) || daysBetween({ from: day, to: today }) >= days
}

/** Under what a course's own notes are kept: its id, or its name where it was typed, however it is written. */
export function courseKey({ courseId, course }: { readonly courseId: string | null; readonly course: string }): string {
  return courseId ?? `name ${course.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()}`
}

const latLonFields = { latitudeDeg: finiteNumber, longitudeDeg: finiteNumber }
const sdYards = only(finiteNumber, (yards) => yards >= 0)
const parseLatLon: Parser<LatLon> = only(fields(latLonFields), isMappable)
const parsePlace: Parser<SettledPlace> = fields({ at: parseLatLon, sdYards })

/** What can be read of each; what is damaged is set aside, and the rest opens. */
function readable<Value>(parse: Parser<Value>): Parser<Readonly<Record<string, Value>>> {
  return (content) => {
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return undefined
    const entries = Object.entries(content).flatMap(([name, one]) => {
      const value = parse(one)
      return value === undefined ? [] : [[name, value] as const]
    })
    return Object.fromEntries(entries)
  }
}

const parseHolePlaces: Parser<HolePlaces> = fields(
  { shots: readable(parsePlace), aims: readable(parseLatLon), lost: readable(parsePlace) },
  { firstPutt: parsePlace, pin: parsePlace },
)
const parseSighting: Parser<Sighting> = fields({ at: parseLatLon, sdYards, round: text })
const parseHoleMarks: Parser<HoleMarks> = fields({ tee: listOf(parseSighting), pin: listOf(parseSighting) })
const wholeNumber = only(finiteNumber, (number) => Number.isInteger(number) && number >= 0)
const parseTrail: Parser<Trail> = listOf(
  fields({
    hole: wholeNumber,
    fixes: listOf(fields({ seconds: finiteNumber, ...latLonFields, accuracyMeters: finiteNumber })),
  }),
)

const carry = orNull(only(finiteNumber, (yards) => yards >= 0))
const yards = only(finiteNumber, (one) => one >= 0)
const parseCertainty: Parser<CarryCertainty> = fields(
  { isOwn: flag },
  { plusMinusYards: finiteNumber, range: fields({ fromYards: finiteNumber, toYards: finiteNumber }) },
)
const parseReading: Parser<WeatherReading> = fields({
  temperatureF: finiteNumber,
  windSpeedMph: yards,
  windDirection: oneOf(COMPASS_POINTS),
  windFromDeg: finiteNumber,
  humidityPercent: finiteNumber,
  seaLevelPressureInHg: finiteNumber,
})
const SERVICES = Object.keys(WEATHER_SERVICES) as readonly (keyof typeof WEATHER_SERVICES)[]
const parseForecast: Parser<StartForecast> = fields({
  reading: parseReading,
  service: orNull(oneOf(SERVICES)),
  placeName: orNull(text),
  heardAtMs: finiteNumber,
})
const parseCardRow: Parser<FrozenRow> = fields(
  {
    club: oneOf(CLUB_TYPES),
    isEstimated: flag,
    stillYards: yards,
    threeQuarterYards: yards,
    halfYards: yards,
    carryYards: carry,
    windYards: orNull(fields({ into: carry, across: carry, down: carry })),
  },
  { certainty: parseCertainty },
)
const parseCard: Parser<FrozenCard> = fields({ rows: listOf(parseCardRow), forecast: orNull(parseForecast) })

const ofRound = { golfer: text, round: text, day: text }

/** A card that cannot be read is as none; what else is known of the round stays. */
export function parseRound(row: unknown): RoundRow | undefined {
  const known = fields(ofRound)(row)
  return (
    known && {
      ...known,
      card: parseCard(fieldOf(row, 'card')),
      isPositionRefused: flag(fieldOf(row, 'isPositionRefused')),
    }
  )
}

export const parsePlaces: Parser<PlacesRow> = fields({ ...ofRound, holes: readable(parseHolePlaces) })
export const parseTrailRow: Parser<TrailRow> = fields({ ...ofRound, trail: parseTrail })
export const parseCourse: Parser<CourseRow> = fields({
  golfer: text,
  course: text,
  marks: readable(parseHoleMarks),
})

import type { WeatherService } from '@bagwise/contract/weather'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { OwnShares } from '@bagwise/golf/distances/partial-swings'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '@bagwise/golf/distances/club-distance'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { COMPASS_POINTS } from '@bagwise/golf/weather/compass'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { WEATHER_SERVICES } from '#data/use-weather.ts'
import { localCopy } from '#storage/local-copy.ts'
import { fields, finiteNumber, flag, listOf, oneOf, only, orNull, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'

/** A club of the card; cards of before have no certainty. A wedge may have own shares of its easier swings. */
export type CardClub = GapClub & {
  readonly certainty?: CarryCertainty | undefined
  readonly ownParts?: OwnShares | undefined
}

/** A club with what it carries in each wind of the card; null where the flight is not known. */
export type KeptClub = CardClub & { readonly forecastYards: readonly (number | null)[] }

/** The card as it was made: a tournament shows it and works nothing out again. */
export type KeptCard = {
  readonly golfer: string
  /** The moment, as ISO text. */
  readonly madeAt: string
  /** The place that the operator chose; null for the golfer's own. */
  readonly placeName: string | null
  readonly service: WeatherService | null
  readonly forecast: Pick<WeatherReading, 'temperatureF' | 'windSpeedMph' | 'windDirection'>
  readonly clubs: readonly KeptClub[]
}

const SERVICES = Object.keys(WEATHER_SERVICES) as readonly WeatherService[]
/** As long as a golfer may drive, with the wind of the day. */
const MOST_FORECAST_YARDS = 2 * MAX_CARRY_YARDS

const carry = only(finiteNumber, (yards) => yards >= MIN_CARRY_YARDS && yards <= MAX_CARRY_YARDS)
const forecastCarry = only(finiteNumber, (yards) => yards >= 0 && yards <= MOST_FORECAST_YARDS)
const swingShare = only(finiteNumber, (share) => share > 0 && share <= 1)
const parseCertainty: Parser<CarryCertainty> = fields(
  { isOwn: flag },
  { plusMinusYards: finiteNumber, range: fields({ fromYards: finiteNumber, toYards: finiteNumber }) },
)
const parseKept: Parser<KeptCard> = fields({
  golfer: text,
  madeAt: only(text, (moment) => !Number.isNaN(Date.parse(moment))),
  placeName: orNull(text),
  service: orNull(oneOf(SERVICES)),
  forecast: fields({
    temperatureF: finiteNumber,
    windSpeedMph: only(finiteNumber, (speedMph) => speedMph >= 0),
    windDirection: oneOf(COMPASS_POINTS),
  }),
  clubs: listOf(
    fields(
      {
        club: oneOf(CLUB_TYPES),
        carryYards: carry,
        isEstimated: flag,
        forecastYards: listOf(orNull(forecastCarry)),
      },
      { certainty: parseCertainty, ownParts: fields({}, { threeQuarter: swingShare, half: swingShare }) },
    ),
  ),
})

const copy = localCopy<KeptCard>({ key: 'bagwise.yardage-card', schema: 1, parse: parseKept })

/** The golfer's latest card; undefined when none was made on this device. */
export function keptCard(golfer: string): KeptCard | undefined {
  const kept = copy.read()
  return kept?.golfer === golfer ? kept : undefined
}

/** A device that cannot keep it has it until the page is closed, and says so by itself. */
export function keepCard(card: KeptCard): void {
  copy.write(card)
}

/** Whether two cards differ in more than the moment they were made. */
export function isSameCard(one: KeptCard, other: KeptCard): boolean {
  // Parsed, the fields have one order.
  const withoutMoment = (card: KeptCard) => JSON.stringify({ ...parseKept(card), madeAt: undefined })
  return withoutMoment(one) === withoutMoment(other)
}

/** Whether the card is of these clubs with these carries. */
export function isOfClubs({ clubs }: KeptCard, others: readonly GapClub[]): boolean {
  const carries = (some: readonly GapClub[]) =>
    JSON.stringify(some.map(({ club, carryYards, isEstimated }) => [club, carryYards, isEstimated]))
  return carries(clubs) === carries(others)
}

import type { WeatherService } from '@bagwise/contract/weather'
import type { ClubType } from '@bagwise/golf/club'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { OwnShares, PartialCarries } from '@bagwise/golf/distances/partial-swings'
import type { carriesInAirs } from '@bagwise/golf/flight/carry-in-air'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { tournamentCard } from '@bagwise/golf/shot-advice/tournament-answer'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import type { ShownWeather } from '#data/use-weather.ts'
import { workOut } from '#worker/work-out.ts'

/** A club at the start of a round, with what is known of its carry then. */
export type CardClub = GapClub & {
  readonly certainty?: CarryCertainty | undefined
  /** A wedge's own shares of easier swings. */
  readonly ownParts?: OwnShares | undefined
}

/** Null where no flight is known: a wind or a cold beyond the model. */
type Carry = number | null

/** A club of the card: its carries in still air of 70 °F, and in the forecast of the day. */
export type FrozenRow = PartialCarries & {
  readonly club: ClubType
  readonly isEstimated: boolean
  readonly certainty?: CarryCertainty | undefined
  /** Full, in still air; three-quarter and half swings are of this one. */
  readonly stillYards: number
  /** In the air of the day without its wind; without a forecast in still air. */
  readonly carryYards: Carry
  /** Against, across and with the wind of the day; null while none blows, and without a forecast. */
  readonly windYards: { readonly into: Carry; readonly across: Carry; readonly down: Carry } | null
}

/** The forecast at the start of a round: what is known of the air of each of its strokes. */
export type StartForecast = {
  readonly reading: WeatherReading
  readonly service: WeatherService | null
  /** The place that the operator chose; null for the golfer's own. */
  readonly placeName: string | null
  /** When the server said so. */
  readonly heardAtMs: number
}

/** The carries of the day as they were before the first tee: the same page wherever the ball lies, and whatever changes later. */
export type FrozenCard = {
  /** In bag order, without the putter. */
  readonly rows: readonly FrozenRow[]
  /** Null where nobody knew the weather: typical conditions are no forecast. */
  readonly forecast: StartForecast | null
}

type Start = { readonly clubs: readonly CardClub[]; readonly weather: ShownWeather | undefined }

/** As the worker answers it. */
type FlyInAirs = (...args: Parameters<typeof carriesInAirs>) => Promise<ReturnType<typeof carriesInAirs>>
const flyInWorker: FlyInAirs = (...args) => workOut('carriesInAirs', args)

/** The card of a round that starts now. The flights are worked out off the page's thread; rejects where that fails. */
export async function makeFrozenCard({ clubs, weather }: Start, fly = flyInWorker): Promise<FrozenCard> {
  const forecast = forecastOf(weather)
  const airs = forecast ? airsOf(forecast.reading) : []
  const carried = clubs.map(({ club, carryYards }) => ({ club, carryYards }))
  const byClub = airs.length > 0 ? await fly(carried, airs) : []
  const carriesOf = new Map(clubs.map(({ club }, index) => [club, byClub[index] ?? []]))
  const factsOf = new Map(clubs.map((club) => [club.club, club]))
  const rows = tournamentCard(clubs).map(
    ({ club, carryYards: stillYards, threeQuarterYards, halfYards }): FrozenRow => {
      const { isEstimated = true, certainty } = factsOf.get(club) ?? {}
      const [calm, into, across, down] = (carriesOf.get(club) ?? []).map(carryOf)
      return {
        club,
        isEstimated,
        certainty,
        stillYards,
        threeQuarterYards,
        halfYards,
        carryYards: calm === undefined ? stillYards : calm,
        windYards: airs.length > 1 ? { into: into ?? null, across: across ?? null, down: down ?? null } : null,
      }
    },
  )
  return { rows, forecast }
}

function forecastOf(weather: ShownWeather | undefined): StartForecast | null {
  if (!weather || weather.isTypical) return null
  const { reading, service, defaultPlaceName: placeName, heardAtMs } = weather
  return { reading, service, placeName, heardAtMs }
}

const WINDS_FROM_DEG = [0, 90, 180] as const

/** The air of the day without wind, and with the wind from each side that the card has a column for. */
function airsOf(reading: WeatherReading): readonly Air[] {
  const calm = airOfReading({ ...reading, windSpeedMph: 0 }, 0)
  // As it is shown: less than half a mile an hour is none.
  if (Math.round(reading.windSpeedMph) === 0) return [calm]
  return [calm, ...WINDS_FROM_DEG.map((fromDeg) => airOfReading(reading, fromDeg))]
}

function carryOf(carry: unknown): Carry {
  return typeof carry === 'number' ? carry : null
}

const MS_PER_HOUR = 3_600_000
/** Older than this a forecast says so. RND-36. */
const FRESH_HOURS = 3

/** How old a forecast is, in whole hours, and whether it is to say so: over 3 hours. */
export function forecastAge(
  { heardAtMs }: Pick<StartForecast, 'heardAtMs'>,
  nowMs: number,
): { readonly hours: number; readonly isOld: boolean } {
  const hours = Math.max(0, nowMs - heardAtMs) / MS_PER_HOUR
  return { hours: Math.floor(hours), isOld: hours > FRESH_HOURS }
}

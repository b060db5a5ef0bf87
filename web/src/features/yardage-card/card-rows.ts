import { partialCarries } from '@bagwise/golf/distances/partial-swings'
import type { carriesInAirs } from '@bagwise/golf/flight/carry-in-air'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance } from '#quantities/distance.ts'
import type { KeptCard, KeptClub } from './kept-card.ts'
import * as copy from './yardage-card.copy.ts'

/** One table of the card: a club and its figures under each head, as the golfer reads them. */
export type CardTable = {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly CardRow[]
}
export type CardRow = { readonly name: string; readonly isEstimated: boolean; readonly figures: readonly string[] }

const WINDS = [
  { head: copy.windHeads.into, windFromDeg: 0 },
  { head: copy.windHeads.across, windFromDeg: 90 },
  { head: copy.windHeads.down, windFromDeg: 180 },
] as const
const STILL = [{ head: copy.calmHead, windFromDeg: 0 }] as const
/** The flight is not known: a wind or a cold beyond the model. */
const UNKNOWN = '–'

/** From each side that the card has a column for; one while no wind blows. */
export function airsOf(reading: WeatherReading): readonly Air[] {
  return windsOf(reading).map(({ windFromDeg }) => airOfReading(reading, windFromDeg))
}

/** The clubs with what they carry in `airsOf` the forecast. */
export function withForecast(
  clubs: readonly GapClub[],
  carries: ReturnType<typeof carriesInAirs>,
): readonly KeptClub[] {
  return clubs.map((club, index) => ({
    ...club,
    forecastYards: (carries[index] ?? []).map((yards) => (typeof yards === 'number' ? yards : null)),
  }))
}

/** Every club in the order given, with its carry and easier swings in still air. */
export function stillAirTable(clubs: readonly GapClub[], units: PreferredUnits): CardTable {
  return {
    title: copy.stillAirTitle,
    heads: copy.swingHeads,
    rows: clubs.map(({ club, carryYards, isEstimated }) => {
      const { threeQuarterYards, halfYards } = partialCarries(carryYards)
      return {
        name: clubName(club),
        isEstimated,
        figures: [carryYards, threeQuarterYards, halfYards].map((yards) => figure(yards, units)),
      }
    }),
  }
}

/** The same clubs in the forecast that the card was made for. That a carry is an estimate is said at the still one. */
export function forecastTable({ clubs, forecast }: KeptCard, units: PreferredUnits): CardTable {
  const winds = windsOf(forecast)
  return {
    title: copy.forecastTitle,
    heads: winds.map(({ head }) => head),
    rows: clubs.map(({ club, forecastYards }) => ({
      name: clubName(club),
      isEstimated: false,
      figures: winds.map((_wind, index) => figure(forecastYards[index], units)),
    })),
  }
}

/** The wind as it is shown: less than half a mile an hour is none. */
export function isStill({ windSpeedMph }: Pick<WeatherReading, 'windSpeedMph'>): boolean {
  return Math.round(windSpeedMph) === 0
}

function windsOf(reading: Pick<WeatherReading, 'windSpeedMph'>) {
  return isStill(reading) ? STILL : WINDS
}

function figure(yards: number | null | undefined, units: PreferredUnits): string {
  return typeof yards === 'number' ? String(shownDistance(yards, units)) : UNKNOWN
}

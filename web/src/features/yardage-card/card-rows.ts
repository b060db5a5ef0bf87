import { certaintyOfShare } from '@bagwise/golf/distances/carry-certainty'
import { CLUBS } from '@bagwise/golf/club'
import { partialCarries } from '@bagwise/golf/distances/partial-swings'
import type { OwnShares } from '@bagwise/golf/distances/partial-swings'
import type { carriesInAirs } from '@bagwise/golf/flight/carry-in-air'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { clubName } from '#charts/gap-text.ts'
import { carryText } from '#profile-parts/carry-numeral/carry-text.ts'
import type { CarryText } from '#profile-parts/carry-numeral/carry-text.ts'
import type { CardClub, KeptCard, KeptClub } from './kept-card.ts'
import * as copy from './yardage-card.copy.ts'

/**
 * One table of the card: a club and its figures under each head, as the golfer reads them. The carry in still air says how
 * well it is known; the others follow from it.
 */
export type CardTable = {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly CardRow[]
}
export type CardRow = { readonly name: string; readonly figures: readonly (CarryText | undefined)[] }

const WINDS = [
  { head: copy.windHeads.into, windFromDeg: 0 },
  { head: copy.windHeads.across, windFromDeg: 90 },
  { head: copy.windHeads.down, windFromDeg: 180 },
] as const
const STILL = [{ head: copy.calmHead, windFromDeg: 0 }] as const

/** From each side that the card has a column for; one while no wind blows. */
export function airsOf(reading: WeatherReading): readonly Air[] {
  return windsOf(reading).map(({ windFromDeg }) => airOfReading(reading, windFromDeg))
}

/** The clubs with what they carry in `airsOf` the forecast. */
export function withForecast(
  clubs: readonly CardClub[],
  carries: ReturnType<typeof carriesInAirs>,
): readonly KeptClub[] {
  return clubs.map((club, index) => ({
    ...club,
    forecastYards: (carries[index] ?? []).map((yards) => (typeof yards === 'number' ? yards : null)),
  }))
}

/** Every club in the order given, with its carry and easier swings in still air, a wedge's by its own shares. */
export function stillAirTable(clubs: readonly CardClub[], units: PreferredUnits): CardTable {
  return {
    title: copy.stillAirTitle(units),
    heads: copy.swingHeads,
    rows: clubs.map((club) => {
      const { threeQuarterYards, halfYards } = partialCarries(club.carryYards, club.ownParts)
      return {
        name: clubName(club.club),
        figures: [
          carryText(club.carryYards, certaintyOf(club), units),
          figure(club, threeQuarterYards, units),
          figure(club, halfYards, units),
        ],
      }
    }),
  }
}

/** The same clubs in the forecast that the card was made for. */
export function forecastTable({ clubs, forecast }: KeptCard, units: PreferredUnits): CardTable {
  const winds = windsOf(forecast)
  return {
    title: copy.forecastTitle,
    heads: winds.map(({ head }) => head),
    rows: clubs.map((club) => ({
      name: clubName(club.club),
      figures: winds.map((_wind, index) => figure(club, club.forecastYards[index], units)),
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

/** What follows from a club's carry; undefined where the flight is not known: a wind or a cold beyond the model. */
function figure(club: CardClub, yards: number | null | undefined, units: PreferredUnits): CarryText | undefined {
  if (typeof yards !== 'number') return undefined
  const certainty = certaintyOfShare(certaintyOf(club), yards / club.carryYards)
  return { ...carryText(yards, certainty, units), plusMinus: undefined }
}

function certaintyOf({ certainty, isEstimated }: CardClub) {
  return certainty ?? { isOwn: !isEstimated }
}

/** Wedges with the golfer's own shares of easier swings; other clubs, and swings that were not learned, have the usual. */
export function withOwnParts<Club extends CardClub>(
  clubs: readonly Club[],
  own: OwnShares | undefined,
): readonly Club[] {
  return own ? clubs.map((club) => (CLUBS[club.club].kind === 'wedge' ? { ...club, ownParts: own } : club)) : clubs
}

/** What the easier swings of the card rest on: 'Wedges: ¾ is 80% of a full carry, by your shots, ½ about 50%.' */
export function easierSwingsNote(clubs: readonly CardClub[]): string {
  const own = clubs.find(({ ownParts }) => ownParts)?.ownParts
  return own ? copy.ownSwings(own) : copy.usualSwings
}

import { CLUBS } from '@bagwise/golf/club'
import { partialCarries } from '@bagwise/golf/distances/partial-swings'
import { carryInAir } from '@bagwise/golf/flight/carry-in-air'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { clubName } from '#charts/gap-words.ts'
import { shownDistance } from '#quantities/distance.ts'

/** One table of the card: a club and its figures under each head, as the golfer reads them. */
export type CardTable = {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly CardRow[]
}
export type CardRow = { readonly name: string; readonly isEstimated: boolean; readonly figures: readonly string[] }

const WINDS = [
  { head: 'Into', windFromDeg: 0 },
  { head: 'Across', windFromDeg: 90 },
  { head: 'Down', windFromDeg: 180 },
] as const
const STILL = [{ head: 'Today', windFromDeg: 0 }] as const
/** The flight is not known: a wind or a cold beyond the model. */
const UNKNOWN = '–'

/** Every club with its usual carry and, when the weather of the day is known, with those of today. */
export function clubTable(
  clubs: readonly GapClub[],
  units: PreferredUnits,
  reading: WeatherReading | undefined,
): CardTable {
  const winds = reading ? (isStill(reading) ? STILL : WINDS) : []
  return {
    title: 'Club',
    heads: ['Carry', ...winds.map(({ head }) => head)],
    rows: clubs.map((club) => {
      const today = winds.map(({ windFromDeg }) => reading && carryInAir(club, airOfReading(reading, windFromDeg)))
      return row(club, [club.carryYards, ...today], units)
    }),
  }
}

/** The wedges with easier swings; undefined without a wedge. */
export function wedgeTable(clubs: readonly GapClub[], units: PreferredUnits): CardTable | undefined {
  const wedges = clubs.filter(({ club }) => CLUBS[club].kind === 'wedge')
  if (wedges.length === 0) return undefined
  return {
    title: 'Wedges, about',
    heads: ['Full', '¾', '½'],
    rows: wedges.map((wedge) => {
      const { threeQuarterYards, halfYards } = partialCarries(wedge.carryYards)
      return row(wedge, [wedge.carryYards, threeQuarterYards, halfYards], units)
    }),
  }
}

/** The wind as it is shown: less than half a mile an hour is none. */
export function isStill({ windSpeedMph }: WeatherReading): boolean {
  return Math.round(windSpeedMph) === 0
}

function row({ club, isEstimated }: GapClub, yards: readonly unknown[], units: PreferredUnits): CardRow {
  return {
    name: clubName(club),
    isEstimated,
    figures: yards.map((each) => (typeof each === 'number' ? String(shownDistance(each, units)) : UNKNOWN)),
  }
}

import { CLUBS } from '@bagwise/golf/club'
import { partialCarries } from '@bagwise/golf/distances/partial-swings'
import type { carriesInAirs } from '@bagwise/golf/flight/carry-in-air'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance } from '#quantities/distance.ts'
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
const STILL = [{ head: copy.todayHead, windFromDeg: 0 }] as const
/** The flight is not known: a wind or a cold beyond the model. */
const UNKNOWN = '–'

/** The weather of the day, and what each club carries in `airsOf` it. */
export type TodaysCarries = {
  readonly reading: WeatherReading
  readonly carries: ReturnType<typeof carriesInAirs>
}

/** From each side that the card has a column for; one while no wind blows. */
export function airsOf(reading: WeatherReading): readonly Air[] {
  return windsOf(reading).map(({ windFromDeg }) => airOfReading(reading, windFromDeg))
}

/** Every club with its usual carry and, when those of today are known, with them. */
export function clubTable(
  clubs: readonly GapClub[],
  units: PreferredUnits,
  today: TodaysCarries | undefined,
): CardTable {
  return {
    title: copy.clubHead,
    heads: [copy.carryHead, ...(today ? windsOf(today.reading).map(({ head }) => head) : [])],
    rows: clubs.map((club, index) => row(club, [club.carryYards, ...(today?.carries[index] ?? [])], units)),
  }
}

/** The wedges with easier swings; undefined without a wedge. */
export function wedgeTable(clubs: readonly GapClub[], units: PreferredUnits): CardTable | undefined {
  const wedges = clubs.filter(({ club }) => CLUBS[club].kind === 'wedge')
  if (wedges.length === 0) return undefined
  return {
    title: copy.wedgesTitle,
    heads: copy.wedgeHeads,
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

function windsOf(reading: WeatherReading) {
  return isStill(reading) ? STILL : WINDS
}

function row({ club, isEstimated }: GapClub, yards: readonly unknown[], units: PreferredUnits): CardRow {
  return {
    name: clubName(club),
    isEstimated,
    figures: yards.map((each) => (typeof each === 'number' ? String(shownDistance(each, units)) : UNKNOWN)),
  }
}

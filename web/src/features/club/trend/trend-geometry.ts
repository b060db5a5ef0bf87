import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { TrendPoint } from '@bagwise/golf/memory/club-history'
import { plusMinusYards } from '@bagwise/golf/memory/learned-certainty'
import { yardsFromMetres } from '@bagwise/golf/units'
import { linePath } from '#charts/hand-drawn.ts'
import { shownDistance } from '#quantities/distance.ts'

type Place = { readonly xPx: number; readonly yPx: number }

export type TrendGeometry = {
  readonly heightPx: number
  readonly leftPx: number
  readonly rightPx: number
  /** The earliest first, each with its point. */
  readonly places: readonly (Place & { readonly point: TrendPoint })[]
  readonly line: string
  /** What holds in four cases of five. */
  readonly band: string
  readonly guides: readonly { readonly shown: number; readonly yPx: number }[]
}

const HEIGHT_PX = 220
const TOP_PX = 18
const BOTTOM_PX = 34
const LEFT_PX = 40
/** For the numeral at the end. */
const RIGHT_PX = 54
/** Less than this looks small. */
const LEAST_SPAN_YARDS = 12
const GUIDE_STEPS_SHOWN = [5, 10, 20, 50] as const
const MOST_GUIDES = 3
const MS_PER_DAY = 86_400_000

/** Where everything is in a picture so wide: days at their true distances. */
export function trendGeometry(
  trend: readonly TrendPoint[],
  { widthPx, units }: { readonly widthPx: number; readonly units: PreferredUnits },
): TrendGeometry {
  const ends = trend.flatMap((point) => [
    point.carryYards - plusMinusYards(point),
    point.carryYards + plusMinusYards(point),
  ])
  const middle = (Math.min(...ends) + Math.max(...ends)) / 2
  const half = Math.max(LEAST_SPAN_YARDS, Math.max(...ends) - Math.min(...ends)) / 2
  const yPx = (yards: number) => TOP_PX + ((middle + half - yards) / (2 * half)) * (HEIGHT_PX - TOP_PX - BOTTOM_PX)
  const rightPx = widthPx - RIGHT_PX
  const firstDay = trend[0]?.day ?? ''
  const dayCount = Math.max(1, daysAfter(firstDay, trend.at(-1)?.day ?? firstDay))
  const places = trend.map((point) => ({
    point,
    xPx: LEFT_PX + 10 + (daysAfter(firstDay, point.day) / dayCount) * (rightPx - LEFT_PX - 10),
    yPx: yPx(point.carryYards),
  }))
  const edge = (sign: 1 | -1) =>
    places.map(({ xPx, point }) => ({ xPx, yPx: yPx(point.carryYards + sign * plusMinusYards(point)) }))
  return {
    heightPx: HEIGHT_PX,
    leftPx: LEFT_PX,
    rightPx,
    places,
    line: linePath(places),
    band: `${linePath([...edge(1), ...edge(-1).toReversed()])}Z`,
    guides: guidesBetween(middle - half, middle + half, units).map((shown) => ({
      shown,
      yPx: yPx(units === 'yards' ? shown : yardsFromMetres(shown)),
    })),
  }
}

function guidesBetween(fromYards: number, toYards: number, units: PreferredUnits): readonly number[] {
  const [from, to] = [shownDistance(fromYards, units), shownDistance(toYards, units)]
  const at = (step: number) => {
    const first = Math.ceil(from / step)
    return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step)
  }
  const step = GUIDE_STEPS_SHOWN.find((candidate) => at(candidate).length <= MOST_GUIDES)
  return step === undefined ? [] : at(step)
}

function daysAfter(first: string, day: string): number {
  return (Date.parse(day) - Date.parse(first)) / MS_PER_DAY
}

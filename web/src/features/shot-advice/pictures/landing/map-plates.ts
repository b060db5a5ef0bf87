import { GREEN } from '@bagwise/golf/shot-advice/hole/hole'
import type { Hole } from '@bagwise/golf/shot-advice/hole/hole'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { yardsFromMetres } from '@bagwise/golf/units'
import { spreadLabels } from '#charts/spread-labels.ts'
import type { BoxPx } from '#charts/box.ts'
import { shownDistance } from '#quantities/distance.ts'
import { WIDE_FROM_PX } from './landing-geometry.ts'
import type { LandingGeometry } from './landing-geometry.ts'
import * as copy from './landing.copy.ts'

/** A yardage at the left edge, and the height in the map it speaks of. */
export type YardagePlate = {
  readonly box: BoxPx
  readonly number: number
  readonly word: string
  readonly atPx: number
}

const PLATE = { leftPx: 8, widthPx: 76, heightPx: 26 } as const
const WIND_PLATE = { widthPx: 76, heightPx: 78 } as const
export const GAP_PX = 6
export const EDGE_PX = 8
/** At the lower left stands the bar with its length. */
const BAR_PX = 34
const BAR = { leftPx: 4, abovePx: 28, heightPx: 24, wordsPx: 48 } as const
export const BAR_SHOWN = 10
const WAY_ON = { paddingPx: 20, heightPx: 24 } as const
export const SIGN_PX = 7.2

/** The wind stands at the upper right, on narrow maps at the left: above the yardages, or below those that are far up. */
export function windPlate({ widthPx, heightPx, isGreenInView, aim }: LandingGeometry): BoxPx {
  if (widthPx >= WIDE_FROM_PX) return { leftPx: widthPx - WIND_PLATE.widthPx - EDGE_PX, topPx: EDGE_PX, ...WIND_PLATE }
  const isBelow = isGreenInView && aim.yPx < heightPx / 2
  const topPx = isBelow ? heightPx - BAR_PX - WIND_PLATE.heightPx : EDGE_PX
  return { leftPx: PLATE.leftPx, topPx, ...WIND_PLATE }
}

/** Front, pin and back of the green; where it is off the map the carry and where the ball stops. None over another. */
export function yardagePlates(
  geometry: LandingGeometry,
  {
    choice,
    hole,
    units,
    hasWind,
  }: {
    readonly choice: Choice
    readonly hole: Hole
    readonly units: PreferredUnits
    readonly hasWind: boolean
  },
): readonly YardagePlate[] {
  const wanted = geometry.isGreenInView ? greenYardages(hole) : shotYardages(choice)
  const inOrder = wanted.toSorted((a, b) => b.yards - a.yards)
  const wind = windPlate(geometry)
  const isBesideWind = hasWind && wind.leftPx === PLATE.leftPx
  const isUnderWind = isBesideWind && wind.topPx === EDGE_PX
  const isOverWind = isBesideWind && !isUnderWind
  const fromPx = (isUnderWind ? wind.topPx + wind.heightPx + GAP_PX : EDGE_PX) + PLATE.heightPx / 2
  const toPx = (isOverWind ? wind.topPx - GAP_PX : geometry.heightPx - BAR_PX) - PLATE.heightPx / 2
  const apartPx = PLATE.heightPx + GAP_PX
  const spread = spreadLabels(
    inOrder.map(({ yards }, index) => {
      const lastPx = toPx - (inOrder.length - 1 - index) * apartPx
      return Math.min(lastPx, Math.max(fromPx + index * apartPx, geometry.yPx(yards)))
    }),
    inOrder.slice(1).map(() => apartPx),
  )
  return inOrder.map(({ yards, word }, index) => ({
    box: {
      leftPx: PLATE.leftPx,
      topPx: (spread[index] ?? fromPx) - PLATE.heightPx / 2,
      widthPx: PLATE.widthPx,
      heightPx: PLATE.heightPx,
    },
    number: shownDistance(yards, units),
    word,
    atPx: geometry.yPx(yards),
  }))
}

/** Beside the map's own plates: the bar with its length, and the words about a pin that is off the map. */
export function barBox({ pxPerYard, heightPx }: LandingGeometry, units: PreferredUnits): BoxPx {
  return {
    leftPx: BAR.leftPx,
    topPx: heightPx - BAR.abovePx,
    widthPx: barPx(pxPerYard, units) + BAR.wordsPx,
    heightPx: BAR.heightPx,
  }
}

/** How long ten yards or metres are. */
export function barPx(pxPerYard: number, units: PreferredUnits): number {
  return pxPerYard * (units === 'yards' ? BAR_SHOWN : yardsFromMetres(BAR_SHOWN))
}

export function wayOnBox({ dataFromPx, dataToPx }: LandingGeometry, words: string): BoxPx {
  const widthPx = words.length * SIGN_PX + WAY_ON.paddingPx
  return { leftPx: (dataFromPx + dataToPx - widthPx) / 2, topPx: EDGE_PX, widthPx, heightPx: WAY_ON.heightPx }
}

function greenYardages({ greenYards, pinYards }: Hole) {
  return [
    { yards: greenYards + GREEN.halfDepthYards, word: copy.yardagePlateWords.back },
    { yards: pinYards, word: copy.yardagePlateWords.pin },
    { yards: greenYards - GREEN.halfDepthYards, word: copy.yardagePlateWords.front },
  ].filter(({ yards }) => yards > 0)
}

function shotYardages({ finishYards, carryTodayYards }: Choice) {
  return [
    { yards: finishYards, word: copy.yardagePlateWords.stops },
    ...(carryTodayYards === undefined ? [] : [{ yards: carryTodayYards, word: copy.yardagePlateWords.carry }]),
  ]
}

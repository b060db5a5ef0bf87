import { GREEN } from '@bagwise/golf/advisor/hole/hole'
import type { HazardArea, Hole } from '@bagwise/golf/advisor/hole/hole'
import type { Choice } from '@bagwise/golf/advisor/choice'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { spreadLabels } from '#charts/ladder/spread-labels.ts'
import { shownDistance } from '#quantities/distance.ts'
import { WIDE_FROM_PX } from './landing-geometry.ts'
import type { LandingGeometry } from './landing-geometry.ts'

export type BoxPx = {
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly heightPx: number
}

/** A yardage at the left edge, and the height in the map it speaks of. */
export type YardagePlate = {
  readonly box: BoxPx
  readonly number: number
  readonly word: string
  readonly atPx: number
}
export type HazardPlate = { readonly box: BoxPx; readonly word: string }

const PLATE = { leftPx: 8, widthPx: 76, heightPx: 26 } as const
const WIND_PLATE = { widthPx: 76, heightPx: 78 } as const
const GAP_PX = 6
const EDGE_PX = 8
/** At the lower left stands the bar with its length. */
const BAR_PX = 34
const SIGN_PX = 7.2
const HAZARD_PADDING_PX = 14
const HAZARD_HEIGHT_PX = 22
const HAZARD_WORDS = { water: 'water', bunker: 'bunker', ob: 'out' } as const
/** Where in the part of a hazard that is seen its name may stand, as shares of its width and height. */
const NAME_PLACES = [0.5, 0.85, 0.15] as const

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

/** The name of each hazard that is seen, where it hides neither a plate nor the solid oval; without such a place it has none. */
export function hazardPlates(
  geometry: LandingGeometry,
  { hole, taken }: { readonly hole: Hole; readonly taken: readonly BoxPx[] },
): readonly HazardPlate[] {
  const { twoInThree } = geometry
  const oval = {
    leftPx: twoInThree.xPx - twoInThree.acrossPx,
    topPx: twoInThree.yPx - twoInThree.alongPx,
    widthPx: 2 * twoInThree.acrossPx,
    heightPx: 2 * twoInThree.alongPx,
  }
  const plates: HazardPlate[] = []
  for (const area of hole.areas) {
    const word = HAZARD_WORDS[area.kind]
    const size = { widthPx: word.length * SIGN_PX + HAZARD_PADDING_PX, heightPx: HAZARD_HEIGHT_PX }
    const hidden = [...taken, oval, ...plates.map(({ box }) => box)]
    const box = placesIn(seenPart(area, geometry), size).find((place) => !hidden.some((other) => overlap(place, other)))
    if (box) plates.push({ box, word })
  }
  return plates
}

/** What of an area lies on the map. */
export function seenPart(
  { leftYards, rightYards, nearYards, farYards }: HazardArea,
  { xPx, yPx, widthPx, heightPx }: LandingGeometry,
): BoxPx {
  const leftPx = Math.max(0, xPx(leftYards))
  const topPx = Math.max(0, yPx(farYards))
  return {
    leftPx,
    topPx,
    widthPx: Math.max(0, Math.min(widthPx, xPx(rightYards)) - leftPx),
    heightPx: Math.max(0, Math.min(heightPx, yPx(nearYards)) - topPx),
  }
}

/** Whether two boxes come nearer to one another than that. */
export function overlap(a: BoxPx, b: BoxPx, apartPx = GAP_PX): boolean {
  return (
    a.leftPx < b.leftPx + b.widthPx + apartPx &&
    b.leftPx < a.leftPx + a.widthPx + apartPx &&
    a.topPx < b.topPx + b.heightPx + apartPx &&
    b.topPx < a.topPx + a.heightPx + apartPx
  )
}

function placesIn(part: BoxPx, size: Pick<BoxPx, 'widthPx' | 'heightPx'>): readonly BoxPx[] {
  if (part.widthPx < size.widthPx || part.heightPx < size.heightPx) return []
  return NAME_PLACES.flatMap((downShare) =>
    NAME_PLACES.map((rightShare) => ({
      ...size,
      leftPx: part.leftPx + (part.widthPx - size.widthPx) * rightShare,
      topPx: part.topPx + (part.heightPx - size.heightPx) * downShare,
    })),
  )
}

function greenYardages({ greenYards, pinYards }: Hole) {
  return [
    { yards: greenYards + GREEN.halfDepthYards, word: 'back' },
    { yards: pinYards, word: 'pin' },
    { yards: greenYards - GREEN.halfDepthYards, word: 'front' },
  ].filter(({ yards }) => yards > 0)
}

function shotYardages({ finishYards, carryTodayYards }: Choice) {
  return [
    { yards: finishYards, word: 'stops' },
    ...(carryTodayYards === undefined ? [] : [{ yards: carryTodayYards, word: 'carry' }]),
  ]
}

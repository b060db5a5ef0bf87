import type { PreferredUnits } from '@bagwise/golf/golfer'
import { yardsFromMetres } from '@bagwise/golf/units'
import type { BoxPx } from '#charts/box.ts'
import type { PointPx } from '#charts/hand-drawn.ts'
import { OVAL_SD } from '#charts/oval-sd.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { distanceArcs } from './distance-arcs.ts'
import type { DistanceArc } from './distance-arcs.ts'
import { isInFrame, pointOf } from './hole-frame.ts'
import type { Frame } from './hole-frame.ts'
import type { DrawnGround, HoleMarks, OvalMark } from './hole-marks.ts'
import { around, isFree, placedPlates } from './plate-layout.ts'
import type { PlacedPlate } from './plate-layout.ts'

export type PlacedOval = OvalMark & { readonly middle: PointPx; readonly acrossPx: number; readonly alongPx: number }
export type PlacedLabel = { readonly box: BoxPx; readonly words: string }
export type LengthBar = { readonly box: BoxPx; readonly lengthPx: number; readonly words: string }

export type HoleLayout = {
  readonly ovals: readonly PlacedOval[]
  readonly arcs: readonly DistanceArc[]
  readonly labels: readonly PlacedLabel[]
  readonly plates: readonly PlacedPlate[]
  readonly bar: LengthBar
}

export const BALL_PX = 9
export const POLE_PX = 32
const FLAG_PX = 18
export const LABEL_SIZE = 15
const LABEL = { signPx: 6.8, heightPx: 19, gapPx: 6 } as const
/** The middle of an oval, kept free of plates. */
const OVAL_MIDDLE_PX = 12
/** The end of a plate's line, where no label should be. */
const POINT_PX = 4
const BAR = { edgePx: 6, heightPx: 24, wordsPx: 50, mostPx: 84 } as const
const LEAST_BAR = 5
const BAR_LENGTHS = [100, 50, 25, 20, 10, LEAST_BAR] as const
const EDGE_PX = 4

type LayoutOf = {
  readonly ground: DrawnGround
  readonly marks: HoleMarks
  readonly frame: Frame
  readonly units: PreferredUnits
  readonly keepFreePx: readonly BoxPx[]
}

/** Where everything stands that is read: nothing hides another thing, nor the ball, the pin or the middle of an oval. */
export function holeLayout({ ground, marks, frame, units, keepFreePx }: LayoutOf): HoleLayout {
  const ovals = (marks.ovals ?? []).map((oval) => placedOval(oval, frame))
  const arcs = distanceArcs(ground, marks.ringsYards ?? [], frame)
  const marked = [
    ...keepFreePx,
    ...markBoxes(marks, frame),
    ...ovals.map(({ middle }) => around(middle, OVAL_MIDDLE_PX)),
  ]
  const bar = lengthBar(frame, { units, taken: marked })
  const fixed = [bar.box, ...marked]
  const pointed = (marks.plates ?? []).map(({ at }) => around(pointOf(frame, at), POINT_PX))
  const labels = [
    ...ovals.flatMap((oval) =>
      oval.label ? [{ words: oval.label, places: placesAround(oval.label, sidesOf(oval)) }] : [],
    ),
    ...(marks.crosses ?? []).flatMap(({ at, label }) =>
      label ? [{ words: label, places: placesAround(label, around(pointOf(frame, at), BALL_PX)) }] : [],
    ),
    ...arcs.map(({ distanceYards, end }) => {
      const words = String(shownDistance(distanceYards, units))
      return { words, places: placesAround(words, around(end, 0)) }
    }),
  ].reduce<readonly PlacedLabel[]>((before, { words, places }) => {
    const taken = [...fixed, ...before.map(({ box }) => box)]
    const free = places.filter((place) => isWithin(place, frame) && isFree(place, taken))
    const box = free.find((place) => isFree(place, pointed)) ?? free[0]
    return box ? [...before, { box, words }] : before
  }, [])
  const plates = placedPlates(
    (marks.plates ?? [])
      .map((plate) => ({ ...plate, at: pointOf(frame, plate.at) }))
      .filter(({ at }) => isInFrame(frame, at)),
    {
      widthPx: frame.widthPx,
      heightPx: frame.heightPx,
      taken: [...fixed, ...labels.map(({ box }) => box)],
      unwelcome: ovals.map(sidesOf),
    },
  )
  return { ovals, arcs, labels, plates, bar }
}

function placedOval(oval: OvalMark, frame: Frame): PlacedOval {
  const halfPx = (sdYards: number) => OVAL_SD.twoInThree * sdYards * frame.pxPerYard
  return {
    ...oval,
    middle: pointOf(frame, oval.at),
    acrossPx: halfPx(oval.lateralSdYards),
    alongPx: halfPx(oval.distanceSdYards),
  }
}

function sidesOf({ middle: { xPx, yPx }, acrossPx, alongPx, alongDeg }: PlacedOval): BoxPx {
  const turn = (alongDeg * Math.PI) / 180
  const halfWidthPx = Math.hypot(acrossPx * Math.cos(turn), alongPx * Math.sin(turn))
  const halfHeightPx = Math.hypot(acrossPx * Math.sin(turn), alongPx * Math.cos(turn))
  return { leftPx: xPx - halfWidthPx, topPx: yPx - halfHeightPx, widthPx: 2 * halfWidthPx, heightPx: 2 * halfHeightPx }
}

function markBoxes({ ball, pin, crosses = [] }: HoleMarks, frame: Frame): readonly BoxPx[] {
  const foot = pin && pointOf(frame, pin)
  return [
    ...(ball ? [around(pointOf(frame, ball), BALL_PX)] : []),
    ...(foot ? [{ leftPx: foot.xPx - 2, topPx: foot.yPx - POLE_PX, widthPx: FLAG_PX, heightPx: POLE_PX + 2 }] : []),
    ...crosses.map(({ at }) => around(pointOf(frame, at), BALL_PX)),
  ]
}

/** Right, left, above or below. */
function placesAround(words: string, { leftPx, topPx, widthPx, heightPx }: BoxPx): readonly BoxPx[] {
  const { signPx, heightPx: ownHeightPx, gapPx } = LABEL
  const size = { widthPx: words.length * signPx + gapPx, heightPx: ownHeightPx }
  const middleTopPx = topPx + (heightPx - ownHeightPx) / 2
  const middleLeftPx = leftPx + (widthPx - size.widthPx) / 2
  return [
    { ...size, leftPx: leftPx + widthPx + gapPx, topPx: middleTopPx },
    { ...size, leftPx: leftPx - size.widthPx - gapPx, topPx: middleTopPx },
    { ...size, leftPx: middleLeftPx, topPx: topPx - ownHeightPx - gapPx },
    { ...size, leftPx: middleLeftPx, topPx: topPx + heightPx + gapPx },
  ]
}

function isWithin({ leftPx, topPx, widthPx, heightPx }: BoxPx, frame: Frame): boolean {
  return (
    leftPx >= EDGE_PX &&
    topPx >= EDGE_PX &&
    leftPx + widthPx <= frame.widthPx - EDGE_PX &&
    topPx + heightPx <= frame.heightPx - EDGE_PX
  )
}

/** As many yards or metres as there is room for, at the lower left, or the lower right where something is in the way. */
function lengthBar(
  { pxPerYard, widthPx, heightPx }: Frame,
  { units, taken }: { readonly units: PreferredUnits; readonly taken: readonly BoxPx[] },
): LengthBar {
  const lengthOf = (shown: number) => (units === 'yards' ? shown : yardsFromMetres(shown)) * pxPerYard
  const shown = BAR_LENGTHS.find((length) => lengthOf(length) <= BAR.mostPx) ?? LEAST_BAR
  const lengthPx = lengthOf(shown)
  const left: BoxPx = {
    leftPx: BAR.edgePx,
    topPx: heightPx - BAR.heightPx - BAR.edgePx,
    widthPx: lengthPx + BAR.wordsPx,
    heightPx: BAR.heightPx,
  }
  const right = { ...left, leftPx: widthPx - BAR.edgePx - left.widthPx }
  const box = !isFree(left, taken) && isFree(right, taken) ? right : left
  return { box, lengthPx, words: `${shown} ${unitShort(units)}` }
}

import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import type { Gap, GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { carryLine } from '#profile-parts/carry-numeral/carry-text.ts'
import type { CarryText } from '#profile-parts/carry-numeral/carry-text.ts'
import { shownDistance, yardsFromShown } from '#quantities/distance.ts'

/** A club with what the picture draws it by. */
export type PictureClub = GapClub & { readonly loftDeg: number }

/** With its carry as its label has it. */
type LabelledClub = PictureClub & { readonly carry: CarryText }

/** A club's dot, and where its label begins: beside it, or higher where another label is in the way. */
type PictureDot = {
  readonly club: LabelledClub
  readonly xPx: number
  readonly yPx: number
  readonly labelYPx: number
}

/** The yards that no club carries, across the picture up to the shorter club. */
type PictureHole = {
  readonly gap: Gap
  readonly leftPx: number
  readonly widthPx: number
  readonly topPx: number
  readonly heightPx: number
  /** Where there is room for the words. */
  readonly hasWords: boolean
}

/** A tick of an axis with the number beside it. */
type Tick = { readonly atPx: number; readonly shown: number }

export type PictureGeometry = {
  readonly widthPx: number
  readonly heightPx: number
  readonly leftPx: number
  readonly rightPx: number
  readonly bottomPx: number
  readonly dots: readonly PictureDot[]
  readonly holes: readonly PictureHole[]
  readonly carryTicks: readonly Tick[]
  readonly loftTicks: readonly Tick[]
}

/** Room for three figures of the carry axis at the left, and for the loft axis with its caption at the bottom. */
const AXIS_LEFT_PX = 34
const AXIS_BOTTOM_PX = 40
/** Room above the longest club, for the caption of the carry axis. */
const TOP_PX = 30
const DOT_INSET_PX = 12
/** Labels are this high, and begin this far right of their dot. */
const LABEL_PX = 16
export const LABEL_FROM_DOT_PX = 11
/** Width of a character of a label, and the gap between name and number in characters. */
const CHARACTER_PX = 6.1
const GAP_CHARACTERS = 1

const SHORTEST_PLOT_PX = 280
const TALLEST_PLOT_PX = 520
/** High enough for words in the smallest hole of 21 yards. */
const PX_PER_YARD = 1.9
const HOLE_INSET_PX = 6
const NARROWEST_HOLE_PX = 64
const WORDS_PX = 20

const MOST_CARRY_TICKS = 3
const CARRY_STEPS = [20, 25, 50, 100, 200] as const
const LOFT_STEP_DEG = 10
const WIDE_LOFT_STEP_DEG = 20
const NARROWEST_TICK_PX = 30

/** The clubs in a frame of this width: loft to the right, carry upwards. Every number of the drawing in px of the screen. */
export function pictureGeometry(
  clubs: readonly LabelledClub[],
  { widthPx, units }: { readonly widthPx: number; readonly units: PreferredUnits },
): PictureGeometry {
  const inOrder = clubs.toSorted((a, b) => b.carryYards - a.carryYards || a.loftDeg - b.loftDeg)
  const longestYards = inOrder[0]?.carryYards ?? 0
  const spanYards = longestYards - (inOrder.at(-1)?.carryYards ?? 0)
  const plotPx = Math.min(TALLEST_PLOT_PX, Math.max(SHORTEST_PLOT_PX, spanYards * PX_PER_YARD))
  const pxPerYard = spanYards === 0 ? 0 : (plotPx - 2 * DOT_INSET_PX) / spanYards
  const upwards = inOrder.map(({ carryYards }) => (longestYards - carryYards) * pxPerYard)
  const labels = labelsAbove(upwards)
  const shiftPx = TOP_PX + Math.max(DOT_INSET_PX, LABEL_PX / 2 - (labels[0] ?? 0))

  const loftX = loftScale(inOrder, widthPx)
  const dots = inOrder.map((club, index) => ({
    club,
    xPx: loftX.at(club.loftDeg),
    yPx: shiftPx + (upwards[index] ?? 0),
    labelYPx: shiftPx + (labels[index] ?? 0),
  }))
  const bottomPx = shiftPx + plotPx - DOT_INSET_PX
  return {
    widthPx,
    heightPx: bottomPx + AXIS_BOTTOM_PX,
    leftPx: AXIS_LEFT_PX,
    rightPx: loftX.endPx,
    bottomPx,
    dots,
    holes: findGaps(clubs)
      .filter(({ verdict }) => verdict === 'too-large')
      .flatMap((gap) => holeOf(gap, dots)),
    carryTicks: carryTicks(inOrder, units).map((shown) => ({
      shown,
      atPx: shiftPx + (longestYards - yardsFromShown(shown, units)) * pxPerYard,
    })),
    loftTicks: loftX.ticks,
  }
}

/** How wide a label is drawn: the name and the number after it. */
export function labelWidthPx({ club, carry }: Pick<LabelledClub, 'club' | 'carry'>): number {
  return (clubName(club).length + GAP_CHARACTERS + carryLine(carry).length) * CHARACTER_PX
}

/** Right of and above the dots nothing is drawn: a label moves up until it is clear of the one below. */
function labelsAbove(dotsPx: readonly number[]): readonly number[] {
  return dotsPx.reduceRight<readonly number[]>((below, dotPx) => {
    const [next = Infinity] = below
    return [Math.min(dotPx, next - LABEL_PX), ...below]
  }, [])
}

/** Loft in degrees to px, so that the label of every club ends inside the frame. */
function loftScale(clubs: readonly LabelledClub[], widthPx: number) {
  const lofts = clubs.map(({ loftDeg }) => loftDeg)
  const [lowestDeg, highestDeg] = [Math.min(...lofts), Math.max(...lofts)]
  const spanDeg = Math.max(1, highestDeg - lowestDeg)
  const startPx = AXIS_LEFT_PX + DOT_INSET_PX
  const pxPerDegree = Math.min(
    (widthPx - DOT_INSET_PX - startPx) / spanDeg,
    ...clubs
      .filter(({ loftDeg }) => loftDeg > lowestDeg)
      .map((club) => (widthPx - labelWidthPx(club) - LABEL_FROM_DOT_PX - startPx) / (club.loftDeg - lowestDeg)),
  )
  const at = (loftDeg: number) => startPx + (loftDeg - lowestDeg) * pxPerDegree
  const stepDeg = LOFT_STEP_DEG * pxPerDegree < NARROWEST_TICK_PX ? WIDE_LOFT_STEP_DEG : LOFT_STEP_DEG
  const firstDeg = Math.ceil(lowestDeg / stepDeg) * stepDeg
  const tickCount = Math.max(0, Math.floor((highestDeg - firstDeg) / stepDeg) + 1)
  const ticks = Array.from({ length: tickCount }, (_, index) => firstDeg + index * stepDeg)
  return { at, endPx: widthPx, ticks: ticks.map((shown) => ({ shown, atPx: at(shown) })) }
}

/** Round numbers in the golfer's units between the shortest and the longest carry, three at most. */
function carryTicks(inOrder: readonly PictureClub[], units: PreferredUnits): readonly number[] {
  const longest = shownDistance(inOrder[0]?.carryYards ?? 0, units)
  const shortest = shownDistance(inOrder.at(-1)?.carryYards ?? 0, units)
  const ticksBy = (step: number) => {
    const first = Math.ceil(shortest / step)
    const count = Math.max(0, Math.floor(longest / step) - first + 1)
    return Array.from({ length: count }, (_, index) => (first + index) * step)
  }
  return CARRY_STEPS.map(ticksBy).find((ticks) => ticks.length <= MOST_CARRY_TICKS) ?? []
}

function holeOf(gap: Gap, dots: readonly PictureDot[]): readonly PictureHole[] {
  const longer = dots.find(({ club }) => club.club === gap.longer.club)
  const shorter = dots.find(({ club }) => club.club === gap.shorter.club)
  if (!longer || !shorter) return []
  const topPx = longer.yPx + HOLE_INSET_PX
  const heightPx = shorter.yPx - HOLE_INSET_PX - topPx
  return [
    {
      gap,
      topPx,
      heightPx,
      leftPx: AXIS_LEFT_PX,
      widthPx: Math.max(NARROWEST_HOLE_PX, Math.max(longer.xPx, shorter.xPx) - AXIS_LEFT_PX),
      hasWords: heightPx >= WORDS_PX,
    },
  ]
}

import type { PreferredUnits } from '@bagwise/golf/golfer'
import { metresFromYards, yardsFromMetres } from '@bagwise/golf/units'
import { shownDistance } from '#quantities/distance.ts'
import { spreadLabels } from '#charts/spread-labels.ts'
import type { FlownChoice } from '@bagwise/golf/shot-advice/flown-choices'
import * as copy from './flight.copy.ts'

/** A number on the axis: where it points at and where its text has its middle. */
export type AxisLabel = {
  readonly text: string
  readonly atPx: number
  readonly textPx: number
  readonly widthPx: number
}

export type AxisLabels = {
  readonly recommended: AxisLabel | undefined
  readonly others: readonly AxisLabel[]
  /** Round numbers, where there is room between the clubs. */
  readonly ticks: readonly AxisLabel[]
}

/** Width of a sign in px: 15 px bold for the recommended club, 13 px for the others. */
const SIGN_PX = { recommended: 8, other: 7 } as const

const GAP_PX = 8
const MARGIN_PX = 2
const TICK_STEPS = [5, 10, 20, 25, 50, 100, 200] as const
const LARGEST_TICK_STEP = 500
const MOST_TICKS = 6

type RowLabel = { readonly wantedPx: number; readonly widthPx: number }

/** The carries of the clubs under the axis, none over another, and round numbers between them. */
export function axisLabels(
  flown: readonly FlownChoice[],
  {
    xPx,
    spanYards,
    units,
    widthPx,
  }: {
    readonly xPx: (downrangeYards: number) => number
    readonly spanYards: number
    readonly units: PreferredUnits
    readonly widthPx: number
  },
): AxisLabels {
  const [recommended] = flown
  const inOrder = flown
    .toSorted((a, b) => a.carryYards - b.carryYards)
    .map((one) => {
      const isRecommended = one === recommended
      const number = String(shownDistance(one.carryYards, units))
      const text = isRecommended ? number : `${copy.clubMark(one.club)} ${number}`
      const signPx = isRecommended ? SIGN_PX.recommended : SIGN_PX.other
      return { isRecommended, text, wantedPx: xPx(one.carryYards), widthPx: text.length * signPx }
    })
  const room = { fromPx: MARGIN_PX, toPx: widthPx - MARGIN_PX, gapPx: GAP_PX }
  const placedPx = placeInRow(inOrder, room)
  const labels = inOrder.map(({ isRecommended, text, wantedPx, widthPx: textWidthPx }, index) => ({
    isRecommended,
    label: { text, atPx: wantedPx, textPx: placedPx[index] ?? wantedPx, widthPx: textWidthPx },
  }))
  return {
    recommended: labels.find(({ isRecommended }) => isRecommended)?.label,
    others: labels.filter(({ isRecommended }) => !isRecommended).map(({ label }) => label),
    ticks: ticks({ spanYards, units, xPx }).filter(
      (tick) => isWithin(tick, room) && labels.every(({ label }) => isApart(tick, label)),
    ),
  }
}

function ticks({
  spanYards,
  units,
  xPx,
}: {
  readonly spanYards: number
  readonly units: PreferredUnits
  readonly xPx: (downrangeYards: number) => number
}): readonly AxisLabel[] {
  const spanShown = units === 'yards' ? spanYards : metresFromYards(spanYards)
  const step = TICK_STEPS.find((one) => spanShown / one < MOST_TICKS) ?? LARGEST_TICK_STEP
  return Array.from({ length: Math.floor(spanShown / step) + 1 }, (_, index) => {
    const shown = index * step
    const atPx = xPx(units === 'yards' ? shown : yardsFromMetres(shown))
    return { text: String(shown), atPx, textPx: atPx, widthPx: String(shown).length * SIGN_PX.other }
  })
}

function isWithin({ textPx, widthPx }: AxisLabel, { fromPx, toPx }: { fromPx: number; toPx: number }): boolean {
  return textPx - widthPx / 2 >= fromPx && textPx + widthPx / 2 <= toPx
}

function isApart(a: AxisLabel, b: AxisLabel): boolean {
  return Math.abs(a.textPx - b.textPx) >= (a.widthPx + b.widthPx) / 2 + GAP_PX
}

/**
 * Middles of labels in a row, in their order, moved as little as possible so that none touches another or leaves the
 * room. Where there is not room for all, the last ones stay inside.
 */
export function placeInRow(
  labels: readonly RowLabel[],
  { fromPx, toPx, gapPx }: { readonly fromPx: number; readonly toPx: number; readonly gapPx: number },
): readonly number[] {
  const apartPx = (index: number) => ((labels[index]?.widthPx ?? 0) + (labels[index + 1]?.widthPx ?? 0)) / 2 + gapPx
  const spread = spreadLabels(
    labels.map(({ wantedPx }) => wantedPx),
    labels.slice(1).map((_, index) => apartPx(index)),
  )
  const placed = [...spread]
  for (const [index, { widthPx }] of labels.entries()) {
    const leastPx = index === 0 ? fromPx + widthPx / 2 : (placed[index - 1] ?? 0) + apartPx(index - 1)
    placed[index] = Math.max(leastPx, placed[index] ?? 0)
  }
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    const isLast = index === labels.length - 1
    const mostPx = isLast ? toPx - (labels[index]?.widthPx ?? 0) / 2 : (placed[index + 1] ?? 0) - apartPx(index)
    placed[index] = Math.min(mostPx, placed[index] ?? 0)
  }
  return placed
}

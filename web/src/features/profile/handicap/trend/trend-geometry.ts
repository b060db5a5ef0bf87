import type { ProgressEntry } from '@bagwise/golf/progress/progress-entry'
import { linePath } from '#charts/hand-drawn.ts'

/** A day with a handicap. */
export type HandicapEntry = Pick<ProgressEntry, 'date'> & { readonly handicap: number }

type TrendPoint = { readonly entry: HandicapEntry; readonly xPx: number; readonly yPx: number }

export type TrendGeometry = {
  readonly heightPx: number
  /** Oldest first; the newest stands at the end of the line. */
  readonly points: readonly TrendPoint[]
  readonly line: string
  /** Behind the entries that the trend compares. */
  readonly band: { readonly xPx: number; readonly widthPx: number; readonly topPx: number; readonly heightPx: number }
  readonly guides: readonly { readonly handicap: number; readonly yPx: number }[]
  readonly plot: { readonly leftPx: number; readonly rightPx: number; readonly bottomPx: number }
}

const HEIGHT_PX = 224
const TOP_PX = 40
const BOTTOM_PX = 30
/** Room for the figures of the guides, and for the numeral at the end of the line. */
const LEFT_PX = 34
const RIGHT_PX = 66
const PADDING_PX = 14
/** Closer together the circles would touch. */
const LEAST_STEP_PX = 26
/** As many as the trend looks at (specification 1 §4). */
const COMPARED_ENTRIES = 3
/** A change of less than this fills half the picture at most: small steps should look small. */
const LEAST_SPAN_STROKES = 4
const GUIDE_STEPS_STROKES = [1, 2, 5, 10, 20, 50] as const
const MOST_GUIDES = 3

/** Where everything stands in a picture so wide. The axis is upside down: the lower handicap stands higher. */
export function trendGeometry(entries: readonly HandicapEntry[], widthPx: number): TrendGeometry {
  const [firstPx, lastPx] = [LEFT_PX + PADDING_PX, widthPx - RIGHT_PX]
  const shown = entries.slice(-Math.max(COMPARED_ENTRIES, Math.floor((lastPx - firstPx) / LEAST_STEP_PX) + 1))
  const stepPx = shown.length > 1 ? (lastPx - firstPx) / (shown.length - 1) : 0
  const span = spanOf(shown.map(({ handicap }) => handicap))
  const yOf = (handicap: number) => {
    const share = (handicap - span.lowest) / (span.highest - span.lowest)
    return TOP_PX + share * (HEIGHT_PX - TOP_PX - BOTTOM_PX)
  }
  const points = shown.map((entry, index) => ({ entry, xPx: firstPx + index * stepPx, yPx: yOf(entry.handicap) }))
  const bandPx = Math.max(LEFT_PX, lastPx - (COMPARED_ENTRIES - 1) * stepPx - Math.min(PADDING_PX, stepPx / 2))
  return {
    heightPx: HEIGHT_PX,
    points,
    line: linePath(points),
    band: { xPx: bandPx, widthPx: widthPx - bandPx, topPx: 0, heightPx: HEIGHT_PX - BOTTOM_PX + PADDING_PX },
    guides: guidesWithin(span).map((handicap) => ({ handicap, yPx: yOf(handicap) })),
    plot: { leftPx: LEFT_PX, rightPx: lastPx, bottomPx: HEIGHT_PX - BOTTOM_PX + PADDING_PX },
  }
}

type Span = { readonly lowest: number; readonly highest: number }

function spanOf(handicaps: readonly number[]): Span {
  const [lowest, highest] = [Math.min(...handicaps), Math.max(...handicaps)]
  const missing = Math.max(0, LEAST_SPAN_STROKES - (highest - lowest))
  return { lowest: lowest - missing / 2, highest: highest + missing / 2 }
}

/** Whole handicaps at even steps, three at most. */
function guidesWithin({ lowest, highest }: Span): readonly number[] {
  const guidesAt = (step: number) => {
    const first = Math.ceil(lowest / step)
    const count = Math.max(0, Math.floor(highest / step) - first + 1)
    return Array.from({ length: count }, (_, index) => (first + index) * step + 0)
  }
  const step = GUIDE_STEPS_STROKES.find((strokes) => guidesAt(strokes).length <= MOST_GUIDES)
  return step === undefined ? [] : guidesAt(step)
}

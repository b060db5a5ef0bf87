import type { Gap, GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import { clubsByCarry } from '#charts/clubs-by-carry.ts'
import type { Ground } from '#charts/ladder-ground.ts'
import {
  LONGEST_NAME_EM,
  NARROW_BELOW_PX,
  NARROW_NAME_FONT_PX,
  PHONE_WIDTH_PX,
  edgesAt,
} from '#charts/ladder-ground.ts'
import { spreadLabels } from '#charts/spread-labels.ts'

/** One club: its arc at the true distance, its name and yardage where there is room for them. */
export type LadderArc = {
  readonly club: GapClub
  /** The middle of the arc: the true distance. */
  readonly yPx: number
  /** How far the ends of the arc lie below its middle. */
  readonly sagPx: number
  readonly leftPx: number
  readonly rightPx: number
  readonly labelYPx: number
}

/** A gap at the far right: a bracket from label to label with the mark in its middle. */
export type LadderGap = {
  readonly gap: Gap
  readonly topPx: number
  readonly bottomPx: number
}

/** The ground between two clubs that nothing covers. */
export type LadderHole = {
  readonly gap: Gap
  readonly topPx: number
  readonly bottomPx: number
  readonly centrePx: number
  readonly halfWidthPx: number
  readonly hasWords: boolean
}

export type LadderGeometry = {
  readonly widthPx: number
  readonly heightPx: number
  /** How much larger than on a phone everything is drawn. */
  readonly scale: number
  readonly nameFontPx: number
  /** Names end here, yardages begin there, brackets and marks stand at the far right. */
  readonly nameEndPx: number
  readonly yardagePx: number
  readonly bracketPx: number
  readonly markPx: number
  readonly ground: Ground
  readonly arcs: readonly LadderArc[]
  readonly gaps: readonly LadderGap[]
  readonly holes: readonly LadderHole[]
}

const LARGEST_SCALE = 1.25
const NAME_FONT_PX = 15.5

/** Labels closer than this cannot be read; a large gap's mark needs more. */
const LABEL_SPACING_PX = 27
const LARGE_GAP_SPACING_PX = 36
/**
 * A gap gets this much height on average, less on a phone, where ladder and score are one screen. Two clubs get the
 * shortest plot; one yard never gets more than the limit.
 */
const AVERAGE_GAP_PX = { phone: 27, wide: 46 } as const
const WIDE_FROM_PX = 400
const SHORTEST_PLOT_PX = 150
const LARGEST_PX_PER_YARD = 5
/** A hole has its words where there is room for them. */
const WORDS_FROM_PX = 22

const ABOVE_FIRST_PX = 13
const BELOW_LAST_PX = 16
const TEE_PX = 24
const FAIRWAY_TOP_PX = 8
const LEADER_PX = 14
const WIDEST_HALF_SHARE = 0.18
const BRACKET_FROM_RIGHT_PX = 46
const MARK_FROM_RIGHT_PX = 19
const YARDAGE_FROM_RIGHT_PX = 92
/** An estimate has its ± beside it. */
const ESTIMATE_FROM_RIGHT_PX = 104
const YARDAGE_LEADER_PX = 12
const BRACKET_INSET_PX = 2.5

/**
 * Where everything of the ladder stands. The same clubs, gaps and width always give the same drawing. `gaps` are those
 * between the clubs by carry, as some rule judges them.
 */
export function ladderGeometry(
  clubs: readonly GapClub[],
  widthPx: number,
  gaps: readonly Gap[] = findGaps(clubs),
): LadderGeometry {
  const scale = Math.min(LARGEST_SCALE, Math.max(1, widthPx / PHONE_WIDTH_PX))
  const inOrder = clubsByCarry(clubs)
  const longestYards = inOrder[0]?.carryYards ?? 0
  const pxPerYard = heightOfOneYard(inOrder, gaps, { widthPx, scale })

  const wantedPx = inOrder.map(({ carryYards }) => (longestYards - carryYards) * pxPerYard)
  const labelsPx = spreadLabels(
    wantedPx,
    gaps.map(({ verdict }) => labelSpacingPx(verdict) * scale),
  )
  const shiftPx = ABOVE_FIRST_PX * scale - Math.min(0, ...labelsPx)
  const lastPx = Math.max(0, ...wantedPx, ...labelsPx) + shiftPx
  const bottomPx = lastPx + BELOW_LAST_PX * scale
  const columns = ladderColumns(
    widthPx,
    scale,
    clubs.some(({ isEstimated }) => isEstimated) ? ESTIMATE_FROM_RIGHT_PX : YARDAGE_FROM_RIGHT_PX,
  )
  const ground = { topPx: FAIRWAY_TOP_PX, bottomPx, centrePx: columns.centrePx, halfWidthPx: columns.halfWidthPx }

  const arcs = inOrder.map((club, index) => {
    const yPx = (wantedPx[index] ?? 0) + shiftPx
    const sagPx = arcSagPx(yPx / bottomPx) * scale
    return { club, yPx, sagPx, ...edgesAt(yPx + sagPx, ground), labelYPx: (labelsPx[index] ?? 0) + shiftPx }
  })
  const pairs = gaps.flatMap((gap, index) => {
    const [longer, shorter] = [arcs[index], arcs[index + 1]]
    return longer && shorter ? [{ gap, longer, shorter }] : []
  })
  return {
    widthPx,
    heightPx: bottomPx + TEE_PX * scale,
    scale,
    nameFontPx: columns.nameFontPx,
    nameEndPx: columns.nameEndPx,
    yardagePx: columns.yardagePx,
    bracketPx: widthPx - BRACKET_FROM_RIGHT_PX * scale,
    markPx: widthPx - MARK_FROM_RIGHT_PX * scale,
    ground,
    arcs,
    gaps: pairs.map(({ gap, longer, shorter }) => ({
      gap,
      topPx: longer.labelYPx + BRACKET_INSET_PX,
      bottomPx: shorter.labelYPx - BRACKET_INSET_PX,
    })),
    holes: pairs.filter(({ gap }) => gap.verdict === 'too-large').map((pair) => holeBetween(pair, ground, scale)),
  }
}

function heightOfOneYard(
  inOrder: readonly GapClub[],
  gaps: readonly Gap[],
  { widthPx, scale }: { readonly widthPx: number; readonly scale: number },
): number {
  const spanYards = (inOrder[0]?.carryYards ?? 0) - (inOrder.at(-1)?.carryYards ?? 0)
  if (spanYards === 0) return 0
  const averageGapPx = AVERAGE_GAP_PX[widthPx < WIDE_FROM_PX ? 'phone' : 'wide']
  const plotPx = Math.max(SHORTEST_PLOT_PX, averageGapPx * gaps.length) * scale
  return Math.min(LARGEST_PX_PER_YARD * scale, plotPx / spanYards)
}

function labelSpacingPx(verdict: Gap['verdict']): number {
  return verdict === 'too-large' ? LARGE_GAP_SPACING_PX : LABEL_SPACING_PX
}

/** Nearer the tee an arc looks rounder. */
function arcSagPx(along: number): number {
  return 2 + 3.5 * along ** 2
}

/** Names, fairway and yardages stand side by side around the middle of the room left of the brackets. */
function ladderColumns(widthPx: number, scale: number, yardageFromRightPx: number) {
  const nameFontPx = widthPx < NARROW_BELOW_PX ? NARROW_NAME_FONT_PX : NAME_FONT_PX * scale
  const namesPx = nameFontPx * LONGEST_NAME_EM
  const fromPx = namesPx + LEADER_PX * scale
  const toPx = widthPx - (yardageFromRightPx + YARDAGE_LEADER_PX) * scale
  const halfWidthPx = Math.min((toPx - fromPx) / 2, WIDEST_HALF_SHARE * widthPx)
  const centrePx = (fromPx + toPx) / 2
  return {
    nameFontPx,
    halfWidthPx,
    centrePx,
    nameEndPx: centrePx - halfWidthPx - LEADER_PX * scale,
    yardagePx: centrePx + halfWidthPx + YARDAGE_LEADER_PX * scale,
  }
}

function holeBetween(
  { gap, longer, shorter }: { readonly gap: Gap; readonly longer: LadderArc; readonly shorter: LadderArc },
  ground: Ground,
  scale: number,
): LadderHole {
  const insetPx = Math.min(12, (shorter.yPx - longer.yPx) / 8)
  const { leftPx, rightPx } = edgesAt((longer.yPx + shorter.yPx) / 2, ground)
  const [topPx, bottomPx] = [longer.yPx + longer.sagPx + insetPx, shorter.yPx - insetPx]
  return {
    gap,
    topPx,
    bottomPx: Math.max(topPx, bottomPx),
    centrePx: (leftPx + rightPx) / 2,
    halfWidthPx: (rightPx - leftPx) / 2 - insetPx / 2,
    hasWords: bottomPx - topPx >= WORDS_FROM_PX * scale,
  }
}

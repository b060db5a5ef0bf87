import {
  LONGEST_NAME_EM,
  NARROW_BELOW_PX,
  NARROW_NAME_FONT_PX,
  PHONE_WIDTH_PX,
  edgesAt,
} from '#charts/ladder-ground.ts'
import type { Ground, GroundArc } from '#charts/ladder-ground.ts'
import { spreadLabels } from '#charts/spread-labels.ts'
import { ABOVE_FIRST_PX, BELOW_LAST_PX, LABEL_SPACING_PX, compactHeightPx } from './compact-height.ts'

/** One club: its arc at the true distance, its name and number where there is room for them. */
export type CompactRung = GroundArc & { readonly labelYPx: number }

export type CompactGeometry = {
  readonly heightPx: number
  /** How much larger than on a phone everything is drawn. */
  readonly scale: number
  readonly nameFontPx: number
  /** Names end here, numbers begin there, marks stand at the far right. */
  readonly nameEndPx: number
  readonly numeralPx: number
  readonly markPx: number
  readonly ground: Ground
  readonly rungs: readonly CompactRung[]
}

const LARGEST_SCALE = 1.55
const NAME_FONT_PX = 17

const LEADER_PX = 20
const NARROW_LEADER_PX = 12
const NUMERAL_FROM_RIGHT_PX = 110
const MARK_FROM_RIGHT_PX = 16
const WIDEST_HALF_SHARE = 0.16
const SAG_PX = 3.5
/** The fairway runs on beyond the first and the last club, as far as the drawing shows. */
const BEYOND_PX = 24

/**
 * Where everything of the compact ladder stands: as high as its room, or as the clubs need. `carriesYards` begin with
 * the longest. The same carries and sizes always give the same drawing.
 */
export function compactGeometry(
  carriesYards: readonly number[],
  { widthPx, roomPx }: { readonly widthPx: number; readonly roomPx: number },
): CompactGeometry {
  const neededPx = compactHeightPx(carriesYards.length)
  const heightPx = Math.max(roomPx, neededPx)
  const scale = Math.max(1, Math.min(LARGEST_SCALE, widthPx / PHONE_WIDTH_PX, heightPx / neededPx))
  const columns = compactColumns(widthPx, scale)
  const ground = {
    topPx: -BEYOND_PX,
    bottomPx: heightPx + BEYOND_PX,
    centrePx: columns.centrePx,
    halfWidthPx: columns.halfWidthPx,
  }
  const [topPx, bottomPx] = [ABOVE_FIRST_PX * scale, heightPx - BELOW_LAST_PX * scale]
  const longest = carriesYards[0] ?? 0
  const spanYards = longest - (carriesYards.at(-1) ?? 0)
  const truePx = carriesYards.map((carryYards) =>
    spanYards === 0 ? (topPx + bottomPx) / 2 : topPx + ((longest - carryYards) / spanYards) * (bottomPx - topPx),
  )
  const labelsPx = labelsWithin(truePx, { topPx, bottomPx, spacingPx: LABEL_SPACING_PX * scale })
  const sagPx = SAG_PX * scale
  return {
    heightPx,
    scale,
    ...columns,
    markPx: widthPx - MARK_FROM_RIGHT_PX * scale,
    ground,
    rungs: truePx.map((yPx, index) => ({
      yPx,
      sagPx,
      ...edgesAt(yPx + sagPx, ground),
      labelYPx: labelsPx[index] ?? yPx,
    })),
  }
}

/** As near to where they belong as the spacing and the ends of the drawing allow. */
function labelsWithin(
  wantedPx: readonly number[],
  { topPx, bottomPx, spacingPx }: { readonly topPx: number; readonly bottomPx: number; readonly spacingPx: number },
): readonly number[] {
  const spread = spreadLabels(
    wantedPx,
    wantedPx.map(() => spacingPx),
  )
  const last = spread.length - 1
  return spread.map((yPx, index) =>
    Math.min(Math.max(yPx, topPx + index * spacingPx), bottomPx - (last - index) * spacingPx),
  )
}

function compactColumns(widthPx: number, scale: number) {
  const isNarrow = widthPx < NARROW_BELOW_PX
  const nameFontPx = isNarrow ? NARROW_NAME_FONT_PX : NAME_FONT_PX * scale
  const leaderPx = (isNarrow ? NARROW_LEADER_PX : LEADER_PX) * scale
  const fromPx = nameFontPx * LONGEST_NAME_EM + leaderPx
  const toPx = widthPx - NUMERAL_FROM_RIGHT_PX * scale - leaderPx
  const halfWidthPx = Math.min((toPx - fromPx) / 2, WIDEST_HALF_SHARE * widthPx)
  const centrePx = (fromPx + toPx) / 2
  return {
    nameFontPx,
    halfWidthPx,
    centrePx,
    nameEndPx: centrePx - halfWidthPx - leaderPx,
    numeralPx: centrePx + halfWidthPx + leaderPx,
  }
}

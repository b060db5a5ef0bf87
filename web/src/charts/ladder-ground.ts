import { px, smoothClosedPath, wobbled } from './hand-drawn.ts'

/** A ladder is drawn for a phone of this width and grows on wider screens. */
export const PHONE_WIDTH_PX = 358
/** On the narrowest phones names get smaller, so that the fairway keeps its room. */
export const NARROW_BELOW_PX = 330
export const NARROW_NAME_FONT_PX = 14
/** 'Pitching Wedge' is the longest name: this many times its font size in plate type. */
export const LONGEST_NAME_EM = 6.5

/** The drawing's own measures, in px of the screen. */
export type Ground = {
  readonly topPx: number
  readonly bottomPx: number
  readonly centrePx: number
  /** Half of the fairway where it is widest. */
  readonly halfWidthPx: number
}

type Edges = { readonly leftPx: number; readonly rightPx: number }

/** A club's line across the ground: its middle lies at the true distance, its ends `sagPx` below. */
export type GroundArc = Edges & { readonly yPx: number; readonly sagPx: number }

/** How much narrower the fairway is half way than at its ends, and how far it bends aside, as shares of its half width. */
const WAIST_SHARE = 0.24
const BEND_SHARE = 0.1
/** Ends of the fairway are drawn a little inside its widest measure, so that the bend never leaves the room it has. */
const END_SHARE = 0.98 - BEND_SHARE
/** A short fairway is drawn straighter: its full shape needs this height. */
const FULL_SHAPE_PX = 360
const STEP_PX = 30
/** Both ends are rounded off: there the outline is this much narrower. */
const ROUNDED_SHARE = 0.22
/** Any number would do; it stays the same, so that the drawing does. */
const SEED = 20_240_517

/** The true edges at a height: arcs end here. They never wobble. */
export function edgesAt(yPx: number, { topPx, bottomPx, centrePx, halfWidthPx }: Ground): Edges {
  const turn = (2 * Math.PI * (yPx - topPx)) / (bottomPx - topPx)
  const shapeShare = Math.min(1, (bottomPx - topPx) / FULL_SHAPE_PX)
  const halfPx = halfWidthPx * (END_SHARE - (shapeShare * WAIST_SHARE * (1 - Math.cos(turn))) / 2)
  const bentPx = centrePx - halfWidthPx * shapeShare * BEND_SHARE * Math.sin(turn)
  return { leftPx: bentPx - halfPx, rightPx: bentPx + halfPx }
}

/** The outline of the ground, `marginPx` outside the fairway's edges, as if drawn by hand: an SVG path. */
export function groundOutline(ground: Ground, marginPx = 0): string {
  const stepCount = Math.max(2, Math.round((ground.bottomPx - ground.topPx) / STEP_PX))
  const heights = Array.from(
    { length: stepCount + 1 },
    (_, step) => ground.topPx + ((ground.bottomPx - ground.topPx) * step) / stepCount,
  )
  const side = (edge: keyof Edges, outwards: number) =>
    heights.map((yPx, step) => {
      const isEnd = step === 0 || step === stepCount
      const inwardsPx = isEnd ? (ground.halfWidthPx + marginPx) * ROUNDED_SHARE : 0
      return { xPx: edgesAt(yPx, ground)[edge] + outwards * (marginPx - inwardsPx), yPx }
    })
  const outline = [...side('leftPx', -1), ...side('rightPx', 1).toReversed()]
  return smoothClosedPath(wobbled(outline, SEED + marginPx))
}

/** A quadratic curve whose middle lies at the true distance; `beyondPx` lengthens it past the edges of the fairway. */
export function arcPath({ leftPx, rightPx, yPx, sagPx }: GroundArc, beyondPx = 0): string {
  const [endY, controlY] = [px(yPx + sagPx), px(yPx - sagPx)]
  return `M${px(leftPx - beyondPx)} ${endY}Q${px((leftPx + rightPx) / 2)} ${controlY} ${px(rightPx + beyondPx)} ${endY}`
}

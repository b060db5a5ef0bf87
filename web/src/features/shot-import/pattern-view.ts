import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import { patternOval } from '@bagwise/golf/memory/oval'
import { radiansFromDegrees } from '@bagwise/golf/units'
import type { PreviewShot } from '@bagwise/shot-files/preview/preview-clubs'

/** Half of the solid shots, and nine in ten. */
const OVAL_SHARES = { half: 0.5, most: 0.9 } as const
/** Beyond the larger oval. */
const ROOM = 1.12
const EDGE_PX = 6
const MOST_DOTS = 200

export type ViewOval = { readonly rx: number; readonly ry: number; readonly turnDeg: number }

/** A club's shots from above, in px: the target line is upright, the carry is in the middle. */
export type PatternView = {
  readonly lineX: number
  readonly middle: { readonly x: number; readonly y: number }
  readonly ovals: { readonly half: ViewOval; readonly most: ViewOval }
  readonly solid: readonly Dot[]
  /** Shots that do not count. */
  readonly others: readonly Dot[]
  readonly beyondCount: number
}

type Dot = { readonly x: number; readonly y: number }

/** The newest shots with a direction around the learned carry and miss. */
export function patternView(
  learned: LearnedClub,
  shots: readonly PreviewShot[],
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): PatternView {
  const { carryYards, biasYards } = learned
  const [half, most] = [patternOval(learned, OVAL_SHARES.half), patternOval(learned, OVAL_SHARES.most)]
  const turn = radiansFromDegrees(most.turnDeg)
  const alongYards = Math.hypot(most.longYards * Math.cos(turn), most.shortYards * Math.sin(turn))
  const acrossYards = Math.hypot(most.longYards * Math.sin(turn), most.shortYards * Math.cos(turn))
  const pxPerYard = Math.min(
    (heightPx / 2 - EDGE_PX) / (alongYards * ROOM),
    (widthPx / 2 - EDGE_PX) / Math.max(acrossYards * ROOM, Math.abs(biasYards) + 1),
  )
  const middle = { x: widthPx / 2, y: heightPx / 2 }
  const ovalPx = ({ longYards, shortYards, turnDeg }: typeof half): ViewOval => ({
    rx: shortYards * pxPerYard,
    ry: longYards * pxPerYard,
    turnDeg,
  })
  const withSides = shots.filter(({ shot }) => shot.sideYards !== undefined).slice(-MOST_DOTS)
  const dots = withSides.map(({ shot, isCounted }) => ({
    isCounted,
    x: middle.x + ((shot.sideYards ?? 0) - biasYards) * pxPerYard,
    y: middle.y - (shot.carryYards - carryYards) * pxPerYard,
  }))
  const seen = dots.filter(({ x, y }) => x > 0 && x < widthPx && y > 0 && y < heightPx)
  return {
    lineX: middle.x - biasYards * pxPerYard,
    middle,
    ovals: { half: ovalPx(half), most: ovalPx(most) },
    solid: seen.filter(({ isCounted }) => isCounted),
    others: seen.filter(({ isCounted }) => !isCounted),
    beyondCount: dots.length - seen.length,
  }
}

/** Widths of the ovals in yards, the shorter one first. */
export function ovalSizes(learned: LearnedClub) {
  const size = (share: number) => {
    const { shortYards, longYards } = patternOval(learned, share)
    return { shortYards: 2 * shortYards, longYards: 2 * longYards }
  }
  return { half: size(OVAL_SHARES.half), most: size(OVAL_SHARES.most) }
}

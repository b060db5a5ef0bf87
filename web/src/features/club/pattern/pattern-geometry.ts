import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import { patternOval } from '@bagwise/golf/memory/oval'
import type { PatternOval } from '@bagwise/golf/memory/oval'
import { yardsFromMetres } from '@bagwise/golf/units'
import { px } from '#charts/hand-drawn.ts'
import { shownDistance } from '#quantities/distance.ts'

/** How a shot is drawn; what is not learnt from is left out. */
export const DRAWN_KINDS = ['counts', 'mishit', 'odd', 'left-out'] as const
export type DrawnKind = (typeof DRAWN_KINDS)[number]

export type DrawnShot = {
  readonly carryYards: number
  /** Undefined where nobody saw it: the shot is drawn at the edge, by its length. */
  readonly sideYards: number | undefined
  readonly kind: DrawnKind
}

type Dot = { readonly kind: DrawnKind; readonly xPx: number; readonly yPx: number }

/** One of four steps of grey, with all its cells as one path. */
type DensityLevel = { readonly share: number; readonly path: string }

export type PatternGeometry = {
  readonly widthPx: number
  readonly heightPx: number
  /** Where the drawing begins, right of the figures. */
  readonly leftPx: number
  readonly aimPx: number
  readonly middle: { readonly xPx: number; readonly yPx: number }
  readonly inner: OvalPx
  readonly outer: OvalPx
  readonly guides: readonly { readonly shown: number; readonly yPx: number }[]
  /** The newest, inside the picture. */
  readonly dots: readonly Dot[]
  /** The newest without a direction, by length. */
  readonly ticks: readonly Dot[]
  readonly density: readonly DensityLevel[]
  readonly densityCount: number
  /** Shots that are too far off for the picture. */
  readonly beyondCount: number
}

export type OvalPx = { readonly longPx: number; readonly shortPx: number; readonly turnDeg: number }

/** The newest are drawn one by one, all others as density (shot-memory §6). */
export const MOST_DOTS = 200
export const OVAL_SHARES = { inner: 0.5, outer: 0.9 } as const

const LEFT_PX = 40
const LEAST_HEIGHT_PX = 230
const MOST_HEIGHT_PX = 420
/** Shots farther out than this, in extents of the outer oval, would make everything else small. */
const FARTHEST_EXTENTS = 1.5
const MARGIN = 1.08
const CELL_PX = 9
const DENSITY_LEVELS = 4
const GUIDE_STEPS_SHOWN = [5, 10, 20, 50, 100] as const
const MOST_GUIDES = 4
const TICK_PX = 9

/** Where everything is in a picture so wide: as the golfer looks, at one scale along and across. The newest shot comes first. */
export function patternGeometry({
  learned,
  shots,
  widthPx,
  units,
}: {
  readonly learned: LearnedClub
  readonly shots: readonly DrawnShot[]
  readonly widthPx: number
  readonly units: PreferredUnits
}): PatternGeometry {
  const { carryYards, biasYards } = learned
  const [inner, outer] = [patternOval(learned, OVAL_SHARES.inner), patternOval(learned, OVAL_SHARES.outer)]
  const half = halfView({ learned, outer, shots })
  const plotPx = widthPx - LEFT_PX
  const pxPerYard = Math.min(plotPx / 2 / half.acrossYards, MOST_HEIGHT_PX / 2 / half.alongYards)
  const heightPx = Math.max(LEAST_HEIGHT_PX, 2 * half.alongYards * pxPerYard)
  const aimPx = LEFT_PX + plotPx / 2
  const xPx = (sideYards: number) => aimPx + sideYards * pxPerYard
  const yPx = (carry: number) => heightPx / 2 - (carry - carryYards) * pxPerYard
  const isSeen = (one: { readonly xPx: number; readonly yPx: number }) =>
    one.xPx > LEFT_PX && one.xPx < widthPx && one.yPx > 0 && one.yPx < heightPx
  const placed = (list: readonly DrawnShot[]) =>
    list.map(({ carryYards: carry, sideYards, kind }) => ({
      kind,
      hasSide: sideYards !== undefined,
      xPx: sideYards === undefined ? LEFT_PX + TICK_PX : xPx(sideYards),
      yPx: yPx(carry),
    }))
  const newest = placed(shots.slice(0, MOST_DOTS))
  const older = placed(shots.slice(MOST_DOTS))
  const drawn = newest.filter(isSeen)
  const drawnOlder = older.filter(isSeen)
  const ovalPx = ({ longYards, shortYards, turnDeg }: PatternOval): OvalPx => ({
    longPx: longYards * pxPerYard,
    shortPx: shortYards * pxPerYard,
    turnDeg,
  })
  return {
    widthPx,
    heightPx,
    leftPx: LEFT_PX,
    aimPx,
    middle: { xPx: xPx(biasYards), yPx: yPx(carryYards) },
    inner: ovalPx(inner),
    outer: ovalPx(outer),
    guides: guidesIn({ carryYards, halfYards: heightPx / 2 / pxPerYard, units }).map((shown) => ({
      shown,
      yPx: yPx(units === 'yards' ? shown : yardsFromMetres(shown)),
    })),
    dots: drawn.filter(({ hasSide }) => hasSide),
    ticks: drawn.filter(({ hasSide }) => !hasSide),
    density: densityOf(drawnOlder.filter(({ hasSide }) => hasSide)),
    densityCount: older.length,
    beyondCount: newest.length - drawn.length,
  }
}

/** Whole axes, the shorter one first. */
export function ovalSize({ longYards, shortYards }: PatternOval, units: PreferredUnits) {
  return {
    shortShown: Math.max(1, shownDistance(2 * shortYards, units)),
    longShown: Math.max(1, shownDistance(2 * longYards, units)),
  }
}

type View = { readonly learned: LearnedClub; readonly outer: PatternOval; readonly shots: readonly DrawnShot[] }

/** How far the picture reaches from the aim and from the carry: the outer oval and the shots that count. */
function halfView({ learned: { carryYards, biasYards }, outer, shots }: View) {
  const turn = (outer.turnDeg * Math.PI) / 180
  const along = Math.hypot(outer.longYards * Math.cos(turn), outer.shortYards * Math.sin(turn))
  const across = Math.hypot(outer.longYards * Math.sin(turn), outer.shortYards * Math.cos(turn))
  const counted = shots.filter(({ kind }) => kind === 'counts')
  const farthest = (least: number, most: number, reaches: readonly number[]) =>
    MARGIN * reaches.reduce((far, reach) => Math.max(far, Math.min(most, reach)), least)
  return {
    alongYards: farthest(
      along,
      along * FARTHEST_EXTENTS,
      counted.map((shot) => Math.abs(shot.carryYards - carryYards)),
    ),
    acrossYards: farthest(
      across + Math.abs(biasYards),
      across * FARTHEST_EXTENTS + Math.abs(biasYards),
      counted.map(({ sideYards = 0 }) => Math.abs(sideYards)),
    ),
  }
}

function guidesIn({
  carryYards,
  halfYards,
  units,
}: {
  readonly carryYards: number
  readonly halfYards: number
  readonly units: PreferredUnits
}): readonly number[] {
  const [from, to] = [
    shownDistance(carryYards - halfYards, units) + 1,
    shownDistance(carryYards + halfYards, units) - 1,
  ]
  const at = (step: number) => {
    const first = Math.ceil(Math.max(1, from) / step)
    return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step)
  }
  const step = GUIDE_STEPS_SHOWN.find((candidate) => at(candidate).length <= MOST_GUIDES)
  return step === undefined ? [] : at(step)
}

/** Shots counted in cells; the fullest cell is the darkest. */
function densityOf(shots: readonly Pick<Dot, 'xPx' | 'yPx'>[]): readonly DensityLevel[] {
  const counts = new Map<string, number>()
  for (const shot of shots) {
    const cell = `${Math.floor(shot.xPx / CELL_PX)} ${Math.floor(shot.yPx / CELL_PX)}`
    counts.set(cell, (counts.get(cell) ?? 0) + 1)
  }
  const most = Math.max(1, ...counts.values())
  const paths = Array.from({ length: DENSITY_LEVELS }, () => '')
  for (const [cell, count] of counts) {
    const [column = 0, row = 0] = cell.split(' ').map(Number)
    const level = Math.ceil((count / most) * DENSITY_LEVELS) - 1
    paths[level] += `M${px(column * CELL_PX)} ${px(row * CELL_PX)}h${CELL_PX}v${CELL_PX}h-${CELL_PX}z`
  }
  return paths.flatMap((path, level) => (path === '' ? [] : [{ share: (level + 1) / DENSITY_LEVELS, path }]))
}

import { parOf, strokesOn } from './card.ts'
import type { HoleWithStrokes } from './card.ts'

/** Sums over the holes played. */
export type HolesTotal = {
  /** How many holes were played, whichever they are: "through 6" after a start on the 10th too. */
  readonly throughCount: number
  readonly score: number
  /** Strokes over par of these holes; negative under par. */
  readonly overPar: number
  /** Score less strokes received; undefined where those are not known. */
  readonly net: number | undefined
  /** Stableford points; undefined where strokes received are not known. */
  readonly points: number | undefined
}

export type CardTotals = {
  /** Holes 1 to 9. */
  readonly out: HolesTotal
  /** Holes 10 to 18. */
  readonly in: HolesTotal
  readonly total: HolesTotal
}

const LAST_HOLE_OUT = 9
/** For a net par (Rules of Golf, Rule 21.1b). */
const PAR_POINTS = 2

/** The totals of a card, of any holes in any order. Holes that were not played or have no score are in none. */
export function cardTotals(holes: readonly HoleWithStrokes[]): CardTotals {
  return {
    out: holesTotal(holes.filter(({ number }) => number <= LAST_HOLE_OUT)),
    in: holesTotal(holes.filter(({ number }) => number > LAST_HOLE_OUT)),
    total: holesTotal(holes),
  }
}

/**
 * Stableford points: 2 for a net par, one more or less for each stroke, never below 0; none on a hole that was picked up
 * (Rules of Golf, Rule 21.1b). Undefined where the hole was not played or strokes received are not known.
 */
export function stablefordPoints(hole: HoleWithStrokes): number | undefined {
  const strokes = strokesOn(hole)
  if (strokes === undefined || hole.received === undefined) return undefined
  if (hole.finish === 'picked-up') return 0
  return Math.max(0, PAR_POINTS + parOf(hole) + hole.received - strokes)
}

function holesTotal(holes: readonly HoleWithStrokes[]): HolesTotal {
  const played = holes.filter((hole) => strokesOn(hole) !== undefined)
  const score = sumOf(played, (hole) => strokesOn(hole) ?? 0)
  const isReceivedKnown = played.every(({ received }) => received !== undefined)
  return {
    throughCount: played.length,
    score,
    overPar: score - sumOf(played, parOf),
    net: isReceivedKnown ? score - sumOf(played, ({ received = 0 }) => received) : undefined,
    points: isReceivedKnown ? sumOf(played, (hole) => stablefordPoints(hole) ?? 0) : undefined,
  }
}

function sumOf(holes: readonly HoleWithStrokes[], of: (hole: HoleWithStrokes) => number): number {
  return holes.reduce((sum, hole) => sum + of(hole), 0)
}

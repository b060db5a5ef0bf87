import { groupedBy } from '../grouped-by.ts'
import { chanceVariance } from './gain-variance.ts'
import type { Gain } from './hole-gains.ts'
import type { PlayedPart } from './parts.ts'
import type { RoundGains } from './round-gains.ts'
import { CELLS, SHOT_CELLS, cellsOf } from './shot-cells.ts'
import type { RoundNeed, ShotCell } from './shot-cells.ts'

/** Which way balls come down from where they were meant to; sides are the ground's, for left-handers too. */
export type MissSide = 'left' | 'right' | 'short' | 'long'

export type CostliestCell = {
  readonly cell: ShotCell
  /** In 18 holes, below 0, shrunk towards nothing: few shots prove little. */
  readonly meanStrokes: number
  readonly seStrokes: number
  readonly shotCount: number
  /** At most five; with fewer it is no proof yet. */
  readonly roundCount: number
  readonly missSide: MissSide | undefined
  readonly need: RoundNeed
}

/** What speaks: rules of thumb, so that no drill is named for noise. */
const SPEAKS = { rounds: 5, leastShots: 6, typicalShots: 12, belowErrors: 1 } as const
const SIDE = { leastMisses: 5, share: 0.6 } as const
const FULL_HOLES = 18

/** What cost most over the latest five rounds, oldest first, and what to practise for it; undefined if nothing stands out. */
export function costliestCell(rounds: readonly RoundGains[]): CostliestCell | undefined {
  const latest = rounds.filter(({ holes }) => holes.length > 0).slice(-SPEAKS.rounds)
  const holes = latest.flatMap((round) => round.holes)
  const all = holes.flatMap(({ gains }) => gains)
  const perHoles = FULL_HOLES / Math.max(1, holes.length)
  const [worst] = SHOT_CELLS.flatMap((cell) => {
    const gains = all.filter((gain) => cellsOf(gain).includes(cell))
    const cost = cell === 'penalties' ? costOfPenalties(gains, all) : costOf(gains, CELLS[cell].part)
    const share = gains.length / (gains.length + SPEAKS.typicalShots)
    const meanStrokes = share * perHoles * cost.strokes
    const found = { cell, gains, meanStrokes, seStrokes: perHoles * Math.sqrt(cost.variance) }
    const isSpeaking = gains.length >= SPEAKS.leastShots && found.meanStrokes < -SPEAKS.belowErrors * found.seStrokes
    return isSpeaking ? [found] : []
  }).toSorted((one, other) => one.meanStrokes - other.meanStrokes)
  if (!worst) return undefined
  const { cell, gains, meanStrokes, seStrokes } = worst
  const missSide = sideOf(gains, CELLS[cell])
  return {
    cell,
    meanStrokes,
    seStrokes,
    shotCount: gains.length,
    roundCount: latest.length,
    missSide,
    need: needOf(cell, { gains, missSide }),
  }
}

type Cost = { readonly strokes: number; readonly variance: number }

function costOf(gains: readonly Gain[], part: PlayedPart): Cost {
  return { strokes: strokesOf(gains), variance: chanceVariance(gains, part) }
}

/**
 * What is usual for a handicap has penalties in it, and shots without one gain what these lose: as much as they gained is
 * no loss.
 */
function costOfPenalties(penalised: readonly Gain[], all: readonly Gain[]): Cost {
  const [approaches, short] = (['approach', 'short-game'] as const).map((part) =>
    costOf(
      all.filter((gain) => gain.part === part),
      part,
    ),
  )
  const strokes = (approaches?.strokes ?? 0) + (short?.strokes ?? 0)
  const variance = (approaches?.variance ?? 0) + (short?.variance ?? 0)
  return { strokes: Math.max(strokes, strokesOf(penalised)), variance }
}

function strokesOf(gains: readonly Gain[]): number {
  return gains.reduce((sum, { strokes }) => sum + strokes, 0)
}

/** The side on which enough of the balls came down that lost strokes, farther off than their place may be. */
function sideOf(gains: readonly Gain[], { isForPin }: { readonly isForPin: boolean }): MissSide | undefined {
  const misses = gains.flatMap(({ strokes, rest, from }) =>
    strokes < 0 && rest && 'leftYards' in from ? [{ rest, from }] : [],
  )
  if (misses.length < SIDE.leastMisses) return undefined
  const sides = misses.flatMap(({ rest: { alongYards, acrossYards, sdYards }, from }): readonly MissSide[] => {
    const pastYards = alongYards - from.leftYards
    return [
      ...(isForPin && Math.abs(pastYards) > sdYards ? ([pastYards < 0 ? 'short' : 'long'] as const) : []),
      ...(Math.abs(acrossYards) > sdYards ? ([acrossYards < 0 ? 'left' : 'right'] as const) : []),
    ]
  })
  const counted = [...groupedBy(sides, (side) => side)].map(([side, of]) => ({ side, count: of.length }))
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  return most && most.count >= SIDE.share * misses.length ? most.side : undefined
}

function needOf(
  cell: ShotCell,
  { gains, missSide }: { readonly gains: readonly Gain[]; readonly missSide: MissSide | undefined },
): RoundNeed {
  const { need } = CELLS[cell]
  if (need === 'approach' && missSide === 'short') return 'short-of-target'
  if (need === 'approach' && missSide === 'long') return 'long-of-target'
  if (need === 'tee-shots' && isMostlyPenalties(gains)) return 'lost-balls'
  return need
}

/** Whether shots with a penalty make at least half of what was lost. */
function isMostlyPenalties(gains: readonly Gain[]): boolean {
  return strokesOf(gains.filter(({ penaltyStrokes }) => penaltyStrokes > 0)) <= strokesOf(gains) / 2
}

import type { Gain } from './hole-gains.ts'
import type { PlayedLie } from './played-record.ts'
import type { PlayedPart } from './parts.ts'
import { CHIP_WITHIN_YARDS } from '../shot-advice/chip-within.ts'

/** What may cost strokes and has drills of its own. Yards are to the pin, feet those of the first putt. */
export const SHOT_CELLS = [
  'tee',
  'penalties',
  'approach-50-to-100-yards',
  'approach-100-to-150-yards',
  'approach-150-to-200-yards',
  'approach-from-200-yards',
  'sand',
  'chip',
  'pitch',
  'putts-to-6-feet',
  'putts-to-25-feet',
  'putts-beyond-25-feet',
] as const
export type ShotCell = (typeof SHOT_CELLS)[number]

/** Needs of the drills that a round can name; `content` has drills for each. */
export const ROUND_NEEDS = [
  'tee-shots',
  'lost-balls',
  'planning',
  'approach',
  'short-of-target',
  'long-of-target',
  'long-clubs',
  'bunker',
  'chipping',
  'pitching',
  'short-putts',
  'green-reading',
  'long-putts',
] as const
export type RoundNeed = (typeof ROUND_NEEDS)[number]

type CellFacts = {
  /** Whose typical spread its shots have. */
  readonly part: PlayedPart
  readonly need: RoundNeed
  /** Whether its shots are meant to end at the pin, so that short and long are misses. */
  readonly isForPin: boolean
}

export const CELLS = {
  tee: { part: 'tee', need: 'tee-shots', isForPin: false },
  penalties: { part: 'approach', need: 'planning', isForPin: false },
  'approach-50-to-100-yards': { part: 'approach', need: 'approach', isForPin: true },
  'approach-100-to-150-yards': { part: 'approach', need: 'approach', isForPin: true },
  'approach-150-to-200-yards': { part: 'approach', need: 'approach', isForPin: true },
  'approach-from-200-yards': { part: 'approach', need: 'long-clubs', isForPin: false },
  sand: { part: 'short-game', need: 'bunker', isForPin: true },
  chip: { part: 'short-game', need: 'chipping', isForPin: true },
  pitch: { part: 'short-game', need: 'pitching', isForPin: true },
  'putts-to-6-feet': { part: 'putting', need: 'short-putts', isForPin: false },
  'putts-to-25-feet': { part: 'putting', need: 'green-reading', isForPin: false },
  'putts-beyond-25-feet': { part: 'putting', need: 'long-putts', isForPin: false },
} as const satisfies Record<ShotCell, CellFacts>

const APPROACHES: readonly { readonly cell: ShotCell; readonly belowYards: number }[] = [
  { cell: 'approach-50-to-100-yards', belowYards: 100 },
  { cell: 'approach-100-to-150-yards', belowYards: 150 },
  { cell: 'approach-150-to-200-yards', belowYards: 200 },
]
const SHORT_PUTT_TO_FEET = 6
const MIDDLE_PUTT_TO_FEET = 25

/** The cells of a gain, none without a place. One with a penalty off the green is in two, unless it is off the tee. */
export function cellsOf(gain: Gain): readonly ShotCell[] {
  const { part, from, penaltyStrokes } = gain
  if (part === 'no-place' || from.kind === 'holed') return []
  if (from.kind === 'green') return [puttCell(from.leftFeet)]
  if (part === 'tee') return ['tee']
  const cell = part === 'approach' ? approachCell(from.leftYards) : shortCell(from)
  return penaltyStrokes > 0 ? [cell, 'penalties'] : [cell]
}

function approachCell(leftYards: number): ShotCell {
  return APPROACHES.find(({ belowYards }) => leftYards < belowYards)?.cell ?? 'approach-from-200-yards'
}

function shortCell({ kind, leftYards }: { readonly kind: PlayedLie; readonly leftYards: number }): ShotCell {
  if (kind === 'bunker') return 'sand'
  return leftYards <= CHIP_WITHIN_YARDS ? 'chip' : 'pitch'
}

function puttCell(feet: number): ShotCell {
  if (feet <= SHORT_PUTT_TO_FEET) return 'putts-to-6-feet'
  return feet <= MIDDLE_PUTT_TO_FEET ? 'putts-to-25-feet' : 'putts-beyond-25-feet'
}

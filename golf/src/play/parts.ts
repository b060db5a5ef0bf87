import type { LegStrokes } from './spots-of.ts'
import type { Spot } from './spot.ts'

/** The parts of the game that strokes are gained and lost in. */
export const PLAYED_PARTS = ['tee', 'approach', 'short-game', 'putting'] as const
export type PlayedPart = (typeof PLAYED_PARTS)[number]

/** With what belongs to none of them, since nobody knows where it was played. */
export const PARTS = [...PLAYED_PARTS, 'no-place'] as const
export type Part = (typeof PARTS)[number]

/** Off the green and up to here it is the short game, for golfers of every handicap (ShotByShot in golfwrx.com). */
export const SHORT_GAME_YARDS = 50
const LONGEST_PAR_WITHOUT_DRIVE = 3

/**
 * The part that the strokes from here belong to: off the tee is the first shot of a par 4 or more, and all the putts of a
 * green are one.
 */
export function partOf(
  { strokes, penaltyStrokes, isUnplaced }: LegStrokes,
  { from, isFirst, par }: { readonly from: Spot; readonly isFirst: boolean; readonly par: number },
): Part {
  if (isUnplaced) return 'no-place'
  if (from.kind === 'green') return 'putting'
  if (strokes - penaltyStrokes !== 1 || from.kind === 'holed') return 'no-place'
  if (isFirst && par > LONGEST_PAR_WITHOUT_DRIVE) return 'tee'
  return from.leftYards > SHORT_GAME_YARDS ? 'approach' : 'short-game'
}

import { ballShots, loggedScore, missingStrokes } from './hole-log.ts'
import type { HoleLog } from './hole-log.ts'
import type { PlayedShot } from './played-rows.ts'

/** What a hole lacks. A card without shots lacks nothing, nor does a hole that was not holed. */
export type HoleLacks = {
  /** Strokes of the card that were never tapped. */
  readonly untappedCount: number
  /** Strokes that were tapped at a place that is not known. */
  readonly unplaced: readonly PlayedShot[]
  /** The putts have no length. */
  readonly isPuttMissing: boolean
  /** More was tapped than the card says: one of both is wrong. */
  readonly isOverCard: boolean
}

/** Undefined where the hole lacks nothing. */
export function holeLacks(log: HoleLog): HoleLacks | undefined {
  const { hole } = log
  const shots = ballShots(log)
  if (shots.length === 0 || hole.finish !== 'holed') return undefined
  const missing = missingStrokes(log)
  const lacks = {
    untappedCount: Math.max(0, missing),
    unplaced: shots.filter((shot, index) => isUnplaced(shot, { before: shots[index - 1], log })),
    isPuttMissing: (hole.putts ?? 0) > 0 && hole.firstPuttFeet === null,
    isOverCard: missing < 0,
  }
  const { untappedCount, unplaced, isPuttMissing, isOverCard } = lacks
  return untappedCount + unplaced.length > 0 || isPuttMissing || isOverCard ? lacks : undefined
}

/** Strokes without a place, however they came to be so. */
export function unplacedCount({ untappedCount, unplaced }: HoleLacks): number {
  return untappedCount + unplaced.length
}

/** What the card says and what was tapped, where both are known and differ. */
export function disagreement(log: HoleLog): { readonly score: number; readonly logged: number } | undefined {
  const { score } = log.hole
  return score !== null && missingStrokes(log) !== 0 ? { score, logged: loggedScore(log) } : undefined
}

/** The tee is known by the hole's length, and a ball that is played again by its place. */
function isUnplaced(
  { lie, leftYards }: PlayedShot,
  { before, log }: { readonly before: PlayedShot | undefined; readonly log: HoleLog },
): boolean {
  if (!before) return leftYards === null && log.hole.lengthYards === null
  if (before.penalty === 'stroke-and-distance') return false
  return lie === null || leftYards === null
}

import type { Gain } from './hole-gains.ts'
import { PARTS } from './parts.ts'
import type { Part } from './parts.ts'
import { strokesSdAt } from './spot.ts'
import type { ComparedWith } from './spot.ts'

/**
 * Standard deviation of one gain: a shot, or all the putts of a green; docs/models/strokes-gained.md has those of simulated
 * golfers. A stroke without a place counts as an approach.
 */
export const GAIN_SDS = {
  tee: 0.34,
  approach: 0.48,
  'short-game': 0.38,
  putting: 0.46,
  'no-place': 0.48,
} as const satisfies Record<Part, number>

/** So many typical shots are as good as the golfer's own: rule of thumb. */
export const TYPICAL_SHOTS = 20

/** What chance adds to the sum of these gains of a part: strokes, squared. */
export function chanceVariance(gains: readonly Gain[], part: Part): number {
  const count =
    part === 'no-place' ? gains.reduce((sum, gain) => sum + Math.max(0, gain.playedStrokes), 0) : gains.length
  return count * varianceOfOne(part === 'no-place' ? [] : gains, part)
}

/** Of one gain: the typical one, shrunk towards that of the golfer's own gains. */
function varianceOfOne(gains: readonly Gain[], part: Part): number {
  const mean = gains.reduce((sum, { strokes }) => sum + strokes, 0) / Math.max(1, gains.length)
  const squares = gains.reduce((sum, { strokes }) => sum + (strokes - mean) ** 2, 0)
  const freeCount = Math.max(0, gains.length - 1)
  return (TYPICAL_SHOTS * GAIN_SDS[part] ** 2 + squares) / (TYPICAL_SHOTS + freeCount)
}

/**
 * What unsure distances add to each part. A place between two gains of one part shifts strokes from one to the other, and
 * their sum stays; tee and hole are sure.
 */
export function placeVariances(
  holes: readonly (readonly Gain[])[],
  compared: ComparedWith,
): Readonly<Record<Part, number>> {
  const variances = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>
  for (const gains of holes) {
    for (const [index, { part, to }] of gains.entries()) {
      const next = gains[index + 1]?.part
      if (next === undefined || next === part) continue
      const variance = strokesSdAt(to, compared) ** 2
      variances[part] += variance
      variances[next] += variance
    }
  }
  return variances
}

import type { Place } from '../../course/plane.ts'
import { ENDLESS_YARDS } from './ground-rings.ts'

/** A line that goes on beyond both of its ends. */
export function endless(line: readonly Place[]): readonly Place[] {
  return [...beyond(line.toReversed()), ...line, ...beyond(line)]
}

function beyond(line: readonly Place[]): readonly Place[] {
  const [last, before] = line.toReversed()
  if (!before || !last) return []
  const lengthYards = Math.hypot(last.x - before.x, last.y - before.y)
  if (lengthYards === 0) return []
  const stretch = ENDLESS_YARDS / lengthYards
  return [{ x: last.x + (last.x - before.x) * stretch, y: last.y + (last.y - before.y) * stretch }]
}

export type Stretch = { readonly from: number; readonly to: number }

/** A part of a line and the corners of the strip on both sides of it, none of a part without a length. */
type Part = { readonly from: Place; readonly to: Place; readonly corners: readonly Place[] }

/** For each row the stretches, right of the frame's line, that are no farther than this from a line. */
export function nearLine(line: readonly Place[], withinYards: number): (yYards: number) => readonly Stretch[] {
  const parts = line.slice(1).map((to, index): Part => {
    const from = line[index] ?? to
    return { from, to, corners: cornersBeside(from, to, withinYards) }
  })
  return (yYards) => parts.map((part) => nearPart(part, { yYards, withinYards })).filter(({ from, to }) => from <= to)
}

function cornersBeside(from: Place, to: Place, withinYards: number): readonly Place[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return []
  const [aheadX, aheadY] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return [
    { x: from.x - aheadY * withinYards, y: from.y + aheadX * withinYards },
    { x: from.x + aheadY * withinYards, y: from.y - aheadX * withinYards },
    { x: to.x + aheadY * withinYards, y: to.y - aheadX * withinYards },
    { x: to.x - aheadY * withinYards, y: to.y + aheadX * withinYards },
  ]
}

type Row = { readonly yYards: number; readonly withinYards: number }

/** Around a part of the line: its two ends, and what lies beside it. */
function nearPart({ from, to, corners }: Part, { yYards, withinYards }: Row): Stretch {
  let [left, right] = [Infinity, -Infinity]
  for (const { x, y } of [from, to]) {
    const halfSquared = withinYards ** 2 - (yYards - y) ** 2
    if (halfSquared < 0) continue
    const half = Math.sqrt(halfSquared)
    left = Math.min(left, x - half)
    right = Math.max(right, x + half)
  }
  // Where the row crosses the strip.
  let before = corners.at(-1)
  for (const corner of corners) {
    if (before && before.y <= yYards !== corner.y <= yYards) {
      const x = before.x + ((yYards - before.y) / (corner.y - before.y)) * (corner.x - before.x)
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
    before = corner
  }
  return { from: left, to: right }
}

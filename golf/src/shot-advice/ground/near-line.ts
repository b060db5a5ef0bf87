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

type Stretch = { readonly from: number; readonly to: number }
const NOWHERE: Stretch = { from: Infinity, to: -Infinity }

/** For each row the stretches, right of the frame's line, that are no farther than this from a line. */
export function nearLine(line: readonly Place[], withinYards: number): (yYards: number) => readonly Stretch[] {
  const parts = line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }))
  return (yYards) => parts.map((part) => nearPart(part, { yYards, withinYards })).filter(({ from, to }) => from <= to)
}

type Row = { readonly yYards: number; readonly withinYards: number }

/** Around a part of the line: its two ends, and what lies beside it. */
function nearPart({ from, to }: { readonly from: Place; readonly to: Place }, row: Row): Stretch {
  const ends = [nearPlace(from, row), nearPlace(to, row), besidePart({ from, to }, row)]
  return {
    from: Math.min(...ends.map((end) => end.from)),
    to: Math.max(...ends.map((end) => end.to)),
  }
}

function nearPlace({ x, y }: Place, { yYards, withinYards }: Row): Stretch {
  const halfSquared = withinYards ** 2 - (yYards - y) ** 2
  if (halfSquared < 0) return NOWHERE
  const half = Math.sqrt(halfSquared)
  return { from: x - half, to: x + half }
}

/** Where the row crosses the strip on both sides of the part. */
function besidePart({ from, to }: { readonly from: Place; readonly to: Place }, { yYards, withinYards }: Row): Stretch {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return NOWHERE
  const [aheadX, aheadY] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const corners = [
    { x: from.x - aheadY * withinYards, y: from.y + aheadX * withinYards },
    { x: from.x + aheadY * withinYards, y: from.y - aheadX * withinYards },
    { x: to.x + aheadY * withinYards, y: to.y - aheadX * withinYards },
    { x: to.x - aheadY * withinYards, y: to.y + aheadX * withinYards },
  ]
  const crossings = corners.flatMap((corner, index) => {
    const before = corners.at(index - 1) ?? corner
    if (before.y <= yYards === corner.y <= yYards) return []
    return [before.x + ((yYards - before.y) / (corner.y - before.y)) * (corner.x - before.x)]
  })
  return crossings.length === 0 ? NOWHERE : { from: Math.min(...crossings), to: Math.max(...crossings) }
}

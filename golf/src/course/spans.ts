import { eachSide, middleOfRing, movedRing } from './areas.ts'
import type { Area, Ring } from './areas.ts'
import type { Place } from './plane.ts'

const NONE = new Float64Array(0)

/** Where the line across (at this y) goes into the area and out of it again, in pairs from left to right. */
export function spansAcross({ rings, box }: Area, yYards: number): Float64Array {
  if (!(yYards >= box.near && yYards <= box.far)) return NONE
  const found: number[] = []
  for (const ring of rings) {
    eachSide(ring, (fromX, fromY, toX, toY) => {
      if (fromY <= yYards !== toY <= yYards) found.push(fromX + ((yYards - fromY) / (toY - fromY)) * (toX - fromX))
    })
  }
  return Float64Array.from(found).toSorted()
}

/** Where the line along (at this x) goes into the area and out of it again, in pairs from near to far. */
export function spansAlong(area: Area, xYards: number): Float64Array {
  return spansAcross(flippedArea(area), xYards)
}

/** With x and y exchanged: its spans across are those along. */
export function flippedArea({ rings, box }: Area): Area {
  const { left: near, right: far, near: left, far: right } = box
  return { rings: rings.map(flipped), box: { left, right, near, far } }
}

function flipped(ring: Ring): Ring {
  return movedRing(ring, ({ x, y }) => ({ x: y, y: x }))
}

export function isWithinSpans(spans: Float64Array, yards: number): boolean {
  for (let index = 0; index + 1 < spans.length; index += 2) {
    if (yards >= (spans[index] ?? 0) && yards < (spans[index + 1] ?? 0)) return true
  }
  return false
}

/** Pairs of a span as ranges. */
export function rangesOf(spans: Float64Array): readonly { readonly from: number; readonly to: number }[] {
  return Array.from({ length: Math.floor(spans.length / 2) }, (_, pair) => ({
    from: spans[2 * pair] ?? 0,
    to: spans[2 * pair + 1] ?? 0,
  }))
}

export function isInside(area: Area, { x, y }: Place): boolean {
  const { rings, box } = area
  if (!(x >= box.left && x <= box.right && y >= box.near && y <= box.far)) return false
  let isIn = false
  for (const ring of rings) {
    // As `eachSide`, which is slower: this is asked tens of thousands of times for one advice.
    let [fromX, fromY] = [ring[ring.length - 2] ?? 0, ring[ring.length - 1] ?? 0]
    for (let index = 0; index + 1 < ring.length; index += 2) {
      const [toX, toY] = [ring[index] ?? 0, ring[index + 1] ?? 0]
      if (fromY <= y !== toY <= y && fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) <= x) isIn = !isIn
      fromX = toX
      fromY = toY
    }
  }
  return isIn
}

/** The sides of an area that a place between two distances can be beside: few of a wide wood. */
export type Band = Pick<Area, 'box'> & { readonly sides: Float64Array }

export function bandOf({ rings, box }: Area, { near, far }: { readonly near: number; readonly far: number }): Band {
  const sides: number[] = []
  for (const ring of rings) {
    eachSide(ring, (fromX, fromY, toX, toY) => {
      if (Math.min(fromY, toY) <= far && Math.max(fromY, toY) > near) sides.push(fromX, fromY, toX, toY)
    })
  }
  return { box, sides: Float64Array.from(sides) }
}

/** As `isInside` for places within the band. */
export function isInsideBand({ box, sides }: Band, { x, y }: Place): boolean {
  if (!(x >= box.left && x <= box.right && y >= box.near && y <= box.far)) return false
  let isIn = false
  for (let index = 0; index < sides.length; index += CORNERS_OF_SIDE) {
    const [fromX, fromY] = [sides[index] ?? 0, sides[index + 1] ?? 0]
    const [toX, toY] = [sides[index + 2] ?? 0, sides[index + TO_Y] ?? 0]
    if (fromY <= y !== toY <= y && fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) <= x) isIn = !isIn
  }
  return isIn
}

const CORNERS_OF_SIDE = 4
const TO_Y = 3

/** From a place to the nearest edge, inside or outside. */
export function yardsToEdge({ rings }: Area, { x, y }: Place): number {
  let nearest = Infinity
  for (const ring of rings) {
    eachSide(ring, (fromX, fromY, toX, toY) => {
      nearest = Math.min(nearest, yardsToSegment({ x, y }, { x: fromX, y: fromY }, { x: toX, y: toY }))
    })
  }
  return nearest
}

/** 0 inside. */
export function yardsOutside(area: Area, place: Place): number {
  return isInside(area, place) ? 0 : yardsToEdge(area, place)
}

export function yardsToSegment({ x, y }: Place, from: Place, to: Place): number {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y]
  const squared = alongX * alongX + alongY * alongY
  const share = squared === 0 ? 0 : ((x - from.x) * alongX + (y - from.y) * alongY) / squared
  const held = Math.max(0, Math.min(1, share))
  const [offX, offY] = [x - from.x - held * alongX, y - from.y - held * alongY]
  return Math.sqrt(offX * offX + offY * offY)
}

/** From a place to a line of two corners or more. */
export function yardsToLine(line: readonly Place[], place: Place): number {
  const [first] = line
  if (!first) return Infinity
  return line
    .slice(1)
    .reduce(
      (nearest, corner, index) => Math.min(nearest, yardsToSegment(place, line[index] ?? first, corner)),
      line.length === 1 ? yardsToSegment(place, first, first) : Infinity,
    )
}

export function lineYards(line: readonly Place[]): number {
  return line.reduce((sum, { x, y }, index) => {
    const before = line[index - 1]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum
  }, 0)
}

/** How many rows are looked at for the widest one. */
const WIDEST_OF_ROWS = 16

/** The middle of the outer ring, or of the area's widest row where that lies outside (a crescent). */
export function middleInside(area: Area): Place {
  const [outer = NO_RING] = area.rings
  const middle = middleOfRing(outer)
  if (isInside(area, middle)) return middle
  const { near, far } = area.box
  const rows = Array.from(
    { length: WIDEST_OF_ROWS - 1 },
    (_, row) => near + ((far - near) * (row + 1)) / WIDEST_OF_ROWS,
  )
  const ranges = rows.flatMap((y) => rangesOf(spansAcross(area, y)).map(({ from, to }) => ({ y, from, to })))
  const [widest] = ranges.toSorted((one, other) => other.to - other.from - (one.to - one.from))
  return widest ? { x: (widest.from + widest.to) / 2, y: widest.y } : middle
}

const NO_RING: Ring = new Float64Array(0)

import type { Ring } from '@bagwise/golf/course/areas'
import { isInside } from '@bagwise/golf/course/spans'
import type { Patch } from '@bagwise/golf/shot-advice/ground/ground'
import type { Frame } from './hole-frame.ts'

/** Corners in px: x0, y0, x1, y1 …; the last one is joined with the first. */
export type PxRing = readonly number[]

/** Rings are cut off so far beyond the frame that the cut and its line are out of sight. */
const BEYOND_PX = 14
/** A corner that is nearer to the line between its neighbors cannot be seen. */
const UNSEEN_PX = 0.5
const LEAST_CORNERS = 3

/**
 * The rings of a patch as far as they are seen. Outer rings run counterclockwise and inner ones clockwise, so that
 * patches that overlap can share a path whose fill rule is nonzero.
 */
export function seenRings(patch: Pick<Patch, 'rings' | 'box'>, frame: Frame): readonly PxRing[] {
  if (!isSeen(patch.box, frame)) return []
  const isWhole = isWithin(patch.box, frame)
  return patch.rings.flatMap((ring) => {
    const points = pxRing(ring, frame)
    const seen = simplified(isWhole ? points : clipped(points, frame))
    if (seen.length < 2 * LEAST_CORNERS) return []
    const isOuter = patch.rings.length === 1 || ringsAround(ring, patch.rings) % 2 === 0
    return [isCounterclockwise(seen) === isOuter ? seen : reversed(seen)]
  })
}

/** Whether what lies within a box comes into the frame. */
export function isSeen({ left, right, near, far }: Patch['box'], frame: Frame): boolean {
  const { leftYards, topYards, pxPerYard, widthPx, heightPx } = frame
  const beyondYards = BEYOND_PX / pxPerYard
  return (
    left < leftYards + widthPx / pxPerYard + beyondYards &&
    right > leftYards - beyondYards &&
    near < topYards + beyondYards &&
    far > topYards - heightPx / pxPerYard - beyondYards
  )
}

function isWithin({ left, right, near, far }: Patch['box'], frame: Frame): boolean {
  const { leftYards, topYards, pxPerYard, widthPx, heightPx } = frame
  const rightYards = leftYards + widthPx / pxPerYard
  return left >= leftYards && right <= rightYards && far <= topYards && near >= topYards - heightPx / pxPerYard
}

function ringsAround(ring: Ring, rings: readonly Ring[]): number {
  const corner = { x: ring[0] ?? 0, y: ring[1] ?? 0 }
  const box = { left: -Infinity, right: Infinity, near: -Infinity, far: Infinity }
  return rings.filter((other) => other !== ring && isInside({ rings: [other], box }, corner)).length
}

/** As it is seen: y runs downwards. */
function isCounterclockwise(ring: PxRing): boolean {
  let doubled = 0
  let fromX = ring[ring.length - 2] ?? 0
  let fromY = ring[ring.length - 1] ?? 0
  for (let index = 0; index < ring.length; index += 2) {
    const toX = ring[index] ?? 0
    const toY = ring[index + 1] ?? 0
    doubled += fromX * toY - toX * fromY
    fromX = toX
    fromY = toY
  }
  return doubled < 0
}

function reversed(ring: PxRing): PxRing {
  const turned: number[] = []
  for (let index = ring.length - 2; index >= 0; index -= 2) turned.push(ring[index] ?? 0, ring[index + 1] ?? 0)
  return turned
}

/** Without corners that are all but where the one before is. */
function pxRing(ring: Ring, { leftYards, topYards, pxPerYard }: Frame): PxRing {
  const points: number[] = []
  let lastX = Infinity
  let lastY = Infinity
  for (let index = 0; index < ring.length; index += 2) {
    const x = ((ring[index] ?? 0) - leftYards) * pxPerYard
    const y = (topYards - (ring[index + 1] ?? 0)) * pxPerYard
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < UNSEEN_PX) continue
    points.push(x, y)
    lastX = x
    lastY = y
  }
  return points
}

/** Cut along the four sides of the frame and a margin, one after the other (Sutherland and Hodgman). */
export function clipped(ring: PxRing, { widthPx, heightPx }: Pick<Frame, 'widthPx' | 'heightPx'>): PxRing {
  const leftCut = cut(ring, { axis: 0, limit: -BEYOND_PX, sign: 1 })
  const rightCut = cut(leftCut, { axis: 0, limit: widthPx + BEYOND_PX, sign: -1 })
  const topCut = cut(rightCut, { axis: 1, limit: -BEYOND_PX, sign: 1 })
  return cut(topCut, { axis: 1, limit: heightPx + BEYOND_PX, sign: -1 })
}

type Side = { readonly axis: 0 | 1; readonly limit: number; readonly sign: 1 | -1 }

function cut(ring: PxRing, side: Side): PxRing {
  if (!isBeyond(ring, side)) return ring
  const { axis, limit, sign } = side
  const kept: number[] = []
  let fromX = ring[ring.length - 2] ?? 0
  let fromY = ring[ring.length - 1] ?? 0
  let fromOver = ((axis === 0 ? fromX : fromY) - limit) * sign
  for (let index = 0; index < ring.length; index += 2) {
    const toX = ring[index] ?? 0
    const toY = ring[index + 1] ?? 0
    const toOver = ((axis === 0 ? toX : toY) - limit) * sign
    if (fromOver >= 0 !== toOver >= 0) {
      const share = fromOver / (fromOver - toOver)
      kept.push(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share)
    }
    if (toOver >= 0) kept.push(toX, toY)
    fromX = toX
    fromY = toY
    fromOver = toOver
  }
  return kept
}

function isBeyond(ring: PxRing, { axis, limit, sign }: Side): boolean {
  for (let index = axis; index < ring.length; index += 2) if (((ring[index] ?? 0) - limit) * sign < 0) return true
  return false
}

/** Without corners that are not seen (Douglas and Peucker). */
export function simplified(ring: PxRing): PxRing {
  const cornerCount = ring.length / 2
  if (cornerCount <= LEAST_CORNERS) return ring
  const half = farthestFromFirst(ring)
  const isKept = new Uint8Array(cornerCount)
  isKept[0] = 1
  isKept[half] = 1
  // Pairs of corners between which is still to look: a pair is two numbers, as a ring has hundreds of them.
  const pairs = [0, half, half, cornerCount]
  while (pairs.length > 0) {
    const last = pairs.pop() ?? 0
    const first = pairs.pop() ?? 0
    const corner = last - first < 2 ? undefined : farthestCorner(ring, first, last)
    if (corner === undefined) continue
    isKept[corner] = 1
    pairs.push(first, corner, corner, last)
  }
  const kept: number[] = []
  for (let corner = 0; corner < cornerCount; corner += 1) {
    if (isKept[corner] === 1) kept.push(ring[2 * corner] ?? 0, ring[2 * corner + 1] ?? 0)
  }
  return kept
}

function farthestFromFirst(ring: PxRing): number {
  const [x = 0, y = 0] = ring
  let [farthest, mostPx] = [1, -1]
  for (let index = 2; index < ring.length; index += 2) {
    const awayPx = Math.abs((ring[index] ?? 0) - x) + Math.abs((ring[index + 1] ?? 0) - y)
    if (awayPx > mostPx) [farthest, mostPx] = [index / 2, awayPx]
  }
  return farthest
}

/** Between two corners the one that is farthest from the line that joins them, where that is seen. */
function farthestCorner(ring: PxRing, first: number, last: number): number | undefined {
  // The corner after the last one is the first.
  const end = (2 * last) % ring.length
  const fromX = ring[2 * first] ?? 0
  const fromY = ring[2 * first + 1] ?? 0
  const alongX = (ring[end] ?? 0) - fromX
  const alongY = (ring[end + 1] ?? 0) - fromY
  const squared = alongX * alongX + alongY * alongY
  let mostSquared = UNSEEN_PX * UNSEEN_PX
  let corner: number | undefined
  for (let index = first + 1; index < last; index += 1) {
    const x = (ring[2 * index] ?? 0) - fromX
    const y = (ring[2 * index + 1] ?? 0) - fromY
    const share = squared === 0 ? 0 : Math.max(0, Math.min(1, (x * alongX + y * alongY) / squared))
    const offX = x - share * alongX
    const offY = y - share * alongY
    const offSquared = offX * offX + offY * offY
    if (offSquared > mostSquared) {
      mostSquared = offSquared
      corner = index
    }
  }
  return corner
}

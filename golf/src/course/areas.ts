import type { Place } from './plane.ts'

/** Corners in yards: x0, y0, x1, y1 …; the last one is joined with the first. */
export type Ring = Float64Array
export type Box = { readonly left: number; readonly right: number; readonly near: number; readonly far: number }
/** Even-odd: a ring within another one is a hole in it, whichever way each is drawn. */
export type Area = { readonly rings: readonly Ring[]; readonly box: Box }

export function areaOf(rings: readonly Ring[]): Area {
  let [left, right, near, far] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 2) {
      const [x, y] = [cornerX(ring, index), cornerY(ring, index)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      near = Math.min(near, y)
      far = Math.max(far, y)
    }
  }
  return { rings, box: { left, right, near, far } }
}

/** Index of a corner's x; its y follows. */
function cornerX(ring: Ring, index: number): number {
  return ring[index] ?? 0
}

function cornerY(ring: Ring, index: number): number {
  return ring[index + 1] ?? 0
}

export function ringOfPlaces(places: readonly Place[]): Ring {
  return Float64Array.from(places.flatMap(({ x, y }) => [x, y]))
}

export function placesOfRing(ring: Ring): readonly Place[] {
  return Array.from({ length: ring.length / 2 }, (_, corner) => ({
    x: cornerX(ring, 2 * corner),
    y: cornerY(ring, 2 * corner),
  }))
}

/** The same ring in another frame. */
export function movedRing(ring: Ring, to: (place: Place) => Place): Ring {
  const moved = new Float64Array(ring.length)
  for (let index = 0; index < ring.length; index += 2) {
    const { x, y } = to({ x: cornerX(ring, index), y: cornerY(ring, index) })
    moved[index] = x
    moved[index + 1] = y
  }
  return moved
}

export function movedArea({ rings }: Area, to: (place: Place) => Place): Area {
  return areaOf(rings.map((ring) => movedRing(ring, to)))
}

/** `movedArea` for a turn around 0, 0: without a place for each corner, as an advice and a hole turn thousands of them. */
export function turnedArea(
  { rings }: Pick<Area, 'rings'>,
  { sine, cosine }: { readonly sine: number; readonly cosine: number },
): Area {
  return areaOf(
    rings.map((ring) => {
      const turned = new Float64Array(ring.length)
      for (let index = 0; index < ring.length; index += 2) {
        const [x, y] = [cornerX(ring, index), cornerY(ring, index)]
        turned[index] = x * cosine - y * sine
        turned[index + 1] = x * sine + y * cosine
      }
      return turned
    }),
  )
}

/** Calls back with each side of a ring, from corner to corner. */
export function eachSide(ring: Ring, visit: (fromX: number, fromY: number, toX: number, toY: number) => void): void {
  let [fromX, fromY] = [cornerX(ring, ring.length - 2), cornerY(ring, ring.length - 2)]
  for (let index = 0; index < ring.length; index += 2) {
    const [toX, toY] = [cornerX(ring, index), cornerY(ring, index)]
    visit(fromX, fromY, toX, toY)
    fromX = toX
    fromY = toY
  }
}

/** Square yards; positive where the corners run counterclockwise. */
export function signedSquareYards(ring: Ring): number {
  const [originX, originY] = [cornerX(ring, 0), cornerY(ring, 0)]
  let doubled = 0
  eachSide(ring, (fromX, fromY, toX, toY) => {
    doubled += (fromX - originX) * (toY - originY) - (toX - originX) * (fromY - originY)
  })
  return doubled / 2
}

/** The middle of a ring's area; of its corners where it has no area. */
export function middleOfRing(ring: Ring): Place {
  const [originX, originY] = [cornerX(ring, 0), cornerY(ring, 0)]
  let [doubled, momentX, momentY, sumX, sumY] = [0, 0, 0, 0, 0]
  eachSide(ring, (absoluteFromX, absoluteFromY, absoluteToX, absoluteToY) => {
    const [fromX, fromY] = [absoluteFromX - originX, absoluteFromY - originY]
    const [toX, toY] = [absoluteToX - originX, absoluteToY - originY]
    const part = fromX * toY - toX * fromY
    doubled += part
    momentX += (fromX + toX) * part
    momentY += (fromY + toY) * part
    sumX += toX
    sumY += toY
  })
  const cornerCount = ring.length / 2
  if (Math.abs(doubled) < NO_AREA_SQUARE_YARDS) {
    return { x: originX + sumX / cornerCount, y: originY + sumY / cornerCount }
  }
  return {
    x: originX + momentX / (MOMENTS_PER_AREA * doubled),
    y: originY + momentY / (MOMENTS_PER_AREA * doubled),
  }
}

const NO_AREA_SQUARE_YARDS = 1e-9
/** A triangle's middle is a third of the sum of its corners. */
const MOMENTS_PER_AREA = 3

/** A sharp corner moves no farther than so many times what its sides do. */
const MOST_AT_CORNER = 2

type Corner = { readonly before: Place; readonly corner: Place; readonly after: Place }

/** Where a corner comes to be when its two sides are moved to their right; a line's end has one side, and itself beyond. */
export function cornerAside({ before, corner, after }: Corner, rightYards: number): Place {
  const [one, other] = [normalOf(before, corner), normalOf(corner, after)]
  const normal = { x: one.x + other.x, y: one.y + other.y }
  const length = Math.hypot(normal.x, normal.y)
  if (length === 0) return corner
  const sideCount = Math.hypot(one.x, one.y) + Math.hypot(other.x, other.y)
  const moved = (rightYards * Math.min(MOST_AT_CORNER, sideCount / length)) / length
  return { x: corner.x + normal.x * moved, y: corner.y + normal.y * moved }
}

/** To the right of the side; none of a side without a length. */
function normalOf(from: Place, to: Place): Place {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y)
  return length === 0 ? { x: 0, y: 0 } : { x: y / length, y: -x / length }
}

import { lineYards } from '../../course/spans.ts'
import { yardsBetween } from '../../course/plane.ts'
import type { Place } from '../../course/plane.ts'
import type { Ground, Patch } from './ground.ts'
import { wayFrom } from './ground.ts'
import { isSomeOnLine } from './lines.ts'
import { isInStripe, stripesOf } from './stripes.ts'

/** Trees so near to the ball on its way to the pin stop it; rule of thumb, as for the ball that is played now. */
const STOPPED = { fromYards: 6, toYards: 60, stepYards: 6 } as const
const GRID_YARDS = 10
/** Trees are looked at in stripes this far apart. */
const STRIPE_YARDS = 3
/** Beyond the ball, the corners and the pin. */
const MARGIN_YARDS = 150

/** How many yards longer than straight the way to the pin is from a place: 0 unless trees are in the way. */
export type CornerExtra = (place: Place) => number

/**
 * Where the straight line from a place meets trees, the shortest way round the corners to come counts. Looked at on a grid
 * and read in between; undefined on straight holes and where the map has no trees.
 */
export function cornerExtra(ground: Ground): CornerExtra | undefined {
  const trees = ground.patches.filter(({ cover }) => cover === 'trees')
  if (ground.way.length <= 2 || trees.length === 0) return undefined
  const [left, right] = reachOf(ground.way.map(({ x }) => x))
  const [near, far] = reachOf(ground.way.map(({ y }) => y))
  const columnCount = Math.ceil((right - left) / GRID_YARDS) + 1
  const rowCount = Math.ceil((far - near) / GRID_YARDS) + 1
  const extras = new Float64Array(columnCount * rowCount).fill(Number.NaN)
  const isAmongTrees = treesIn(trees, { leftYards: left, rightYards: right })
  const looked = (node: number) => {
    const row = Math.floor(node / columnCount)
    const place = { x: left + (node - row * columnCount) * GRID_YARDS, y: near + row * GRID_YARDS }
    return (extras[node] = extraFrom(place, ground, isAmongTrees))
  }
  const atNode = (node: number) => {
    const known = extras[node] ?? 0
    return Number.isNaN(known) ? looked(node) : known
  }
  return ({ x, y }) => {
    const [across, along] = [(x - left) / GRID_YARDS, (y - near) / GRID_YARDS]
    const [column, row] = [Math.floor(across), Math.floor(along)]
    if (column < 0 || row < 0 || column + 1 >= columnCount || row + 1 >= rowCount) return 0
    const [rightShare, farShare] = [across - column, along - row]
    const node = row * columnCount + column
    const nearExtra = atNode(node) * (1 - rightShare) + atNode(node + 1) * rightShare
    const farExtra = atNode(node + columnCount) * (1 - rightShare) + atNode(node + columnCount + 1) * rightShare
    return nearExtra * (1 - farShare) + farExtra * farShare
  }
}

function reachOf(yards: readonly number[]): readonly [number, number] {
  return [Math.min(...yards) - MARGIN_YARDS, Math.max(...yards) + MARGIN_YARDS]
}

function treesIn(
  trees: readonly Patch[],
  { leftYards, rightYards }: { readonly leftYards: number; readonly rightYards: number },
): (place: Place) => boolean {
  const cellYards = 2 * STRIPE_YARDS
  const cellCount = Math.ceil((rightYards - leftYards) / cellYards)
  const woods = trees.map(({ rings, box }) => ({
    box,
    stripes: stripesOf({ rings }, { leftYards, cellYards, cellCount }),
  }))
  return ({ x, y }) => {
    const stripe = Math.floor((x - leftYards) / STRIPE_YARDS)
    return woods.some(
      ({ box, stripes }) =>
        x >= box.left && x <= box.right && y >= box.near && y <= box.far && isInStripe(stripes, stripe, y),
    )
  }
}

function extraFrom(place: Place, { way, pin }: Ground, isAmongTrees: (place: Place) => boolean): number {
  if (!isStopped(place, pin, isAmongTrees)) return 0
  const [, ...rest] = wayFrom(place, way)
  // The last place is the pin.
  const roundYards = rest
    .slice(0, -1)
    .map((corner, index) => yardsBetween(place, corner) + lineYards([corner, ...rest.slice(index + 1)]))
  const shortest = Math.min(...roundYards)
  return Number.isFinite(shortest) ? Math.max(0, shortest - yardsBetween(place, pin)) : 0
}

function isStopped(from: Place, to: Place, isAmongTrees: (place: Place) => boolean): boolean {
  return isSomeOnLine(from, to, STOPPED, isAmongTrees)
}

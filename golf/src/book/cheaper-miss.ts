import { KNOWN_KINDS } from '../course/course.ts'
import type { KnownKind } from '../course/course.ts'
import type { GroundChoice } from '../shot-advice/ground/advise-on-ground.ts'
import { groundMap } from '../shot-advice/ground/ground-map.ts'
import { groundWithin, turnedGround } from '../shot-advice/ground/ground.ts'
import type { Ground } from '../shot-advice/ground/ground.ts'
import { bearingDeg } from '../shot-advice/ground/lines.ts'
import { cornerExtra } from '../shot-advice/ground/round-corner.ts'
import { modelHandicap } from '../shot-advice/model-handicap.ts'
import { radiansFromDegrees } from '../units.ts'

/** The side where a ball that misses costs less. */
export type CheaperMiss = {
  readonly side: 'left' | 'right'
  /** Less than to the other side, of balls that end more than a spread off. */
  readonly savesStrokes: number
}

/** Balls are looked at so many spreads off to a side and along the line. */
const FARTHEST_SPREADS = 2.5
const SPREAD_STEP = 0.5
const MISSES = weighted(Array.from({ length: 3 }, (_, step) => FARTHEST_SPREADS - step * SPREAD_STEP))
const ROWS = weighted([-1, 0, 1])
/** A smaller difference is no reason to miss on purpose; our judgement. */
const LEAST_STROKES = 0.1
const CELL_YARDS = 3
const OUT_STROKES = 1
/** What a miss may end in. */
const TROUBLE: readonly KnownKind[] = ['bunker', 'water', 'trees', 'out']

type Missed = Pick<GroundChoice, 'carryTodayYards' | 'finish' | 'spread' | 'expectedStrokes'>

/**
 * The cheaper side to miss a line on, by the same map of strokes that the advice is worked out on. Undefined where the sides
 * cost about the same, and where the map has no trouble at all to tell them apart.
 */
export function cheaperMiss(
  ground: Ground,
  { carryTodayYards, finish, spread, expectedStrokes }: Missed,
  handicap: number | undefined,
): CheaperMiss | undefined {
  if (KNOWN_KINDS.every((kind) => !TROUBLE.includes(kind) || ground.unknown.includes(kind))) return undefined
  const finishYards = Math.hypot(finish.x, finish.y)
  const farthest = FARTHEST_SPREADS * spread.lateralSdYards
  const near = groundWithin(ground, finishYards + farthest + spread.distanceSdYards + CELL_YARDS)
  const right = radiansFromDegrees(bearingDeg(finish))
  const [sine, cosine] = [Math.sin(right), Math.cos(right)]
  const extraYards = cornerExtra(ground)
  const map = groundMap({
    ground: turnedGround(near, right),
    handicap: modelHandicap(handicap),
    cellYards: CELL_YARDS,
    sideYards: farthest + CELL_YARDS,
    extraYards: extraYards && (({ x, y }) => extraYards({ x: x * cosine + y * sine, y: y * cosine - x * sine })),
  })
  const costOf = (side: -1 | 1) => {
    const costs = ROWS.flatMap((along) => {
      const yards = finishYards + along.spreads * spread.distanceSdYards
      const row = map.row(Math.round(yards / CELL_YARDS), finishYards - carryTodayYards)
      return MISSES.map((across) => {
        const offCells = Math.round((side * across.spreads * spread.lateralSdYards) / CELL_YARDS)
        const column = map.sideCells + offCells
        // From where it was played, a stroke more.
        const again = (row.outShares[column] ?? 0) * (OUT_STROKES + expectedStrokes)
        return { weight: along.weight * across.weight, strokes: (row.strokes[column] ?? 0) + again }
      })
    })
    const weight = costs.reduce((sum, one) => sum + one.weight, 0)
    return costs.reduce((sum, one) => sum + one.weight * one.strokes, 0) / weight
  }
  const moreOnLeft = costOf(-1) - costOf(1)
  if (Math.abs(moreOnLeft) < LEAST_STROKES) return undefined
  return { side: moreOnLeft > 0 ? 'right' : 'left', savesStrokes: Math.abs(moreOnLeft) }
}

/** By the normal distribution there. */
function weighted(offs: readonly number[]): readonly { readonly spreads: number; readonly weight: number }[] {
  return offs.map((spreads) => ({ spreads, weight: Math.exp(-(spreads ** 2) / 2) }))
}

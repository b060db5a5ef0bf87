import type { PlacedShot } from './club-history.ts'
import { SDS_OF_80_PERCENT } from '../sds-of-80-percent.ts'
import type { ShotOrigin } from './shot-record.ts'
import { SESSION_VARIANCE } from './sums.ts'

/** Solid shots from one kind of ground. */
export type GroundCarry = { readonly count: number; readonly carryYards: number }

/** With fewer shots on one of the two nothing is said of them (shot-memory §6). */
export const FEWEST_ON_EACH = 10

/**
 * The carries of solid shots from mats and from grass, where a monitor saw both, each has ten of them, and they differ by
 * more than four in five pairs of alike samples would. A session is worth fewer shots than it has, as when learning.
 */
export function matsAndGrass({
  solid,
  originOf,
  alongYards,
}: {
  readonly solid: readonly PlacedShot[]
  /** By the id of a session. */
  readonly originOf: ReadonlyMap<string, ShotOrigin>
  /** Standard deviation of a solid shot along the line. */
  readonly alongYards: number
}): { readonly mats: GroundCarry; readonly grass: GroundCarry } | undefined {
  const on = (origin: ShotOrigin) => solid.filter(({ session }) => originOf.get(session) === origin)
  const [mats, grass] = [on('device-indoor'), on('device-outdoor')]
  if (mats.length < FEWEST_ON_EACH || grass.length < FEWEST_ON_EACH) return undefined
  const sdYards = alongYards * Math.sqrt(1 / worthOf(mats) + 1 / worthOf(grass))
  const [onMats, onGrass] = [meanOf(mats), meanOf(grass)]
  if (Math.abs(onMats.carryYards - onGrass.carryYards) <= SDS_OF_80_PERCENT * sdYards) return undefined
  return { mats: onMats, grass: onGrass }
}

function meanOf(shots: readonly PlacedShot[]): GroundCarry {
  return { count: shots.length, carryYards: shots.reduce((sum, { carryYards }) => sum + carryYards, 0) / shots.length }
}

/** n / (1 + 0.05 n) for each session, as carries are learnt. */
function worthOf(shots: readonly PlacedShot[]): number {
  const counts = new Map<string, number>()
  for (const { session } of shots) counts.set(session, (counts.get(session) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum + count / (1 + SESSION_VARIANCE.along * count), 0)
}

import { flippedArea, spansAcross } from '../../course/spans.ts'
import { radiansFromDegrees } from '../../units.ts'
import type { GroundChoice } from './advise-on-ground.ts'
import { isHazard, turnedGround } from './ground.ts'
import type { Cover, Ground } from './ground.ts'
import { bearingDeg } from './lines.ts'

/** How far it is to a hazard and over it along a club's line, and what the club does there. */
export type ReachAndCover = {
  readonly id: string | undefined
  readonly cover: Cover
  readonly isAssumed: boolean
  readonly reachYards: number
  readonly coverYards: number
  readonly carriesTo: 'short' | 'in' | 'over'
}

type ReachingClub = Pick<GroundChoice, 'carryTodayYards' | 'finish' | 'spread'>

/** Stripes across one spread to either side. */
const STRIPE_COUNT = 21

/**
 * The hazards within one spread across of the club's line, the nearest first: from where the first of them begins to where
 * the last one ends. `over` where the carry less one spread along clears it, `short` where the finish and one spread stay
 * before it.
 */
export function reachAndCover(
  ground: Ground,
  { carryTodayYards, finish, spread: { lateralSdYards, distanceSdYards } }: ReachingClub,
): readonly ReachAndCover[] {
  const hazards = ground.patches.filter(isHazard)
  const { patches } = turnedGround({ ...ground, patches: hazards }, radiansFromDegrees(bearingDeg(finish)))
  const finishYards = Math.hypot(finish.x, finish.y)
  const stripes = Array.from(
    { length: STRIPE_COUNT },
    (_, stripe) => lateralSdYards * ((2 * stripe) / (STRIPE_COUNT - 1) - 1),
  )
  return patches
    .filter(({ box }) => box.left <= lateralSdYards && box.right >= -lateralSdYards)
    .flatMap((patch): readonly ReachAndCover[] => {
      const lengthwise = flippedArea(patch)
      const crossings = stripes.flatMap((x) => [...spansAcross(lengthwise, x)]).filter((yards) => yards > 0)
      if (crossings.length === 0) return []
      const [reachYards, coverYards] = [Math.min(...crossings), Math.max(...crossings)]
      const carriesTo =
        carryTodayYards - distanceSdYards >= coverYards
          ? 'over'
          : finishYards + distanceSdYards <= reachYards
            ? 'short'
            : 'in'
      const { id, cover, isAssumed = false } = patch
      return [{ id, cover, isAssumed, reachYards, coverYards, carriesTo }]
    })
    .toSorted((one, other) => one.reachYards - other.reachYards)
}

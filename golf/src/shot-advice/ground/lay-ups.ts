import type { ClubType } from '../../club.ts'
import { PARTIAL_SWINGS } from '../../distances/partial-swings.ts'
import type { OwnShares } from '../../distances/partial-swings.ts'
import type { Place } from '../../course/plane.ts'
import { kept, keptBy } from '../hole/kept-rows.ts'
import type { RoughCosts } from '../scoring/score-swings.ts'
import type { Target } from '../scoring/target.ts'
import type { Swing } from '../swings/swing.ts'
import { LEAST_LOFT_DEG } from '../swings/swings.ts'
import type { Ground } from './ground.ts'
import { placeFromPin } from './lines.ts'

export const LAY_UP_SWINGS = ['full', 'three-quarter'] as const
export type LayUpSwing = (typeof LAY_UP_SWINGS)[number]

/** What is left after a lay-up: a full wedge, or three quarters of one. */
export type LayUpFor = { readonly wedge: ClubType; readonly swing: LayUpSwing }

export type LayUp = LayUpFor & {
  readonly leavesYards: number
  /** The place of the way that leaves it, and the club that gets there. */
  readonly place: Place
  readonly club: ClubType
  readonly expectedStrokes: number
  /** More than the cheapest swing of all. */
  readonly costStrokes: number
}

/** A wedge as the lay-up is for it. */
export type Wedge = {
  readonly club: ClubType
  readonly carryYards: number
  readonly loftDeg: number
  readonly ownParts?: OwnShares | undefined
}

/** No shorter shot is a lay-up. */
const SHORTEST_YARDS = 60
/** A club gets there that stops no farther from the place than this. */
const WITHIN_YARDS = 10

/**
 * The lay-ups of a hole for each full wedge and each ¾ swing that some club gets to, the cheapest first. A favourite
 * distance has no bonus: it costs what it costs.
 */
export function layUps(
  bag: readonly Wedge[],
  { ground, target, costs }: { readonly ground: Ground; readonly target: Target; readonly costs: RoughCosts },
): readonly LayUp[] {
  const cheapest = kept(costs.fewest)
  const ofSwing = keptBy(costs.fewestOf)
  const wedges = bag.filter(({ loftDeg }) => loftDeg >= LEAST_LOFT_DEG.partSwing)
  return wedges
    .flatMap(({ club: wedge, carryYards, ownParts }) =>
      LAY_UP_SWINGS.map((swing) => ({ wedge, swing, leavesYards: carryYards * shareOf(swing, ownParts) })),
    )
    .flatMap((wanted): readonly LayUp[] => {
      const place = placeFromPin(ground, wanted.leavesYards)
      const yards = Math.hypot(place.x, place.y)
      if (yards < SHORTEST_YARDS || yards > target.pinYards) return []
      const offYards = ({ finishYards }: Swing) => Math.abs(finishYards - yards)
      const [nearest] = costs.swings.toSorted((one, other) => offYards(one) - offYards(other))
      if (!nearest || offYards(nearest) > WITHIN_YARDS) return []
      const expectedStrokes = ofSwing(nearest)
      const costStrokes = Math.max(0, expectedStrokes - cheapest())
      return [{ ...wanted, place, club: nearest.club, expectedStrokes, costStrokes }]
    })
    .toSorted((one, other) => one.expectedStrokes - other.expectedStrokes)
}

function shareOf(swing: LayUpSwing, ownParts: OwnShares | undefined): number {
  return swing === 'full' ? 1 : (ownParts?.threeQuarter ?? PARTIAL_SWINGS.threeQuarter)
}

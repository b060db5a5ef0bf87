import type { HoleMap } from '../hole/hole-map.ts'
import type { Swing } from '../swings/swing.ts'
import type { ScoredSwing } from './score-swings.ts'
import { boundedCosts } from './swing-costs.ts'
import type { BoundedCosts } from './swing-costs.ts'

/** A swing and its candidate aims; positive is right of the pin. */
export type AimedSwing = { readonly swing: Swing; readonly aimsYards: readonly number[] }

/** Maps for solid balls and for mishits, which spread wider. */
type Maps = {
  readonly solidMap: HoleMap | undefined
  readonly mishitMap: HoleMap | undefined
  /** On the same map, where they are known. */
  readonly mishits?: BoundedCosts['mishits'] | undefined
}

/** A swing that is scored as far as it has to be. */
export type CostedSwing = AimedSwing & { readonly map: HoleMap; readonly bounded: BoundedCosts }

/** The costs of each swing with an aim, ignoring hazards ahead of where it stops. */
export function costed(aimed: readonly AimedSwing[], mapsOf: (swing: Swing) => Maps): readonly CostedSwing[] {
  return aimed
    .filter(({ aimsYards }) => aimsYards.length > 0)
    .flatMap(({ swing, aimsYards }) => {
      const { solidMap, mishitMap, mishits } = mapsOf(swing)
      if (!solidMap || !mishitMap) return []
      const bounded = boundedCosts(swing, { solidMap, mishitMap, aimsYards, mishits })
      return [{ swing, aimsYards, map: solidMap, bounded }]
    })
}

/** Every aim. */
export function scoredAims({ swing, aimsYards, bounded }: CostedSwing): readonly ScoredSwing[] {
  return aimsYards.map((aimYards) => ({ swing, aimYards, expectedStrokes: bounded.costs(aimYards) }))
}

export function fewestOf(scored: readonly ScoredSwing[]): number {
  return Math.min(...scored.map(({ expectedStrokes }) => expectedStrokes))
}

/** A swing that costs at least so much; exactly so much once its aims are scored. */
type Candidate = {
  readonly one: CostedSwing
  readonly fewest: number
  readonly scored?: readonly ScoredSwing[] | undefined
  /** Tighter ones, the quick one first. */
  readonly bounds: readonly (() => number)[]
}

/**
 * The cheapest swing first, each after its bounds: who has seen enough by then stops, and what cannot be among the best
 * is not scored. The order is that of the costs, swings that cost the same as they come.
 */
export function* cheapestFirst(
  swings: readonly CostedSwing[],
  /** Whether a swing is still wanted that costs as much or more. */
  isWanted: (one: CostedSwing, leastStrokes: number) => boolean,
): Generator<Pick<Candidate, 'one' | 'fewest' | 'scored'>, void> {
  const candidates: Candidate[] = swings.map((one) => {
    const { leastByLength, leastBySolid } = one.bounded
    return { one, fewest: leastByLength(), bounds: [leastBySolid] }
  })
  while (candidates.length > 0) {
    const place = placeOfFewest(candidates)
    const next = candidates[place]
    if (!next) return
    const isDone = next.scored !== undefined || !isWanted(next.one, next.fewest)
    if (isDone) candidates.splice(place, 1)
    if (next.scored || !isDone) yield next
    if (!isDone) candidates[place] = closer(next)
  }
}

function placeOfFewest(candidates: readonly Candidate[]): number {
  let place = 0
  for (let index = 1; index < candidates.length; index += 1) {
    if ((candidates[index]?.fewest ?? Infinity) < (candidates[place]?.fewest ?? Infinity)) place = index
  }
  return place
}

function closer({ one, fewest, bounds: [bound, ...bounds] }: Candidate): Candidate {
  if (bound) return { one, fewest: Math.max(fewest, bound()), bounds }
  const scored = scoredAims(one)
  return { one, fewest: fewestOf(scored), scored, bounds }
}

import { modelHandicap } from '../shot-advice/model-handicap.ts'
import { expectedPutts, expectedStrokes } from '../shot-advice/strokes.ts'
import type { Surface } from '../shot-advice/strokes.ts'
import type { PlayedLie } from './played-record.ts'

/** Where a ball lies, as far from the hole as its strokes to go depend on. */
export type Spot =
  | {
      readonly kind: PlayedLie
      /** To the pin, 0 to 800. */
      readonly leftYards: number
      /** What that may be off, one standard deviation; left out where it counts as right. */
      readonly leftSdYards?: number
    }
  | { readonly kind: 'green'; readonly leftFeet: number }
  | { readonly kind: 'holed' }

/** Whom a golfer is compared with: golfers of this handicap, held between 0 and 40; 18 where it is not known. */
export type ComparedWith = { readonly handicap: number | null }

/** As the advisor takes them: a fringe is played as fairway, a cart path after its free drop, trees block the way. */
const SURFACES = {
  tee: 'tee',
  fairway: 'fairway',
  fringe: 'fairway',
  'cart-path': 'fairway',
  rough: 'rough',
  bunker: 'sand',
  trees: 'recovery',
} as const satisfies Record<PlayedLie, Surface>

/** Strokes to hole out from here, by the one curve of strokes: docs/models/shot-advice.md. */
export function expectedStrokesAt(spot: Spot, { handicap }: ComparedWith): number {
  if (spot.kind === 'holed') return 0
  const clamped = comparedHandicap(handicap)
  return spot.kind === 'green'
    ? expectedPutts({ handicap: clamped, distanceFeet: spot.leftFeet })
    : expectedStrokes({ handicap: clamped, surface: SURFACES[spot.kind], distanceYards: spot.leftYards })
}

/** One standard deviation of the strokes to hole out that comes from not knowing the distance well. */
export function strokesSdAt(spot: Spot, compared: ComparedWith): number {
  if (!('leftYards' in spot) || !spot.leftSdYards) return 0
  const { leftYards, leftSdYards } = spot
  const nearYards = Math.max(0, leftYards - leftSdYards)
  const farYards = leftYards + leftSdYards
  const strokesAt = (yards: number) => expectedStrokesAt({ ...spot, leftYards: yards }, compared)
  return (leftSdYards * (strokesAt(farYards) - strokesAt(nearYards))) / (farYards - nearYards)
}

/** The handicap that golfers are compared with. */
export function comparedHandicap(handicap: number | null): number {
  return modelHandicap(handicap ?? undefined)
}

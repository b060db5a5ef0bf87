import { CHIP_WITHIN_YARDS } from '../shot-advice/chip-within.ts'
import { SHORT_GAME_YARDS } from './parts.ts'
import { comparedHandicap } from './spot.ts'
import type { ComparedWith, Spot } from './spot.ts'

/** Places off the green between tee and hole, by what they are played with: approaches, pitches and chips. */
export const CORRECTED_KINDS = ['approach', 'pitch', 'chip'] as const
export type CorrectedKind = (typeof CORRECTED_KINDS)[number]

/** Strokes that are added to what the curve says of a kind of place. */
export type PlaceCorrection = Readonly<Record<CorrectedKind, number>>

/**
 * Without these, golfers simulated with the product's own spread who play to their handicap gain in one part what they
 * lose in another: docs/models/strokes-gained.md works them out. Tee, green and hole have none, so that the gains of a hole
 * add up to the same whatever is known of it.
 */
export const PLACE_CORRECTIONS: readonly (PlaceCorrection & { readonly handicap: number })[] = [
  { handicap: 5, approach: 0.033, pitch: 0.121, chip: -0.049 },
  { handicap: 15, approach: 0.002, pitch: 0.081, chip: -0.07 },
  { handicap: 25, approach: -0.054, pitch: 0.016, chip: -0.109 },
]

/** Of a place, in strokes: on straight lines between the handicaps of the table, and the same beyond its ends. */
export function placeCorrectionAt(spot: Spot, { handicap }: ComparedWith): number {
  const kind = correctedKindOf(spot)
  if (!kind) return 0
  const clamped = comparedHandicap(handicap)
  const above = PLACE_CORRECTIONS.find((row) => row.handicap >= clamped) ?? PLACE_CORRECTIONS.at(-1)
  const below = PLACE_CORRECTIONS.findLast((row) => row.handicap <= clamped) ?? above
  if (!above || !below) return 0
  const span = above.handicap - below.handicap
  const share = span > 0 ? (clamped - below.handicap) / span : 0
  return below[kind] + share * (above[kind] - below[kind])
}

/** Undefined for tee, green and hole. */
export function correctedKindOf(spot: Spot): CorrectedKind | undefined {
  if (spot.kind === 'holed' || spot.kind === 'tee' || spot.kind === 'green') return undefined
  if (spot.leftYards > SHORT_GAME_YARDS) return 'approach'
  return spot.leftYards > CHIP_WITHIN_YARDS ? 'pitch' : 'chip'
}

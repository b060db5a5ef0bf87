import type { ClubType } from '../../club.ts'
import { golferSpeed } from '../../golfer-speed.ts'
import type { SpeedEvidence } from '../../golfer-speed.ts'
import type { Reference } from '../order.ts'
import { referencesInOrder } from '../order.ts'
import { leastYards, mostYards } from '../possible.ts'
import { hasCarry } from './known-points.ts'
import { loftEffectsIn } from './loft-effect.ts'

/** A golfer's own number that goes with nothing else that is known: beyond the speed, or short of a full swing. */
export type BeyondLimits =
  | { readonly club: ClubType; readonly carryYards: number; readonly tooFarFor: { readonly mph: number } }
  | { readonly club: ClubType; readonly carryYards: number; readonly tooShortFor: { readonly sevenIronYards: number } }

/**
 * Own numbers outside the limits: "240 does not go with 75 mph". Each is held against the speed that was said, else
 * against the one that the other numbers and answers give; with nothing else known there is nothing to hold it against.
 */
export function beyondLimits(evidence: SpeedEvidence): readonly BeyondLimits[] {
  const references = referencesInOrder(evidence.references)
  const seven = references.find(({ club }) => club === '7-iron')
  return references.flatMap((reference): readonly BeyondLimits[] => {
    const mph = tooSlowMph(reference, evidence)
    const { club, carryYards } = reference
    if (mph !== undefined) return [{ club, carryYards, tooFarFor: { mph } }]
    if (!seven || !hasCarry(club) || carryYards >= leastYards(seven.carryYards)) return []
    return [{ club, carryYards, tooShortFor: { sevenIronYards: seven.carryYards } }]
  })
}

/** The speed known besides, where its upper end cannot do the carry. */
function tooSlowMph(reference: Reference, evidence: SpeedEvidence): number | undefined {
  const { club, carryYards } = reference
  const { known, clubs = [] } = evidence
  if (!hasCarry(club)) return undefined
  const others = known.speed ? [] : evidence.references.filter((other) => other !== reference && hasCarry(other.club))
  const isAnythingElse = known.speed ?? known.reachInTwoYards ?? known.drivesAboutYards ?? known.sevenAboutYards
  if (others.length === 0 && isAnythingElse === undefined) return undefined

  const besides = known.speed ? { speed: known.speed } : known
  const { mph, plusMinusMph } = golferSpeed({ references: others, known: besides, clubs })
  const most = mostYards({ club, mph: mph + plusMinusMph }) * Math.exp(Math.max(0, loftEffectsIn(clubs)(club)))
  return carryYards > most ? mph : undefined
}

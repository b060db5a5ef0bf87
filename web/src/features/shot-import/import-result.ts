import type { BagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { plusMinusYards } from '@bagwise/golf/memory/learned-certainty'
import type { PreviewClub } from '@bagwise/shot-files/preview/preview-clubs'

/** What an import has said of a club. */
export type ClubResult = {
  readonly club: ClubType
  readonly carryYards: number
  readonly plusMinus: number
  /** What the club had before. */
  readonly storedYards: number | undefined
  readonly isTaken: boolean
  readonly biasYards: number
  /** Whether shot advice knows the club. */
  readonly isAdvised: boolean
}

/** What an import comes to: the ids of the shots that were brought, and what each club has learned. */
export type ImportResult = { readonly shots: readonly string[]; readonly clubs: readonly ClubResult[] }

/** Of every club with a shot that counts. */
export function clubResults(
  clubs: readonly PreviewClub[],
  { stored, bag }: { readonly stored: ClubDistances; readonly bag: readonly Pick<BagClub, 'type' | 'isInBag'>[] },
): readonly ClubResult[] {
  return clubs.flatMap(({ club, learned, distance, isTaken }): readonly ClubResult[] => {
    if (!learned || !distance) return []
    const isAdvised = bag.some(({ type, isInBag }) => type === club && isInBag)
    return [
      {
        club,
        carryYards: distance.distance,
        plusMinus: plusMinusYards(learned),
        storedYards: stored[club]?.distance,
        isTaken,
        biasYards: learned.biasYards,
        isAdvised: isAdvised && (isTaken || stored[club] !== undefined),
      },
    ]
  })
}

import type { CarryCertainty } from '../distances/carry-certainty.ts'
import type { ClubCarry } from '../distances/club-distance.ts'
import { isEstimated } from '../distances/club-distance.ts'
import { quickBag } from './quick-bag.ts'
import type { QuickGolfer } from './quick-bag.ts'
import type { QuickShot } from './quick-shot.ts'

/** A club of the quick bag as it is drawn: every estimate with its ±, however wide. */
export type QuickRung = ClubCarry & { readonly certainty: CarryCertainty }

/** The quick bag to look at, longest club first. */
export function quickLadder(shot: QuickShot | undefined, golfer?: QuickGolfer): readonly QuickRung[] {
  return quickBag(shot, golfer).distances.map((entry) => ({
    club: entry.club,
    carryYards: entry.distance,
    certainty: isEstimated(entry) ? { isOwn: false, plusMinusYards: entry.basis?.plusMinusYards } : { isOwn: true },
  }))
}

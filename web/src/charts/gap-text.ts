import type { ClubType } from '@bagwise/golf/club'
import { CLUBS } from '@bagwise/golf/club'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownGap } from '#quantities/distance.ts'

export function clubName(club: ClubType): string {
  return CLUBS[club].displayName
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The gap as the golfer's own subtraction of the two numbers shown has it. */
export function shownGapOf({ longer, shorter }: Gap, units: PreferredUnits): number {
  return shownGap({ longerYards: longer.carryYards, shorterYards: shorter.carryYards }, units)
}

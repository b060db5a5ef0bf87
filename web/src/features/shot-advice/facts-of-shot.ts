import type { GolferFacts } from '@bagwise/contract/ai/golfer-facts'
import type { Profile } from '@bagwise/contract/profile'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import type { ClubPattern } from '@bagwise/golf/memory/club-pattern'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { golferFacts } from '#ai/golfer-facts.ts'
import type { AdvisedBag } from '@bagwise/contract/from-profile/advised-bag'

/** What the AI may know of the golfer: the same clubs, and the one speed. */
export function factsOfShot(
  profile: Profile,
  { clubs }: Pick<AdvisedBag, 'clubs'>,
  speed: GolferSpeed | undefined,
): GolferFacts {
  return { ...golferFacts(profile, speed), golfGoals: undefined, clubs: clubs.map(clubFacts) }
}

function clubFacts({ club, carryYards, loftDeg, pattern }: AdvisedClub) {
  if (club === 'putter') return { type: club, loft: loftDeg }
  return { type: club, loft: loftDeg, carryYards, ...(pattern && { pattern: shortened(pattern) }) }
}

/** Digits that change no advice are not worth sending. */
function shortened({ acrossRatio, alongRatio, biasShare, tilt, mishitRatio }: ClubPattern): ClubPattern {
  return {
    acrossRatio: inHundredths(acrossRatio),
    alongRatio: inHundredths(alongRatio),
    biasShare: inHundredths(biasShare),
    tilt: inHundredths(tilt),
    mishitRatio: inHundredths(mishitRatio),
  }
}

function inHundredths(number: number): number {
  return Math.round(number * HUNDRED) / HUNDRED + 0
}

const HUNDRED = 100

import { CLUBS } from '@bagwise/golf/club'
import { findGaps, gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { homeAnalysis } from '@bagwise/golf/gapping/home-analysis'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { shownGap, unitWords } from '#quantities/distance.ts'
import * as copy from './golfer.copy.ts'

/** What the bag says to work on, in one line; undefined while fewer than two clubs have a distance. */
export function largestGapLine(profile: Profile): string | undefined {
  const gaps = findGaps(gapClubs({ bag: profile.golfBag, distances: documentOf(profile).distances }))
  if (gaps.length === 0) return undefined
  const [largest] = homeAnalysis(gaps)
  if (!largest) return copy.noLargeGap

  const { longer, shorter } = largest
  const units = profile.preferredUnits
  const shown = shownGap({ longerYards: longer.carryYards, shorterYards: shorter.carryYards }, units)
  return copy.gapToClose({
    gap: `${shown} ${unitWords(units)}`,
    longer: CLUBS[longer.club].displayName,
    shorter: CLUBS[shorter.club].displayName,
    isGuess: longer.isEstimated && shorter.isEstimated,
  })
}

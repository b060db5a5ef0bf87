import { useMemo } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { analyseGaps } from '@bagwise/golf/gapping/analyse-gaps'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import { neededClubs } from '@bagwise/golf/recommendations/needed-clubs'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WhenSeen } from '#ui/when-seen.tsx'
import type { BagDistances } from './clubs/bag-distances.ts'
import { FaultPanels } from './fault-panels.tsx'
import { RecommendationList } from './recommendation-list.tsx'

const WAITING = <div aria-busy="true" className="mt-1.5 h-110 rounded-control bg-sunk" />
const BetterBag = lazyPart(async () => (await import('./better-bag/better-bag.tsx')).BetterBag, WAITING)

type GappingAdviceProps = {
  readonly profile: Profile
  readonly bag: BagDistances
  readonly gaps: readonly Gap[]
}

/** What to do about the gaps; the search for a better bag comes when the golfer has scrolled to it. */
export function GappingAdvice({ profile, bag, gaps }: GappingAdviceProps) {
  // The search for a better bag begins again with another list.
  const needed = useMemo(() => neededClubs({ ...profile, bag: bag.bag }), [profile, bag.bag])
  const { recommendations } = analyseGaps({ ...bag, needed })
  const units = profile.preferredUnits
  return (
    <>
      <RecommendationList recommendations={recommendations} gaps={gaps} units={units} />
      <FaultPanels gaps={gaps} units={units} />
      <Sheet title="A better bag">
        <WhenSeen waiting={WAITING}>
          <BetterBag profile={profile} needed={needed} />
        </WhenSeen>
      </Sheet>
    </>
  )
}

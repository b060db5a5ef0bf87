import { useRef } from 'react'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import { analyseGaps } from '@bagwise/golf/gapping/analyse-gaps'
import type { Profile } from '@bagwise/contract/profile'
import { useProfile } from '#api/profile.ts'
import { YardageLadder } from '#charts/yardage-ladder.tsx'
import { unitWords } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { bagDistances } from './bag-distances.ts'
import { ClubList } from './club-list.tsx'
import { FaultPanels } from './fault-panels.tsx'
import { GappingSkeleton } from './gapping-skeleton.tsx'
import { GetStarted, TypicalRanges } from './get-started.tsx'
import { RecalculatePanel } from './recalculate-panel.tsx'
import { RecommendationList } from './recommendation-list.tsx'
import { ScoreSheet } from './score-sheet.tsx'

/** Distance gapping: how evenly the bag covers the course, and what to do about it. */
export function GappingScreen() {
  const { profile, isLoading, reload } = useProfile()
  const body = useRef<HTMLDivElement>(null)
  return (
    <>
      <PageHead title="Distances" subtitle="How evenly your bag covers the course." />
      <div ref={body} tabIndex={-1} className="outline-none">
        {profile ? (
          <Pages profile={profile} />
        ) : isLoading ? (
          <GappingSkeleton />
        ) : (
          <LoadingFailed
            onRetry={() => {
              // The button goes away with the failure; what comes instead takes the focus.
              body.current?.focus({ preventScroll: true })
              reload()
            }}
          />
        )}
      </div>
    </>
  )
}

/** Left the answer, right the input; in the order of the page they alternate, as on a phone. */
function Pages({ profile }: { readonly profile: Profile }) {
  const bag = bagDistances(profile)
  const { clubs, distances } = bag
  const units = profile.preferredUnits
  const gaps = findGaps(clubs)
  const hasData = clubs.length > 0
  const analysis = analyseGaps({ bag: bag.bag, distances })
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-x-7 lg:gap-y-5 lg:[grid-template-areas:'answer_input'_'advice_input'] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 content-start gap-4 lg:[grid-area:answer]">
        {hasData ? (
          <>
            <ScoreSheet bag={bag} gaps={gaps} score={analysis.gappingScore} units={units} />
            <Sheet title="Yardage ladder" fact={`carry, ${unitWords(units)}`}>
              <YardageLadder clubs={clubs} units={units} />
            </Sheet>
          </>
        ) : (
          <GetStarted />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4 lg:[grid-area:input]">
        {!hasData && <TypicalRanges units={units} />}
        <RecalculatePanel bag={bag} />
        {bag.carried.length > 0 && <ClubList bag={bag} units={units} />}
      </div>
      {hasData && (
        <div className="grid min-w-0 content-start gap-4 lg:[grid-area:advice]">
          <RecommendationList recommendations={analysis.recommendations} gaps={gaps} units={units} />
          <FaultPanels gaps={gaps} units={units} />
        </div>
      )}
    </div>
  )
}

function LoadingFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Sheet>
      <p role="alert">Your distances could not be loaded. They are safe; check your connection and try again.</p>
      <Button look="line" className="mt-4" onClick={onRetry}>
        Try again
      </Button>
    </Sheet>
  )
}

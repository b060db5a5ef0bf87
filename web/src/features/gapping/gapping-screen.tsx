import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { useProfile } from '#data/use-profile.ts'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import { OwnCarriesLine } from '#profile-parts/carry-numeral/own-carries-line.tsx'
import { TooManyLine } from '#profile-parts/too-many-line.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { YardageLadder } from './ladder/yardage-ladder.tsx'
import { BagFilled } from './bag-filled.tsx'
import { bagDistances } from './clubs/bag-distances.ts'
import { GAP_RULES, useGapRule } from './gap-rule.ts'
import * as copy from './gapping.copy.ts'
import { GetStarted, TypicalRanges } from './get-started.tsx'
import { judgedBag } from './score/judged-bag.ts'
import { ScoreSheet } from './score-sheet.tsx'

const GappingAdvice = lazyPart(
  async () => (await import('./gapping-advice.tsx')).GappingAdvice,
  <div aria-busy="true" className="h-220 rounded-sheet bg-sunk" />,
)

const EstimatesLine = lazyPart(async () => (await import('./recalculation/estimates-line.tsx')).EstimatesLine)

const ClubList = lazyPart(
  async () => (await import('./clubs/club-list.tsx')).ClubList,
  <div aria-busy="true" className="h-220 rounded-sheet bg-sunk" />,
)

const RecalculatePanel = lazyPart(
  async () => (await import('./recalculation/recalculate-panel.tsx')).RecalculatePanel,
  <div aria-busy="true" className="h-47 rounded-sheet bg-sunk" />,
)

/** Distance gapping: how evenly the bag covers the course, and what to do about it. */
export function GappingScreen() {
  const { profile, isLoading, reload } = useProfile()
  return (
    <>
      <PageHead title={copy.title} subtitle={copy.subtitle} />
      <WhenLoaded
        content={profile}
        isLoading={isLoading}
        what={copy.loadedThing}
        skeleton={<GappingSkeleton />}
        onRetry={reload}
      >
        {(loaded) => <Pages profile={loaded} />}
      </WhenLoaded>
    </>
  )
}

const RULE_CHOICES = GAP_RULES.map((value) => ({ value, label: copy.ruleLabels[value] }))

/** Left the answer, right the input; in the order of the page they alternate, as on a phone. */
function Pages({ profile }: { readonly profile: Profile }) {
  const bag = useMemo(() => bagDistances(profile), [profile])
  const { clubs } = bag
  const units = profile.preferredUnits
  const { rule, choose } = useGapRule()
  const plan = useMemo(() => bagPlanOf(profile), [profile])
  const judged = judgedBag(rule, bag, plan)
  const certainties = certaintiesOf(profile)
  const hasData = clubs.length > 0
  return (
    <>
      <div className="mb-4 grid gap-3 empty:hidden">
        <TooManyLine profile={profile} />
        {hasOlderEstimates(profile) && <EstimatesLine profile={profile} />}
        {hasData && <OwnCarriesLine profile={profile} />}
        <BagFilled profile={profile} bag={bag} />
      </div>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-x-7 lg:gap-y-5 lg:[grid-template-areas:'answer_input'_'advice_input'] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-4 lg:[grid-area:answer]">
          {hasData ? (
            <>
              <ChoiceRow legend={copy.ruleLegend} choices={RULE_CHOICES} chosen={rule} onChoose={choose} />
              <ScoreSheet bag={bag} judged={judged} units={units} />
              <Sheet title={copy.ladderTitle} fact={copy.carryFact(units)}>
                <YardageLadder {...{ clubs, certainties, units }} gaps={judged.gaps} />
                <Link to="/yardage-card" className={buttonClass('quiet', '-mx-2')}>
                  {copy.makeCard}
                </Link>
              </Sheet>
            </>
          ) : (
            <GetStarted />
          )}
        </div>
        <div className="grid min-w-0 content-start gap-4 lg:[grid-area:input]">
          {!hasData && <TypicalRanges units={units} />}
          <RecalculatePanel profile={profile} bag={bag} />
          {bag.carried.length > 0 && <ClubList {...{ profile, bag, certainties }} gaps={judged.gaps} />}
          <Sheet title={copy.importTitle}>
            <p className="mt-1.5 text-sm">{copy.importReason}</p>
            <Link to="/distances/import" className={buttonClass('line', 'mt-3 w-full')}>
              {copy.importShots}
            </Link>
          </Sheet>
        </div>
        {hasData && (
          <div className="grid min-w-0 content-start gap-4 lg:[grid-area:advice]">
            <GappingAdvice profile={profile} bag={bag} judged={judged} plan={plan} />
          </div>
        )}
      </div>
    </>
  )
}

/** Estimates from before their method was stored. */
function hasOlderEstimates({ clubDistances }: Profile): boolean {
  return clubDistances.some((distance) => isEstimated(distance) && !distance.basis)
}

/** The screen's sheets in their final places while the profile is on its way. */
function GappingSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-2 lg:gap-x-7">
      <output className="sr-only">{copy.loading}</output>
      <div className="grid content-start gap-4">
        <Block className="h-78" />
        <Block className="h-190" />
      </div>
      <div className="grid content-start gap-4">
        <Block className="h-47" />
        <Block className="h-220" />
      </div>
    </div>
  )
}

function Block({ className }: { readonly className: string }) {
  return <div aria-hidden="true" className={`rounded-sheet bg-sunk ${className}`} />
}

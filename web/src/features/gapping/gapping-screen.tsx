import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import { inOrderOfPriority } from '@bagwise/golf/one-bag/action-priority'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { plannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import { label } from '#ai/ai-labels.copy.ts'
import { useProfile } from '#data/use-profile.ts'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { actionId, useNotNow } from '#profile-parts/bag-plan/not-now.ts'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import { OwnCarriesLine } from '#profile-parts/carry-numeral/own-carries-line.tsx'
import { TooManyLine } from '#profile-parts/too-many-line.tsx'
import { percentText } from '#quantities/number-text.ts'
import { useHasAi } from '#session/session.ts'
import { Accordion } from '#ui/accordion.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { YardageLadder } from './ladder/yardage-ladder.tsx'
import { adviceSentences } from './advice-sentences.ts'
import type { BagDistances } from './clubs/bag-distances.ts'
import { bagDistances } from './clubs/bag-distances.ts'
import { firstRow, gapRows } from './gap-rows.ts'
import { GAP_RULES, useGapRule } from '#profile-parts/bag-plan/gap-rule.ts'
import * as copy from './gapping.copy.ts'
import { GetStarted, TypicalRanges } from './get-started.tsx'
import { judgedBag } from '#profile-parts/bag-plan/judged-bag.ts'
import { ScoreSheet } from './score-sheet.tsx'
import styles from './gapping.module.css'

const BagFilled = lazyPart(async () => (await import('./bag-filled.tsx')).BagFilled)
const EstimatesLine = lazyPart(async () => (await import('./recalculation/estimates-line.tsx')).EstimatesLine)

const GapsSheet = lazyPart(
  async () => (await import('./gaps-sheet.tsx')).GapsSheet,
  <div aria-busy="true" className="h-78 rounded-sheet bg-sunk" />,
)

// They are in closed parts: what waits for them is not seen.
const ClubList = lazyPart(async () => (await import('./clubs/club-list.tsx')).ClubList)
const RecalculatePanel = lazyPart(async () => (await import('./recalculation/recalculate-panel.tsx')).RecalculatePanel)
const BetterBag = lazyPart(async () => (await import('./better-bag/better-bag.tsx')).BetterBag)

const CLUB_LIST_ID = 'club-distances'
/** Directly below the title. */
const SUBTITLE = '-mt-2.5 mb-4 text-sm text-ink-2'
const RULE_CHOICES = GAP_RULES.map((value) => ({ value, label: copy.ruleLabels[value] }))

/** Distance gapping: how evenly the bag covers the course, and what to do about it. */
export function GappingScreen() {
  const { profile, isLoading, reload } = useProfile()
  return (
    <>
      <PageHead title={copy.title} />
      <WhenLoaded
        content={profile}
        isLoading={isLoading}
        what={copy.loadedThing}
        head={<p className={SUBTITLE}>{copy.subtitle}</p>}
        skeleton={<GappingSkeleton />}
        onRetry={reload}
      >
        {(loaded) => <Distances profile={loaded} />}
      </WhenLoaded>
    </>
  )
}

/** The drawing first, then the verdict, what to do, and all the rest closed; side by side where there is room. */
function Distances({ profile }: { readonly profile: Profile }) {
  const bag = useMemo(() => bagDistances(profile), [profile])
  const hasData = bag.clubs.length > 0
  return (
    <>
      {hasData ? (
        <OwnCarriesLine profile={profile} className={SUBTITLE} />
      ) : (
        <p className={SUBTITLE}>{copy.subtitle}</p>
      )}
      <div className="mb-3 grid gap-3 empty:hidden">
        <TooManyLine profile={profile} />
        {hasOlderEstimates(profile) && <EstimatesLine profile={profile} />}
        <BagFilled profile={profile} bag={bag} />
      </div>
      <div className={styles.columns}>
        {hasData ? <Judged profile={profile} bag={bag} /> : <Unjudged {...{ profile, bag }} />}
      </div>
    </>
  )
}

type PartsProps = { readonly profile: Profile; readonly bag: BagDistances }

function Judged({ profile, bag }: PartsProps) {
  const { clubs } = bag
  const units = profile.preferredUnits
  const { rule, choose } = useGapRule()
  const plan = useMemo(() => bagPlanOf(profile), [profile])
  const { isPutOff } = useNotNow(profile.id)
  const judged = judgedBag(rule, bag, plan)
  const open = inOrderOfPriority(plan.actions).filter((action) => !isPutOff(action))
  const rows = gapRows(judged.gaps, open)
  const [edited, setEdited] = useState<ClubType>()

  function measure(club: ClubType) {
    const list = document.getElementById(CLUB_LIST_ID)
    if (list instanceof HTMLDetailsElement) list.open = true
    setEdited(club)
  }

  return (
    <>
      <div className={styles.findings}>
        <div className={styles.column}>
          <ChoiceRow legend={copy.ruleLegend} choices={RULE_CHOICES} chosen={rule} onChoose={choose} isLegendHidden />
          <Sheet title={copy.ladderTitle} fact={copy.carryFact(units)} className="py-2.5!">
            <YardageLadder {...{ clubs, units }} certainties={certaintiesOf(profile)} gaps={judged.gaps} />
          </Sheet>
        </div>
        <div className={styles.column}>
          <ScoreSheet bag={bag} judged={judged} first={firstRow(rows, open)} />
          <GapsSheet
            profile={profile}
            rows={rows}
            sentences={adviceSentences({ bag, judged, plan })}
            putOff={putOffOnce(plan.actions.filter(isPutOff))}
            onMeasure={measure}
          />
        </div>
      </div>
      <ClosedParts {...{ profile, bag, plan, edited }} gaps={judged.gaps} onEdit={setEdited} />
    </>
  )
}

function Unjudged({ profile, bag }: PartsProps) {
  const [edited, setEdited] = useState<ClubType>()
  const plan = useMemo(() => bagPlanOf(profile), [profile])
  return (
    <>
      <div className={styles.column}>
        <GetStarted />
        <TypicalRanges units={profile.preferredUnits} />
      </div>
      <ClosedParts {...{ profile, bag, plan, edited }} gaps={[]} onEdit={setEdited} />
    </>
  )
}

type ClosedPartsProps = PartsProps & {
  readonly plan: BagPlan
  readonly gaps: readonly Gap[]
  readonly edited: ClubType | undefined
  readonly onEdit: (club: ClubType | undefined) => void
}

/** The list with its numbers, and what else can be done here. */
function ClosedParts({ profile, bag, plan, gaps, edited, onEdit }: ClosedPartsProps) {
  const hasAi = useHasAi()
  const coverage = plannedCoverage(plan)
  const certainties = certaintiesOf(profile)
  return (
    <div className={styles.closed}>
      <div className={styles.parts}>
        {bag.carried.length > 0 && (
          <Part id={CLUB_LIST_ID} title={copy.clubsTitle} answer={copy.clubCount(bag.carried.length)}>
            <ClubList {...{ profile, bag, gaps, certainties, edited, onEdit }} />
          </Part>
        )}
        <Part title={label('estimatesTitle', hasAi)} answer={copy.estimateCount(bag.estimatedCount)}>
          <RecalculatePanel profile={profile} bag={bag} />
        </Part>
      </div>
      <div className={styles.parts}>
        <Part
          title={copy.betterBagTitle}
          answer={coverage && copy.coveredAnswer(percentText(Math.round(coverage.shareBefore * 100)))}
        >
          <BetterBag profile={profile} plan={plan} />
        </Part>
        <Part title={copy.importTitle} answer={copy.importAnswer}>
          <p className="text-sm">{copy.importReason}</p>
          <Link to="/distances/import" className={buttonClass('line', 'mt-3 w-full')}>
            {copy.importShots}
          </Link>
        </Part>
        <Part title={copy.cardTitle} answer={copy.cardAnswer}>
          <p className="text-sm">{copy.cardReason}</p>
          <Link to="/yardage-card" className={buttonClass('line', 'mt-3 w-full')}>
            {copy.makeCard}
          </Link>
        </Part>
      </div>
    </div>
  )
}

type PartProps = {
  readonly id?: string
  readonly title: string
  readonly answer: ReactNode
  readonly children: ReactNode
}

/** A closed part of the page, with its own place in the outline. */
function Part({ title, answer, id, children }: PartProps) {
  return (
    <section className="min-w-0 px-4">
      <Accordion {...(id === undefined ? {} : { id })} title={title} answer={answer}>
        {children}
      </Accordion>
    </section>
  )
}

/** Of several clubs for one gap the first: they are put off together. */
function putOffOnce(actions: readonly BagAction[]): readonly BagAction[] {
  const ids = actions.map(actionId)
  return actions.filter((_, index) => ids.indexOf(ids[index] ?? '') === index)
}

/** Estimates from before their method was stored. */
function hasOlderEstimates({ clubDistances }: Profile): boolean {
  return clubDistances.some((distance) => isEstimated(distance) && !distance.basis)
}

/** The screen's sheets in their final places while the profile is on its way. */
function GappingSkeleton() {
  return (
    <div aria-busy="true" className={styles.columns}>
      <output className="sr-only">{copy.loading}</output>
      <div className={styles.findings}>
        <div className={styles.column}>
          <Block className="h-12" />
          <Block className="h-90" />
        </div>
        <div className={styles.column}>
          <Block className="h-45" />
          <Block className="h-78" />
        </div>
      </div>
      <Block className="h-66" />
    </div>
  )
}

function Block({ className }: { readonly className: string }) {
  return <div aria-hidden="true" className={`rounded-sheet bg-sunk ${className}`} />
}

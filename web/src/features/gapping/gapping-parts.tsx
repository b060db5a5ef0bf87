import type { ReactNode } from 'react'
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { plannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import { label } from '#ai/ai-labels.copy.ts'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { useGapRule } from '#profile-parts/bag-plan/gap-rule.ts'
import { GAP_RULES, judgedBag } from '@bagwise/golf/one-bag/judged-bag'
import { actionId } from '#profile-parts/bag-plan/not-now.ts'
import { useCertainties } from '#profile-parts/carry-numeral/use-certainties.ts'
import { useToDo } from '#profile-parts/to-do/use-to-do.ts'
import type { SetAside } from '#profile-parts/to-do/use-to-do.ts'
import { percentText } from '#quantities/number-text.ts'
import { useHasAi } from '#session/session.ts'
import { Accordion } from '#ui/accordion.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { adviceSentences } from './advice-sentences.ts'
import type { BagDistances } from './clubs/bag-distances.ts'
import { useGapIntervals } from './gap-intervals.ts'
import type { GapIntervals } from './gap-intervals.ts'
import { firstRow, gapRows } from './gap-rows.ts'
import { GapsSheet } from './gaps-sheet.tsx'
import * as copy from './gapping.copy.ts'
import { GetStarted, TypicalRanges } from './get-started.tsx'
import { LadderColumn } from './ladder-column.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import styles from './gapping.module.css'

// They are in closed parts: what waits for them is not seen.
const ClubList = lazyPart(async () => (await import('./clubs/club-list.tsx')).ClubList)
const RecalculatePanel = lazyPart(async () => (await import('./recalculation/recalculate-panel.tsx')).RecalculatePanel)
const BetterBag = lazyPart(async () => (await import('./better-bag/better-bag.tsx')).BetterBag)

const CLUB_LIST_ID = 'club-distances'
const RULE_CHOICES = GAP_RULES.map((value) => ({ value, label: copy.ruleLabels[value] }))

const NO_INTERVALS: GapIntervals = new Map()

type PartsProps = { readonly profile: Profile; readonly bag: BagDistances }

/** The bag drawn and judged, or how to begin, and the closed parts. */
export function GappingParts({ profile, bag }: PartsProps) {
  return (
    <div className={styles.columns}>
      {bag.clubs.length > 0 ? <Judged profile={profile} bag={bag} /> : <Unjudged {...{ profile, bag }} />}
    </div>
  )
}

/** A number that was typed shows at once, what follows from it a moment later. */
function Judged({ profile, bag }: PartsProps) {
  const judgedOf = { profile: useDeferredValue(profile), bag: useDeferredValue(bag) }
  const { plan, setAside } = useToDo(judgedOf.profile)
  const { rule, choose } = useGapRule()
  const { gaps } = useMemo(() => judgedBag(rule, judgedOf.bag, plan), [rule, judgedOf.bag, plan])
  const intervals = useGapIntervals(judgedOf.profile, gaps, rule)
  const [edited, setEdited] = useState<ClubType>()

  const measure = useCallback((club: ClubType) => {
    const list = document.getElementById(CLUB_LIST_ID)
    if (list instanceof HTMLDetailsElement) list.open = true
    setEdited(club)
  }, [])

  return (
    <>
      <Findings {...judgedOf} {...{ rule, choose, intervals }} onMeasure={measure} />
      <ClosedParts
        {...{ profile, bag, gaps, intervals, edited }}
        plan={withoutSetAside(plan, setAside)}
        onEdit={setEdited}
      />
    </>
  )
}

type FindingsProps = PartsProps &
  ReturnType<typeof useGapRule> & { readonly intervals: GapIntervals; readonly onMeasure: (club: ClubType) => void }

/** Ladder, score and gaps. */
const Findings = memo(function Findings({ profile, bag, rule, choose, intervals, onMeasure }: FindingsProps) {
  const { plan, open, setAside, takeBack } = useToDo(profile)
  const judged = judgedBag(rule, bag, plan)
  const rows = gapRows(judged.gaps, { open, setAside: setAside.map(({ item }) => item) })
  return (
    <div className={styles.findings}>
      <LadderColumn {...{ profile, bag, judged, rows }} onFix={onMeasure}>
        <ChoiceRow legend={copy.ruleLegend} choices={RULE_CHOICES} chosen={rule} onChoose={choose} isLegendHidden />
      </LadderColumn>
      <div className={styles.column}>
        <ScoreSheet bag={bag} judged={judged} first={firstRow(rows, open)} />
        <GapsSheet
          profile={profile}
          rows={rows}
          intervals={intervals}
          sentences={adviceSentences({ bag, judged, plan })}
          setAside={setAside.filter(({ item }) => item.rule === 'plan' || item.rule === 'normal-gap')}
          onTakeBack={takeBack}
          onMeasure={onMeasure}
        />
      </div>
    </div>
  )
})

/** What a golfer does not want is no part of a better bag either. */
function withoutSetAside(plan: BagPlan, setAside: readonly SetAside[]): BagPlan {
  const ids = setAside.flatMap(({ item }) => (item.rule === 'plan' ? [actionId(item.action)] : []))
  return { ...plan, actions: plan.actions.filter((action) => !ids.includes(actionId(action))) }
}

function Unjudged({ profile, bag }: PartsProps) {
  const [edited, setEdited] = useState<ClubType>()
  const plan = bagPlanOf(profile)
  return (
    <>
      <div className={styles.column}>
        <GetStarted profile={profile} />
        <TypicalRanges units={profile.preferredUnits} />
      </div>
      <ClosedParts {...{ profile, bag, plan, edited }} gaps={[]} intervals={NO_INTERVALS} onEdit={setEdited} />
    </>
  )
}

type ClosedPartsProps = PartsProps & {
  readonly plan: BagPlan
  readonly gaps: readonly Gap[]
  readonly intervals: GapIntervals
  readonly edited: ClubType | undefined
  readonly onEdit: (club: ClubType | undefined) => void
}

/** The list with its numbers, and what else can be done here. */
function ClosedParts({ profile, bag, plan, gaps, intervals, edited, onEdit }: ClosedPartsProps) {
  const hasAi = useHasAi()
  const coverage = plannedCoverage(plan)
  const certainties = useCertainties(profile)
  return (
    <div className={styles.closed}>
      <div className={styles.parts}>
        {bag.carried.length > 0 && (
          <Part id={CLUB_LIST_ID} title={copy.clubsTitle} answer={copy.clubCount(bag.carried.length)}>
            <ClubList {...{ profile, bag, gaps, intervals, certainties, edited, onEdit }} />
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

import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubCarry, ClubDistances } from '@bagwise/golf/distances/club-distance'
import { isEstimated, isFromShots } from '@bagwise/golf/distances/club-distance'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useProfile } from '#data/use-profile.ts'
import { distanceDoubts } from '#profile-parts/distance-doubts.ts'
import { keepEstimateMethod, useEstimateMethod } from '#profile-parts/estimate-method.ts'
import { howWeEstimate, methodLabels } from '#profile-parts/estimates.copy.ts'
import { HowWeEstimate } from '#profile-parts/how-we-estimate.tsx'
import { saveOwnDistances } from '#profile-parts/own-distances.ts'
import { distanceValues } from '#data/equipment-values.ts'
import { label } from '#ai/ai-labels.copy.ts'
import { useHasAi } from '#session/session.ts'
import { Accordion } from '#ui/accordion.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { AiEstimates } from './results/ai-estimates.tsx'
import * as copy from './calculator.copy.ts'
import { ReferenceCard } from './references/reference-card.tsx'
import {
  withCarry,
  withTyped,
  inUnits,
  openForm,
  referencesIn,
  withReferences,
  withStored,
} from './references/references.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { ResultsCard } from './results/results-card.tsx'
import { useCertainties } from '#profile-parts/carry-numeral/use-certainties.ts'
import { resultRows } from './results/result-rows.ts'
import { useAiEstimates } from './results/use-ai-estimates.ts'
import { useCalculation } from './use-calculation.ts'
import type { ReferenceForm } from './references/references.ts'

/** The view moves to the results this long after a calculation (specification 1 §9). */
const SCROLL_AFTER_MS = 100

const METHODS = [
  { value: 'like-me', label: methodLabels['like-me'] },
  { value: 'classic', label: methodLabels.classic },
  { value: 'factors', label: methodLabels.factors },
] as const

/** With fewer of the golfer's own numbers than this Classic is often 13 to 17 yards off: docs/models/distances.md. */
const ENOUGH_REFERENCES = 3

/** What contradicts is said above the button already. */
const NO_DOUBTS: ReadonlyMap<ClubType, string> = new Map()

type MethodSwitchProps = {
  readonly method: EstimateMethod
  readonly onChoose: (method: EstimateMethod) => void
  /** The same in the sheet, which has kept it already. */
  readonly onChosen: (method: EstimateMethod) => void
  /** How many of the numbers are the golfer's own. */
  readonly referenceCount: number
  readonly hasEstimates: boolean
  /** Like me is chosen, and not every estimate is its own. */
  readonly hasOlderEstimates: boolean
}

export function Calculator({ profile }: { readonly profile: Profile }) {
  const { save } = useProfile()
  const units = profile.preferredUnits
  const stored = documentOf(profile).distances
  const [form, changeForm] = useReferenceForm(stored, units)
  const [calculationCount, setCalculationCount] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const { said: aiEstimates, silence } = useAiEstimates(profile, calculationCount)
  const method = useEstimateMethod()
  const rows = resultRows(profile, method, useCertainties(profile))
  const formElement = useRef<HTMLFormElement>(null)
  const resultsHeading = useRef<HTMLHeadingElement>(null)

  const { contradiction, asked, ...calculation } = useCalculation({
    profile,
    method,
    form,
    focusField: (club) => formElement.current?.querySelector<HTMLInputElement>(`[name="${club}"]`)?.focus(),
    onDone: () => {
      setCalculationCount(calculationCount + 1)
      setAnnouncement(copy.resultsReady)
    },
  })

  useEffect(() => {
    if (calculationCount === 0) return undefined
    const heading = resultsHeading.current
    heading?.focus({ preventScroll: true })
    // How it moves is the style sheet's: smoothly, or at once for people who ask for less motion.
    const timer = setTimeout(() => heading?.scrollIntoView({ block: 'start' }), SCROLL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [calculationCount])

  const estimates = rows.filter(({ distance }) => distance && isEstimated(distance))

  const doubts = useMemo(() => distanceDoubts(profile), [profile])
  const entered = Object.fromEntries(
    referencesIn(form).map(({ club, carryYards }) => [club, { distance: carryYards, source: 'manual' as const }]),
  )

  function edit({ club, carryYards }: ClubCarry) {
    if (isFromShots(stored[club], carryYards)) return
    const isTold = saveOwnDistances({ profile, own: [{ club, distance: carryYards, source: 'manual' }] })
    changeForm(withCarry(form, { club, carryYards }))
    if (!isTold) setAnnouncement(copy.edited({ club, carryYards, units }))
  }

  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-7 lg:gap-y-5 lg:[grid-template-areas:'input_results'_'tips_results']">
      <ReferenceCard
        form={form}
        formRef={formElement}
        faults={calculation.faults}
        problem={contradiction && copy.contradictionProblem({ ...contradiction, units })}
        isCalculating={calculation.isCalculating}
        onType={(club, text) => {
          changeForm(withTyped(form, { club, text, stored }))
          calculation.forgetFaults(club)
        }}
        onCalculate={() => void calculation.calculate()}
        doubts={contradiction ? NO_DOUBTS : distanceDoubts(profile, { ...stored, ...entered })}
        className="lg:[grid-area:input]"
      />
      <ResultsCard
        profile={profile}
        rows={rows}
        doubts={doubts}
        calculationCount={calculationCount}
        headingRef={resultsHeading}
        isAiThere={aiEstimates !== undefined}
        onEdit={edit}
        className="self-start lg:[grid-area:results]"
      >
        <MethodSwitch
          method={method}
          onChoose={(next) => {
            keepEstimateMethod(next)
            calculation.estimateAgain(next)
          }}
          onChosen={calculation.estimateAgain}
          referenceCount={Object.values(stored).filter((distance) => !isEstimated(distance)).length}
          hasEstimates={estimates.length > 0}
          hasOlderEstimates={method === 'like-me' && rows.some(({ isOlder }) => isOlder)}
        />
      </ResultsCard>
      <ProTips className="self-start lg:[grid-area:tips]" />
      <div className="lg:col-start-2">
        <AiEstimates
          estimates={aiEstimates}
          silence={silence}
          units={units}
          onTake={(estimates) => {
            save(distanceValues(estimates.map(({ shownYards: _shown, certainty: _certainty, ...entry }) => entry)))
            setAnnouncement(copy.aiTaken)
          }}
        />
      </div>
      <output className="sr-only">{announcement}</output>
      {asked && (
        <ReplaceDialog
          question={asked.question}
          isAgain={asked.isAgain}
          profile={profile}
          onKeep={() => void calculation.answer('keep')}
          onReplace={() => void calculation.answer('replace')}
          onClose={calculation.closeQuestion}
        />
      )}
    </div>
  )
}

/** The reference fields; the address follows what is typed, so that a reload and a link bring it back. */
function useReferenceForm(stored: ClubDistances, units: PreferredUnits) {
  const [query, setQuery] = useSearchParams()
  const [form, setForm] = useState(() => openForm({ query, stored, units }))

  if (form.units !== units) setForm(inUnits(form, units))

  function changeForm(next: ReferenceForm) {
    setForm(next)
    setQuery((current) => withReferences(current, next), { replace: true, preventScrollReset: true })
  }

  return [withStored(form, stored), changeForm] as const
}

function ProTips({ className }: { readonly className: string }) {
  return (
    <section className={`min-w-0 rounded-sheet border border-rule bg-sheet px-4 ${className}`}>
      <Accordion title={copy.tipsTitle} answer={copy.tips.length}>
        <ul>
          {copy.tips.map((tip) => (
            <li key={tip} className="flex items-baseline gap-3 py-1.5">
              <span aria-hidden="true" className="size-2.75 shrink-0 rounded-full border-2 border-fairway" />
              {tip}
            </li>
          ))}
        </ul>
        <Link to="/distances/import" className={buttonClass('quiet', '-mx-2')}>
          {copy.importShots}
        </Link>
      </Accordion>
    </section>
  )
}

function MethodSwitch(props: MethodSwitchProps) {
  const { method, hasEstimates, hasOlderEstimates } = props
  return (
    <Accordion
      title={label('calculatorNote', useHasAi())}
      answer={hasEstimates && hasOlderEstimates ? copy.someOlder : methodLabels[method]}
      className="border-t border-rule px-4"
    >
      <p className="mb-3 text-sm text-ink-2">
        {copy.howItEstimates[method]} {copy.ownNumbersStay}
      </p>
      <ChoiceRow legend={howWeEstimate} choices={METHODS} chosen={method} onChoose={props.onChoose} />
      {/* Choosing changes every estimate: this says so to those who do not see them. */}
      <p aria-live="polite" className="mt-1.5 text-sm text-ink-2 empty:mt-0">
        {hasEstimates && remark(props)}
      </p>
      <HowWeEstimate label={copy.whatTheyDo} className="-mx-2" onChosen={props.onChosen} />
    </Accordion>
  )
}

function remark({ method, referenceCount, hasOlderEstimates }: MethodSwitchProps): string {
  if (method !== 'like-me') return referenceCount < ENOUGH_REFERENCES ? copy.likeMeIsCloser : ''
  if (hasOlderEstimates) return copy.olderEstimates
  return copy.plusMinusMeaning
}

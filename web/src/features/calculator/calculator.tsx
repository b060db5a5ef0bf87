import { useEffect, useRef, useState } from 'react'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import { isEstimated, isFromShots } from '@bagwise/golf/distances/club-distance'
import type { EstimateMethod } from '#api/device/estimate-method.ts'
import { useProfile } from '#api/profile/use-profile.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { AiEstimates } from './results/ai-estimates.tsx'
import { contradictionSentence } from './contradiction-sentence.ts'
import { planEstimates } from './calculation-plan.ts'
import { MethodSwitch } from './method-switch.tsx'
import { ProTips } from './pro-tips.tsx'
import { ReferenceCard } from './references/reference-card.tsx'
import { withCarry, withTyped } from './references/references.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { ResultsCard } from './results/results-card.tsx'
import { resultRows } from './results/result-rows.ts'
import { useAiEstimates } from './results/use-ai-estimates.ts'
import { useCalculation } from './use-calculation.ts'
import { useEstimateMethod } from './use-estimate-method.ts'
import { useReferenceForm } from './references/use-reference-form.ts'

/** The view moves to the results this long after a calculation (specification 1 §9). */
const SCROLL_AFTER_MS = 100

export function Calculator({ profile }: { readonly profile: Profile }) {
  const { save } = useProfile()
  const units = profile.preferredUnits
  const stored = documentOf(profile).distances
  const [form, changeForm] = useReferenceForm(stored, units)
  const [calculationCount, setCalculationCount] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const aiEstimates = useAiEstimates(profile, calculationCount)
  const { method, likeMe, choose } = useEstimateMethod()
  const estimate = likeMe(profile)
  const rows = resultRows(profile, estimate)
  const formElement = useRef<HTMLFormElement>(null)
  const resultsHeading = useRef<HTMLHeadingElement>(null)

  const { contradiction, asked, ...calculation } = useCalculation({
    profile,
    method,
    form,
    focusField: (club) => formElement.current?.querySelector<HTMLInputElement>(`[name="${club}"]`)?.focus(),
    onDone: () => {
      setCalculationCount(calculationCount + 1)
      setAnnouncement('Your club distances are ready.')
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

  async function changeMethod(next: EstimateMethod) {
    if (await choose(next)) calculation.estimateAgain(next)
  }

  function edit({ club, carryYards }: ClubCarry) {
    if (isFromShots(stored[club], carryYards)) return
    // What Like me says of the others follows every number of the golfer's own.
    const plan = estimate && planEstimates(profile, estimate, { club, carryYards })
    const others = plan?.kind === 'ready' ? plan.values : {}
    save({ ...others, [`clubDistances.${club}`]: { distance: carryYards, source: 'manual' } })
    changeForm(withCarry(form, { club, carryYards }))
    setAnnouncement(`${CLUBS[club].displayName} ${shownDistance(carryYards, units)} ${unitWords(units)}, Manual`)
  }

  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-7 lg:gap-y-5 lg:[grid-template-areas:'input_results'_'tips_results']">
      <ReferenceCard
        form={form}
        formRef={formElement}
        faults={calculation.faults}
        problem={
          contradiction && `${contradictionSentence(contradiction, units)} Check both numbers; nothing was calculated.`
        }
        isCalculating={calculation.isCalculating}
        onType={(club, text) => {
          changeForm(withTyped(form, { club, text, stored }))
          calculation.forgetFaults(club)
        }}
        onCalculate={() => void calculation.calculate()}
        method={method}
        className="lg:[grid-area:input]"
      />
      <ResultsCard
        profile={profile}
        rows={rows}
        calculationCount={calculationCount}
        headingRef={resultsHeading}
        isAiThere={aiEstimates !== undefined}
        onEdit={edit}
        className="self-start lg:[grid-area:results]"
      >
        <MethodSwitch
          method={method}
          onChoose={(next) => void changeMethod(next)}
          referenceCount={Object.values(stored).filter((distance) => !isEstimated(distance)).length}
          hasEstimates={estimates.length > 0}
          hasOlderEstimates={
            estimate !== undefined && estimates.some(({ plusMinusYards }) => plusMinusYards === undefined)
          }
        />
      </ResultsCard>
      <ProTips className="self-start lg:[grid-area:tips]" />
      <div className="lg:col-start-2">
        <AiEstimates
          estimates={aiEstimates}
          units={units}
          onTake={(estimates) => {
            save(
              Object.fromEntries(
                estimates.map(({ club, distance, source }) => [`clubDistances.${club}`, { distance, source }]),
              ),
            )
            setAnnouncement('Your estimates are AI’s numbers now.')
          }}
        />
      </div>
      <output className="sr-only">{announcement}</output>
      {asked && (
        <ReplaceDialog
          question={asked.question}
          isAgain={asked.isAgain}
          units={units}
          onKeep={() => void calculation.answer('keep')}
          onReplace={() => void calculation.answer('replace')}
          onClose={calculation.closeQuestion}
        />
      )}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import { useProfile } from '#api/profile.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { contradictionSentence } from './contradiction-sentence.ts'
import { ProTips } from './pro-tips.tsx'
import { ReferenceCard } from './reference-card.tsx'
import { withCarry, withTyped } from './references.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { ResultsCard } from './results-card.tsx'
import { useCalculation } from './use-calculation.ts'
import { useReferenceForm } from './use-reference-form.ts'

/** The view moves to the results this long after a calculation (specification 1 §9). */
const SCROLL_AFTER_MS = 100

export function Calculator({ profile }: { readonly profile: Profile }) {
  const { save } = useProfile()
  const units = profile.preferredUnits
  const stored = documentOf(profile).distances
  const [form, changeForm] = useReferenceForm(stored, units)
  const [calculationCount, setCalculationCount] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const formElement = useRef<HTMLFormElement>(null)
  const resultsHeading = useRef<HTMLHeadingElement>(null)

  const { contradiction, asked, ...calculation } = useCalculation({
    profile,
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

  function edit({ club, carryYards }: ClubCarry) {
    save({ [`clubDistances.${club}`]: { distance: carryYards, source: 'manual' } })
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
        className="lg:[grid-area:input]"
      />
      <ResultsCard
        profile={profile}
        calculationCount={calculationCount}
        headingRef={resultsHeading}
        onEdit={edit}
        className="self-start lg:[grid-area:results]"
      />
      <ProTips className="self-start lg:[grid-area:tips]" />
      <output className="sr-only">{announcement}</output>
      {asked && (
        <ReplaceDialog
          question={asked.question}
          isAgain={asked.isAgain}
          units={units}
          onKeep={() => calculation.answer('keep')}
          onReplace={() => calculation.answer('replace')}
          onClose={calculation.closeQuestion}
        />
      )}
    </div>
  )
}

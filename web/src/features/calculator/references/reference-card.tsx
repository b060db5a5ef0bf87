import { useId } from 'react'
import type { Ref } from 'react'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import * as copy from '#features/calculator/calculator.copy.ts'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import { carryHint, unitShort } from '#quantities/distance.ts'
import { label } from '#ai/ai-labels.copy.ts'
import { useHasAi } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { REFERENCE_CLUBS } from './references.ts'
import type { ReferenceClub, ReferenceFault, ReferenceForm } from './references.ts'

type ReferenceCardProps = {
  readonly form: ReferenceForm
  readonly onType: (club: ReferenceClub, text: string) => void
  /** The fields that did not count at the last try. */
  readonly faults: readonly ReferenceFault[]
  /** Why nothing was calculated. */
  readonly problem: string | undefined
  readonly isCalculating: boolean
  readonly onCalculate: () => void
  readonly formRef: Ref<HTMLFormElement>
  readonly method: EstimateMethod
  /** What is doubtful about a number, by club. */
  readonly doubts: ReadonlyMap<ClubType, string>
  readonly className: string
}

/** Three carries the golfer knows; one is enough. */
export function ReferenceCard({
  form,
  onType,
  faults,
  problem,
  isCalculating,
  onCalculate,
  formRef,
  method,
  doubts,
  className,
}: ReferenceCardProps) {
  const problemId = useId()
  return (
    <Sheet title={copy.referencesTitle} fact={copy.referencesUnits(form.units)} className={className}>
      <p className="mt-1.5 text-sm text-ink-2">{copy.whatToType}</p>
      <form
        ref={formRef}
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onCalculate()
        }}
      >
        <div className="grid gap-4 sm:grid-cols-3 sm:gap-3">
          {REFERENCE_CLUBS.map((club) => (
            <ReferenceField
              key={club}
              club={club}
              form={form}
              fault={faults.find((fault) => fault.club === club)}
              doubt={doubts.get(club)}
              {...(problem === undefined ? {} : { problemId })}
              onType={(text) => onType(club, text)}
            />
          ))}
        </div>
        <p id={problemId} role="alert" className="text-sm text-flag-ink empty:hidden">
          {problem !== undefined && (
            <>
              <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
              {problem}
            </>
          )}
        </p>
        <Button type="submit" isBusy={isCalculating} busyLabel={copy.calculating} className="w-full">
          {copy.calculate}
        </Button>
      </form>
      <div className="mt-4 border-t border-rule pt-3">
        <h3>{label('calculatorNote', useHasAi())}</h3>
        <p className="mt-1 text-sm text-ink-2">
          {copy.howItEstimates[method]} {copy.ownNumbersStay}
        </p>
      </div>
    </Sheet>
  )
}

type ReferenceFieldProps = {
  readonly club: ReferenceClub
  readonly form: ReferenceForm
  readonly fault: ReferenceFault | undefined
  readonly doubt: string | undefined
  readonly problemId?: string
  readonly onType: (text: string) => void
}

function ReferenceField({ club, form, fault, doubt, problemId, onType }: ReferenceFieldProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {CLUBS[club].displayName} <span className="font-semibold text-ink-2">{copy.carryLabel}</span>
      </label>
      <NumberField
        id={id}
        name={club}
        data-in-address
        unit={unitShort(form.units)}
        value={form.fields[club].text}
        isInvalid={fault !== undefined}
        aria-describedby={fault ? `${id}-hint` : doubt === undefined ? problemId : `${id}-doubt`}
        onChange={(event) => onType(event.target.value)}
      />
      {fault && (
        <p id={`${id}-hint`} className="text-xs text-flag-ink">
          <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
          {!fault.mustBeMended && `${copy.notANumber} `}
          {carryHint(form.units)}
        </p>
      )}
      {!fault && doubt !== undefined && (
        <p id={`${id}-doubt`} className="text-xs text-clay-ink">
          {doubt}
        </p>
      )}
    </div>
  )
}

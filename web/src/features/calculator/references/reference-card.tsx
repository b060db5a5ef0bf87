import { useId } from 'react'
import type { Ref } from 'react'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import * as copy from '#features/calculator/calculator.copy.ts'
import { carryHint, unitShort } from '#quantities/distance.ts'
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
  doubts,
  className,
}: ReferenceCardProps) {
  const problemId = useId()
  const isEmpty = REFERENCE_CLUBS.every((club) => form.fields[club].text.trim() === '')
  return (
    <Sheet title={copy.referencesTitle} fact={copy.referencesUnits(form.units)} className={className}>
      <p className="mt-1 text-sm text-ink-2">
        {copy.whatToType} {isEmpty && copy.noneYet}
      </p>
      <form
        ref={formRef}
        noValidate
        className="mt-3 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onCalculate()
        }}
      >
        <div className={`grid items-end gap-x-3 gap-y-1 ${FIELDS_IN_A_ROW}`}>
          {REFERENCE_CLUBS.map((club, index) => (
            <ReferenceField
              key={club}
              club={club}
              hintClass={HINT_BELOW[index]}
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
    </Sheet>
  )
}

/** As many beside each other as can be typed into. */
const FIELDS_IN_A_ROW = 'grid-cols-[repeat(auto-fit,minmax(min(100%,5.75rem),1fr))] sm:grid-cols-3'

/** A hint has the whole width on a phone, below the fields; else the column of its field. */
const HINT_BELOW = ['sm:col-start-1', 'sm:col-start-2', 'sm:col-start-3'] as const

type ReferenceFieldProps = {
  readonly club: ReferenceClub
  readonly hintClass: string | undefined
  readonly form: ReferenceForm
  readonly fault: ReferenceFault | undefined
  readonly doubt: string | undefined
  readonly problemId?: string
  readonly onType: (text: string) => void
}

function ReferenceField({ club, hintClass, form, fault, doubt, problemId, onType }: ReferenceFieldProps) {
  const id = useId()
  const hint = `order-1 self-start text-xs max-sm:col-span-full sm:row-start-2 ${hintClass}`
  return (
    <>
      <div className="grid min-w-0 gap-1">
        <label
          htmlFor={id}
          className="font-plate text-plate-sm font-bold max-sm:text-base max-sm:leading-tight max-sm:tracking-tight"
        >
          {CLUBS[club].displayName} <span className="font-semibold text-ink-2 max-sm:sr-only">{copy.carryLabel}</span>
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
      </div>
      {fault && (
        <p className={`${hint} text-flag-ink`}>
          <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
          <b className="sm:hidden">{CLUBS[club].displayName}: </b>
          <span id={`${id}-hint`}>
            {!fault.mustBeMended && `${copy.notANumber} `}
            {carryHint(form.units)}
          </span>
        </p>
      )}
      {!fault && doubt !== undefined && (
        <p id={`${id}-doubt`} className={`${hint} text-clay-ink`}>
          {doubt}
        </p>
      )}
    </>
  )
}

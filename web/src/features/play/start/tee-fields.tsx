import { useId } from 'react'
import { FaultMark, TextField } from '#ui/text-field.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { TeeOption } from './course-options.ts'
import { countOf, isRating, ratingOf } from './round-plan.ts'
import type { StartPlan } from './start-plan.ts'
import * as copy from './start.copy.ts'
import styles from './start.module.css'

type TeeFieldsProps = {
  readonly plan: StartPlan
  readonly tees: readonly TeeOption[]
  /** Said once the golfer has tried to start. */
  readonly isChecked: boolean
  /** Undefined for tees that are not in the list. */
  readonly onTees: (name: string | undefined) => void
  readonly onName: (typed: string) => void
  readonly onChange: (changes: Partial<StartPlan>) => void
}

const MOST_TEES_CHARACTERS = 50
const MOST_OFFERED = 5
const OTHER_TEES = 'other'

/** Which tees, and their rating: typed once from the card, known at the next round. */
export function TeeFields({ plan, tees, isChecked, onTees, onName, onChange }: TeeFieldsProps) {
  const names = [...new Set(tees.map(({ name }) => name))].slice(0, MOST_OFFERED)
  const isOther = plan.areTeesTyped || !names.includes(plan.tees)
  const rating = ratingOf(plan)
  const problem = isChecked && rating !== null && !isRating(rating) ? rating : undefined
  return (
    <Sheet title={copy.teesTitle} className="grid gap-3">
      {names.length > 0 && (
        <ChoiceRow
          legend={copy.teesLegend}
          isLegendHidden
          choices={[
            ...names.map((name) => ({ value: `= ${name}`, label: name === '' ? copy.noTees : name })),
            { value: OTHER_TEES, label: copy.otherTees },
          ]}
          chosen={isOther ? OTHER_TEES : `= ${plan.tees}`}
          onChoose={(value) => onTees(names.find((name) => `= ${name}` === value))}
        />
      )}
      {(isOther || names.length === 0) && (
        <TextField
          label={copy.teesName}
          value={plan.tees}
          maxLength={MOST_TEES_CHARACTERS}
          autoComplete="off"
          onChange={({ target }) => onName(target.value)}
        />
      )}
      {plan.loop !== 'one' && (
        <>
          <div className={styles.two}>
            <Rated
              label={copy.courseRating}
              inputMode="decimal"
              value={plan.courseRating}
              isFaulty={problem !== undefined && problem.field !== 'slopeRating'}
              onChange={(courseRating) => onChange({ courseRating })}
            />
            <Rated
              label={copy.slopeRating}
              inputMode="numeric"
              value={plan.slopeRating}
              isFaulty={problem !== undefined && problem.field !== 'courseRating'}
              onChange={(slopeRating) => onChange({ slopeRating })}
            />
          </div>
          {problem ? (
            <p role="alert" className="text-sm text-flag-ink">
              <FaultMark />
              {copy.ratingProblem(problem, countOf(plan.loop))}
            </p>
          ) : (
            <p className="text-sm text-ink-2">{copy.ratingHelp}</p>
          )}
        </>
      )}
    </Sheet>
  )
}

type RatedProps = {
  readonly label: string
  readonly inputMode: 'decimal' | 'numeric'
  readonly value: string
  readonly isFaulty: boolean
  readonly onChange: (typed: string) => void
}

function Rated({ label, inputMode, value, isFaulty, onChange }: RatedProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <NumberField
        id={id}
        unit=""
        inputMode={inputMode}
        value={value}
        isInvalid={isFaulty}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

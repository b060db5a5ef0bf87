import { useId } from 'react'
import { EARLIEST_DAY } from '@bagwise/golf/calendar-days'
import { MOST_COURSE_CHARACTERS, MOST_TEES_CHARACTERS, ROUND_RANGES } from '@bagwise/golf/handicap/round'
import { Field, FieldFrame } from './round-field.tsx'
import type { TypedField } from './round-field.tsx'
import type { RoundFaults, RoundField, RoundForm } from './round-form.ts'
import { conditionsText } from './round-news-text.ts'
import styles from '../handicap.module.css'
import details from '#features/profile/details/details.module.css'

type RoundFieldsProps = {
  readonly form: RoundForm
  readonly faults: RoundFaults
  /** The golfer's calendar day, as 2026-11-21. */
  readonly today: string
  readonly onChange: (changes: Partial<RoundForm>) => void
}

export function RoundFields({ form, faults, today, onChange }: RoundFieldsProps) {
  const field = (name: RoundField) => ({ name, typed: form[name], problem: faults[name], onChange })
  return (
    <>
      <div className={styles.roundFields}>
        <Field label="Course" help="A round of 18 holes." maxLength={MOST_COURSE_CHARACTERS} {...field('course')} />
        <Field
          label="Tees"
          help="Colour or name; may stay empty."
          maxLength={MOST_TEES_CHARACTERS}
          {...field('tees')}
        />
        <Field
          label="Course rating"
          help="On the scorecard, as 71.3."
          inputMode="decimal"
          autoComplete="off"
          {...field('courseRating')}
        />
        <Field
          label="Slope"
          help="On the scorecard, as 128."
          inputMode="numeric"
          autoComplete="off"
          {...field('slopeRating')}
        />
        <Field label="Day" type="date" min={EARLIEST_DAY} max={today} {...field('date')} />
        <PlayingConditions {...field('playingConditions')} />
      </div>
      <Field
        label="Adjusted gross score"
        help="Count no hole higher than par plus 2 plus the strokes you receive on it, or par plus 5 while you have no handicap."
        inputMode="numeric"
        autoComplete="off"
        {...field('adjustedGrossScore')}
      />
    </>
  )
}

const CONDITIONS = Array.from(
  { length: ROUND_RANGES.playingConditions.highest - ROUND_RANGES.playingConditions.lowest + 1 },
  (_, index) => ROUND_RANGES.playingConditions.lowest + index,
)

function PlayingConditions({ name, typed, problem, onChange }: TypedField) {
  const id = useId()
  return (
    <FieldFrame id={id} label="Playing conditions" help="PCC, when your club told you." problem={problem}>
      <select
        id={id}
        name={name}
        value={typed}
        aria-describedby={`${id}-notes`}
        onChange={({ target }) => onChange({ [name]: target.value })}
        className={details.input}
      >
        <option value="">Not known</option>
        {CONDITIONS.map((strokes) => (
          <option key={strokes} value={strokes}>
            {conditionsText(strokes)}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

import { useId } from 'react'
import { EARLIEST_DAY } from '@bagwise/golf/calendar-days'
import { MOST_COURSE_CHARACTERS, MOST_TEES_CHARACTERS, ROUND_RANGES } from '@bagwise/golf/handicap/round'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Field, FieldFrame } from './round-field.tsx'
import type { TypedField } from './round-field.tsx'
import { holeCountOf } from './round-form.ts'
import type { RoundFaults, RoundForm } from './round-form.ts'
import { conditionsText } from './round-news-text.ts'
import * as copy from '#features/profile/handicap/handicap.copy.ts'
import styles from '../handicap.module.css'
import details from '#features/profile/details/details.module.css'

type RoundFieldsProps = {
  readonly form: RoundForm
  readonly faults: RoundFaults
  /** The golfer's calendar day, as 2026-11-21. */
  readonly today: string
  /** Holes were not played: the score has what was expected of them. */
  readonly isPart: boolean
  readonly onChange: (changes: Partial<RoundForm>) => void
}

export function RoundFields({ form, faults, today, isPart, onChange }: RoundFieldsProps) {
  const field = (name: TypedField['name']) => ({ name, typed: form[name], problem: faults[name], onChange })
  return (
    <>
      <ChoiceRow
        legend={copy.labels.holeCount}
        choices={HOLE_CHOICES}
        chosen={form.holeCount}
        onChoose={(holeCount) => onChange({ holeCount })}
      />
      <div className={styles.roundFields}>
        <Field label={copy.labels.course} maxLength={MOST_COURSE_CHARACTERS} {...field('course')} />
        <Field label={copy.labels.tees} help={copy.help.tees} maxLength={MOST_TEES_CHARACTERS} {...field('tees')} />
        <Field
          label={copy.labels.courseRating}
          help={copy.courseRatingHelp[holeCountOf(form)]}
          inputMode="decimal"
          autoComplete="off"
          {...field('courseRating')}
        />
        <Field
          label={copy.labels.slopeRating}
          help={copy.help.slopeRating}
          inputMode="numeric"
          autoComplete="off"
          {...field('slopeRating')}
        />
        <Field label={copy.labels.date} type="date" min={EARLIEST_DAY} max={today} {...field('date')} />
        <PlayingConditions {...field('playingConditions')} />
      </div>
      <Field
        label={copy.labels.adjustedGrossScore}
        help={isPart ? copy.partScoreHelp : copy.help.adjustedGrossScore}
        inputMode="numeric"
        autoComplete="off"
        {...field('adjustedGrossScore')}
      />
    </>
  )
}

const HOLE_CHOICES = ([18, 9] as const).map((count) => ({ value: String(count), label: copy.holeCounts[count] }))

const CONDITIONS = Array.from(
  { length: ROUND_RANGES.playingConditions.highest - ROUND_RANGES.playingConditions.lowest + 1 },
  (_, index) => ROUND_RANGES.playingConditions.lowest + index,
)

function PlayingConditions({ name, typed, problem, onChange }: TypedField) {
  const id = useId()
  return (
    <FieldFrame id={id} label={copy.labels.playingConditions} help={copy.help.playingConditions} problem={problem}>
      <select
        id={id}
        name={name}
        value={typed}
        aria-describedby={`${id}-notes`}
        onChange={({ target }) => onChange({ [name]: target.value })}
        className={details.input}
      >
        <option value="">{copy.notKnown}</option>
        {CONDITIONS.map((strokes) => (
          <option key={strokes} value={strokes}>
            {conditionsText(strokes)}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

import { HEIGHT_FEET, HEIGHT_INCHES } from '@bagwise/golf/onboarding/answers'
import type { WholeScale } from '@bagwise/golf/onboarding/answers'
import type { Choice } from './fields/detail-field.ts'
import { choicesWith } from './fields/detail-text.ts'
import { Notes } from './field-frame.tsx'
import type { FieldNotes } from './field-frame.tsx'
import * as copy from './details.copy.ts'
import styles from './details.module.css'

type Bound = {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

type HeightInputProps = {
  readonly id: string
  readonly label: string
  readonly notes: FieldNotes
  readonly boundFeet: Bound
  readonly boundInches: Bound
}

/** Feet and inches, each chosen from its scale. */
export function HeightInput({ id, label, notes, boundFeet, boundInches }: HeightInputProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.height}>
        <ScaleSelect word={copy.feet} unit="ft" scale={HEIGHT_FEET} bound={{ ...boundFeet, id: `${id}-feet` }} />
        <ScaleSelect
          word={copy.inches}
          unit="in"
          scale={HEIGHT_INCHES}
          bound={{ ...boundInches, id: `${id}-inches` }}
        />
      </div>
      <Notes id={id} {...notes} />
    </fieldset>
  )
}

type ScaleSelectProps = {
  readonly word: string
  readonly unit: string
  readonly scale: WholeScale
  readonly bound: Bound
}

function ScaleSelect({ word, unit, scale, bound }: ScaleSelectProps) {
  return (
    <span className={styles.measure}>
      <select {...bound} aria-label={word} className={styles.input}>
        <option value="">–</option>
        {choicesWith(wholeChoices(scale), [bound.value]).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}

function wholeChoices({ min, max }: WholeScale): readonly Choice[] {
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const value = String(min + index)
    return { value, label: value }
  })
}

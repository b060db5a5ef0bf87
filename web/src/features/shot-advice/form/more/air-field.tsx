import { useId, useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { fieldText } from '#quantities/number-text.ts'
import { NumberField } from '#ui/number-field.tsx'
import * as copy from '#features/shot-advice/form/conditions/conditions.copy.ts'
import { readNumber, shownValue, unitOf } from '#features/shot-advice/form/conditions/typed-numbers.ts'
import type { TypedNumber } from '#features/shot-advice/form/conditions/typed-numbers.ts'

type AirFieldProps = {
  readonly name: TypedNumber
  readonly value: number
  readonly units: PreferredUnits
  readonly onChange: (value: number) => void
}

/** A number of the air. What cannot be read stays in the field with the reason, and the last number counts. */
export function AirField({ name, value, units, onChange }: AirFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState({ text: '', value: Number.NaN, units })
  const isTyped = typed.value === value && typed.units === units
  const text = isTyped ? typed.text : fieldText(shownValue(name, value, units))
  const isInvalid = isTyped && readNumber(name, text, units) === undefined

  function type(next: string) {
    const read = readNumber(name, next, units) ?? value
    setTyped({ text: next, value: read, units })
    if (read !== value) onChange(read)
  }

  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {copy.fieldLabels[name]}
      </label>
      <NumberField
        id={id}
        data-in-address
        unit={unitOf(name, units)}
        value={text}
        isInvalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-hint` : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}-hint`} role="alert" className="text-xs text-flag-ink empty:hidden">
        {isInvalid && (
          <>
            <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
            {copy.numberHint(name, { text, standing: value, units })}
          </>
        )}
      </p>
    </div>
  )
}

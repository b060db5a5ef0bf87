import { useEffect, useId, useRef, useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { carryHint, readTypedCarry, unitShort } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { typedStep } from './carries-about.ts'
import type { CarryStep } from './carries-about.ts'
import * as copy from './range.copy.ts'

type OtherCarryProps = { readonly units: PreferredUnits; readonly onChoose: (step: CarryStep) => void }

/** A carry that is not among the nine. */
export function OtherCarry({ units, onChoose }: OtherCarryProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isFaulty, setIsFaulty] = useState(false)
  useEffect(() => field.current?.focus(), [])

  function take() {
    const read = readTypedCarry(typed, units)
    setIsFaulty('problem' in read)
    if ('problem' in read) field.current?.focus()
    else onChoose(typedStep(read.carryYards, units))
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
      className="grid gap-1.5"
    >
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {copy.otherLabel}
      </label>
      <div className="flex gap-2">
        <div className="min-w-0 grow">
          <NumberField
            id={id}
            inputRef={field}
            unit={unitShort(units)}
            value={typed}
            enterKeyHint="done"
            isInvalid={isFaulty}
            aria-describedby={isFaulty ? `${id}-hint` : undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              setIsFaulty(false)
            }}
          />
        </div>
        <Button type="submit">{copy.takeOther}</Button>
      </div>
      <p id={`${id}-hint`} role="alert" className="text-sm text-flag-ink empty:hidden">
        {isFaulty && carryHint(units)}
      </p>
    </form>
  )
}

import { useId } from 'react'
import { NumberField } from '#ui/number-field.tsx'
import type { PartProps } from './part-props.ts'
import type { NumberInput } from './wizard.ts'
import { withAnswers, withTyped } from './wizard-state.ts'

/** A typed whole number. What is no answer stays in the field, so that nothing typed is lost. */
export function NumberEntry<Answers>({
  input,
  state,
  onChange,
  faultId,
}: Omit<PartProps<Answers, NumberInput<Answers>>, 'headingId'>) {
  const id = useId()
  const typed = state.typed[input.id]

  function read(text: string) {
    const answers = input.write(state.answers, text)
    onChange(answers ? withAnswers(state, input.id, answers) : withTyped(state, input.id, text))
  }

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {input.label}
      </label>
      <div className="max-w-50">
        <NumberField
          id={id}
          unit={input.unit}
          value={typed ?? String(input.read(state.answers))}
          isInvalid={faultId !== undefined}
          aria-describedby={faultId}
          onChange={({ target }) => read(target.value)}
        />
      </div>
    </div>
  )
}

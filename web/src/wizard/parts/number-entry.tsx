import { useId, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/number-field.tsx'
import type { NumberInput } from '#wizard/wizard.ts'
import { textIn, withAnswers, withTyped } from '#wizard/wizard-state.ts'
import type { PartProps } from './part-props.ts'

/** A typed number. What is no answer stays in the field, so that nothing typed is lost. */
export function NumberEntry<Answers>({
  input,
  state,
  onChange,
  faultId,
}: Omit<PartProps<Answers, NumberInput<Answers>>, 'headingId'>) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { suggestion } = input
  const shown = textIn(input, state)
  const note = input.note?.(state.answers)
  const noteId = note === undefined ? undefined : `${id}-note`

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {input.label}
      </label>
      <div className="max-w-50">
        <NumberField
          id={id}
          unit={input.unit}
          inputMode={input.isWhole ? 'numeric' : 'decimal'}
          value={shown}
          inputRef={field}
          isInvalid={faultId !== undefined}
          aria-describedby={[faultId, noteId].filter((known) => known !== undefined).join(' ') || undefined}
          onChange={({ target }) => onChange(withTyped(state, input, target.value))}
        />
      </div>
      {noteId !== undefined && (
        <p id={noteId} className="text-sm text-ink-2">
          {note}
        </p>
      )}
      {suggestion && shown.trim() === '' && (
        <Button
          look="line"
          className="justify-self-start"
          onClick={() => {
            onChange(withAnswers(state, input.id, suggestion.answers(state.answers)))
            // The button goes away with the empty field.
            field.current?.focus()
          }}
        >
          {suggestion.label}
        </Button>
      )}
    </div>
  )
}

import { useState } from 'react'
import type { ColumnChoice } from '#shot-files/shot-file.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ListField } from './list-field.tsx'
import type { UnknownColumns } from '#shot-files/shot-file.ts'

type ColumnFormProps = {
  readonly name: string
  readonly columns: UnknownColumns
  readonly onChoose: (choice: ColumnChoice) => void
  readonly onCancel: () => void
}

const UNIT_CHOICES = [
  { value: 'yards', label: 'Yards' },
  { value: 'metres', label: 'Metres' },
] as const
const NONE = '-1'

/** Which columns hold what, asked once for every layout that Bagwise does not know. */
export function ColumnForm({ name, columns: { samples, guess }, onChoose, onCancel }: ColumnFormProps) {
  const [choice, setChoice] = useState(guess)
  const [isMissing, setIsMissing] = useState(false)
  const options = choice.names.map((column, index) => ({
    value: String(index),
    label: `${column || `Column ${index + 1}`}${exampleOf(samples, index)}`,
  }))
  const field = (key: 'club' | 'carry' | 'offline', label: string, none: string) => (
    <ListField
      label={label}
      value={String(choice[key])}
      options={[{ value: NONE, label: none }, ...options]}
      isInvalid={isMissing && key === 'carry' && choice.carry < 0}
      onChoose={(value) => setChoice({ ...choice, [key]: Number(value) })}
    />
  )

  return (
    <Sheet>
      <h2 tabIndex={-1} className="outline-none">
        What do the columns hold?
      </h2>
      <p className="mt-1.5 text-sm">
        Bagwise does not know the layout of {name}. Say it once, and every file like it is read by itself on this
        device.
      </p>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setIsMissing(choice.carry < 0)
          if (choice.carry >= 0) onChoose(choice)
        }}
      >
        {field('club', 'Club', 'None: it is one club')}
        {field('carry', 'Carry', 'Choose the column')}
        <p role="alert" className="-mt-3 text-xs text-flag-ink empty:hidden">
          {isMissing && choice.carry < 0 && 'Choose the column with the carry distance: nothing works without it.'}
        </p>
        {field('offline', 'Left or right of the line', 'None')}
        <ChoiceRow
          legend="The distances are in"
          choices={UNIT_CHOICES}
          chosen={choice.units}
          onChoose={(units) => setChoice({ ...choice, units })}
        />
        <div className="grid grid-cols-2 gap-2">
          <Button look="line" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Read the shots</Button>
        </div>
      </form>
    </Sheet>
  )
}

/** ', as in 152.3' */
function exampleOf(samples: UnknownColumns['samples'], index: number): string {
  const example = samples.map((cells) => cells[index] ?? '').find((cell) => cell !== '')
  return example === undefined ? '' : `, as in ${example}`
}

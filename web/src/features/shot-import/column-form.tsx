import { useState } from 'react'
import type { ColumnChoice } from '@bagwise/shot-files/shot-file'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ListField } from './list-field.tsx'
import * as copy from './shot-import.copy.ts'
import type { UnknownColumns } from '@bagwise/shot-files/shot-file'

type ColumnFormProps = {
  readonly name: string
  readonly columns: UnknownColumns
  readonly onChoose: (choice: ColumnChoice) => void
  readonly onCancel: () => void
}

const UNIT_CHOICES = [
  { value: 'yards', label: copy.unitLabels.yards },
  { value: 'metres', label: copy.unitLabels.metres },
] as const
const NONE = '-1'

/** Which columns hold what, asked once for every layout that Bagwise does not know. */
export function ColumnForm({ name, columns: { samples, guess }, onChoose, onCancel }: ColumnFormProps) {
  const [choice, setChoice] = useState(guess)
  const [isMissing, setIsMissing] = useState(false)
  const options = choice.names.map((column, index) => ({
    value: String(index),
    label: copy.columnText({ name: column, place: index + 1, example: exampleOf(samples, index) }),
  }))
  const field = (key: 'club' | 'carry' | 'offline', { label, none }: { label: string; none: string }) => (
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
        {copy.columnsTitle}
      </h2>
      <p className="mt-1.5 text-sm">{copy.unknownLayout(name)}</p>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setIsMissing(choice.carry < 0)
          if (choice.carry >= 0) onChoose(choice)
        }}
      >
        {field('club', copy.clubColumn)}
        {field('carry', copy.carryColumn)}
        <p role="alert" className="-mt-3 text-xs text-flag-ink empty:hidden">
          {isMissing && choice.carry < 0 && copy.carryMissing}
        </p>
        {field('offline', copy.offlineColumn)}
        <ChoiceRow
          legend={copy.distanceUnits}
          choices={UNIT_CHOICES}
          chosen={choice.units}
          onChoose={(units) => setChoice({ ...choice, units })}
        />
        <div className="grid grid-cols-2 gap-2">
          <Button look="line" onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button type="submit">{copy.readShots}</Button>
        </div>
      </form>
    </Sheet>
  )
}

function exampleOf(samples: UnknownColumns['samples'], index: number): string | undefined {
  return samples.map((cells) => cells[index] ?? '').find((cell) => cell !== '')
}

import { useId, useRef, useState } from 'react'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { carryHint, readTypedCarry, shownDistance, unitShort } from '#quantities/distance.ts'
import { Dialog } from '#ui/dialog.tsx'
import { NumberField } from '#ui/number-field.tsx'
import * as copy from '#bag/bag.copy.ts'
import { MeasureActions } from './measure-actions.tsx'
import { MeasureNote } from './measure-note.tsx'

type DistanceDialogProps = {
  readonly club: ClubType
  /** The carry before the edit; undefined when there is none. */
  readonly carryYards: number | undefined
  readonly units: PreferredUnits
  /** Called with whole yards, 1 to 400. */
  readonly onSave: (carryYards: number) => void
  readonly onClose: () => void
}

/** Edits one club's carry. What cannot be stored stays in the field with the reason. */
export function DistanceDialog({ club, carryYards, units, onSave, onClose }: DistanceDialogProps) {
  const shownBefore = carryYards === undefined ? '' : String(shownDistance(carryYards, units))
  const [typed, setTyped] = useState(shownBefore)
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  function save() {
    const read = readTypedCarry(typed, units, carryYards)
    if ('carryYards' in read) {
      onSave(read.carryYards)
      return
    }
    setIsRefused(true)
    field.current?.focus()
  }

  return (
    <Dialog title={copy.distanceDialogTitle(clubName(club))} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="grid gap-1">
          <label htmlFor={id} className="font-plate text-plate-sm font-bold">
            {copy.carryLabel}
          </label>
          <NumberField
            id={id}
            inputRef={field}
            unit={unitShort(units)}
            value={typed}
            isInvalid={isRefused}
            aria-describedby={`${id}-note`}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value)
              setIsRefused(false)
            }}
          />
          <MeasureNote
            id={`${id}-note`}
            note={copy.carryNote}
            fault={isRefused ? carryHint(units) : undefined}
            standing={shownBefore === '' ? undefined : `${shownBefore} ${unitShort(units)}`}
          />
        </div>
        <MeasureActions onCancel={onClose} />
      </form>
    </Dialog>
  )
}

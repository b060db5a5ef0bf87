import { useId, useRef, useState } from 'react'
import type { ClubType } from '@bagwise/golf/club'
import { CLUBS } from '@bagwise/golf/club'
import { steppedMeasure } from '@bagwise/golf/club-measures'
import { clubName } from '#charts/gap-text.ts'
import { degreesText, measureHint, measureUnit, readTypedMeasure } from '#quantities/club-measure.ts'
import { buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { NumberField } from '#ui/number-field.tsx'
import * as copy from '#bag/bag.copy.ts'
import { MeasureActions } from './measure-actions.tsx'
import { MeasureNote } from './measure-note.tsx'
import { fieldText } from '#quantities/number-text.ts'
import styles from '../bag.module.css'

type LoftDialogProps = {
  readonly club: ClubType
  /** The loft before the edit, in degrees. */
  readonly loftDeg: number
  /** Why this loft cannot be stored; undefined where it can. */
  readonly problemOf: (loftDeg: number) => string | undefined
  readonly onSave: (loftDeg: number) => void
  readonly onClose: () => void
}

/** Edits one club's loft, by typing or in steps of half a degree. What cannot be stored stays in the field. */
export function LoftDialog({ club, loftDeg, problemOf, onSave, onClose }: LoftDialogProps) {
  const [typed, setTyped] = useState(fieldText(loftDeg))
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  function save() {
    const read = readTypedMeasure(typed, 'loft')
    const found = read === undefined ? measureHint('loft') : problemOf(read)
    if (read !== undefined && found === undefined) {
      onSave(read)
      return
    }
    setFault(found)
    field.current?.focus()
  }

  function change(text: string) {
    setTyped(text)
    setFault(undefined)
  }

  function step(direction: 'up' | 'down') {
    change(fieldText(steppedMeasure('loft', readTypedMeasure(typed, 'loft') ?? loftDeg, direction)))
  }

  return (
    <Dialog title={copy.loftDialogTitle(clubName(club))} onClose={onClose}>
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
            {copy.loftLabel}
          </label>
          <div className={styles.stepper}>
            <StepButton label={copy.lessLoft} sign="−" onStep={() => step('down')} />
            <NumberField
              id={id}
              inputRef={field}
              inputMode="decimal"
              unit={measureUnit('loft')}
              value={typed}
              isInvalid={fault !== undefined}
              aria-describedby={`${id}-note`}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => change(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
                event.preventDefault()
                step(event.key === 'ArrowUp' ? 'up' : 'down')
              }}
            />
            <StepButton label={copy.moreLoft} sign="+" onStep={() => step('up')} />
          </div>
          <MeasureNote
            id={`${id}-note`}
            note={copy.loftNote(degreesText(CLUBS[club].loftDeg))}
            fault={fault}
            standing={degreesText(loftDeg)}
          />
        </div>
        <MeasureActions onCancel={onClose} />
      </form>
    </Dialog>
  )
}

function StepButton({
  label,
  sign,
  onStep,
}: {
  readonly label: string
  readonly sign: string
  readonly onStep: () => void
}) {
  return (
    <button type="button" aria-label={label} onClick={onStep} className={buttonClass('line', 'h-13 px-0!')}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

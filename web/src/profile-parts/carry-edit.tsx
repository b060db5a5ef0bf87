import { useEffect, useId, useRef, useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { carryHint, readTypedCarry, shownDistance, unitShort } from '#quantities/distance.ts'
import * as copy from './profile-parts.copy.ts'

/** Beside the field; below it, and as wide as there is room, where the text is very large. */
const BUTTON = 'size-13 px-0! max-[17rem]:w-auto max-[17rem]:grow'

type CarryEditProps = {
  /** As in "5-Iron": labels the field. */
  readonly clubName: string
  /** The carry before the edit; undefined when there is none. */
  readonly carryYards: number | undefined
  readonly units: PreferredUnits
  /** A line below the field, such as what saving means. */
  readonly note: string
  /** Called with whole yards, 1 to 400. */
  readonly onSave: (carryYards: number) => void
  readonly onCancel: () => void
}

/** Edits one carry in place. Enter saves, Escape cancels; what cannot be stored stays in the field with the reason. */
export function CarryEdit({ clubName, carryYards, units, note, onSave, onCancel }: CarryEditProps) {
  const shownBefore = carryYards === undefined ? '' : String(shownDistance(carryYards, units))
  const [typed, setTyped] = useState(shownBefore)
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function save() {
    const read = readTypedCarry(typed, units, carryYards)
    if ('problem' in read) {
      setIsRefused(true)
      field.current?.focus()
      return
    }
    onSave(read.carryYards)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what the cross does
    <form
      noValidate
      data-inline-edit
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {unbroken(clubName)} <span className="font-semibold text-ink-2">{copy.carry}</span>
      </label>
      <div className="flex flex-wrap gap-2">
        <div className="max-w-50 min-w-0 grow max-[17rem]:max-w-full max-[17rem]:basis-full min-[17rem]:basis-25">
          <NumberField
            id={id}
            inputRef={field}
            unit={unitShort(units)}
            value={typed}
            isInvalid={isRefused}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsRefused(false)
            }}
          />
        </div>
        <button type="submit" aria-label={copy.saveDistance(clubName)} className={buttonClass('ink', BUTTON)}>
          <Icon name="check" className="size-6" />
        </button>
        <button
          type="button"
          aria-label={copy.cancelDistance(clubName)}
          onClick={onCancel}
          className={buttonClass('line', `${BUTTON} bg-sheet`)}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <p
        id={`${id}-note`}
        role={isRefused ? 'alert' : undefined}
        className={`text-xs ${isRefused ? 'text-flag-ink' : 'text-ink-2'}`}
      >
        {isRefused ? (
          <>
            <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
            {carryHint(units)}
            {shownBefore !== '' && ` ${copy.staysForNow(`${shownBefore} ${unitShort(units)}`)}`}
          </>
        ) : (
          note
        )}
      </p>
    </form>
  )
}

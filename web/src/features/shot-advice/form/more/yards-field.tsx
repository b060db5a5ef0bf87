import { useId } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { unitShort } from '#quantities/distance.ts'
import { NumberField } from '#ui/number-field.tsx'

type YardsFieldProps = {
  readonly label: string
  readonly text: string
  /** What is usual when nothing is typed. */
  readonly usual?: string
  readonly units: PreferredUnits
  /** Why what is typed does not count. */
  readonly hint: string | undefined
  readonly onType: (text: string) => void
  /** The field was left, or the shot asked for: what is typed is finished. */
  readonly onFinish: () => void
}

/** A number of yards or metres that may be left out. What cannot be read stays in the field with the reason. */
export function YardsField({ label, text, usual, units, hint, onType, onFinish }: YardsFieldProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <NumberField
        id={id}
        data-in-address
        unit={unitShort(units)}
        value={text}
        placeholder={usual}
        enterKeyHint="go"
        isInvalid={hint !== undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onFocus={({ target }) => target.select()}
        onBlur={onFinish}
        onKeyDown={({ key }) => key === 'Enter' && onFinish()}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-hint`} role="alert" className="text-xs text-flag-ink empty:hidden">
        {hint !== undefined && (
          <>
            <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
            {hint}
          </>
        )}
      </p>
    </div>
  )
}

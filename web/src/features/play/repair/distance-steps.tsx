import { useId, useState } from 'react'
import { readTypedNumber } from '#quantities/typed-number.ts'
import { FaultMark } from '#ui/text-field.tsx'
import { NumberField } from '#ui/number-field.tsx'
import * as copy from './repair.copy.ts'
import styles from './repair.module.css'

type DistanceStepsProps = {
  readonly label: string
  readonly unit: string
  readonly step: number
  readonly most: number
  /** In the golfer's units; undefined while it is not known. */
  readonly shown: number | undefined
  readonly onStep: (steps: 1 | -1) => void
  /** A number within 0 and the most; undefined for a field that was emptied while typing. */
  readonly onType: (shown: number | undefined) => void
  /** Whether what is typed is no such number. */
  readonly onWrong?: (isWrong: boolean) => void
  /** While typing, or once the field is left. */
  readonly typedWhen?: 'typing' | 'left'
}

/** A distance by − and + or by typing it. */
export function DistanceSteps({
  label,
  unit,
  step,
  most,
  shown,
  onStep,
  onType,
  onWrong,
  typedWhen = 'typing',
}: DistanceStepsProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const number = typed === undefined ? undefined : readTypedNumber(typed)
  const isFitting = number !== undefined && number >= 0 && number <= most
  const isWrong = typed !== undefined && typed !== '' && !isFitting
  const stepBy = (steps: 1 | -1) => {
    setTyped(undefined)
    onWrong?.(false)
    onStep(steps)
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {label}
      </label>
      <div className={styles.steps}>
        <button type="button" aria-label={copy.less(step, unit)} onClick={() => stepBy(-1)}>
          −
        </button>
        <NumberField
          id={id}
          unit={unit}
          inputMode="decimal"
          isInvalid={isWrong}
          value={typed ?? (shown === undefined ? '' : String(shown))}
          onChange={({ target }) => {
            setTyped(target.value)
            const now = readTypedNumber(target.value)
            const isNowFitting = now !== undefined && now >= 0 && now <= most
            const isEmptied = target.value === ''
            onWrong?.(!isNowFitting && !isEmptied)
            if (typedWhen === 'typing' && (isNowFitting || isEmptied)) onType(now)
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur()
          }}
          onBlur={() => {
            if (isWrong) return
            if (typedWhen === 'left' && isFitting) onType(number)
            setTyped(undefined)
          }}
        />
        <button type="button" aria-label={copy.moreBy(step, unit)} onClick={() => stepBy(1)}>
          +
        </button>
      </div>
      {isWrong && (
        <p className="text-xs text-flag-ink">
          <FaultMark />
          {copy.wrongDistance(most, unit)}
        </p>
      )}
    </div>
  )
}

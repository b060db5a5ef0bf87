import { useId, useState } from 'react'
import type { Ref } from 'react'
import { isCarryYards } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { readTypedCarry, shownDistance, unitShort, yardsFromShown } from '#quantities/distance.ts'
import { distanceHint } from './distance-hint.ts'
import * as copy from './shot-form.copy.ts'
import styles from '../shot.module.css'

/** One tap of a step, in the golfer's units. */
const STEP = 5

type DistanceFieldProps = {
  readonly distanceYards: number
  readonly units: PreferredUnits
  readonly isTournament?: boolean
  readonly fieldRef: Ref<HTMLInputElement>
  readonly onChange: (distanceYards: number) => void
}

/** The first thing a golfer knows: how far it is. What is no distance stays in the field with the reason. */
export function DistanceField({ distanceYards, units, isTournament = false, fieldRef, onChange }: DistanceFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState({ text: '', distanceYards: 0, units })
  const shown = shownDistance(distanceYards, units)
  const isTyped = typed.distanceYards === distanceYards && typed.units === units
  const text = isTyped ? typed.text : String(shown)
  const read = readTypedCarry(text, units, distanceYards)
  const hint = 'problem' in read ? distanceHint({ text, standingYards: distanceYards, units, isTournament }) : undefined

  function type(next: string) {
    const nextRead = readTypedCarry(next, units, distanceYards)
    const nextYards = 'carryYards' in nextRead ? nextRead.carryYards : distanceYards
    setTyped({ text: next, distanceYards: nextYards, units })
    if (nextYards !== distanceYards) onChange(nextYards)
  }

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {copy.distanceLabel}
      </label>
      <div className={styles.distanceRow}>
        <StepButton step={-STEP} {...{ shown, units, onChange }} />
        <span className={styles.distance}>
          <input
            ref={fieldRef}
            id={id}
            data-in-address
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            value={text}
            aria-invalid={hint !== undefined || undefined}
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => type(target.value)}
          />
          <span className="font-plate text-plate-md font-semibold text-ink-2">{unitShort(units)}</span>
        </span>
        <StepButton step={STEP} {...{ shown, units, onChange }} />
      </div>
      <p id={`${id}-hint`} role="alert" className="text-sm text-flag-ink empty:hidden">
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

type StepButtonProps = Pick<DistanceFieldProps, 'units' | 'onChange'> & {
  readonly step: number
  readonly shown: number
}

/** A few more or less without the keyboard. */
function StepButton({ step, shown, units, onChange }: StepButtonProps) {
  const nextYards = yardsFromShown(shown + step, units)
  return (
    <button
      type="button"
      aria-label={copy.stepLabel({ step: STEP, units, isMore: step > 0 })}
      disabled={!isCarryYards(nextYards)}
      onClick={() => onChange(nextYards)}
      className={styles.step}
    >
      {step > 0 ? '+' : '−'}
      {STEP}
    </button>
  )
}

import { memo, useId, useState } from 'react'
import type { Ref } from 'react'
import { isCarryYards } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { readTypedCarry, shownDistance, unitShort, yardsFromShown } from '#quantities/distance.ts'
import { distanceHint } from './distance-hint.ts'
import * as copy from './shot-form.copy.ts'
import { StepButton } from '#ui/step-button.tsx'
import styles from '../shot-form.module.css'
import type { ChangeShot } from './use-shot-inputs.ts'

/** One tap of a step, in the golfer's units. */
const STEP = 5
/** The ends of the slider, in the golfer's units: what lies beyond can be typed. */
const SLIDER = { from: 20, to: 300 } as const
const PERCENT = 100

type DistanceFieldProps = {
  readonly distanceYards: number
  /** Said by the golfer, and not where the screen begins. */
  readonly isGiven: boolean
  readonly units: PreferredUnits
  readonly isTournament?: boolean
  readonly fieldRef: Ref<HTMLInputElement>
  readonly onChange: ChangeShot
}

/** The first thing a golfer knows: how far it is. What is no distance stays in the field with the reason. */
export const DistanceField = memo(function DistanceField({
  distanceYards,
  isGiven,
  units,
  isTournament = false,
  fieldRef,
  onChange,
}: DistanceFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState({ text: '', distanceYards: 0, units })
  const shown = shownDistance(distanceYards, units)
  const isTyped = typed.distanceYards === distanceYards && typed.units === units
  const text = isTyped ? typed.text : String(shown)
  const read = readTypedCarry(text, units, distanceYards)
  const hint = 'problem' in read ? distanceHint({ text, standingYards: distanceYards, units, isTournament }) : undefined

  const give = (nextYards: number) =>
    onChange((inputs) => ({ ...inputs, distanceYards: nextYards, isDistanceGiven: true }))

  function type(next: string) {
    const nextRead = readTypedCarry(next, units, distanceYards)
    const nextYards = 'carryYards' in nextRead ? nextRead.carryYards : distanceYards
    setTyped({ text: next, distanceYards: nextYards, units })
    if ('carryYards' in nextRead) give(nextYards)
  }

  function slideTo(nextShown: number) {
    setTyped({ text: '', distanceYards: 0, units })
    give(nextShown === shown ? distanceYards : yardsFromShown(nextShown, units))
  }

  const step = (by: number) => {
    const nextYards = yardsFromShown(shown + by, units)
    const isThere = isCarryYards(nextYards)
    return (
      <StepButton
        label={copy.stepLabel({ step: STEP, units, isMore: by > 0 })}
        isMore={by > 0}
        isDisabled={!isThere}
        className={styles.step}
        onStep={(size) => slideTo(shown + (size === 'tap' ? by : Math.sign(by)))}
      />
    )
  }
  const slid = Math.min(SLIDER.to, Math.max(SLIDER.from, shown))

  return (
    <div className={styles.distance}>
      <div className={styles.distanceRow}>
        {step(-STEP)}
        <label className={styles.numeral}>
          <span className="sr-only">{copy.distanceLabel}</span>
          <input
            ref={fieldRef}
            id={id}
            data-in-address
            data-start={isGiven ? undefined : ''}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            value={text}
            style={{ width: `${Math.max(2, text.length) + 0.2}ch` }}
            aria-invalid={hint !== undefined || undefined}
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => type(target.value)}
          />
          <span aria-hidden="true">{unitShort(units)}</span>
        </label>
        {step(STEP)}
      </div>
      <input
        type="range"
        aria-label={copy.distanceLabel}
        aria-valuetext={copy.distanceSpoken(shown, units)}
        min={SLIDER.from}
        max={SLIDER.to}
        step={1}
        value={slid}
        data-start={isGiven ? undefined : ''}
        className={styles.slider}
        style={{ '--filled': `${((slid - SLIDER.from) / (SLIDER.to - SLIDER.from)) * PERCENT}%` } as object}
        onChange={({ target }) => slideTo(target.valueAsNumber)}
        // A tap where it stands takes the start value.
        onClick={() => {
          if (!isGiven) slideTo(slid)
        }}
      />
      <p aria-hidden="true" className={styles.ends}>
        <span>{SLIDER.from}</span>
        <span>{SLIDER.to}</span>
      </p>
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
})

import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { quickShotLimits } from '@bagwise/golf/quick-bag/quick-shot'
import { readTypedCarry, shownDistance, unitShort, yardsFromShown } from '#quantities/distance.ts'
import { StepButton } from '#ui/step-button.tsx'
import wizard from '#wizard/wizard.module.css'
import { QuestionActions } from './question-actions.tsx'
import type { QuickBagInHand } from './use-quick-bag.ts'
import * as firstCopy from './quick-bag.copy.ts'
import * as copy from './quick-steps.copy.ts'
import { Button } from '#ui/button.tsx'
import styles from './quick-bag.module.css'

/** Of − and + while they are held, in the golfer's units. */
const HELD_STEP = 5
const PERCENT = 100

type NumberQuestionProps = {
  readonly quick: QuickBagInHand
  readonly move: (go: () => void) => void
  readonly units: PreferredUnits
}

/** How far the one club carries: a slider, − and +, or typed. No number counts until one of them is touched. */
export function NumberQuestion({ quick, move, units }: NumberQuestionProps) {
  const { club, carryYards } = quick.answers
  return club === undefined || club === 'unknown' ? null : <NumberForm {...{ quick, move, units, club, carryYards }} />
}

function NumberForm({
  quick,
  move,
  units,
  club,
  carryYards,
}: NumberQuestionProps & { readonly club: ClubType; readonly carryYards: number | undefined }) {
  const faultId = useId()
  const field = useRef<HTMLInputElement>(null)
  /** What was typed and is no answer. */
  const [wrong, setWrong] = useState<string>()
  const [isFaultShown, setIsFaultShown] = useState(false)
  const limits = quickShotLimits(club)
  const ends = { min: shownDistance(limits.min, units), max: shownDistance(limits.max, units) }
  const middle = Math.round((ends.min + ends.max) / 2)
  const isTouched = carryYards !== undefined || wrong !== undefined
  const shown = carryYards === undefined ? middle : shownDistance(carryYards, units)
  const fault = wrong !== undefined && isFaultShown ? copy.carryFault(ends, units) : undefined
  const start = isTouched ? undefined : ''

  function give(nextShown: number) {
    setWrong(undefined)
    setIsFaultShown(false)
    const yards = yardsFromShown(Math.min(ends.max, Math.max(ends.min, nextShown)), units)
    quick.answer({ carryYards: Math.min(limits.max, Math.max(limits.min, yards)) })
  }

  function type(text: string) {
    const read = readTypedCarry(text, units, carryYards)
    const isIn = 'carryYards' in read && read.carryYards >= limits.min && read.carryYards <= limits.max
    if (isIn) setIsFaultShown(false)
    setWrong(isIn ? undefined : text)
    quick.answer({ carryYards: isIn ? read.carryYards : undefined })
  }

  function goOn() {
    if (wrong !== undefined) {
      flushSync(() => setIsFaultShown(true))
      field.current?.focus()
    } else if (carryYards !== undefined) move(() => quick.goOn())
  }

  const step = (sign: -1 | 1) => (
    <StepButton
      label={copy.stepLabel(sign > 0, units)}
      isMore={sign > 0}
      isDisabled={isTouched && wrong === undefined && (sign > 0 ? shown >= ends.max : shown <= ends.min)}
      className={styles.step}
      onStep={(size) => give(shown + sign * (size === 'tap' ? 1 : HELD_STEP))}
    />
  )
  const percent = ((shown - ends.min) / (ends.max - ends.min)) * PERCENT

  return (
    <form
      noValidate
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <p className="text-sm text-ink-2">{copy.numberHelp}</p>
      <div data-start-value={start} className="grid gap-1">
        <div className={styles.numberRow}>
          {step(-1)}
          <label className={styles.numeral}>
            <span className="sr-only">{copy.carryLabel(club)}</span>
            <input
              ref={field}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
              value={wrong ?? String(shown)}
              data-start={start}
              style={{ width: `${Math.max(2, (wrong ?? String(shown)).length) + 0.2}ch` }}
              aria-invalid={fault !== undefined || undefined}
              aria-describedby={fault === undefined ? undefined : faultId}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => type(target.value)}
              onBlur={() => setIsFaultShown(wrong !== undefined)}
            />
            <span aria-hidden="true">{unitShort(units)}</span>
          </label>
          {step(1)}
        </div>
        <div className="relative">
          <svg width="100%" height="44" className="absolute inset-0" aria-hidden="true" strokeLinecap="round">
            <line x1="4" x2="100%" y1="22" y2="22" strokeWidth="8" stroke="var(--color-sunk)" />
            <line
              x1="4"
              x2={`${percent}%`}
              y1="22"
              y2="22"
              strokeWidth="8"
              stroke="var(--color-ink)"
              className={wizard.reached}
            />
          </svg>
          <input
            type="range"
            min={ends.min}
            max={ends.max}
            step={1}
            value={shown}
            aria-label={copy.carryLabel(club)}
            aria-valuetext={isTouched ? copy.spokenCarry(shown, units) : copy.notGiven(shown, units)}
            className={wizard.slider}
            onChange={({ target }) => give(target.valueAsNumber)}
            // A tap where it stands takes the middle.
            onClick={() => {
              if (carryYards === undefined) give(shown)
            }}
          />
        </div>
        <div className={styles.ends}>
          <span aria-hidden="true">{ends.min}</span>
          <Button look="quiet" onClick={() => move(() => quick.goOn({ club: 'unknown', carryYards: undefined }))}>
            {firstCopy.noIdea}
          </Button>
          <span aria-hidden="true">{ends.max}</span>
        </div>
        <p id={faultId} role="alert" className="text-sm text-flag-ink empty:hidden">
          {fault}
        </p>
      </div>
      <QuestionActions label={copy.next} isBlocked={!isTouched} onBack={quick.goBack} />
    </form>
  )
}

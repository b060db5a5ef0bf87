import { useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { PLAYED_SHOT_RANGES } from '@bagwise/golf/play/played-record'
import { yardsFromMetres } from '@bagwise/golf/units'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { inTenths } from '@bagwise/golf/play/left'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type KeypadProps = {
  readonly units: PreferredUnits
  /** Whether a number was typed that the position could replace. */
  readonly isTyped: boolean
  readonly onYards: (yards: number | null) => void
  readonly onClose: () => void
}

const MOST_YARDS = PLAYED_SHOT_RANGES.leftYards.highest
const MOST_DIGITS = 3
const ZERO = '0'
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** "152" from a laser or a marker: keys for thumbs in gloves; the keys of a keyboard do as well. */
export function Keypad({ units, isTyped, onYards, onClose }: KeypadProps) {
  const [typed, setTyped] = useState('')
  const [isFaulty, setIsFaulty] = useState(false)
  const most = shownDistance(MOST_YARDS, units)

  function press(key: string) {
    setIsFaulty(false)
    setTyped((before) => (before + key).slice(0, MOST_DIGITS))
  }

  function take() {
    const shown = Number(typed)
    if (typed === '' || shown < 1 || shown > most) return setIsFaulty(true)
    onYards(inTenths(units === 'yards' ? shown : yardsFromMetres(shown)))
  }

  return (
    <Dialog title={copy.keypadTitle} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <div className={styles.typed}>
          <input
            data-autofocus
            className={styles.typedNumber}
            aria-label={copy.keypadTitle}
            aria-invalid={isFaulty || undefined}
            aria-describedby="keypad-problem"
            inputMode="none"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setIsFaulty(false)
              setTyped(target.value.replaceAll(/\D/g, '').slice(0, MOST_DIGITS))
            }}
          />
          <span className={styles.numberUnit}>{unitShort(units)}</span>
        </div>
        <p id="keypad-problem" role="alert" className="min-h-6 text-sm text-flag-ink">
          {isFaulty && copy.keypadProblem(most, units)}
        </p>
        <div className={styles.keys}>
          {KEYS.map((key) => (
            <button key={key} type="button" className={styles.key} onClick={() => press(key)}>
              {key}
            </button>
          ))}
          <button type="button" className={styles.key} onClick={() => setTyped((before) => before.slice(0, -1))}>
            {copy.keypadBack}
          </button>
          <button type="button" className={styles.key} onClick={() => press(ZERO)}>
            {ZERO}
          </button>
          <button type="submit" className={`${styles.key} ${styles.keyDone}`}>
            {copy.keypadDone}
          </button>
        </div>
        {isTyped && (
          <Button look="quiet" onClick={() => onYards(null)}>
            {copy.keypadForget}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

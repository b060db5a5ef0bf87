import type { PreferredUnits } from '@bagwise/golf/golfer'
import { loggedStrokes } from '@bagwise/golf/play/hole-log'
import type { HoleState } from '@bagwise/golf/play/hole-taps'
import { PLAYED_HOLE_RANGES } from '@bagwise/golf/play/played-record'
import { feetFromMetres, metresFromFeet } from '@bagwise/golf/units'
import type { TapOnHole } from '#features/play/note-tap.ts'
import { Button } from '#ui/button.tsx'
import { numberText } from '#quantities/number-text.ts'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type GreenPanelProps = {
  readonly state: HoleState
  readonly units: PreferredUnits
  /** Not where the committee forbids distances. */
  readonly isLengthAsked: boolean
  /** By the position, which may have left the ball by now: a proposal. Undefined where nobody knows. */
  readonly near: { readonly feet: number; readonly sdFeet: number } | undefined
  readonly onTap: (tap: TapOnHole) => void
  readonly onOffGreen: () => void
  readonly onTrouble: () => void
}

const { putts: PUTTS, firstPuttFeet: FEET } = PLAYED_HOLE_RANGES
const CHOICES = [0, 1, 2, 3] as const
const MANY = 4
/** Near the hole a foot matters, far from it three. */
const FINE_TO_FEET = 10
const COARSE_STEP_FEET = 3
const FIRST_GUESS_FEET = 15

/** How long the first putt is, and how many it took: no number of putts is preselected. */
export function GreenPanel({ state, units, isLengthAsked, near, onTap, onOffGreen, onTrouble }: GreenPanelProps) {
  const { putts, firstPuttFeet } = state.log.hole
  const feet = firstPuttFeet ?? near?.feet
  const step = (direction: 1 | -1) =>
    onTap(({ log: { hole } }) => ({
      tap: 'first-putt',
      feet: stepped(hole.firstPuttFeet ?? near?.feet, direction, units),
    }))
  const { shots } = loggedStrokes(state.log)
  return (
    <section className={styles.green} aria-label={copy.onGreen}>
      <div className={styles.greenHead}>
        <h2 tabIndex={-1} data-go-on className={styles.greenTitle}>
          {copy.onGreen}
        </h2>
        <div className={styles.greenButtons}>
          <button type="button" className={styles.offGreen} onClick={onOffGreen}>
            {copy.offGreen}
          </button>
          <Button look="quiet" onClick={onTrouble}>
            {copy.trouble}
          </Button>
        </div>
      </div>
      {isLengthAsked && (
        <div className={styles.puttRow}>
          <button type="button" aria-label={copy.shorterPutt} className={styles.step} onClick={() => step(-1)}>
            −
          </button>
          <div className={styles.puttLength}>
            <span className={styles.puttLabel}>{copy.firstPutt}</span>
            {feet === undefined ? (
              <span className={styles.puttOpen}>{copy.puttOpen}</span>
            ) : (
              <>
                {numberText(shownPutt(feet, units))}
                <span className={styles.numberUnit}>{copy.puttUnit(units)}</span>
              </>
            )}
            {firstPuttFeet === null && near && (
              <button
                type="button"
                className={styles.byPosition}
                onClick={() => onTap({ tap: 'first-putt', feet: near.feet })}
              >
                {copy.byPosition(shownPutt(near.sdFeet, units), units)}
              </button>
            )}
          </div>
          <button type="button" aria-label={copy.longerPutt} className={styles.step} onClick={() => step(1)}>
            +
          </button>
        </div>
      )}
      <p className={styles.puttsTitle}>{copy.putts}</p>
      <div className={styles.putts}>
        {CHOICES.map((count) => (
          <button
            key={count}
            type="button"
            className={styles.putt}
            aria-pressed={putts === count}
            onClick={() => onTap({ tap: 'putts', putts: count })}
          >
            {count}
          </button>
        ))}
        <button
          type="button"
          className={styles.putt}
          aria-pressed={putts !== null && putts >= MANY}
          onClick={() => onTap(({ log }) => ({ tap: 'putts', putts: manyPutts(log.hole.putts) }))}
        >
          {putts !== null && putts >= MANY ? putts : copy.fourOrMore}
        </button>
      </div>
      {putts === 0 && shots > 0 && <p className="text-sm text-ink-2">{copy.holedFromOff}</p>}
    </section>
  )
}

/** Four, and one more with each tap. */
function manyPutts(putts: number | null): number {
  return putts !== null && putts >= MANY ? Math.min(PUTTS.highest, putts + 1) : MANY
}

function stepped(feet: number | undefined, direction: 1 | -1, units: PreferredUnits): number {
  if (feet === undefined) return FIRST_GUESS_FEET
  const isFine = direction === 1 ? feet < FINE_TO_FEET : feet <= FINE_TO_FEET
  const stepFeet =
    units === 'yards' ? (isFine ? 1 : COARSE_STEP_FEET) : feetFromMetres(isFine ? METRE_STEPS.fine : METRE_STEPS.coarse)
  const next = Math.round((feet + direction * stepFeet) * 10) / 10
  return Math.min(FEET.highest, Math.max(1, next))
}

const METRE_STEPS = { fine: 0.5, coarse: 1 } as const

function shownPutt(feet: number, units: PreferredUnits): number {
  return units === 'yards' ? Math.round(feet) : Math.round(metresFromFeet(feet) * 10) / 10
}

import { useId } from 'react'
import * as copy from '#wizard/wizard.copy.ts'
import type { PartProps } from './part-props.ts'
import type { SliderInput } from '#wizard/wizard.ts'
import { withAnswers } from '#wizard/wizard-state.ts'
import styles from '#wizard/wizard.module.css'

const STEP_BUTTON = `${styles.step} grid shrink-0 place-items-center rounded-control border border-edge font-plate text-plate-md font-bold hover:bg-mown`

/** A whole number between two ends: a native slider under its number, with a step at either end. */
export function Slider<Answers>({
  input,
  state,
  onChange,
  headingId,
  faultId,
}: PartProps<Answers, SliderInput<Answers>>) {
  const { min, max, marks, markValues, label } = input
  const labelId = useId()
  const value = input.read(state.answers)
  const { numeral, unit, spoken } = input.shown(value)
  const percentOf = (place: number) => ((place - min) / (max - min)) * 100
  const percent = percentOf(value)
  const moveTo = (moved: number) => onChange(withAnswers(state, input.id, input.write(state.answers, moved)))

  return (
    <div className="grid gap-1">
      {label !== undefined && (
        <p id={labelId} className="font-plate text-plate-sm font-bold">
          {label}
        </p>
      )}
      <p aria-hidden="true" className="plate text-center text-plate-xl">
        {numeral}
        <span className="plate-unit">{unit}</span>
      </p>
      <div className="flex items-center gap-2">
        <button type="button" aria-label={copy.oneLess} onClick={() => moveTo(value - 1)} className={STEP_BUTTON}>
          −
        </button>
        <div className="relative grow">
          <svg width="100%" height="44" className="absolute inset-0" aria-hidden="true" strokeLinecap="round">
            <svg x="14" width="100%" overflow="visible">
              <line x1="0" x2="100%" y1="22" y2="22" strokeWidth="2" stroke="var(--color-edge)" />
            </svg>
            <line
              x1="4"
              x2={`${percent}%`}
              y1="22"
              y2="22"
              strokeWidth="8"
              stroke="var(--color-ink)"
              className={styles.reached}
            />
          </svg>
          <input
            type="range"
            min={min}
            max={max}
            step={1}
            value={value}
            aria-labelledby={label === undefined ? headingId : labelId}
            aria-describedby={faultId}
            aria-valuetext={spoken}
            onChange={({ target }) => moveTo(target.valueAsNumber)}
            // A tap where it stands takes the start value.
            onClick={() => moveTo(value)}
            className={styles.slider}
          />
        </div>
        <button type="button" aria-label={copy.oneMore} onClick={() => moveTo(value + 1)} className={STEP_BUTTON}>
          +
        </button>
      </div>
      {markValues ? (
        <p className={`${styles.marks} text-sm text-ink-2`}>
          {marks.map((mark, index) => (
            <span key={mark} style={{ left: `${percentOf(markValues[index] ?? min)}%` }}>
              {mark}
            </span>
          ))}
        </p>
      ) : (
        <p className={`${styles.ends} flex flex-wrap justify-between gap-x-3 text-sm text-ink-2`}>
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
      )}
    </div>
  )
}

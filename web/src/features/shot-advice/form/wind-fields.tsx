import { memo, useId, useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { WEATHER_WORDS } from '@bagwise/golf/shot-advice/shot-presets'
import { fieldText } from '#quantities/number-text.ts'
import choiceChip from '#ui/choice-chip.module.css'
import { StepButton } from '#ui/step-button.tsx'
import { withNumber, withWeather, wordedConditions } from './conditions/conditions.ts'
import type { Conditions } from './conditions/conditions.ts'
import * as conditionsCopy from './conditions/conditions.copy.ts'
import { FORM_WIND, readFormWind, shownValue, unitOf } from './conditions/typed-numbers.ts'
import { WindDial } from './conditions/wind-dial/wind-dial.tsx'
import * as copy from './shot-form.copy.ts'
import styles from '../shot-form.module.css'
import type { ChangeShot } from './use-shot-inputs.ts'

/** One tap of a step, in the golfer's units. */
const STEP = 5

type WindFieldsProps = {
  readonly conditions: Conditions
  readonly units: PreferredUnits
  readonly onChange: ChangeShot
}

/** Where the wind comes from and how strong it is, and five words for it. */
export const WindFields = memo(function WindFields({ conditions, units, onChange }: WindFieldsProps) {
  const { air, isDirectionGiven } = conditions
  const set = (name: 'windFromDeg' | 'windSpeedMph', value: number) =>
    onChange((inputs) => ({ ...inputs, conditions: withNumber(inputs.conditions, name, value) }))
  return (
    <div className={styles.wind}>
      <WindDial
        fromDeg={air.windFromDeg}
        windMph={air.windSpeedMph}
        units={units}
        isGiven={isDirectionGiven}
        onChange={(fromDeg) => set('windFromDeg', fromDeg)}
      />
      <div className="grid min-w-0 gap-1.5">
        <WindSpeed windMph={air.windSpeedMph} units={units} onSet={(windMph) => set('windSpeedMph', windMph)} />
        <p className="text-center text-sm">
          <b className="font-semibold">{conditionsCopy.windSentence(conditions)}</b>
          {air.windSpeedMph > 0 && !isDirectionGiven && ` ${conditionsCopy.turnArrow}`}
        </p>
      </div>
    </div>
  )
})

type WindSpeedProps = {
  readonly windMph: number
  readonly units: PreferredUnits
  readonly onSet: (windMph: number) => void
}

function WindSpeed({ windMph, units, onSet }: WindSpeedProps) {
  const id = useId()
  const [typed, setTyped] = useState({ text: '', windMph: Number.NaN, units })
  const shown = Math.round(shownValue('windSpeedMph', windMph, units))
  const isTyped = typed.windMph === windMph && typed.units === units
  const text = isTyped ? typed.text : fieldText(shown)
  const isInvalid = isTyped && readFormWind(text, units) === undefined

  function type(next: string) {
    const read = readFormWind(next, units) ?? windMph
    setTyped({ text: next, windMph: read, units })
    if (read !== windMph) onSet(read)
  }
  const stepped = (by: number) => readFormWind(String(shown + by), units)
  // From 13 the next five are 15, and back they are 10.
  const toFive = (sign: number) => (sign > 0 ? STEP - (shown % STEP) : -(shown % STEP || STEP))
  const step = (sign: -1 | 1) => (
    <StepButton
      label={copy.windStepLabel({ step: STEP, unit: unitOf('windSpeedMph', units), isMore: sign > 0 })}
      isMore={sign > 0}
      isDisabled={stepped(sign) === undefined}
      className={styles.step}
      onStep={(size) => {
        const next = stepped(size === 'tap' ? toFive(sign) : sign) ?? stepped(sign)
        if (next !== undefined) onSet(next)
      }}
    />
  )

  return (
    <div>
      <div className={styles.windSpeed}>
        {step(-1)}
        <label className={styles.numeral}>
          <span className="sr-only">{conditionsCopy.fieldLabels.windSpeedMph}</span>
          <input
            id={id}
            data-in-address
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            style={{ width: `${Math.max(1, text.length) + 0.2}ch` }}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? `${id}-hint` : undefined}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => type(target.value)}
          />
          <span aria-hidden="true">{unitOf('windSpeedMph', units)}</span>
        </label>
        {step(1)}
      </div>
      <p id={`${id}-hint`} role="alert" className="text-xs text-flag-ink empty:hidden">
        {isInvalid && conditionsCopy.numberHint('windSpeedMph', { text, standing: windMph, units, range: FORM_WIND })}
      </p>
    </div>
  )
}

/** The weather in a word; none of them where the golfer has set a number. */
export const WeatherWords = memo(function WeatherWords({ conditions, onChange }: Omit<WindFieldsProps, 'units'>) {
  const name = useId()
  const chosen = conditions.isOwn ? undefined : conditions.weather
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.weatherLegend}</legend>
      <div className={styles.weathers}>
        {WEATHER_WORDS.map((word) => (
          <label key={word} className={`${choiceChip.chip} ${styles.weather}`}>
            <input
              type="radio"
              name={name}
              value={word}
              checked={word === chosen}
              onChange={() =>
                onChange((inputs) => ({
                  ...inputs,
                  conditions: withWeather(inputs.conditions, wordedConditions(word)),
                }))
              }
            />
            {conditionsCopy.weatherNames[word]}
          </label>
        ))}
      </div>
    </fieldset>
  )
})

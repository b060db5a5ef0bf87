import { useId, useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { useMyLocation, useWeather } from '#data/use-weather.ts'
import choiceChip from '#ui/choice-chip.module.css'
import { fieldText } from '#quantities/number-text.ts'
import { NumberField } from '#ui/number-field.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { KnownWeather } from './known-weather.tsx'
import { WindDial } from './wind-dial/wind-dial.tsx'
import { withFeltWind, withNumber, measuredConditions, withWeather } from './conditions.ts'
import type { AirNumber, Conditions } from './conditions.ts'
import * as copy from './conditions.copy.ts'
import styles from '../../shot.module.css'
import { readNumber, shownValue, unitOf } from './typed-numbers.ts'
import type { TypedNumber } from './typed-numbers.ts'

type ConditionsDrawerProps = {
  readonly conditions: Conditions
  readonly units: PreferredUnits
  readonly onChange: (conditions: Conditions) => void
  readonly onClose: () => void
}

const DIRECTIONS = [
  { value: 'up', label: copy.directionLabels.up },
  { value: 'down', label: copy.directionLabels.down },
] as const

type Direction = (typeof DIRECTIONS)[number]['value']

type ElevationFieldProps = {
  readonly targetElevationFeet: number
  readonly units: PreferredUnits
  readonly onChange: (targetElevationFeet: number) => void
}

type WeatherSourceProps = {
  readonly conditions: Conditions
  readonly onChange: (conditions: Conditions) => void
}

type AirFieldProps = {
  readonly name: TypedNumber
  readonly value: number
  readonly units: PreferredUnits
  readonly onChange: (value: number) => void
}

/** The numbers behind the weather: each can be changed, and what is changed counts at once. */
export function ConditionsDrawer({ conditions, units, onChange, onClose }: ConditionsDrawerProps) {
  const { air, isSoft } = conditions
  const set = (name: AirNumber) => (value: number) => onChange(withNumber(conditions, name, value))
  return (
    <Dialog title={copy.title} onClose={onClose}>
      <div tabIndex={-1} data-autofocus className="grid gap-1 outline-none">
        <p className="font-semibold">{copy.windLine(conditions)}</p>
        <p className="text-sm text-ink-2">{copy.sourceWords(conditions)}</p>
      </div>
      <div className="grid justify-items-center">
        <WindDial fromDeg={air.windFromDeg} windMph={air.windSpeedMph} onChange={set('windFromDeg')} />
      </div>
      <div className={styles.pair}>
        <AirField name="windSpeedMph" value={air.windSpeedMph} units={units} onChange={set('windSpeedMph')} />
        <AirField name="temperatureF" value={air.temperatureF} units={units} onChange={set('temperatureF')} />
      </div>
      <SwitchRow
        label={copy.feltWindLabel}
        help={copy.feltWindHelp(conditions)}
        isOn={conditions.isFelt}
        onChange={(isFelt) => onChange(withFeltWind(conditions, isFelt))}
      />
      <ElevationField
        targetElevationFeet={air.targetElevationFeet}
        units={units}
        onChange={set('targetElevationFeet')}
      />
      <AirField name="altitudeFeet" value={air.altitudeFeet} units={units} onChange={set('altitudeFeet')} />
      <label className={`${choiceChip.chip} ${styles.choice}`}>
        <input
          type="checkbox"
          checked={isSoft}
          onChange={({ target }) =>
            onChange({ ...conditions, isSoft: target.checked, isOwn: true, isUntouched: false })
          }
        />
        {copy.softGroundLabel}
      </label>
      <WeatherSource conditions={conditions} onChange={onChange} />
      <Button onClick={onClose}>{copy.done}</Button>
    </Dialog>
  )
}

/** How much higher or lower the target lies: the sign is asked for, since number pads have no minus. */
function ElevationField({ targetElevationFeet, units, onChange }: ElevationFieldProps) {
  const [levelDirection, setLevelDirection] = useState<Direction>('up')
  const direction = targetElevationFeet === 0 ? levelDirection : targetElevationFeet > 0 ? 'up' : 'down'
  const signed = (feet: number, towards: Direction) => (towards === 'up' || feet === 0 ? feet : -feet)
  const heightFeet = Math.abs(targetElevationFeet)
  return (
    <div className="grid gap-3">
      <ChoiceRow
        legend={copy.targetLies}
        choices={DIRECTIONS}
        chosen={direction}
        onChoose={(chosen) => {
          setLevelDirection(chosen)
          onChange(signed(heightFeet, chosen))
        }}
      />
      <AirField
        name="targetElevationFeet"
        value={heightFeet}
        units={units}
        onChange={(feet) => {
          setLevelDirection(direction)
          onChange(signed(feet, direction))
        }}
      />
    </div>
  )
}

/** The weather as it is known now, with its source, and ways to it. Nobody's place is asked for unasked. */
function WeatherSource({ conditions, onChange }: WeatherSourceProps) {
  const weather = useWeather()
  const { isLocating, locate } = useMyLocation()
  const known = weather && !weather.isTypical ? weather : undefined
  const isUsed = conditions.weather === 'now' && !conditions.isOwn
  return (
    <div className="grid gap-2 border-t border-rule pt-3">
      <KnownWeather weather={known} />
      <div className="flex flex-wrap gap-2">
        {known && !isUsed && (
          <Button look="line" onClick={() => onChange(withWeather(conditions, measuredConditions(known.reading)))}>
            {copy.takeWeather}
          </Button>
        )}
        <Button look="line" isBusy={isLocating} busyLabel={copy.locating} onClick={() => void locate()}>
          {copy.locate}
        </Button>
      </div>
    </div>
  )
}

/** A number of the air. What cannot be read stays in the field with the reason, and the last number counts. */
function AirField({ name, value, units, onChange }: AirFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState({ text: '', value: Number.NaN, units })
  const isTyped = typed.value === value && typed.units === units
  const text = isTyped ? typed.text : fieldText(shownValue(name, value, units))
  const isInvalid = isTyped && readNumber(name, text, units) === undefined

  function type(next: string) {
    const read = readNumber(name, next, units) ?? value
    setTyped({ text: next, value: read, units })
    if (read !== value) onChange(read)
  }

  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {copy.fieldLabels[name]}
      </label>
      <NumberField
        id={id}
        data-in-address
        unit={unitOf(name, units)}
        value={text}
        isInvalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-hint` : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}-hint`} role="alert" className="text-xs text-flag-ink empty:hidden">
        {isInvalid && (
          <>
            <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
            {copy.numberHint(name, { text, standing: value, units })}
          </>
        )}
      </p>
    </div>
  )
}

import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Button } from '#ui/button.tsx'
import { useMyLocation, useWeather } from '#data/use-weather.ts'
import choiceChip from '#ui/choice-chip.module.css'
import { SwitchRow } from '#ui/switch-row.tsx'
import {
  measuredConditions,
  withFeltWind,
  withNumber,
  withWeather,
} from '#features/shot-advice/form/conditions/conditions.ts'
import type { AirNumber, Conditions } from '#features/shot-advice/form/conditions/conditions.ts'
import * as copy from '#features/shot-advice/form/conditions/conditions.copy.ts'
import styles from '../../shot.module.css'
import { AirField } from './air-field.tsx'
import { KnownWeather } from './known-weather.tsx'

type ConditionsFieldsProps = {
  readonly conditions: Conditions
  readonly units: PreferredUnits
  readonly onChange: (conditions: Conditions) => void
}

/** The numbers of the air and the ground beside the wind, and who says so. */
export function ConditionsFields({ conditions, units, onChange }: ConditionsFieldsProps) {
  const { air, isSoft } = conditions
  const set = (name: AirNumber) => (value: number) => onChange(withNumber(conditions, name, value))
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule pt-3">
      <h3>{copy.title}</h3>
      <p className="text-sm text-ink-2">{copy.sourceWords(conditions)}</p>
      <div className={styles.pair}>
        <AirField name="temperatureF" value={air.temperatureF} units={units} onChange={set('temperatureF')} />
        <AirField name="altitudeFeet" value={air.altitudeFeet} units={units} onChange={set('altitudeFeet')} />
      </div>
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
      <SwitchRow
        label={copy.feltWindLabel}
        help={copy.feltWindHelp(conditions, units)}
        isOn={conditions.isFelt}
        onChange={(isFelt) => onChange(withFeltWind(conditions, isFelt))}
      />
      <WeatherSource conditions={conditions} units={units} onChange={onChange} />
    </section>
  )
}

/** The weather as it is known now, with its source, and ways to it. Nobody's place is asked for unasked. */
function WeatherSource({ conditions, units, onChange }: ConditionsFieldsProps) {
  const weather = useWeather()
  const { isLocating, locate } = useMyLocation()
  const known = weather && !weather.isTypical ? weather : undefined
  const isUsed = conditions.weather === 'now' && !conditions.isOwn
  return (
    <div className="grid gap-2 border-t border-rule pt-3">
      <KnownWeather weather={known} units={units} />
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

import type { PreferredUnits } from '@bagwise/golf/golfer'
import { WindDial } from '#charts/wind-dial/wind-dial.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { AirField } from './air-field.tsx'
import { withNumber } from './conditions.ts'
import type { AirNumber, Conditions } from './conditions.ts'
import { sourceWords, windLine } from './conditions-words.ts'
import { ElevationField } from './elevation-field.tsx'
import { WeatherSource } from './weather-source.tsx'

type ConditionsDrawerProps = {
  readonly conditions: Conditions
  readonly units: PreferredUnits
  readonly onChange: (conditions: Conditions) => void
  readonly onClose: () => void
}

/** The numbers behind the weather: each can be changed, and what is changed counts at once. */
export function ConditionsDrawer({ conditions, units, onChange, onClose }: ConditionsDrawerProps) {
  const { air, isSoft } = conditions
  const set = (name: AirNumber) => (value: number) => onChange(withNumber(conditions, name, value))
  return (
    <Dialog title="Conditions" onClose={onClose}>
      <div tabIndex={-1} data-autofocus className="grid gap-1 outline-none">
        <p className="font-semibold">{windLine(conditions)}</p>
        <p className="text-sm text-ink-2">{sourceWords(conditions)}</p>
      </div>
      <div className="grid justify-items-center">
        <WindDial fromDeg={air.windFromDeg} windMph={air.windSpeedMph} onChange={set('windFromDeg')} />
      </div>
      <div className="shot-pair">
        <AirField
          label="Wind"
          name="windSpeedMph"
          value={air.windSpeedMph}
          units={units}
          onChange={set('windSpeedMph')}
        />
        <AirField
          label="Temperature"
          name="temperatureF"
          value={air.temperatureF}
          units={units}
          onChange={set('temperatureF')}
        />
      </div>
      <ElevationField
        targetElevationFeet={air.targetElevationFeet}
        units={units}
        onChange={set('targetElevationFeet')}
      />
      <AirField
        label="Altitude of the course"
        name="altitudeFeet"
        value={air.altitudeFeet}
        units={units}
        onChange={set('altitudeFeet')}
      />
      <label className="choice-chip shot-choice shot-choice-wide">
        <input
          type="checkbox"
          checked={isSoft}
          onChange={({ target }) =>
            onChange({ ...conditions, isSoft: target.checked, isOwn: true, isUntouched: false })
          }
        />
        Soft ground, little roll
      </label>
      <WeatherSource conditions={conditions} onChange={onChange} />
      <Button onClick={onClose}>Done</Button>
    </Dialog>
  )
}

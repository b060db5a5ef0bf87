import { useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { LIES, PINS, SLOPES } from '@bagwise/golf/shot-advice/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { WEATHER_WORDS, WIND_FROM_DEG, SHOT_PRESETS } from '@bagwise/golf/shot-advice/shot-presets'
import { Sheet } from '#ui/sheet.tsx'
import { Button } from '#ui/button.tsx'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { ChoiceGrid } from './choice-grid.tsx'
import { DistanceField } from './distance-field.tsx'
import { FairwayField } from './fairway-field.tsx'
import { HazardChoices } from './hazard-choices.tsx'
import { MoreAboutShot } from './more-about-shot.tsx'
import type { ShotInputs } from './shot-inputs.ts'
import * as copy from './shot-form.copy.ts'
import { WEATHERS, measuredConditions, withNumber, withWeather, wordedConditions } from './conditions/conditions.ts'
import type { Conditions, Weather } from './conditions/conditions.ts'
import * as conditionsCopy from './conditions/conditions.copy.ts'
import styles from '../shot.module.css'
import { presetInputs } from './shot-inputs.ts'

type ShotFormProps = {
  readonly inputs: ShotInputs
  readonly measured: WeatherReading | undefined
  readonly units: PreferredUnits
  readonly distanceRef: Ref<HTMLInputElement>
  readonly onChange: (inputs: ShotInputs) => void
  readonly onOpenConditions: () => void
  /** Called when every field can be read. */
  readonly onSubmit: () => void
  /** With the advice on the screen it stands there. */
  readonly tournamentSwitch?: ReactNode
  /** The button, while there is no advice. */
  readonly children?: ReactNode
}

const WIND_DIRECTIONS = ['into', 'helping', 'left', 'right'] as const

type WeatherFieldsProps = {
  readonly conditions: Conditions
  /** What a weather service says, when it is known. */
  readonly measured: WeatherReading | undefined
  readonly units: PreferredUnits
  readonly onChange: (conditions: Conditions) => void
  readonly onOpenConditions: () => void
}

type PresetButtonsProps = {
  readonly inputs: ShotInputs
  readonly units: PreferredUnits
  readonly onChoose: (inputs: ShotInputs) => void
}

/** What a golfer says about the shot, the most telling first. */
export function ShotForm({
  inputs,
  measured,
  units,
  distanceRef,
  onChange,
  onOpenConditions,
  onSubmit,
  tournamentSwitch,
  children,
}: ShotFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [presetCount, setPresetCount] = useState(0)
  const change = (changed: Partial<ShotInputs>) => onChange({ ...inputs, ...changed })

  function submit() {
    const faulty = form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')
    if (faulty) faulty.focus()
    else onSubmit()
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid min-w-0 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <PresetButtons
        inputs={inputs}
        units={units}
        onChoose={(chosen) => {
          setPresetCount(presetCount + 1)
          onChange(chosen)
        }}
      />
      <div className={styles.sheets}>
        <Sheet className="grid content-start gap-4">
          <DistanceField
            // What was typed into it goes with the shot that a quick situation replaces.
            key={presetCount}
            distanceYards={inputs.distanceYards}
            units={units}
            fieldRef={distanceRef}
            onChange={(distanceYards) => change({ distanceYards })}
          />
          <ChoiceGrid
            legend={copy.lieLegend}
            choices={LIES}
            names={copy.lieNames}
            chosen={inputs.lie}
            columns="three"
            onChoose={(lie) => change({ lie })}
          />
          <ChoiceGrid
            legend={copy.slopeLegend}
            choices={SLOPES}
            names={copy.slopeNames}
            chosen={inputs.slope}
            columns="three"
            onChoose={(slope) => change({ slope })}
          />
        </Sheet>
        <Sheet>
          <WeatherFields
            conditions={inputs.conditions}
            measured={measured}
            units={units}
            onChange={(conditions) => change({ conditions })}
            onOpenConditions={onOpenConditions}
          />
        </Sheet>
        <Sheet className="grid content-start gap-4">
          <ChoiceGrid
            legend={copy.pinLegend}
            choices={PINS}
            names={copy.pinNames}
            chosen={inputs.pin}
            columns="three"
            onChoose={(pin) => change({ pin })}
          />
          {inputs.lie === 'tee' && (
            <FairwayField
              key={presetCount}
              widthYards={inputs.fairwayWidthYards}
              units={units}
              onChange={(fairwayWidthYards) => change({ fairwayWidthYards })}
            />
          )}
          <HazardChoices key={`hazards ${presetCount}`} inputs={inputs} units={units} onChange={onChange} />
          <MoreAboutShot inputs={inputs} onChange={onChange} />
        </Sheet>
        {tournamentSwitch}
      </div>
      {children}
    </form>
  )
}

/** The weather in a word, the wind's direction, and the numbers behind them. */
function WeatherFields({ conditions, measured, units, onChange, onOpenConditions }: WeatherFieldsProps) {
  const { weather, air } = conditions
  const hasMeasured = measured !== undefined || weather === 'now'

  function choose(chosen: Weather) {
    if (chosen !== 'now') onChange(withWeather(conditions, wordedConditions(chosen)))
    else if (measured) onChange(withWeather(conditions, measuredConditions(measured)))
  }

  return (
    <div className="grid gap-4">
      <ChoiceGrid
        legend={copy.weatherLegend}
        choices={hasMeasured ? ['now', ...WEATHER_WORDS] : WEATHER_WORDS}
        names={conditionsCopy.weatherNames}
        chosen={WEATHERS.find((one) => one === weather)}
        columns="three"
        onChoose={choose}
      />
      {air.windSpeedMph > 0 && (
        <ChoiceGrid
          legend={copy.windLegend}
          choices={WIND_DIRECTIONS}
          names={copy.windNames}
          chosen={WIND_DIRECTIONS.find((direction) => WIND_FROM_DEG[direction] === air.windFromDeg)}
          columns="four"
          onChoose={(direction) => onChange(withNumber(conditions, 'windFromDeg', WIND_FROM_DEG[direction]))}
        />
      )}
      <div className="grid gap-2 border-t border-rule pt-3">
        <p className="font-semibold">{conditionsCopy.conditionFacts(conditions, units).join(' · ')}</p>
        <p className="text-sm text-ink-2">{conditionsCopy.sourceWords(conditions)}</p>
        <Button look="line" onClick={onOpenConditions}>
          {copy.openConditions}
        </Button>
      </div>
    </div>
  )
}

/** Four situations that every round has; each replaces the whole shot. */
function PresetButtons({ inputs, units, onChoose }: PresetButtonsProps) {
  return (
    <div role="group" aria-label={copy.presetsLabel} className={styles.presets}>
      {SHOT_PRESETS.map((preset) => (
        <button key={preset.name} type="button" onClick={() => onChoose(presetInputs(preset, inputs))}>
          {preset.name}
          <span className="font-sans text-xs font-normal text-ink-2">
            {shownDistance(preset.shot.distanceYards, units)} {unitShort(units)}
          </span>
        </button>
      ))}
    </div>
  )
}

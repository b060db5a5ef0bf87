import { useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { LIES, PINS, SLOPES } from '@bagwise/golf/advisor/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { Sheet } from '#ui/sheet.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import { DistanceField } from './distance-field.tsx'
import { HazardChoices } from './hazard-choices.tsx'
import { PresetButtons } from './preset-buttons.tsx'
import type { ShotInputs } from './shot-inputs.ts'
import { LIE_NAMES, PIN_NAMES, SLOPE_NAMES } from './shot-words.ts'
import { TournamentSwitch } from './tournament-switch.tsx'
import { WeatherFields } from './weather-fields.tsx'

type ShotFormProps = {
  readonly inputs: ShotInputs
  readonly measured: WeatherReading | undefined
  readonly units: PreferredUnits
  readonly distanceRef: Ref<HTMLInputElement>
  readonly onChange: (inputs: ShotInputs) => void
  readonly onOpenConditions: () => void
  /** Called when every field can be read. */
  readonly onSubmit: () => void
  /** With the advice on the screen its switch stands there. */
  readonly isTournamentAsked: boolean
  /** The button, while there is no advice. */
  readonly children?: ReactNode
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
  isTournamentAsked,
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
      <div className="shot-sheets">
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
            legend="Ball lie"
            choices={LIES}
            names={LIE_NAMES}
            chosen={inputs.lie}
            columns="three"
            onChoose={(lie) => change({ lie })}
          />
          <ChoiceGrid
            legend="Ground slope"
            choices={SLOPES}
            names={SLOPE_NAMES}
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
            isTournament={inputs.isTournament}
            onChange={(conditions) => change({ conditions })}
            onOpenConditions={onOpenConditions}
          />
        </Sheet>
        <Sheet className="grid content-start gap-4">
          <ChoiceGrid
            legend="Pin position"
            choices={PINS}
            names={PIN_NAMES}
            chosen={inputs.pin}
            columns="three"
            onChoose={(pin) => change({ pin })}
          />
          <HazardChoices inputs={inputs} onChange={onChange} />
        </Sheet>
        {isTournamentAsked && (
          <TournamentSwitch isOn={inputs.isTournament} onChange={(isTournament) => change({ isTournament })} />
        )}
      </div>
      {children}
    </form>
  )
}

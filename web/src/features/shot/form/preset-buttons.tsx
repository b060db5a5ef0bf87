import { SHOT_PRESETS } from '@bagwise/golf/advisor/shot-presets'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { presetInputs } from './shot-inputs.ts'
import type { ShotInputs } from './shot-inputs.ts'

type PresetButtonsProps = {
  readonly inputs: ShotInputs
  readonly units: PreferredUnits
  readonly onChoose: (inputs: ShotInputs) => void
}

/** Four situations that every round has; each replaces the whole shot. */
export function PresetButtons({ inputs, units, onChoose }: PresetButtonsProps) {
  return (
    <div role="group" aria-label="Quick situations" className="shot-presets">
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

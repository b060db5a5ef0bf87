import { useState } from 'react'
import type { ReactNode } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { PINS, PIN_SIDES, SLOPES } from '@bagwise/golf/shot-advice/shot'
import { SHOT_PRESETS } from '@bagwise/golf/shot-advice/shot-presets'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as conditionsCopy from '#features/shot-advice/form/conditions/conditions.copy.ts'
import * as moreCopy from '#features/shot-advice/form/more-line.copy.ts'
import * as copy from '#features/shot-advice/form/shot-form.copy.ts'
import type { ShotInputs, ShotTurn } from '#features/shot-advice/form/shot-inputs.ts'
import type { ChangeShot } from '#features/shot-advice/form/use-shot-inputs.ts'
import styles from '../../shot.module.css'
import { ChoiceGrid } from './choice-grid.tsx'
import { ConditionsFields } from './conditions-fields.tsx'
import { FairwayField } from './fairway-field.tsx'
import { GreenFields } from './green-fields.tsx'
import { HazardChoices } from './hazard-choices.tsx'
import { LieDetails } from './lie-details.tsx'
import { SideView } from './side-view.tsx'

type MoreSheetProps = {
  readonly inputs: ShotInputs
  readonly units: PreferredUnits
  readonly tournamentSwitch: ReactNode
  readonly onChange: ChangeShot
  readonly onTurn: (turn: ShotTurn) => void
  readonly onClose: () => void
}

const PIN_ACROSS = ['left', 'center', 'right'] as const

/** All that is asked of a shot beyond its distance, lie and wind; what is changed counts as it is changed. */
export function MoreSheet({ inputs, units, tournamentSwitch, onChange, onTurn, onClose }: MoreSheetProps) {
  const { slope, conditions, pin, pinSide } = inputs
  // What was typed goes with the shot that a quick situation replaces.
  const [presetCount, setPresetCount] = useState(0)
  const change = (changed: Partial<ShotInputs>) => onChange((before) => ({ ...before, ...changed }))
  return (
    <Dialog title={moreCopy.sheetTitle} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <SideView slope={slope} targetElevationFeet={conditions.air.targetElevationFeet} />
          <ChoiceGrid
            legend={copy.slopeLegend}
            choices={SLOPES}
            names={copy.slopeNames}
            chosen={slope}
            columns="three"
            onChoose={(chosen) => change({ slope: chosen })}
          />
        </div>
        <GreenFields key={`green ${presetCount}`} conditions={conditions} units={units} onChange={onChange} />
        <ChoiceGrid
          legend={copy.pinLegend}
          choices={PINS}
          names={copy.pinNames}
          chosen={pin}
          columns="three"
          onChoose={(chosen) => change({ pin: chosen })}
        />
        <ChoiceGrid
          legend={copy.pinSideLegend}
          choices={PIN_ACROSS}
          names={copy.pinSideNames}
          chosen={pinSide ?? 'center'}
          columns="three"
          onChoose={(side) => change({ pinSide: PIN_SIDES.find((one) => one === side) })}
        />
        <HazardChoices
          key={`hazards ${presetCount}`}
          inputs={inputs}
          units={units}
          onChange={(next) => onChange(() => next)}
        />
        {inputs.lie === 'tee' && (
          <FairwayField
            key={`fairway ${presetCount}`}
            widthYards={inputs.fairwayWidthYards}
            units={units}
            onChange={(fairwayWidthYards) => change({ fairwayWidthYards })}
          />
        )}
        <LieDetails inputs={inputs} onChange={(next) => onChange(() => next)} />
        <ConditionsFields
          key={`conditions ${presetCount}`}
          conditions={conditions}
          units={units}
          onChange={(next) => change({ conditions: next })}
        />
        <div role="group" aria-label={copy.presetsLabel} className="grid min-w-0 gap-1.5 border-t border-rule pt-3">
          <h3>{copy.trySituation}</h3>
          <div className={styles.presets}>
            {SHOT_PRESETS.map((preset) => (
              <button
                key={preset.name}
                type="button"
                onClick={() => {
                  setPresetCount(presetCount + 1)
                  onTurn({ turn: 'preset', preset })
                }}
              >
                {preset.name}
                <span className="font-sans text-xs font-normal text-ink-2">
                  {shownDistance(preset.shot.distanceYards, units)} {unitShort(units)}
                </span>
              </button>
            ))}
          </div>
        </div>
        {tournamentSwitch}
        <Button className="sticky bottom-3" onClick={onClose}>
          {conditionsCopy.done}
        </Button>
      </div>
    </Dialog>
  )
}

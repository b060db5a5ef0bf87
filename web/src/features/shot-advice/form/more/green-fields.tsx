import { withNumber } from '#features/shot-advice/form/conditions/conditions.ts'
import type { Conditions } from '#features/shot-advice/form/conditions/conditions.ts'
import * as copy from '#features/shot-advice/form/conditions/conditions.copy.ts'
import type { ChangeShot } from '#features/shot-advice/form/use-shot-inputs.ts'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { AirField } from './air-field.tsx'
import { ChoiceGrid } from './choice-grid.tsx'

const GREENS = ['level', 'higher', 'lower'] as const

/** What is counted for a green that is only said to be higher or lower: about two storeys. */
const SOME_FEET = 20

type GreenFieldsProps = {
  readonly conditions: Conditions
  readonly units: PreferredUnits
  readonly onChange: ChangeShot
}

/** How much higher or lower the green is: the sign is asked for, since number pads have no minus. */
export function GreenFields({ conditions, units, onChange }: GreenFieldsProps) {
  const { targetElevationFeet } = conditions.air
  const chosen = targetElevationFeet === 0 ? 'level' : targetElevationFeet > 0 ? 'higher' : 'lower'
  const heightFeet = Math.abs(targetElevationFeet)
  const sign = chosen === 'lower' ? -1 : 1
  const set = (feet: number) =>
    onChange((inputs) => ({
      ...inputs,
      conditions: withNumber(inputs.conditions, 'targetElevationFeet', feet),
    }))
  return (
    <div className="grid gap-3">
      <ChoiceGrid
        legend={copy.greenLegend}
        choices={GREENS}
        names={copy.greenNames}
        chosen={chosen}
        columns="three"
        onChoose={(green) => {
          const feet = heightFeet === 0 ? SOME_FEET : heightFeet
          set(green === 'level' ? 0 : green === 'higher' ? feet : -feet)
        }}
      />
      {chosen !== 'level' && (
        <AirField name="targetElevationFeet" value={heightFeet} units={units} onChange={(feet) => set(sign * feet)} />
      )}
    </div>
  )
}

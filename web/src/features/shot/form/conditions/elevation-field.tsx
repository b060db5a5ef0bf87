import { useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { AirField } from './air-field.tsx'

const DIRECTIONS = [
  { value: 'up', label: 'Higher' },
  { value: 'down', label: 'Lower' },
] as const
type Direction = (typeof DIRECTIONS)[number]['value']

type ElevationFieldProps = {
  readonly targetElevationFeet: number
  readonly units: PreferredUnits
  readonly onChange: (targetElevationFeet: number) => void
}

/** How much higher or lower the target lies: the sign is asked for, since number pads have no minus. */
export function ElevationField({ targetElevationFeet, units, onChange }: ElevationFieldProps) {
  const [levelDirection, setLevelDirection] = useState<Direction>('up')
  const direction = targetElevationFeet === 0 ? levelDirection : targetElevationFeet > 0 ? 'up' : 'down'
  const signed = (feet: number, towards: Direction) => (towards === 'up' || feet === 0 ? feet : -feet)
  const heightFeet = Math.abs(targetElevationFeet)
  return (
    <div className="grid gap-3">
      <ChoiceRow
        legend="The target lies"
        choices={DIRECTIONS}
        chosen={direction}
        onChoose={(chosen) => {
          setLevelDirection(chosen)
          onChange(signed(heightFeet, chosen))
        }}
      />
      <AirField
        label="By how much"
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

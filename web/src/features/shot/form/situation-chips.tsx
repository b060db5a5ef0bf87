import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { conditionFacts } from './conditions/conditions-words.ts'
import type { ShotInputs } from './shot-inputs.ts'
import { LIE_NAMES, PIN_NAMES, SLOPE_NAMES, hazardName } from './shot-words.ts'

/** The current situation, as short facts. A competition has no air: nothing may be worked out from it. */
export function SituationChips({ inputs, units }: { readonly inputs: ShotInputs; readonly units: PreferredUnits }) {
  const { distanceYards, lie, slope, pin, hazards, conditions, isTournament } = inputs
  const facts = [
    LIE_NAMES[lie],
    SLOPE_NAMES[slope],
    `Pin ${PIN_NAMES[pin].toLowerCase()}`,
    ...hazards.map(hazardName),
    ...(isTournament
      ? [...(conditions.isSoft ? ['Soft ground'] : []), 'Tournament']
      : conditionFacts(conditions, units)),
  ]
  return (
    <ul aria-label="Current situation" className="flex flex-wrap gap-2">
      <li className="shot-chip">
        <b>
          {shownDistance(distanceYards, units)} {unitShort(units)}
        </b>{' '}
        to the pin
      </li>
      {facts.map((fact) => (
        <li key={fact} className="shot-chip">
          {fact}
        </li>
      ))}
    </ul>
  )
}

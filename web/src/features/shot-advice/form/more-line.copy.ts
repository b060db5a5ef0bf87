import type { PreferredUnits } from '@bagwise/golf/golfer'
import { valueText } from './conditions/typed-numbers.ts'
import * as formCopy from './shot-form.copy.ts'
import { lieExtras } from './shot-inputs.ts'
import type { ShotInputs } from './shot-inputs.ts'

/** Of the line, and of what it opens. */
export const title = 'More'
export const sheetTitle = 'More about this shot'

/** 'Flat · level · pin middle · 70°F · no hazards', and what else is not as usual. */
export function moreLine(inputs: ShotInputs, units: PreferredUnits): string {
  const { slope, conditions, hazards } = inputs
  const { temperatureF, targetElevationFeet, altitudeFeet } = conditions.air
  const { lieDetail, hasLip, isUnderLimbs } = lieExtras(inputs)
  return [
    formCopy.slopeNames[slope],
    greenWords(targetElevationFeet, units),
    formCopy.pinFact(inputs).toLowerCase(),
    valueText('temperatureF', temperatureF, units),
    hazardWords(hazards),
    ...(altitudeFeet === 0 ? [] : [`altitude ${valueText('altitudeFeet', altitudeFeet, units)}`]),
    ...(conditions.isSoft ? ['soft ground'] : []),
    ...(conditions.isFelt ? ['wind as you feel it'] : []),
    ...(lieDetail ? [formCopy.detailNames[lieDetail].toLowerCase()] : []),
    ...(hasLip ? ['high lip'] : []),
    ...(isUnderLimbs ? ['branches'] : []),
    ...(inputs.lie === 'tee' && inputs.fairwayWidthYards !== undefined
      ? [formCopy.fairwayFact(inputs.fairwayWidthYards, units).toLowerCase()]
      : []),
  ].join(' · ')
}

/** 'level', 'higher 20 ft'. */
function greenWords(targetElevationFeet: number, units: PreferredUnits): string {
  if (targetElevationFeet === 0) return 'level'
  const way = targetElevationFeet > 0 ? 'higher' : 'lower'
  return `${way} ${valueText('targetElevationFeet', targetElevationFeet, units)}`
}

function hazardWords(hazards: ShotInputs['hazards']): string {
  const [first] = hazards
  if (!first) return 'no hazards'
  return hazards.length === 1 ? formCopy.hazardName(first).toLowerCase() : `${hazards.length} hazards`
}

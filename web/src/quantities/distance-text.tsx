import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort, unitWords } from './distance.ts'

type DistanceTextProps = {
  readonly carryYards: number
  readonly units: PreferredUnits
  readonly className?: string | undefined
}

/** A distance as on a yardage plate, with its unit; readers hear the unit's full word. */
export function DistanceText({ carryYards, units, className = '' }: DistanceTextProps) {
  const shown = shownDistance(carryYards, units)
  return (
    <span className={`plate whitespace-nowrap ${className}`}>
      {shown}
      <span className="plate-unit" aria-hidden="true">
        {unitShort(units)}
      </span>
      <span className="sr-only"> {unitWords(units)}</span>
    </span>
  )
}

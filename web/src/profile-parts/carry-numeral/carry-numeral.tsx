import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { unitShort } from '#quantities/distance.ts'
import { carryText } from './carry-text.ts'

type CarryNumeralProps = {
  readonly carryYards: number
  readonly certainty: CarryCertainty
  readonly units: PreferredUnits
  readonly className?: string | undefined
}

/**
 * A golfer's carry with its unit: on a solid line when it is the golfer's own, else on a dashed one, or as a range. The
 * word beside it shows the ±.
 */
export function CarryNumeral({ carryYards, certainty, units, className = '' }: CarryNumeralProps) {
  const { isOwn, numeral, spokenNumeral, spokenAfter } = carryText(carryYards, certainty, units)
  const isRange = numeral !== spokenNumeral
  const line = isOwn ? 'decoration-ink' : 'decoration-dashed decoration-sand-ink'
  return (
    <span className={`plate whitespace-nowrap ${className}`}>
      <span
        data-carry={isOwn ? 'own' : 'estimated'}
        aria-hidden={isRange || undefined}
        className={`underline decoration-2 underline-offset-[.16em] ${line} ${isRange ? 'text-[.55em]' : ''}`}
      >
        {numeral}
      </span>
      {isRange && <span className="sr-only">{spokenNumeral}</span>}
      <span className="plate-unit" aria-hidden="true">
        {unitShort(units)}
      </span>
      <span className="sr-only">{spokenAfter}</span>
    </span>
  )
}

import * as copy from './carry-numeral.copy.ts'
import type { CarryText } from './carry-text.ts'

type CarryFigureProps = {
  readonly text: CarryText
  /** The figures beside it follow from this one: it says how well it is known. */
  readonly isMain?: boolean
}

/** A golfer's carry in a table whose head says the unit. */
export function CarryFigure({ text: { isOwn, numeral, spokenNumeral, plusMinus }, isMain = false }: CarryFigureProps) {
  const isRange = numeral !== spokenNumeral
  return (
    <>
      <span
        data-carry={isOwn ? 'own' : 'estimated'}
        aria-hidden={isRange || undefined}
        className={`underline decoration-2 underline-offset-[.16em] ${isOwn ? 'decoration-ink' : 'decoration-dashed decoration-sand-ink'} ${isRange ? 'text-[.85em]' : ''}`}
      >
        {numeral}
      </span>
      {isRange && <span className="sr-only">{spokenNumeral}</span>}
      {isMain && !isOwn && <span className="sr-only">{copy.spokenEstimate(plusMinus?.spoken)}</span>}
      {isMain && !isRange && (
        <span
          aria-hidden="true"
          className="inline-block w-[2.3em] pl-[.3em] text-left text-[.75em] font-semibold text-sand-ink"
        >
          {plusMinus?.shown}
        </span>
      )}
    </>
  )
}

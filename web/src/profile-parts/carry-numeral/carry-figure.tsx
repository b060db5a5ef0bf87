import type { CarryText } from './carry-text.ts'

type CarryFigureProps = {
  readonly text: CarryText
  /** The figures beside it follow from this one: it says how well it is known. */
  readonly isMain?: boolean
  /** No head says the unit. */
  readonly isAlone?: boolean
}

/** A golfer's carry in a column of carries. */
export function CarryFigure({ text, isMain = false, isAlone = false }: CarryFigureProps) {
  const { isOwn, numeral, spokenNumeral, spokenAfter, plusMinus } = text
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
      {(isAlone || (isMain && !isOwn)) && <span className="sr-only">{spokenAfter}</span>}
      {isMain && !isRange && (
        <span
          aria-hidden="true"
          className={`inline-block w-[2.3em] pl-[.3em] text-left font-semibold text-sand-ink ${isAlone ? 'text-[.9375rem]' : 'text-[.75em]'}`}
        >
          {plusMinus?.shown}
        </span>
      )}
    </>
  )
}

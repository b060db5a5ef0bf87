import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { plusMinusText, rangeText } from './carry-numeral/carry-text.ts'
import * as copy from './profile-parts.copy.ts'

type ProvenanceWordProps = {
  readonly source: DistanceSource
  /** Of the imported shots behind a measured number. */
  readonly shotCount?: number | undefined
  /** Another word for the source. */
  readonly word?: string | undefined
  /** Of a carry whose numeral says its ± aloud: here it is shown. */
  readonly carry?: { readonly certainty: CarryCertainty; readonly units: PreferredUnits } | undefined
  /** Of another estimate: half the range that holds for about four golfers in five, in the unit of the number. */
  readonly plusMinus?: number | undefined
}

/** How a number is known, in one word: the line below the number says whether it is the golfer's own. */
export function ProvenanceWord({ source, shotCount, word, carry, plusMinus }: ProvenanceWordProps) {
  const ofCarry = carry && plusMinusText(carry.certainty, carry.units)
  const ofOther = plusMinus === undefined ? undefined : rangeText(plusMinus)
  return (
    <span
      data-source={source}
      className={`inline-flex items-center gap-1 text-xs font-semibold ${source === 'estimated' ? 'text-sand-ink' : 'text-fairway-ink'}`}
    >
      <ProvenanceMark source={source} />
      <span>
        {word ?? copy.sourceLabels[source]}
        {shotCount !== undefined && ` (${shotCount})`}
        {ofCarry && (
          <>
            {' '}
            <span aria-hidden="true">{ofCarry.shown}</span>
          </>
        )}
        {ofOther && (
          <>
            {' '}
            <span aria-hidden="true">{ofOther.shown}</span>
            <span className="sr-only">{ofOther.spoken}</span>
          </>
        )}
      </span>
    </span>
  )
}

function ProvenanceMark({ source }: { readonly source: DistanceSource }) {
  if (source === 'estimated') return null
  return (
    <svg viewBox="0 0 12 12" className="size-2.75 shrink-0" aria-hidden="true">
      {source === 'measured' ? (
        <circle cx="6" cy="6" r="5" fill="currentColor" />
      ) : (
        <path d="m2 10 .5-2.200L8.500 1.800l1.700 1.700-6 6z" fill="none" stroke="currentColor" strokeWidth="1.4" />
      )}
    </svg>
  )
}

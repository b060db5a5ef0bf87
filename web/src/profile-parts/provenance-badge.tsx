import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Badge } from '#ui/badge.tsx'
import { plusMinusText, rangeText } from './carry-numeral/carry-text.ts'
import * as copy from './profile-parts.copy.ts'

type ProvenanceBadgeProps = {
  readonly source: DistanceSource
  /** Of the imported shots behind a measured number. */
  readonly shotCount?: number | undefined
  /** The calculator words the same sources its own way. */
  readonly words?: Readonly<Record<DistanceSource, string>>
  /** Of a carry: an estimate's ±. */
  readonly carry?: { readonly certainty: CarryCertainty; readonly units: PreferredUnits } | undefined
  /** Of another estimate: half the range that holds for about four golfers in five, in the unit of the number. */
  readonly plusMinus?: number | undefined
}

/** How a number is known: measured and typed ones are the golfer's own, estimates are drawn dashed. */
export function ProvenanceBadge({
  source,
  shotCount,
  words = copy.sourceLabels,
  carry,
  plusMinus: range,
}: ProvenanceBadgeProps) {
  const plusMinus = carry
    ? plusMinusText(carry.certainty, carry.units)
    : range === undefined
      ? undefined
      : rangeText(range)
  return (
    <Badge look={source === 'estimated' ? 'estimate' : 'good'}>
      <ProvenanceMark source={source} />
      {words[source]}
      {shotCount !== undefined && ` (${shotCount})`}
      {plusMinus !== undefined && (
        <>
          <span aria-hidden="true">{plusMinus.shown}</span>
          <span className="sr-only">{plusMinus.spoken}</span>
        </>
      )}
    </Badge>
  )
}

function ProvenanceMark({ source }: { readonly source: DistanceSource }) {
  if (source === 'estimated') return <span aria-hidden="true">≈</span>
  return (
    <svg viewBox="0 0 12 12" className="size-2.75" aria-hidden="true">
      {source === 'measured' ? (
        <circle cx="6" cy="6" r="5" fill="currentColor" />
      ) : (
        <path d="m2 10 .5-2.200L8.500 1.800l1.700 1.700-6 6z" fill="none" stroke="currentColor" strokeWidth="1.4" />
      )}
    </svg>
  )
}

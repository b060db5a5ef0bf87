import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import { Badge } from '#ui/badge.tsx'
import * as copy from './profile-parts.copy.ts'

type ProvenanceBadgeProps = {
  readonly source: DistanceSource
  /** Of the imported shots behind a measured number. */
  readonly shotCount?: number | undefined
  /** The calculator words the same sources its own way. */
  readonly words?: Readonly<Record<DistanceSource, string>>
  /** The range of an estimate that has one, in the golfer's units. */
  readonly plusMinus?: number | undefined
}

/** How a number is known: measured and typed ones are the golfer's own, estimates are drawn dashed. */
export function ProvenanceBadge({ source, shotCount, words = copy.sourceLabels, plusMinus }: ProvenanceBadgeProps) {
  return (
    <Badge look={source === 'estimated' ? 'estimate' : 'good'}>
      <ProvenanceMark source={source} />
      {words[source]}
      {shotCount !== undefined && ` (${shotCount})`}
      {plusMinus !== undefined && (
        <>
          <span aria-hidden="true">±{plusMinus}</span>
          <span className="sr-only">{copy.plusOrMinus(plusMinus)}</span>
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

import type { MatchedSet } from '@bagwise/golf/starter-sets/match-sets'
import { dollars } from '#quantities/dollars.ts'
import { percentText } from '#quantities/number-text.ts'

/** The three sets in a row each; a row leads to its card, which may be a long way down. */
export function SetsAtAGlance({ matches }: { readonly matches: readonly MatchedSet[] }) {
  return (
    <ol aria-label="The sets at a glance" className="sets-glance divide-y divide-rule">
      {matches.map(({ set, matchScore }) => (
        <li key={set.id}>
          <button type="button" onClick={() => showCard(set.id)}>
            <span className="plate text-plate-sm">{percentText(matchScore)}</span>
            <span className="min-w-0">{set.name}</span>
            <span className="plate text-plate-sm">{dollars(set.estimatedTotal)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function showCard(setId: string): void {
  const card = document.getElementById(setId)
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}

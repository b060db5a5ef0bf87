import type { StarterBudget } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { StarterResultsProps } from './results/starter-results.tsx'

type PartProps = Omit<StarterResultsProps, 'sets' | 'phrases'>

/** Only the sets of the golfer's own budget are fetched. */
const SETS = {
  'under-500': async () => (await import('@bagwise/content/starter-sets/budget-sets.prose')).BUDGET_SETS,
  '500-1200': async () => (await import('@bagwise/content/starter-sets/mid-range-sets.prose')).MID_RANGE_SETS,
  'over-1200': async () => (await import('@bagwise/content/starter-sets/premium-sets.prose')).PREMIUM_SETS,
} as const satisfies Record<StarterBudget, () => Promise<readonly StarterSet[]>>

async function importResults(budget: StarterBudget) {
  const [{ StarterResults }, { ANALYSIS_PHRASES }, sets] = await Promise.all([
    import('./results/starter-results.tsx'),
    import('@bagwise/content/starter-sets/analysis.prose'),
    SETS[budget](),
  ])
  return function ResultsOfBudget(props: PartProps) {
    return <StarterResults {...props} sets={sets} phrases={ANALYSIS_PHRASES} />
  }
}

const resultsFor = (budget: StarterBudget) =>
  lazyPart(
    () => importResults(budget),
    <output className="sets-cards">
      <span className="sr-only">Loading the sets</span>
      <span aria-hidden="true" className="h-90 rounded-sheet bg-sunk" />
    </output>,
  )

/** The results for each budget. */
export const RESULTS = {
  'under-500': resultsFor('under-500'),
  '500-1200': resultsFor('500-1200'),
  'over-1200': resultsFor('over-1200'),
} as const satisfies Record<StarterBudget, ReturnType<typeof resultsFor>>

/** Fetches what shows the sets, and tells whether it is there. */
export async function loadResults(budget: StarterBudget): Promise<boolean> {
  try {
    await importResults(budget)
    return true
  } catch (error) {
    console.warn('The sets could not be loaded yet', error)
    return false
  }
}

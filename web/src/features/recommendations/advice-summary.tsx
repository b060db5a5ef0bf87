import type { ReactNode } from 'react'
import { useId } from 'react'
import { RECOMMENDATION_CATEGORIES, RECOMMENDATION_PRIORITIES } from '@bagwise/golf/recommendations/recommendation'
import type { Recommendation } from '@bagwise/golf/recommendations/recommendation'
import { Sheet } from '#ui/sheet.tsx'
import choiceChip from '#ui/choice-chip.module.css'
import * as copy from './golfer-advice.copy.ts'
import { ALL, filtered } from './list/filters.ts'
import type { Filters } from './list/filters.ts'
import styles from './recommendations.module.css'

type AdviceSummaryProps = {
  /** Those that the golfer has not set aside. */
  readonly open: readonly Recommendation[]
  readonly filters: Filters
  /** That the rules say this, and where the AI's view is. */
  readonly hint: ReactNode
  readonly onFilter: (filters: Filters) => void
}

type FilterChoiceProps<Value extends string> = {
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly count: number }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** How much there is to do, and what the list is narrowed to. */
export function AdviceSummary({ open, filters, hint, onFilter }: AdviceSummaryProps) {
  const countWith = (more: Partial<Filters>) => filtered(open, { ...filters, ...more }).length
  const categories = [ALL, ...RECOMMENDATION_CATEGORIES] as const
  const priorities = [ALL, ...RECOMMENDATION_PRIORITIES] as const
  return (
    <Sheet>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2>{copy.summaryTitle}</h2>
        {hint}
      </div>
      <dl className={styles.counts}>
        {RECOMMENDATION_PRIORITIES.map((priority) => (
          <div key={priority}>
            <dt>{copy.priorityLabels[priority]}</dt>
            <dd className="plate">{filtered(open, { category: ALL, priority }).length}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-2">{copy.howItAdvises}</p>
      <div className="mt-4 grid gap-4 border-t border-rule pt-3">
        <FilterChoice
          legend={copy.categoryLegend}
          choices={categories.map((value) => ({
            value,
            label: copy.categoryLabels[value],
            count: countWith({ category: value }),
          }))}
          chosen={filters.category}
          onChoose={(category) => onFilter({ ...filters, category })}
        />
        <FilterChoice
          legend={copy.priorityLegend}
          choices={priorities.map((value) => ({
            value,
            label: copy.priorityLabels[value],
            count: countWith({ priority: value }),
          }))}
          chosen={filters.priority}
          onChoose={(priority) => onFilter({ ...filters, priority })}
        />
      </div>
    </Sheet>
  )
}

/** Chips of which one is chosen, each with how many recommendations it would leave. */
function FilterChoice<Value extends string>({ legend, choices, chosen, onChoose }: FilterChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-plate text-plate-sm font-bold">{legend}</legend>
      <div className={styles.chips}>
        {choices.map(({ value, label, count }) => (
          <label key={value} className={`${choiceChip.chip} ${styles.filter}`}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {label} <span className={styles.count}>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

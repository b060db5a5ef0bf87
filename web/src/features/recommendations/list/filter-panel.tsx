import { useId, useState } from 'react'
import { RECOMMENDATION_CATEGORIES, RECOMMENDATION_PRIORITIES } from '@bagwise/golf/recommendations/recommendation'
import type { TodoItem } from '@bagwise/golf/to-do/todo-item'
import choiceChip from '#ui/choice-chip.module.css'
import * as copy from '#features/recommendations/golfer-advice.copy.ts'
import { ALL, NO_FILTERS, filtered } from './filters.ts'
import type { Filters } from './filters.ts'
import styles from '../recommendations.module.css'

type FilterPanelProps = {
  /** Those that the golfer has not set aside. */
  readonly open: readonly TodoItem[]
  readonly filters: Filters
  readonly onFilter: (filters: Filters) => void
}

type FilterChoiceProps<Value extends string> = {
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly count: number }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** What the list is narrowed to: closed until it is asked for, or while it narrows nothing. */
export function FilterPanel({ open, filters, onFilter }: FilterPanelProps) {
  const countWith = (more: Partial<Filters>) => filtered(open, { ...filters, ...more }).length
  const categories = [ALL, ...RECOMMENDATION_CATEGORIES] as const
  const priorities = [ALL, ...RECOMMENDATION_PRIORITIES] as const
  const isNarrowed = filters.category !== NO_FILTERS.category || filters.priority !== NO_FILTERS.priority
  const [isOpenAtFirst] = useState(isNarrowed)
  return (
    <details open={isOpenAtFirst}>
      <summary className="flex min-h-11 cursor-pointer items-center font-plate text-[1.0625rem] font-semibold underline decoration-fairway decoration-[1.5px] underline-offset-4">
        {copy.filterTitle}
      </summary>
      <div className="grid gap-4 pb-3">
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
    </details>
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

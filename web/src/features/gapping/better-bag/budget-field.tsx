import { useId, useState } from 'react'
import { NumberField } from '#ui/number-field.tsx'
import * as copy from './better-bag.copy.ts'
import { readBudget } from './budget.ts'

/** The budget in dollars; what cannot be read is said, and the budget before it stays. */
export function BudgetField({ onBudget }: { readonly onBudget: (budgetDollars: number | undefined) => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const budget = readBudget(typed)
  const hint = 'hint' in budget ? budget.hint : undefined
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {copy.budget}
      </label>
      <NumberField
        id={id}
        unit="$"
        value={typed}
        placeholder={copy.anyBudget}
        isInvalid={hint !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value)
          const read = readBudget(target.value)
          if ('budgetDollars' in read) onBudget(read.budgetDollars)
        }}
      />
      <p id={`${id}-hint`} role="status" className={`text-xs ${hint ? 'text-flag-ink' : 'text-ink-2'}`}>
        {hint ?? copy.priceNote}
      </p>
    </div>
  )
}

import { expect, it } from 'vitest'
import { budgetHint as BUDGET_HINT } from './better-bag.copy.ts'
import { readBudget } from './budget.ts'

it('reads whole dollars as people write them', () => {
  for (const typed of ['1200', '$1200', '1,200', '1.200', '$1,200', ' 1200 $', '1200 dollars']) {
    expect(readBudget(typed)).toEqual({ budgetDollars: 1200 })
  }
  expect(readBudget('0')).toEqual({ budgetDollars: 0 })
})

it('takes an empty field for any price', () => {
  expect(readBudget(' ')).toEqual({ budgetDollars: undefined })
})

it('says what to type instead of anything else', () => {
  for (const typed of ['a lot', '-5', '12.50', '1,20', '99999999'])
    expect(readBudget(typed)).toEqual({ hint: BUDGET_HINT })
})

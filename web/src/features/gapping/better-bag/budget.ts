import * as copy from './better-bag.copy.ts'

/** What was typed as a budget: whole dollars, none for an empty field, or nothing that could be read. */
export type TypedBudget = { readonly budgetDollars: number | undefined } | { readonly hint: string }

const WHOLE_DOLLARS = /^\$?\s*(\d{1,6})(?:\s*(?:\$|dollars?))?$/i
const GROUPING = /(?<=\d)[,. ](?=\d{3}\b)/g

/** Reads '250', '$1,200' or '' as a budget. */
export function readBudget(typed: string): TypedBudget {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { budgetDollars: undefined }
  const found = WHOLE_DOLLARS.exec(text.replaceAll(GROUPING, ''))
  return found ? { budgetDollars: Number(found[1]) } : { hint: copy.budgetHint }
}

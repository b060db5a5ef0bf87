import type { DialogName } from '#navigation/dialogs.ts'

/** Any origin will do: only the path counts. */
const SOME_ORIGIN = 'https://bagwise.invalid'

/** A link that opens the dialog over the page the golfer wanted to see, so that every way out of it leads there. */
export function dialogOnPage(dialog: DialogName, path: string): string {
  const { pathname, search } = new URL(path, SOME_ORIGIN)
  const query = new URLSearchParams(search)
  query.set('dialog', dialog)
  query.set('next', path)
  return `${pathname}?${query}`
}

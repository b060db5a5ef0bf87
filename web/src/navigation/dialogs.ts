/** Dialogs are part of the address: `?dialog=sign-up&next=/distances`. Back closes them. */
export const DIALOGS = ['welcome', 'sign-in', 'sign-up', 'capture'] as const
export type DialogName = (typeof DIALOGS)[number]

/** A link that opens the dialog over the given page and remembers where the golfer wanted to go. */
export function dialogLink(dialog: DialogName, { over = '', next }: { readonly over?: string; readonly next?: string | undefined } = {}): string {
  const query = new URLSearchParams({ dialog, ...(next === undefined ? {} : { next }) })
  return `${over}?${query}`
}

/** The dialog that the address asks for, if it names one. */
export function openDialog(query: URLSearchParams): DialogName | undefined {
  return DIALOGS.find((name) => name === query.get('dialog'))
}

/** Where to go afterwards: a path of this product only, never another site. */
export function rememberedPath(query: URLSearchParams): string | undefined {
  const next = query.get('next')
  return next !== null && /^\/(?![/\\])/.test(next) ? next : undefined
}

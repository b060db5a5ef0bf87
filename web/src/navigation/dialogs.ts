/** Dialogs are part of the address: `?dialog=sign-up&next=/distances`. Back closes them. */
const DIALOGS = [
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'verify-email',
  'account-deleted',
  'account-gone',
  'capture',
  'golf-profile',
  'contact',
  'sign-out',
] as const
export type DialogName = (typeof DIALOGS)[number]

/** What the shell hands to the dialog that the address asks for. */
export type DialogContentProps = {
  readonly dialog: DialogName
  /** Where the golfer wanted to go before the dialog came in between. */
  readonly next: string | undefined
  readonly onClose: () => void
}

/** Any origin will do: only what would leave it is refused. */
const SOME_ORIGIN = 'https://bagwise.invalid'

/** A link that opens the dialog over the given page and remembers where the golfer wanted to go. */
export function dialogLink(
  dialog: DialogName,
  { over = '', next }: { readonly over?: string; readonly next?: string | undefined } = {},
): string {
  const query = new URLSearchParams({ dialog, ...(next === undefined ? {} : { next }) })
  return `${over}?${query}`
}

/** The dialog that the address asks for, if it names one. */
export function openDialog(query: URLSearchParams): DialogName | undefined {
  return DIALOGS.find((name) => name === query.get('dialog'))
}

/** The same address without the dialog and what it remembers: '' or '?…'. */
export function searchWithoutDialog(query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('dialog')
  rest.delete('next')
  return rest.size === 0 ? '' : `?${rest}`
}

/** Where to go afterwards: a path of this product only, never another site, however it is spelt. */
export function rememberedPath(query: URLSearchParams): string | undefined {
  const next = query.get('next')
  if (!next?.startsWith('/') || !URL.canParse(next, SOME_ORIGIN)) return undefined
  const { origin, pathname, search, hash } = new URL(next, SOME_ORIGIN)
  // `/.//evil.example` stays on the origin but becomes a path that a browser reads as another host.
  if (origin !== SOME_ORIGIN || pathname.startsWith('//')) return undefined
  return pathname + search + hash
}

import type { Mail } from '#server/mail/mail.ts'
import type { LinkPurpose } from './link-store.ts'

/** How links are delivered. */
export type LinkMailing = {
  /** Queues a mail. */
  readonly send: (mail: Mail) => void
  /** The site's address in links. */
  readonly origin: string
  /** Reply-to address. */
  readonly operator: string
}

/** What is in a mail with a link. */
export type LinkMail = {
  /** The mail's own. */
  readonly id: string
  readonly to: string
  readonly link: string
  /** Reply-to address. */
  readonly operator: string
}

/**
 * A link that opens the dialog of its purpose. Its address comes from the settings, never from a request; the token is in
 * the fragment, which stays in the browser and out of every log.
 */
export function mailedLink(
  origin: string,
  { purpose, token }: { readonly purpose: LinkPurpose; readonly token: string },
): string {
  const link = new URL('/', origin)
  link.search = new URLSearchParams({ dialog: purpose }).toString()
  link.hash = new URLSearchParams({ token }).toString()
  return link.href
}

import type { FastifyRequest } from 'fastify'

/** What passkeys are bound to: WebAuthn's relying party. */
export type Site = {
  readonly origin: string
  /** The host name, without a port. */
  readonly rpId: string
}

/** The site of `PUBLIC_URL`; without it the one the page came from, which the origin check has found to be our own. */
export function siteOf({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin: string | undefined): Site {
  const origin = publicOrigin ?? headers.origin ?? ''
  return { origin, rpId: URL.parse(origin)?.hostname ?? '' }
}

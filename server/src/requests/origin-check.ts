import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { isShare } from '#server/pages/shared-files.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to one
  interface FastifyContextConfig {
    /** Called with a token and not with the cookie of a session, which browsers send by themselves. */
    readonly isForTokens?: boolean
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Requests that change something must come from our own page: browsers always send the origin with them. Programs with a
 * token send none, so that one from another page is refused there too.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicOrigin: string | undefined): void {
  // Whoever can write into a page over plain http must not act on the one over https.
  const isPlainAllowed = !publicOrigin?.startsWith('https:')
  app.addHook('onRequest', async (request) => {
    // What is shared is not even read.
    if (SAFE_METHODS.has(request.method) || isShare(request)) return
    const { origin } = request.headers
    if (origin === undefined && request.routeOptions.config.isForTokens) return
    if (origin !== undefined && (origin === publicOrigin || (isPlainAllowed && origin === ownOrigin(request)))) return
    throw new AppError('foreign-origin', 'This can only be done from Bagwise itself. Reload the page and try again.')
  })
}

/** The address the page was requested by; a proxy's header does not count. */
function ownOrigin({ headers }: FastifyRequest): string {
  return `http://${headers.host}`
}

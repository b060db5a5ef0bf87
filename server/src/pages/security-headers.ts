import helmet from '@fastify/helmet'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#server/config.ts'
import { PERMISSIONS_POLICY } from './permissions-policy.ts'

/** Two years, as the browsers' preload list requires. */
const HSTS_SECONDS = 63_072_000
const POLICY = 'content-security-policy'

type Https = Pick<Config, 'publicOrigin' | 'hstsIncludesSubdomains'>

/** Every answer has the same headers, so they are computed once. */
export async function sendSecurityHeaders(app: FastifyInstance, https: Https): Promise<void> {
  const model = Fastify()
  await model.register(helmet, securityHeaders(https))
  const headers = new Map([['permissions-policy', PERMISSIONS_POLICY]])
  model.get('/', async (_request, { raw }) => {
    for (const name of raw.getHeaderNames()) headers.set(name, String(raw.getHeader(name)))
    return ''
  })
  await model.inject('/')
  await model.close()
  app.addHook('onRequest', async (_request, { raw }) => raw.setHeaders(headers))
}

/** Browsers may run our own files and nothing else. */
function securityHeaders({ publicOrigin, hstsIncludesSubdomains }: Https): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // The page's single policy allows our own workers and nothing else.
        trustedTypes: ['default'],
      },
    },
    // Only when https is certain: browsers refuse plain http on this host from then on.
    strictTransportSecurity: publicOrigin?.startsWith('https:')
      ? { maxAge: HSTS_SECONDS, includeSubDomains: hstsIncludesSubdomains }
      : false,
    // With `no-referrer` browsers send `Origin: null` for some of our own requests.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  }
}

/** Lets the page of this answer have the inline styles with this hash, such as `sha256-…`. */
export function allowStyles(reply: FastifyReply, styleHash: string): void {
  const policy = String(reply.getHeader(POLICY))
  void reply.header(POLICY, policy.replace("style-src 'self'", `style-src 'self' '${styleHash}'`))
}

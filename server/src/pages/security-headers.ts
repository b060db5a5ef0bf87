import helmet from '@fastify/helmet'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

/** Two years, as the browsers' preload list asks. */
const HSTS_SECONDS = 63_072_000

/** Every answer carries the same headers: the plugin, which works them out for each, is asked once. */
export async function sendSecurityHeaders(app: FastifyInstance, publicOrigin: string | undefined): Promise<void> {
  const model = Fastify()
  await model.register(helmet, securityHeaders(publicOrigin))
  const ofPlugin = new Map<string, string>()
  model.get('/', async (_request, { raw }) => {
    for (const name of raw.getHeaderNames()) ofPlugin.set(name, String(raw.getHeader(name)))
    return ''
  })
  await model.inject('/')
  await model.close()
  app.addHook('onRequest', async (_request, { raw }) => raw.setHeaders(ofPlugin))
}

/** What a browser may do with our pages: nothing but run our own files. */
function securityHeaders(publicOrigin: string | undefined): FastifyHelmetOptions {
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
        // The page's one policy lets our own workers through and refuses everything else.
        trustedTypes: ['default'],
      },
    },
    // Only where https is certain: a browser would refuse plain http on this host from then on.
    strictTransportSecurity: publicOrigin?.startsWith('https:') ? { maxAge: HSTS_SECONDS } : false,
    // `no-referrer` would make browsers send `Origin: null` with some of our own requests.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  }
}

/** The same policy for a page with styles of its own, which are named by their hash. */
export function allowStyles(policy: string, styleHash: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' '${styleHash}'`)
}

import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Two years, as the browsers' preload list asks. */
const HSTS_SECONDS = 63_072_000

/** What a browser may do with our pages: nothing but run our own files. */
export function securityHeaders(publicOrigin: string | undefined): FastifyHelmetOptions {
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

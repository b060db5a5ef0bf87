import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

const MS_PER_SECOND = 1_000
/** Unknown paths share one label: each would otherwise become a series of its own. */
const NO_ROUTE = 'none'

/** Serves metrics to requests with the token; disabled without one. */
export function serveMetrics(server: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  if (token === undefined) return
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? NO_ROUTE
    metrics.requestAnswered({ method, route, status: statusCode, seconds: elapsedTime / MS_PER_SECOND })
  })
  server.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    }
    const { contentType, text } = await metrics.read()
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(text)
  })
}

/** Constant-time comparison. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

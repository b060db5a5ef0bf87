import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Serves the metrics to whoever has the token; without a token in the settings there is no such page. */
export function serveMetrics(server: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  if (token === undefined) return
  server.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    }
    const { contentType, text } = await metrics.read()
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(text)
  })
}

/** Takes as long whatever is given. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

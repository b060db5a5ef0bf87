import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { answerError } from '#server/errors.ts'
import { refuseMcpWithoutPost } from '#server/features/mcp/routes.ts'
import { sendSecurityHeaders } from '#server/pages/security-headers.ts'
import { isApi } from '#server/pages/web-pages.ts'
import { createCallLimit } from '#server/rate-limit/call-limit.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import { BODY_LIMIT_BYTES, acceptJsonOnly } from './json-body.ts'
import { refuseForeignOrigins } from './origin-check.ts'
import { limitRefusedBodies } from './refused-bodies.ts'
import { answerUnchanged } from './unchanged.ts'

const REQUEST_TIMEOUT_MS = 15_000
/** A connection on which nothing moves is given up, with the answer that nobody reads. */
const STALLED_AFTER_MS = 30_000

type Parts = {
  readonly config: Config
  readonly now: () => Date
  readonly logTo: { write(line: string): void }
}

/** A server without routes, with what holds for every request: deadlines, log, headers, limits and the form of errors. */
export async function createHttpServer({ config, now, logTo }: Parts): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STALLED_AFTER_MS,
    // Requests that arrived just before the signal to stop are in flight like any others.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    logger: {
      level: config.logLevel,
      stream: logTo,
      // No bodies, no cookies, no tokens, nothing a golfer typed.
      serializers: {
        req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
        err: ({ name, message, code, stack = '', cause }) => ({
          type: name,
          message,
          code,
          stack,
          cause: cause instanceof Error ? cause.message : '',
        }),
      },
    },
    frameworkErrors: answerError,
  })
  server.setErrorHandler(answerError)
  await sendSecurityHeaders(server, config)
  server.addHook('onRequest', async (request, reply) => {
    if (isApi(request.url)) void reply.header('cache-control', 'no-store')
  })
  const countAddress = createCallLimit({ callsPerMinute: config.callsPerMinutePerAddress, now })
  server.addHook('onRequest', async (request) => {
    if (isApi(request.url)) countAddress(clientKey(request.ip))
  })
  refuseMcpWithoutPost(server)
  refuseForeignOrigins(server, config.publicOrigin)
  limitRefusedBodies(server, { limit: config.refusedBodyLimitPerAddress, now })
  acceptJsonOnly(server)
  answerUnchanged(server)
  return server
}

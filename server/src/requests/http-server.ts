import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { answerError } from '#server/errors.ts'
import { BODY_LIMIT_BYTES } from './json-body.ts'

const REQUEST_TIMEOUT_MS = 15_000
/** A connection on which nothing moves is given up, with the answer that nobody reads. */
const STALLED_AFTER_MS = 30_000

type Parts = {
  readonly config: Pick<Config, 'trustedProxies' | 'logLevel'>
  readonly logTo: { write(line: string): void }
}

/** A server without routes, with its deadlines and its log. */
export function createHttpServer({ config, logTo }: Parts): FastifyInstance {
  return Fastify({
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
}

import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

export type Leaving = {
  /** From now on readiness is refused, and whoever gets an answer comes back on another connection. */
  readonly leave: () => void
  /** Refuses when the server is about to stop. */
  readonly refuseWhenLeaving: () => void
}

/** Tells the proxies in front of a server that it will soon be gone, while it goes on answering. */
export function createLeaving({ server }: Pick<FastifyInstance, 'server'>): Leaving {
  let isLeaving = false
  return {
    leave: () => {
      isLeaving = true
      server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    },
    refuseWhenLeaving: () => {
      if (isLeaving) throw new AppError('stopping', 'This server is about to stop: ask another one.')
    },
  }
}

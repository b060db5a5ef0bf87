import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

export type Draining = {
  /** Makes readiness fail and closes connections after their answer. */
  readonly startDraining: () => void
  /** Throws once the server is draining. */
  readonly assertNotDraining: () => void
}

/** Takes the server out of its proxies' rotation while it goes on answering. */
export function createDraining({ server }: Pick<FastifyInstance, 'server'>): Draining {
  let isDraining = false
  return {
    startDraining: () => {
      isDraining = true
      server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    },
    assertNotDraining: () => {
      if (isDraining) throw new AppError('stopping', 'This server is about to stop: ask another one.')
    },
  }
}

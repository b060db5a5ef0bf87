import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NOT_ARRIVED, SHARE_TARGET } from '@bagwise/contract/share-target'

const SEE_OTHER = 303

/** A file that a device shares to Bagwise: browsers send no origin with it, or any. */
export function isShare({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return method === 'POST' && url.split('?', 1)[0] === SHARE_TARGET
}

/**
 * Files that are shared to Bagwise stay on the device: its service worker takes them. Where there is none they come here,
 * from whatever page, are not read, and the golfer is shown how to open them instead.
 */
export function answerSharedFiles(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    return isShare(request) ? reply.redirect(NOT_ARRIVED, SEE_OTHER) : undefined
  })
}

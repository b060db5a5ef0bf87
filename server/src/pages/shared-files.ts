import type { FastifyInstance } from 'fastify'
import { NOT_ARRIVED, SHARE_TARGET } from '@bagwise/contract/share-target'

const SEE_OTHER = 303

/**
 * Files that are shared to Bagwise stay on the device: its service worker takes them. Where there is none they come here,
 * from whatever page, are not read, and the golfer is shown how to open them instead.
 */
export function answerSharedFiles(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (method !== 'POST' || url.split('?', 1)[0] !== SHARE_TARGET) return undefined
    return reply.redirect(NOT_ARRIVED, SEE_OTHER)
  })
}

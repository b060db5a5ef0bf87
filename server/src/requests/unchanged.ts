import type { FastifyInstance } from 'fastify'
import { isApi } from '#server/pages/web-pages.ts'

const OK = 200
const NOT_MODIFIED = 304

/** Where an answer of the API has an `ETag` that the client has named, it is 304 without a body. */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const etag = reply.getHeader('etag')
    if (!isApi(request.url) || reply.statusCode !== OK || typeof etag !== 'string') return payload
    if (!named(request.headers['if-none-match']).includes(etag)) return payload
    void reply.code(NOT_MODIFIED).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}

function named(header: string | undefined): readonly string[] {
  return header?.split(',').map((etag) => etag.trim().replace(/^W\//, '')) ?? []
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowStyles } from '#server/pages/security-headers.ts'
import { apiPage } from './api-page.ts'
import { PAGE_STYLE } from './api-page-style.ts'
import { createOpenApiDocument } from './open-api-document.ts'
import type { Served } from './open-api-document.ts'
import { DOCUMENT_PATH, PAGE_PATH } from './paths-beside-contract.ts'

/** A new version of Bagwise shows within five minutes. */
const CACHING = 'public, max-age=300'
/** The best one takes a second longer for a twentieth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const compressBrotli = promisify<Buffer, object, Buffer>(brotliCompress)
/** The first is sent to a client that takes several. */
const COMPRESSIONS = [
  ['br', (text: Buffer) => compressBrotli(text, BROTLI)],
  ['gzip', promisify<Buffer, Buffer>(gzip)],
] as const

type Encoding = (typeof COMPRESSIONS)[number][0] | 'identity'
type Encoded = ReadonlyMap<Encoding, Buffer>
type Text = { readonly etag: string; readonly encoded: Encoded }

/** Serves the OpenAPI document and the same as a page. Both are made when somebody first asks for one of them. */
export function serveOpenApi(app: FastifyInstance, served: Served): void {
  const texts = once(async () => {
    const document = createOpenApiDocument(served)
    return { json: await textOf(JSON.stringify(document)), html: await textOf(apiPage(document)) }
  })
  const styleHash = `sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}`

  app.get(DOCUMENT_PATH, async (request, reply) => {
    const { json } = await texts()
    return send(json, request, reply.type('application/json; charset=utf-8'))
  })
  app.get(PAGE_PATH, async (request, reply) => {
    const { html } = await texts()
    allowStyles(reply, styleHash)
    return send(html, request, reply.type('text/html; charset=utf-8'))
  })
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}

async function textOf(text: string): Promise<Text> {
  const plain = Buffer.from(text)
  const compressed = COMPRESSIONS.map(async ([encoding, compress]) => [encoding, await compress(plain)] as const)
  const encoded = new Map<Encoding, Buffer>([...(await Promise.all(compressed)), ['identity', plain]])
  return { etag: createHash('sha256').update(plain).digest('base64url'), encoded }
}

function send({ etag, encoded }: Text, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = acceptedBy(headers['accept-encoding'])
  const encoding = [...encoded.keys()].find((each) => accepted.has(each)) ?? 'identity'
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply
    .header('cache-control', CACHING)
    .header('vary', 'accept-encoding')
    .header('etag', `"${etag}-${encoding}"`)
    .send(encoded.get(encoding))
}

function acceptedBy(header: string | string[] = ''): ReadonlySet<string> {
  const entries = [header].flat().join(',').split(',')
  return new Set(
    entries.filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry)).map((entry) => entry.split(';', 1)[0]?.trim() ?? ''),
  )
}

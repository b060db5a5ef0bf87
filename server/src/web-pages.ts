import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, answerError } from './errors.ts'

const PAGE = 'index.html'
/** The last part of the address has a dot. */
const FILE = /\.[^/]*$/
export const PAGES_MISSING = 'The pages are not built yet: run "npm run build", then start again.'

export function arePagesBuilt(webDist: string): boolean {
  return existsSync(join(webDist, PAGE))
}

/** Serves the built page and answers whatever no route knows. */
export async function serveWebPages(app: FastifyInstance, webDist: string): Promise<void> {
  const isBuilt = arePagesBuilt(webDist)
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webDist,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', cachingOf(path))
      },
    })
  }

  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) {
      answerError(new AppError('not-found', 'There is nothing at this address.'), request, reply)
      return reply
    }
    return isBuilt ? reply.code(200).sendFile(PAGE) : sayNotBuilt(reply)
  })
}

/** Files under `assets/` carry a hash of their content in their name. */
function cachingOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Any address that names no file belongs to the page, which has a not-found screen of its own. */
function isNavigation({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return (method === 'GET' || method === 'HEAD') && !isApi(path) && !FILE.test(path)
}

export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path.startsWith('/api?')
}

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send(PAGES_MISSING)
}

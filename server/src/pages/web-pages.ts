import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, NOTHING_HERE, answerError } from '#server/errors.ts'
import { allowStyles } from './security-headers.ts'
import { answerSharedFiles } from './shared-files.ts'
import { areStartPagesBuilt, startPagesIn } from './start-pages.ts'
import type { StartPage } from './start-pages.ts'

/** The last path segment contains a dot. */
const FILE = /\.[^/]*$/
const ENCODED_NUL = '%00'
/** Plain or precompressed. */
const ICON = /\.(?:svg|png)(?:\.\w+)?$/
export const PAGES_MISSING = 'The pages are not built yet: run "npm run build", then start again.'

type WebPages = {
  /** The folder with the built pages. */
  readonly webDist: string
  /** Name of the session cookie. */
  readonly sessionCookie: string
}

/** Serves the built page and answers unknown addresses. */
export async function serveWebPages(app: FastifyInstance, { webDist, sessionCookie }: WebPages): Promise<void> {
  app.addHook('onRequest', async (request) => {
    // No file name contains it, and the file system throws on it.
    if (pathOf(request).includes(ENCODED_NUL)) throw new AppError('not-found', NOTHING_HERE)
  })
  answerSharedFiles(app)
  const startPages = areStartPagesBuilt(webDist) ? startPagesIn(webDist) : undefined
  if (startPages) {
    await app.register(fastifyStatic, {
      root: webDist,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        if (reply.getHeader('cache-control') === undefined) void reply.header('cache-control', cachingOf(path))
        if (/\.html(?:\.\w+)?$/.test(path)) allowStyles(reply, startPages.styleHash())
      },
    })
    // A page loads dozens. The plugin's own route reads the whole folder for each, to compare the letters' case.
    app.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) =>
      FILE.test(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
    )
  }

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!startPages) return sayNotBuilt(reply)
    // The page checks whether the session is still valid; here its presence is enough.
    const hasSession = namesOfCookies(request).includes(sessionCookie)
    // Starts loading the editing code along with the scripts rather than after them.
    if (hasSession) void reply.header('link', startPages.linksOfGolfers())
    return sendStartPage(startPages.at(pathOf(request), { hasSession }), reply)
  }
  // Otherwise the folder's index file would answer here.
  if (startPages) app.get('/', sendPage)
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(request, reply)
    answerError(new AppError('not-found', NOTHING_HERE), request, reply)
    return reply
  })
}

function sendStartPage(page: StartPage, reply: FastifyReply): FastifyReply {
  // The preload header, and at some addresses the page, depends on the session cookie.
  void reply.header('vary', 'cookie')
  // Going back, browsers show a stored page without asking: a golfer would see the visitors' page.
  if (page.isForVisitorsOnly) void reply.header('cache-control', 'no-store')
  return reply.code(200).sendFile(page.file, page.folder)
}

function namesOfCookies({ headers: { cookie = '' } }: FastifyRequest): readonly string[] {
  return cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
}

/** Files under `assets/` have a content hash in their name. */
function cachingOf(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return 'public, max-age=31536000, immutable'
  // Chromium requests the icon at each step of the history, including dialogs.
  return ICON.test(path) ? 'public, max-age=3600' : 'no-cache'
}

/** Any address that names no file belongs to the page, which has its own not-found screen. */
function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request)
  return (request.method === 'GET' || request.method === 'HEAD') && !isApi(path) && !FILE.test(path)
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}

export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path.startsWith('/api?')
}

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send(PAGES_MISSING)
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Manifest of the prerendered pages, written by `web/build/start-pages.ts`. */
type List = {
  /** Hash of the styles inlined in every page, for the content policy. */
  readonly styleHash: string
  /** Visitors' pages by path. */
  readonly ofVisitors: Readonly<Record<string, string>>
  /** Everybody's pages by path. */
  readonly ofRoutes: Readonly<Record<string, string>>
  /** Link header that preloads what golfers' pages need. */
  readonly linksOfGolfers: string
}

export type StartPage = {
  readonly folder: string
  readonly file: string
  readonly isForVisitorsOnly: boolean
}

const FOLDER = '.start-pages'
/** The empty page, for addresses without a page of their own. */
const FRAME = 'index.html'

export type StartPages = {
  readonly at: (path: string, who: { readonly hasSession: boolean }) => StartPage
  readonly styleHash: () => string
  readonly linksOfGolfers: () => string
}

export function areStartPagesBuilt(webDist: string): boolean {
  return existsSync(listOf(webDist))
}

/** Chooses the first page for a browser. The manifest is read again after a new build. */
export function startPagesIn(webDist: string): StartPages {
  const folder = join(webDist, FOLDER)
  let list = readList(webDist)
  const current = () => {
    const { mtimeMs } = statSync(listOf(webDist))
    if (mtimeMs !== list.mtimeMs) list = readList(webDist)
    return list
  }
  return {
    at: (path, { hasSession }) => {
      const { ofVisitors, ofRoutes } = current()
      const visitors = Object.hasOwn(ofVisitors, path) && !hasSession ? ofVisitors[path] : undefined
      if (visitors !== undefined) return { folder, file: visitors, isForVisitorsOnly: true }
      const name = asTheRouterSees(path)
      const route = Object.hasOwn(ofRoutes, name) ? ofRoutes[name] : undefined
      if (route !== undefined) return { folder, file: route, isForVisitorsOnly: false }
      return { folder: webDist, file: FRAME, isForVisitorsOnly: false }
    },
    styleHash: () => current().styleHash,
    linksOfGolfers: () => current().linksOfGolfers,
  }
}

function readList(webDist: string): List & { readonly mtimeMs: number } {
  const path = listOf(webDist)
  const { mtimeMs } = statSync(path)
  const list: List = JSON.parse(readFileSync(path, 'utf8'))
  return { ...list, mtimeMs }
}

function listOf(webDist: string): string {
  return join(webDist, FOLDER, 'start-pages.json')
}

/** Ignores case and a trailing slash. */
function asTheRouterSees(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase()
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the build says of the pages it has rendered: `web/build/start-pages.ts` writes it. */
type List = {
  /** Of the styles in every page, for the content policy. */
  readonly styleHash: string
  /** By path: a page for visitors only. */
  readonly ofVisitors: Readonly<Record<string, string>>
  /** By path: a page for everybody. */
  readonly ofRoutes: Readonly<Record<string, string>>
  /** A Link header: what the page of a golfer asks for, wherever it opens. */
  readonly linksOfGolfers: string
}

export type StartPage = {
  readonly folder: string
  readonly file: string
  readonly isForVisitorsOnly: boolean
}

const FOLDER = '.start-pages'
/** The frame of every page: at every address that has no page of its own. */
const FRAME = 'index.html'

export type StartPages = {
  readonly at: (path: string, who: { readonly hasSession: boolean }) => StartPage
  readonly styleHash: () => string
  readonly linksOfGolfers: () => string
}

export function areStartPagesBuilt(webDist: string): boolean {
  return existsSync(listOf(webDist))
}

/** Which page a browser gets first. The list is read again when the pages are built again while the server runs. */
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

/** Whatever the case, and with or without a slash at the end. */
function asTheRouterSees(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase()
}

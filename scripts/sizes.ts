import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { TEXT_QUALITY } from '../web/build/precompress.ts'
import { ROOT } from './setup/paths.mjs'

/** The parts of Vite's manifest that are read here: chunks by key, each with the keys it imports. */
export type Manifest = Readonly<Record<string, Chunk>>
type Chunk = {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** What was built, by path inside the folder. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>

export type SizeRow = {
  readonly what: string
  readonly kilobytes: number
  readonly budget: number
  readonly wall: number
  readonly verdict: 'ok' | 'over budget' | 'TOO BIG'
}

const SERVICE_WORKER = 'sw.js'
const OFFLINE_SCRIPTS = /^offline\/scripts-[^/]+\.json$/
const OFFLINE_PROSE = /^offline\/prose-[^/]+\.json$/
/** The page that visitors get at `/`, with the styles that every page starts with. */
const HOME_PAGE = '.start-pages/home.html'
const PAGE_STYLES = /<style>(.*?)<\/style>/s
/** All but the picture for home screens, which browsers fetch only when it is added to one. */
const FILE_OF_PAGE = /<(?:script|link)\s(?![^>]*rel="apple-touch-icon")[^>]*?(?:src|href)="\/([^"]+)"/g
/** The chunks of `vite.config.ts` that load by themselves once a visitor's page has started. */
const VISITORS_CHUNKS = ['home', 'app']
/** What a phone loads to play a hole, map or not: all that is there for rounds only. */
const CHUNKS_OF_HOLE = ['play-screens', 'round', 'round-notes', 'round-rules', 'mapped-hole']
/** The utilities that are loaded with it. */
const PART_STYLES = 'src/styles/parts.css'
/** The page's worker, which a visitor's page starts; Vite's manifest does not list it. */
const WORKER = /^assets\/golf-worker-[^/]+\.js$/
/** Around every page of a golfer: whatever is loaded later finds it there. */
const GOLFERS_CHUNK = 'edits'
const BYTES_PER_KILOBYTE = 1000

/** What a golfer waits for and what a device keeps, each against a budget (a warning) and a wall (a failure). */
export function measureSizes({
  manifest,
  files,
}: {
  readonly manifest: Manifest
  readonly files: BuiltFiles
}): SizeRow[] {
  const bytes = (path: string): Uint8Array => files.get(path) ?? missing(path)
  // The build has compressed nearly all of them.
  const brotli = memoized((path) => files.get(`${path}.br`)?.length ?? brotliCompressSync(bytes(path)).length)
  const start = keyWhere(manifest, ({ isEntry }) => isEntry === true, 'an entry')
  const firstLoad = new Set(withImports(manifest, start))
  const page = Buffer.from(bytes(HOME_PAGE)).toString()
  const [, styles = missing('the styles of the page')] = PAGE_STYLES.exec(page) ?? []
  const packSize = (name: RegExp) => {
    const pack = [...files.keys()].find((path) => name.test(path)) ?? missing(`a pack like ${String(name)}`)
    return files.get(`${pack}.br`)?.length ?? packed(bytes(pack))
  }
  const worker = [...files.keys()].find((path) => WORKER.test(path)) ?? missing('the worker')
  const scripts = (keys: Iterable<string>) =>
    [...keys].map((key) => manifest[key]?.file ?? missing(key)).filter(isScript)
  // As the server sends them: texts compressed, fonts and pictures as they are.
  const sent = (path: string) => Math.min(brotli(path), bytes(path).length)
  const filesOfHole = scripts(
    CHUNKS_OF_HOLE.map((wanted) => keyWhere(manifest, ({ name }) => name === wanted, `a chunk named ${wanted}`)),
  )
  // It is around every page of a golfer: whatever is loaded later finds it there.
  const edits = keyWhere(manifest, ({ name }) => name === GOLFERS_CHUNK, 'a chunk named edits')
  const largest = lazyScreens(manifest, new Set([...firstLoad, edits]))
    .map(({ name, added }) => ({ name, size: total(scripts(added), brotli) }))
    .reduce((most, screen) => (screen.size > most.size ? screen : most), { name: 'none', size: 0 })

  return [
    row('first scripts (brotli)', total(scripts(firstLoad), brotli), { budget: 110, wall: 120 }),
    row('first styles (gzip)', gzipSync(styles, { level: 9 }).length, { budget: 6, wall: 10 }),
    row('first visit, all files', total(filesOfVisit(manifest, { start, page, worker }), sent), {
      budget: 170,
      wall: 190,
    }),
    // 1 kB of it for what screens share with rounds.
    row(`largest lazy screen (brotli): ${largest.name}`, largest.size, { budget: 32, wall: 41 }),
    row('a hole of a round (brotli)', total(filesOfHole, brotli), { budget: 36, wall: 40 }),
    // 70 kB of it for rounds, 20 kB for what reads a CSV of shots.
    row('offline scripts (brotli)', packSize(OFFLINE_SCRIPTS), { budget: 320, wall: 490 }),
    row('offline prose (brotli)', packSize(OFFLINE_PROSE), { budget: 80, wall: 100 }),
    // It lists the names of all files; those of rounds are 0.1 kB. 0.5 kB take files that other apps share.
    row('service worker (brotli)', brotli(SERVICE_WORKER), { budget: 4, wall: 4.7 }),
  ]
}

/** The page, the files it names, and what follows by itself for a visitor who does nothing. The API is not counted. */
function filesOfVisit(
  manifest: Manifest,
  { start, page, worker }: { readonly start: string; readonly page: string; readonly worker: string },
): readonly string[] {
  const ofPage = Array.from(page.matchAll(FILE_OF_PAGE), ([, file = '']) => file)
  const ofParts = VISITORS_CHUNKS.map((wanted) =>
    keyWhere(manifest, ({ name }) => name === wanted, `a chunk named ${wanted}`),
  )
    .flatMap((parts) => withImports(manifest, parts))
    .filter((key) => key !== start)
    .flatMap((key) => [manifest[key]?.file ?? missing(key), ...(manifest[key]?.css ?? [])])
  const styles = manifest[PART_STYLES]?.file ?? missing(PART_STYLES)
  return [...new Set([HOME_PAGE, ...ofPage, ...ofParts, styles, worker])]
}

/** Whatever is loaded later, screens and their parts, with the chunks that are not there yet when it is asked for. */
function lazyScreens(
  manifest: Manifest,
  firstLoad: ReadonlySet<string>,
): readonly { readonly name: string; readonly added: readonly string[] }[] {
  const later = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))
  return [...later]
    .filter((key) => !firstLoad.has(key))
    .map((key) => {
      const there = new Set([...firstLoad, ...loadedBefore(manifest, key)])
      const added = withImports(manifest, key).filter((needed) => !there.has(needed))
      return { name: manifest[key]?.name ?? key, added }
    })
}

/** A chunk and everything the browser must load before it runs. */
function withImports(manifest: Manifest, start: string): readonly string[] {
  const found = new Set([start])
  for (const key of found) {
    for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  }
  return [...found]
}

/** What has been loaded in any case when this part is asked for: its screen, or what all its screens share. */
function loadedBefore(manifest: Manifest, part: string): readonly string[] {
  const [first = [], ...others] = Object.keys(manifest)
    .filter((key) => manifest[key]?.dynamicImports?.includes(part))
    .map((key) => withImports(manifest, key))
  return first.filter((key) => others.every((screen) => screen.includes(key)))
}

function keyWhere(manifest: Manifest, isWanted: (chunk: Chunk) => boolean, what: string): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => isWanted(chunk)) ?? missing(what)
  return key
}

function row(what: string, sizeBytes: number, limits: { readonly budget: number; readonly wall: number }): SizeRow {
  const kilobytes = sizeBytes / BYTES_PER_KILOBYTE
  const verdict = kilobytes > limits.wall ? 'TOO BIG' : kilobytes > limits.budget ? 'over budget' : 'ok'
  return { what, kilobytes, ...limits, verdict }
}

function total(paths: readonly string[], sizeOf: (path: string) => number): number {
  return paths.reduce((sum, path) => sum + sizeOf(path), 0)
}

function memoized(sizeOf: (path: string) => number): (path: string) => number {
  const known = new Map<string, number>()
  return (path) => {
    const size = known.get(path) ?? sizeOf(path)
    known.set(path, size)
    return size
  }
}

/** As the build compresses it. */
function packed(pack: Uint8Array): number {
  return brotliCompressSync(pack, { params: { [constants.BROTLI_PARAM_QUALITY]: TEXT_QUALITY } }).length
}

function isScript(path: string): boolean {
  return extname(path) === '.js'
}

function missing(name: string): never {
  throw new Error(`The build has no ${name}`)
}

const WHAT_WIDTH = 52

function printSizes(rows: readonly SizeRow[]): void {
  console.log(`${''.padEnd(WHAT_WIDTH)}     kB  budget  wall`)
  for (const { what, kilobytes, budget, wall, verdict } of rows) {
    const figures = [kilobytes.toFixed(1).padStart(7), String(budget).padStart(7), String(wall).padStart(5)]
    console.log(`${what.padEnd(WHAT_WIDTH)}${figures.join(' ')}  ${verdict}`)
  }
}

if (import.meta.main) {
  const dist = join(ROOT, 'web', 'dist')
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
  const files = new Map(paths.map((path) => [path, readFileSync(join(dist, path))]))
  const rows = measureSizes({ manifest: JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')), files })
  printSizes(rows)
  process.exitCode = rows.some(({ verdict }) => verdict === 'TOO BIG') ? 1 : 0
}

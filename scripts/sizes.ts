import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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

/** One of the files in the offline pack, as `web/build/offline-pack.ts` writes it. */
type PackedFile = { readonly path: string; readonly text: string }

/** What was built, by path inside the folder. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>

export type SizeRow = {
  readonly what: string
  readonly unit: 'kB' | 'requests'
  readonly amount: number
  readonly budget: number
  readonly wall: number
  readonly verdict: 'ok' | 'over budget' | 'TOO BIG'
}

/** Not kept by itself; it comes when the page has loaded. */
const SERVICE_WORKER = 'sw.js'
/** Not kept either: what comes from the server when it is needed. */
const ONLINE_FOLDER = 'assets/online/'
const OFFLINE_PACK = /^offline\/pack-[^/]+\.json$/
/** The page that visitors get at `/`, with the styles that every page starts with. */
const HOME_PAGE = '.start-pages/home.html'
const PAGE_STYLES = /<style>(.*?)<\/style>/s
/** All but the picture for home screens, which browsers ask for when it is wanted. */
const FILE_OF_PAGE = /<(?:script|link)\s(?![^>]*rel="apple-touch-icon")[^>]*?(?:src|href)="\/([^"]+)"/g
/** The group of `vite.config.ts` that comes by itself once a visitor's page has started. */
const VISITORS_PARTS = 'home'
/** What pictures of a golfer's distances share. */
const CHARTS = '_charts-'
/** The screen of `/`: part of the entry, or a chunk of its own. */
const HOME_SCREEN = 'src/features/home/home-screen.tsx'
const BYTES_PER_KILOBYTE = 1000

/** Every budget and wall of the build: first load, each lazy screen, each part of one, and everything together. */
export function measureSizes({
  manifest,
  files,
}: {
  readonly manifest: Manifest
  readonly files: BuiltFiles
}): SizeRow[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('The manifest names no entry')

  const firstLoad = new Set([
    ...withImports(manifest, entry),
    ...(manifest[HOME_SCREEN] ? withImports(manifest, HOME_SCREEN) : []),
  ])
  const later = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))
  const lazyScreens = Object.keys(manifest).filter((key) => later.has(key) && !firstLoad.has(key))
  const chunk = (key: string): Chunk => manifest[key] ?? missing(key)
  const bytes = (path: string): Uint8Array => files.get(path) ?? missing(path)
  const packedSizes = new Map<string, number>()
  const packedSize = (path: string) => {
    const sizeBytes = packedSizes.get(path) ?? brotliCompressSync(bytes(path)).length
    packedSizes.set(path, sizeBytes)
    return sizeBytes
  }
  const brotli = (paths: readonly string[]) => total(paths, packedSize)
  const scripts = (keys: Iterable<string>) => [...keys].map((key) => chunk(key).file).filter(isScript)
  const packed = packedBytes(files)
  const keptAlone = [...files.keys()].filter((path) => !packed.paths.has(path))
  const page = Buffer.from(bytes(HOME_PAGE)).toString()
  const [, pageStyles] = PAGE_STYLES.exec(page) ?? missing('the styles of the page')
  const charts = Object.keys(manifest).filter((key) => key.startsWith(CHARTS))
  const firstFiles = filesOfVisit(manifest, { entry, page })
  // As the server sends them: texts packed, fonts and pictures as they are.
  const sent = (path: string) => Math.min(brotli([path]), bytes(path).length)

  return [
    sized('first load of /, scripts (brotli)', brotli(scripts(firstLoad)), { budget: 105, wall: 115 }),
    sized('first load of /, styles (gzip)', gzipSync(pageStyles ?? '', { level: 9 }).length, { budget: 6, wall: 10 }),
    sized('first load of /, all files of the page', total([HOME_PAGE, ...firstFiles.ofPage], sent), {
      budget: 160,
      wall: 190,
    }),
    sized('first load of /, with what comes by itself', total([HOME_PAGE, ...firstFiles.ofVisit], sent), {
      budget: 160,
      wall: 170,
    }),
    counted('first load of /, requests with these', 1 + firstFiles.ofVisit.length, { budget: 8, wall: 9 }),
    sized('charts (brotli)', brotli(scripts(charts)), { budget: 8, wall: 16 }),
    ...lazyScreens.map((key) => {
      const there = new Set([...firstLoad, ...loadedBefore(manifest, key)])
      const added = withImports(manifest, key).filter((needed) => !there.has(needed))
      return sized(`${chunk(key).name ?? nameOf(key)}, added scripts (brotli)`, brotli(scripts(added)), {
        budget: 28,
        wall: 35,
      })
    }),
    sized('all scripts kept for offline (brotli)', brotli(keptAlone.filter(isKeptScript)) + packed.scriptBytes, {
      budget: 230,
      wall: 280,
    }),
    sized('everything in the offline pack (brotli)', packed.bytes, { budget: 230, wall: 280 }),
    sized('service worker (brotli)', brotli([SERVICE_WORKER]), { budget: 4, wall: 8 }),
  ]
}

/** What the page itself names, and that with all that follows for a visitor who does nothing. The API is not counted. */
function filesOfVisit(
  manifest: Manifest,
  { entry, page }: { readonly entry: string; readonly page: string },
): { readonly ofPage: readonly string[]; readonly ofVisit: readonly string[] } {
  const ofPage = [...new Set(Array.from(page.matchAll(FILE_OF_PAGE), ([, file = '']) => file))]
  const parts = Object.keys(manifest).find((key) => manifest[key]?.name === VISITORS_PARTS)
  const ofParts = withImports(manifest, parts ?? missing(`the parts of ${VISITORS_PARTS}`))
    .filter((key) => key !== entry)
    .flatMap((key) => [manifest[key]?.file ?? missing(key), ...(manifest[key]?.css ?? [])])
  return { ofPage, ofVisit: [...new Set([...ofPage, ...ofParts])] }
}

/** What travels in one file when a device keeps Bagwise for the first time, and how much of it is scripts. */
function packedBytes(files: BuiltFiles): {
  readonly paths: ReadonlySet<string>
  readonly bytes: number
  readonly scriptBytes: number
} {
  const name = [...files.keys()].find((path) => OFFLINE_PACK.test(path))
  const text = name === undefined ? undefined : files.get(name)
  if (text === undefined) return missing('the offline pack')
  const contents: readonly PackedFile[] = JSON.parse(Buffer.from(text).toString())
  const scripts = contents.filter(({ path }) => isScript(path))
  return {
    paths: new Set(contents.map(({ path }) => path.slice(1))),
    bytes: brotliCompressSync(text).length,
    scriptBytes: brotliCompressSync(JSON.stringify(scripts)).length,
  }
}

/** A chunk and everything the browser must load before it runs. */
function withImports(manifest: Manifest, start: string): string[] {
  const found = new Set([start])
  for (const key of found) {
    for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  }
  return [...found]
}

/** What has been loaded in any case when this part is asked for: its screen, or what all its screens share. */
function loadedBefore(manifest: Manifest, part: string): string[] {
  const [first = [], ...others] = Object.keys(manifest)
    .filter((key) => manifest[key]?.dynamicImports?.includes(part))
    .map((key) => withImports(manifest, key))
  return first.filter((key) => others.every((screen) => screen.includes(key)))
}

type Limits = { readonly budget: number; readonly wall: number }

function sized(what: string, sizeBytes: number, limits: Limits): SizeRow {
  return row({ what, unit: 'kB', amount: sizeBytes / BYTES_PER_KILOBYTE, ...limits })
}

function counted(what: string, requestCount: number, limits: Limits): SizeRow {
  return row({ what, unit: 'requests', amount: requestCount, ...limits })
}

function row(measured: Omit<SizeRow, 'verdict'>): SizeRow {
  const { amount, budget, wall } = measured
  return { ...measured, verdict: amount > wall ? 'TOO BIG' : amount > budget ? 'over budget' : 'ok' }
}

function total(paths: readonly string[], sizeOf: (path: string) => number): number {
  return paths.reduce((sum, path) => sum + sizeOf(path), 0)
}

function isScript(path: string): boolean {
  return extname(path) === '.js'
}

function isKeptScript(path: string): boolean {
  return isScript(path) && path !== SERVICE_WORKER && !path.startsWith(ONLINE_FOLDER)
}

function nameOf(key: string): string {
  return key.replace(/^.*\//, '').replace(/\.tsx?$/, '')
}

function missing(name: string): never {
  throw new Error(`The build names ${name} but does not have it`)
}

const WHAT_WIDTH = 52

function printSizes(rows: readonly SizeRow[]): void {
  console.log(`${''.padEnd(WHAT_WIDTH)}     kB  budget  wall`)
  for (const { what, unit, amount, budget, wall, verdict } of rows) {
    const figures = [
      (unit === 'kB' ? amount.toFixed(1) : String(amount)).padStart(7),
      String(budget).padStart(7),
      String(wall).padStart(5),
    ]
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

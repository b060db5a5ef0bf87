import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { dataOfScript } from './data-beside-scripts.ts'
import { writeFirstCalls } from './first-calls.ts'
import { filesOfModules, modulesOfRoutes } from './route-scripts.ts'
import type { BuildManifest } from './route-scripts.ts'
import { onceWritten } from './once-written.ts'
import { SCOPED_NAMES } from './scoped-names.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const PAGE = 'index.html'
const PART_STYLES = 'src/styles/parts.css'
/** The group of `vite.config.ts` that `sync-status.ts` loads for every golfer; no profile is shown without it. */
const EDITS = 'edits'
/**
 * What home loads for golfers beyond the script that every page starts with: what stands below the bag, the bag's ladder,
 * what is next.
 */
const HOME_OF_GOLFERS = [
  'src/features/home/golfer-parts.tsx',
  'src/profile-parts/compact-ladder/bag-ladder.tsx',
  'src/features/home/golfer/next-for-bag.tsx',
]
/** Those of components name the classes that are rendered. */
const GLOBAL_STYLES = /(?<!\.module)\.css$/
const EMPTY_ROOT = '<div id="root"></div>'
const STYLES = /<style>(.*?)<\/style>/s
/** The content policy refuses styles of single elements, and scripts that stand in a page. */
const REFUSED = /<[^>]* style=|<script(?![^>]* src=)|<[^>]* on[a-z]+=/
/** Not shown by the server at any address: each of its pages belongs to one. */
const FOLDER = '.start-pages'
const LIST = 'start-pages.json'

/** What `web/src/prerender.tsx` exports. */
export type Renderer = {
  readonly renderVisitorsHome: () => Promise<string>
  readonly renderFrame: () => Promise<string>
}

/** Which page the server gives at which path; `server/src/pages/start-pages.ts` reads it. */
type StartPages = {
  /** For the content policy. */
  readonly styleHash: string
  /** For visitors only. */
  readonly ofVisitors: Readonly<Record<string, string>>
  /** For everybody else, by path without a slash at its end; any other path has `index.html`. */
  readonly ofRoutes: Readonly<Record<string, string>>
  /** A Link header: what the page of a golfer asks for, wherever it opens. */
  readonly linksOfGolfers: string
}

/** Renders what is painted first once the scripts have been built. */
export function startPages(): Plugin {
  return onceWritten('bagwise-start-pages', async (folder) => {
    const siteMap = await readFile(join(WEB, 'src', 'routes.tsx'), 'utf8')
    await writeStartPages({ folder, siteMap, renderer: await buildRenderer() })
  })
}

export async function writeStartPages({
  folder,
  siteMap,
  renderer,
}: {
  readonly folder: string
  readonly siteMap: string
  readonly renderer: Renderer
}): Promise<void> {
  const page = await readFile(join(folder, PAGE), 'utf8')
  const manifest: BuildManifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const frame = withMarkup(page, await renderer.renderFrame())
  const home = withMarkup(page, await renderer.renderVisitorsHome(), ' data-visitor')
  await mkdir(join(folder, FOLDER), { recursive: true })
  await writeFile(join(folder, PAGE), frame)
  await writeFile(join(folder, FOLDER, 'home.html'), home)
  const firstCalls = await writeFirstCalls(folder)
  const ofRoutes: Record<string, string> = {}
  const writeRoute = async (path: string, file: string, modules: readonly string[]) => {
    ofRoutes[path] = file
    const links = await linksOf(folder, manifest, modules)
    await writeFile(
      join(folder, FOLDER, file),
      frame.replace('<head>', () => `<head>${firstCalls.element}`).replace('</head>', () => `${links}</head>`),
    )
  }
  await writeRoute('', 'golfers-home.html', HOME_OF_GOLFERS)
  for (const [route, modules] of modulesOfRoutes(siteMap)) {
    // Its first page stands for all of them.
    const path = route.replace(/\/\*$/, '')
    // Addresses of one of many have the frame alone.
    if (path === '*' || path.includes(':')) continue
    const screens = modules
      .filter((module) => module.startsWith('#features/'))
      .map((module) => `src/${module.slice(1)}`)
    await writeRoute(`/${path}`, `${path.replaceAll('/', '-')}.html`, screens)
  }
  const list: StartPages = {
    styleHash: styleHashOf(page),
    ofVisitors: { '/': 'home.html' },
    ofRoutes,
    linksOfGolfers: await linksOfGolfers(folder, manifest, firstCalls.file),
  }
  await writeFile(join(folder, FOLDER, LIST), JSON.stringify(list))
}

function withMarkup(page: string, markup: string, mark = ''): string {
  if (!page.includes(EMPTY_ROOT)) throw new Error(`${PAGE} has no ${EMPTY_ROOT} for what is rendered`)
  const refused = REFUSED.exec(markup)
  if (refused) throw new Error(`The content policy would refuse ${refused[0]} in a rendered page`)
  return page.replace(EMPTY_ROOT, () => `<div id="root"${mark}>${markup}</div>`)
}

function styleHashOf(page: string): string {
  const [, styles] = STYLES.exec(page) ?? []
  if (styles === undefined) throw new Error(`${PAGE} has no styles: see page-styles.ts`)
  return `sha256-${createHash('sha256').update(styles).digest('base64')}`
}

/** As `filesOfModules` finds them, in the order of the modules: what the first one needs comes first. */
function filesInOrder(manifest: BuildManifest, modules: readonly string[]): ReturnType<typeof filesOfModules> {
  const all = modules.map((module) => filesOfModules(manifest, [module], PAGE))
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  }
}

/**
 * Asks for what a screen needs together with the script that would find it out, and not after it. Its files come after
 * what every page needs, and after who is here and their profile.
 */
async function linksOf(folder: string, manifest: BuildManifest, modules: readonly string[]): Promise<string> {
  const first = filesOfModules(manifest, [PART_STYLES], PAGE).styles
  const { scripts, styles } = filesInOrder(manifest, modules)
  return [
    ...first.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    ...(await dataOf(folder, scripts)).map(
      (file) => `<link rel="modulepreload" as="json" crossorigin href="/${file}">`,
    ),
    ...styles.map((file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`),
  ]
    .map((link) => `  ${link}\n  `)
    .join('')
}

async function linksOfGolfers(folder: string, manifest: BuildManifest, firstCalls: string): Promise<string> {
  const edits = Object.keys(manifest).find((key) => manifest[key]?.name === EDITS)
  if (edits === undefined) throw new Error(`The build has no chunk named ${EDITS}: see vite.config.ts`)
  const start = manifest[PAGE]?.file
  if (start === undefined) throw new Error(`The build has no script of ${PAGE}`)
  const { scripts } = filesOfModules(manifest, [edits], PAGE)
  return [
    `</${firstCalls}>; rel=preload; as=script; fetchpriority=high`,
    `</${start}>; rel=modulepreload`,
    ...scripts.map((file) => `</${file}>; rel=modulepreload`),
    ...(await dataOf(folder, scripts)).map((file) => `</${file}>; rel=modulepreload; as=json`),
  ].join(', ')
}

async function dataOf(folder: string, scripts: readonly string[]): Promise<readonly string[]> {
  const data = await Promise.all(scripts.map(async (file) => dataOfScript(await readFile(join(folder, file), 'utf8'))))
  return [...new Set(data.flat())].map((file) => `assets/${file}`)
}

/** The page for Node.js, as one script: it renders to text what the browser then takes over. */
async function buildRenderer(): Promise<Renderer> {
  const folder = await mkdtemp(join(tmpdir(), 'bagwise-renderer-'))
  try {
    await build({
      configFile: false,
      root: WEB,
      publicDir: false,
      // Packages mark what is for browsers only; the same modules were built, with warnings, a moment ago.
      logLevel: 'error',
      plugins: [{ name: 'bagwise-no-styles', enforce: 'pre', load: (id) => (GLOBAL_STYLES.test(id) ? '' : undefined) }],
      css: SCOPED_NAMES,
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir: folder,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'renderer.mjs', codeSplitting: false } },
      },
    })
    const renderer: Renderer = await import(pathToFileURL(join(folder, 'renderer.mjs')).href)
    return renderer
  } finally {
    await rm(folder, { recursive: true })
  }
}

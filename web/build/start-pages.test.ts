import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import { writeStartPages } from './start-pages.ts'
import type { Renderer } from './start-pages.ts'

const STYLES = 'p{margin:0}@media (width<48rem){p{color:$&}}'
const PAGE = `<html><head><style>${STYLES}</style></head><body><div id="root"></div></body></html>`
const SITE_MAP = `const routes = [
  { path: 'distances/import', lazy: screen(async () => (await import('#features/import-screen.tsx')).ImportScreen) },
  { path: 'clubs/:club', lazy: screen(async () => (await import('#features/club-screen.tsx')).ClubScreen) },
  { path: '*', lazy: screen(async () => (await import('#features/not-found.tsx')).NotFound) },
]`
const MANIFEST = {
  'index.html': { file: 'assets/index.js' },
  'src/features/import-screen.tsx': { file: 'assets/import-screen.js', css: ['assets/import.css'] },
  'src/features/home/golfer-parts.tsx': { file: 'assets/golfer-parts.js', imports: ['_common.js'] },
  'src/profile-parts/compact-ladder/bag-ladder.tsx': {
    file: 'assets/bag-ladder.js',
    imports: ['_common.js', '_plan.js'],
  },
  'src/features/home/golfer/next-for-bag.tsx': { file: 'assets/next-for-bag.js', imports: ['_plan.js'] },
  '_common.js': { file: 'assets/common.js' },
  '_plan.js': { file: 'assets/plan.js' },
  'src/styles/parts.css': { file: 'assets/parts.css' },
  '_edits.js': { file: 'assets/edits.js', name: 'edits' },
}

describe('the pages that a browser gets first', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bagwise-pages-'))
    await mkdir(join(folder, '.vite'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
    await writeFile(join(folder, 'index.html'), PAGE)
    await writeFile(
      join(folder, 'assets', 'import-screen.js'),
      'import words from"./prose-rules-a1.json"with{type:"json"}',
    )
    for (const name of ['golfer-parts', 'bag-ladder', 'next-for-bag', 'common', 'plan']) {
      await writeFile(join(folder, 'assets', `${name}.js`), '')
    }
    await writeFile(join(folder, 'assets', 'edits.js'), 'import words from"./prose-rules-b2.json"with{type:"json"}')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const write = (renderer: Partial<Renderer> = {}) =>
    writeStartPages({
      folder,
      siteMap: SITE_MAP,
      renderer: {
        renderFrame: async () => '<p>splash $1</p>',
        renderVisitorsHome: async () => '<h1>welcome</h1>',
        ...renderer,
      },
    })
  const read = (path: string) => readFile(join(folder, path), 'utf8')
  const firstCalls = async () => `assets/online/${(await readdir(join(folder, 'assets/online'))).join()}`

  it('are the frame, the home of visitors, and one for each lazy route that asks for its files', async () => {
    await write()
    expect(await read('index.html')).toBe(PAGE.replace('"root">', () => '"root"><p>splash $1</p>'))
    expect(await read('.start-pages/home.html')).toContain('<div id="root" data-visitor><h1>welcome</h1></div>')
    const route = await read('.start-pages/distances-import.html')
    expect(route).toContain('<div id="root"><p>splash $1</p></div>')
    expect(Array.from(route.matchAll(/<link [^>]*>/g), ([link]) => link)).toEqual([
      '<link rel="preload" as="style" crossorigin href="/assets/parts.css">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/import-screen.js">',
      '<link rel="modulepreload" as="json" crossorigin href="/assets/prose-rules-a1.json">',
      '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/import.css">',
    ])
    // The home of golfers, whose screen is in every page, asks for its parts, one after the other with all that it needs.
    expect(
      Array.from((await read('.start-pages/golfers-home.html')).matchAll(/href="([^"]+)"/g), ([, file]) => file),
    ).toEqual(
      ['parts.css', 'golfer-parts.js', 'common.js', 'bag-ladder.js', 'plan.js', 'next-for-bag.js'].map(
        (file) => `/assets/${file}`,
      ),
    )
  })

  it('are listed for the server with the hash of their styles, to the letter', async () => {
    await write()
    const list = JSON.parse(await read('.start-pages/start-pages.json'))
    expect(list).toEqual({
      styleHash: `sha256-${createHash('sha256').update(STYLES).digest('base64')}`,
      ofVisitors: { '/': 'home.html' },
      ofRoutes: { '': 'golfers-home.html', '/distances/import': 'distances-import.html' },
      linksOfGolfers: [
        `</${await firstCalls()}>; rel=preload; as=script; fetchpriority=high`,
        '</assets/index.js>; rel=modulepreload',
        '</assets/edits.js>; rel=modulepreload',
        '</assets/prose-rules-b2.json>; rel=modulepreload; as=json',
      ].join(', '),
    })
    expect(await read('.start-pages/home.html')).toContain(`<style>${STYLES}</style>`)
  })

  it('ask who is here and for the profile before the scripts of the page, where golfers get them', async () => {
    await write()
    const file = await firstCalls()
    const asked: unknown[] = []
    const answer = { ok: true }
    const page: { firstCalls?: readonly { readonly path: string; readonly answer: Promise<unknown> }[] } = {}
    const ask = async (path: string, { headers }: { readonly headers: unknown }) => {
      asked.push([path, headers])
      return answer
    }
    // oxlint-disable-next-line typescript/no-implied-eval -- the script as a page runs it
    new Function('self', 'fetch', await read(file))(page, ask)
    expect(asked).toEqual([
      ['/api/session', PAGE_HEADERS],
      ['/api/profile', PAGE_HEADERS],
    ])
    const calls = page.firstCalls ?? []
    expect(await Promise.all(calls.map(async ({ path, answer: given }) => [path, await given]))).toEqual([
      ['/api/session', answer],
      ['/api/profile', answer],
    ])
    const element = `<head><script async fetchpriority="high" src="/${file}"></script>`
    expect(await read('.start-pages/golfers-home.html')).toContain(element)
    expect(await read('.start-pages/distances-import.html')).toContain(element)
    expect(await read('.start-pages/home.html')).not.toContain('<script')
    expect(await read('index.html')).not.toContain('<script')
  })

  it('need the chunk of edits, which every golfer loads', async () => {
    await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify({ ...MANIFEST, '_edits.js': undefined }))
    await expect(write()).rejects.toThrow('The build has no chunk named edits')
  })

  it.each(['<p style="color:red">', '<script>start()</script>', '<button onclick="start()">'])(
    'hold nothing that the content policy refuses: %s stops the build',
    async (markup) => {
      await expect(write({ renderFrame: async () => markup })).rejects.toThrow('The content policy would refuse')
    },
  )

  it('need a page with styles and an empty root', async () => {
    await writeFile(join(folder, 'index.html'), PAGE.replace(/<style>.*<\/style>/, ''))
    await expect(write()).rejects.toThrow('index.html has no styles')
    await writeFile(join(folder, 'index.html'), PAGE.replace('id="root"', 'id="app"'))
    await expect(write()).rejects.toThrow('index.html has no <div id="root"></div>')
  })
})

import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeStartPages } from './start-pages.ts'
import type { Renderer } from './start-pages.ts'

const STYLES = 'p{margin:0}@media (width<48rem){p{color:$&}}'
const PAGE = `<html><head><style>${STYLES}</style></head><body><div id="root"></div></body></html>`
const SITE_MAP = `const routes = [
  { path: 'distances/import', lazy: screen(async () => (await import('#features/import-screen.tsx')).ImportScreen) },
  { path: '*', lazy: screen(async () => (await import('#features/not-found.tsx')).NotFound) },
]`
const MANIFEST = {
  'index.html': { file: 'assets/index.js' },
  'src/features/import-screen.tsx': { file: 'assets/import-screen.js', css: ['assets/import.css'] },
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

  it('are the frame, the home of visitors, and one for each lazy route that asks for its files', async () => {
    await write()
    expect(await read('index.html')).toBe(PAGE.replace('"root">', () => '"root"><p>splash $1</p>'))
    expect(await read('.start-pages/home.html')).toContain('<div id="root" data-visitor><h1>welcome</h1></div>')
    const route = await read('.start-pages/distances-import.html')
    expect(route).toContain('<div id="root"><p>splash $1</p></div>')
    expect(Array.from(route.matchAll(/<link [^>]*>/g), ([link]) => link)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/import-screen.js">',
      '<link rel="modulepreload" as="json" crossorigin href="/assets/prose-rules-a1.json">',
      '<link rel="preload" as="style" crossorigin href="/assets/import.css">',
      '<link rel="preload" as="style" crossorigin href="/assets/parts.css">',
    ])
  })

  it('are listed for the server with the hash of their styles, to the letter', async () => {
    await write()
    const list = JSON.parse(await read('.start-pages/start-pages.json'))
    expect(list).toEqual({
      styleHash: `sha256-${createHash('sha256').update(STYLES).digest('base64')}`,
      ofVisitors: { '/': 'home.html' },
      ofRoutes: { '/distances/import': 'distances-import.html' },
      linksOfGolfers:
        '</assets/edits.js>; rel=modulepreload, </assets/prose-rules-b2.json>; rel=modulepreload; as=json',
    })
    expect(await read('.start-pages/home.html')).toContain(`<style>${STYLES}</style>`)
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

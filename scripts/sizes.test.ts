import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { measureSizes } from './sizes.ts'
import type { Manifest } from './sizes.ts'

/** Bytes that cannot be compressed, so that a size on disk is a size on the wire. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 1000)

const SCREENS = ['src/features/home/home-screen.tsx', '_home.js', 'src/features/gapping/gapping-screen.tsx']
const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: SCREENS,
    css: ['assets/index.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
  '_charts-1.js': { file: 'assets/chart.js', imports: ['_react.js'], css: ['assets/chart.css'] },
  'src/features/home/home-screen.tsx': {
    file: 'assets/home.js',
    imports: ['index.html', '_cards.js'],
  },
  '_home.js': {
    name: 'home',
    file: 'assets/visitor-parts.js',
    imports: ['index.html', '_cards.js'],
    css: ['assets/visitor-parts.css'],
  },
  'src/features/gapping/gapping-screen.tsx': {
    file: 'assets/gapping.js',
    imports: ['index.html', '_cards.js', '_charts-1.js'],
  },
}

const built = (changed: Readonly<Record<string, number>> = {}) => {
  const kilobytes = {
    'assets/index.js': 20,
    'assets/react.js': 60,
    'assets/cards.js': 3,
    'assets/home.js': 2,
    'assets/chart.js': 7,
    'assets/gapping.js': 9,
    'assets/index.css': 4,
    'assets/chart.css': 1,
    'assets/letters.woff2': 19,
    'assets/visitor-parts.js': 6,
    'assets/visitor-parts.css': 2,
    'icon.svg': 1,
    'sw.js': 2,
    'index.html': 1,
    ...changed,
  }
  return new Map([
    ...Object.entries(kilobytes).map(([path, size]) => [path, noise(size)] as const),
    ['offline/pack-1.json', packOf([])] as const,
    ['.start-pages/home.html', homePage(4)] as const,
  ])
}

/** The page of visitors; its styles are text, of which gzip leaves three quarters. */
const homePage = (stylesKilobytes: number) =>
  Buffer.from(`<link rel="icon" href="/icon.svg">
<link rel="apple-touch-icon" href="/touch.png">
<link
  rel="preload"
  href="/assets/letters.woff2"
  as="font"
>
<script type="module" src="/assets/index.js"></script>
<link rel="modulepreload" href="/assets/react.js">
<style>${noise(stylesKilobytes).toString('base64')}</style>`)

/** A pack of files that share all they have but their names. */
const packOf = (paths: readonly string[]) => Buffer.from(JSON.stringify(paths.map((path) => ({ path, text: SHARED }))))
const SHARED = randomBytes(5000).toString('hex')

const rowOf = (files: ReadonlyMap<string, Uint8Array>, what: string) => {
  const row = measureSizes({ manifest, files }).find((candidate) => candidate.what.startsWith(what))
  if (!row) throw new Error(`There is no row for ${what}`)
  return row
}

describe('the size check', () => {
  it('counts for the first load the entry, the home screen and everything both import, once', () => {
    expect(rowOf(built(), 'first load of /, scripts').amount).toBeCloseTo(20 + 60 + 3 + 2, 0)
  })

  it('counts for the first load the styles that stand in the page', () => {
    expect(rowOf(built(), 'first load of /, styles').amount).toBeCloseTo(4, 0)
  })

  it('counts for the first load all that the page names, as the server sends it', () => {
    expect(rowOf(built(), 'first load of /, all files').amount).toBeCloseTo(4 + 1 + 19 + 20 + 60, 0)
  })

  it('counts a request for the page and one for each file that it names or a visitor gets by itself', () => {
    expect(rowOf(built(), 'first load of /, requests')).toMatchObject({ amount: 8, unit: 'requests', verdict: 'ok' })
  })

  it('stops when it cannot find what a visitor gets by itself', () => {
    const { '_home.js': _parts, ...others } = manifest
    expect(() => measureSizes({ manifest: others, files: built() })).toThrow('the parts of home')
  })

  it('counts a group of parts that is loaded later, by its name', () => {
    expect(rowOf(built(), 'home, added').amount).toBeCloseTo(6, 0)
  })

  it('counts what comes to a visitor by itself on top of it', () => {
    const rows = measureSizes({ manifest, files: built() })
    const amountOf = (what: string) => rows.find((row) => row.what.startsWith(what))?.amount ?? 0
    const ofPage = amountOf('first load of /, all files')
    const withParts = amountOf('first load of /, with what comes')
    expect(withParts - ofPage).toBeCloseTo(6 + 2 + 3, 0)
  })

  it('counts what pictures share', () => {
    expect(rowOf(built(), 'charts').amount).toBeCloseTo(7, 0)
  })

  it('counts for a lazy screen what the first load has not brought yet', () => {
    expect(rowOf(built(), 'gapping-screen').amount).toBeCloseTo(7 + 9, 0)
  })

  it('counts for a part of a lazy screen what the screen has not brought yet', () => {
    const part = 'src/features/gapping/ladder-part.tsx'
    const gapping = 'src/features/gapping/gapping-screen.tsx'
    const withPart: Manifest = {
      ...manifest,
      [gapping]: { ...manifest[gapping], file: 'assets/gapping.js', dynamicImports: [part] },
      [part]: { file: 'assets/ladder.js', imports: [gapping, '_charts-1.js', '_cards.js'] },
    }
    const rows = measureSizes({ manifest: withPart, files: built({ 'assets/ladder.js': 5 }) })
    expect(rows.find(({ what }) => what.startsWith('ladder-part'))?.amount).toBeCloseTo(5, 0)
  })

  it('counts every script for the whole, styles and pages not', () => {
    expect(rowOf(built(), 'all scripts').amount).toBeCloseTo(20 + 60 + 3 + 2 + 7 + 9 + 6, 0)
  })

  it('does not count for offline what comes from the server when it is needed', () => {
    const files = built({ 'assets/online/reader.js': 5 })
    expect(rowOf(files, 'all scripts').amount).toBeCloseTo(20 + 60 + 3 + 2 + 7 + 9 + 6, 0)
  })

  it('counts scripts in the offline pack as they travel: together, and not a second time alone', () => {
    const files = built()
    files.set('offline/pack-1.json', packOf(['/assets/chart.js', '/assets/gapping.js', '/assets/chart.css']))
    expect(rowOf(files, 'all scripts').amount).toBeCloseTo(20 + 60 + 3 + 2 + 6 + 5, 0)
    expect(rowOf(files, 'everything in the offline pack').amount).toBeCloseTo(5, 0)
  })

  it('stops when there is no offline pack', () => {
    const files = built()
    files.delete('offline/pack-1.json')
    expect(() => measureSizes({ manifest, files })).toThrow('the offline pack')
  })

  it('counts the service worker by itself', () => {
    expect(rowOf(built(), 'service worker').amount).toBeCloseTo(2, 0)
  })

  it('measures what crosses the wire, not what lies on the disk', () => {
    const files = built()
    files.set('assets/index.js', Buffer.alloc(200_000, 'a'))
    expect(rowOf(files, 'first load of /, scripts').amount).toBeLessThan(66)
  })

  it('warns above the budget and fails only above the wall', () => {
    const verdictAt = (entryKilobytes: number) =>
      rowOf(built({ 'assets/index.js': entryKilobytes }), 'first load of /, scripts').verdict
    expect([verdictAt(39), verdictAt(41), verdictAt(49), verdictAt(51)]).toEqual([
      'ok',
      'over budget',
      'over budget',
      'TOO BIG',
    ])
  })

  it('stops when the build lacks a file it names', () => {
    const files = built()
    files.delete('assets/react.js')
    expect(() => measureSizes({ manifest, files })).toThrow('assets/react.js')
  })

  it('takes the home screen for a part of the entry when it is no chunk of its own', () => {
    const { 'src/features/home/home-screen.tsx': _home, ...others } = manifest
    const rows = measureSizes({ manifest: others, files: built() })
    expect(rows.find(({ what }) => what.startsWith('first load of /, scripts'))?.amount).toBeCloseTo(20 + 60, 0)
  })
})

import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { measureSizes } from './sizes.ts'
import type { Manifest } from './sizes.ts'

/** Bytes that cannot be compressed, so that a size on disk is a size on the wire. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 1000)

const GAPPING = 'src/features/gapping/gapping-screen.tsx'
const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['_home.js', GAPPING],
    css: ['assets/index.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
  '_charts.js': { file: 'assets/chart.js', imports: ['_react.js'], css: ['assets/chart.css'] },
  '_home.js': {
    name: 'home',
    file: 'assets/home.js',
    imports: ['index.html', '_cards.js'],
    css: ['assets/home.css'],
  },
  '_edits.js': { name: 'edits', file: 'assets/edits.js' },
  ...Object.fromEntries(
    ['play-screens', 'round', 'round-notes', 'round-rules', 'mapped-hole'].map((name) => [
      `_${name}.js`,
      { name, file: `assets/${name}.js` },
    ]),
  ),
  '_app.js': { name: 'app', file: 'assets/app.js', imports: ['_cards.js'] },
  'src/styles/parts.css': { file: 'assets/parts.css' },
  [GAPPING]: {
    name: 'gapping-screen',
    file: 'assets/gapping.js',
    imports: ['index.html', '_cards.js', '_charts.js'],
  },
}

const built = (changed: Readonly<Record<string, number>> = {}) => {
  const kilobytes = {
    'assets/index.js': 20,
    'assets/react.js': 60,
    'assets/cards.js': 3,
    'assets/chart.js': 7,
    'assets/gapping.js': 9,
    'assets/home.js': 6,
    'assets/golf-worker-1.js': 5,
    'assets/home.css': 2,
    'assets/parts.css': 5,
    'assets/app.js': 2,
    'assets/edits.js': 17,
    'assets/play-screens.js': 2,
    'assets/round.js': 15,
    'assets/round-notes.js': 6,
    'assets/round-rules.js': 6,
    'assets/mapped-hole.js': 3,
    'assets/index.css': 4,
    'assets/chart.css': 1,
    'assets/letters.woff2': 19,
    'icon.svg': 1,
    'touch.png': 8,
    'sw.js': 2,
    'offline/scripts-1.json': 50,
    'offline/prose-1.json': 10,
    ...changed,
  }
  return new Map([
    ...Object.entries(kilobytes).flatMap(([path, size]) => {
      const bytes = noise(size)
      // As the build leaves them: to compress noise takes a second.
      return [[path, bytes] as const, ...(/\.(?:js|css)$/.test(path) ? [[`${path}.br`, bytes] as const] : [])]
    }),
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

const rowOf = (what: string, files: ReadonlyMap<string, Uint8Array> = built(), measured = manifest) => {
  const row = measureSizes({ manifest: measured, files }).find((candidate) => candidate.what.startsWith(what))
  if (!row) throw new Error(`There is no row for ${what}`)
  return row
}

describe('the size check', () => {
  it('has eight rows', () => {
    expect(measureSizes({ manifest, files: built() })).toHaveLength(8)
  })

  it('counts as first scripts the entry and everything it imports', () => {
    expect(rowOf('first scripts').kilobytes).toBeCloseTo(20 + 60, 0)
  })

  it('counts as first styles those inside the page', () => {
    expect(rowOf('first styles').kilobytes).toBeCloseTo(4, 0)
  })

  it('counts for the first visit the page, what it names and what a visitor gets by itself, once', () => {
    expect(rowOf('first visit').kilobytes).toBeCloseTo(4 + 1 + 19 + 20 + 60 + 6 + 2 + 3 + 5 + 5 + 2, 0)
  })

  it('names the largest lazy screen and counts what the first load has not brought yet', () => {
    const row = rowOf('largest lazy screen')
    expect(row.what).toContain('gapping-screen')
    expect(row.kilobytes).toBeCloseTo(3 + 7 + 9, 0)
  })

  it('counts for a part of a lazy screen what the screen has not brought yet', () => {
    const part = 'src/features/gapping/ladder-part.tsx'
    const withPart: Manifest = {
      ...manifest,
      [GAPPING]: { ...manifest[GAPPING], file: 'assets/gapping.js', dynamicImports: [part] },
      [part]: { name: 'ladder-part', file: 'assets/ladder.js', imports: [GAPPING, '_charts.js', '_cards.js'] },
    }
    const row = rowOf('largest lazy screen', built({ 'assets/ladder.js': 25 }), withPart)
    expect(row.what).toContain('ladder-part')
    expect(row.kilobytes).toBeCloseTo(25, 0)
  })

  it('counts the offline packs and the service worker', () => {
    expect(rowOf('offline scripts').kilobytes).toBeCloseTo(50, 0)
    expect(rowOf('offline prose').kilobytes).toBeCloseTo(10, 0)
    expect(rowOf('service worker').kilobytes).toBeCloseTo(2, 0)
  })

  it('counts what a phone loads to play a hole', () => {
    expect(rowOf('a hole of a round').kilobytes).toBeCloseTo(2 + 15 + 6 + 6 + 3, 0)
    expect(rowOf('a hole of a round', built({ 'assets/round.js': 24 }))).toMatchObject({ verdict: 'TOO BIG' })
    const { '_round.js': _round, ...without } = manifest
    expect(() => measureSizes({ manifest: without, files: built() })).toThrow('a chunk named round')
  })

  it('does not count for what is loaded later what is around every page of a golfer', () => {
    const part = 'src/features/gapping/saved-part.tsx'
    const withPart: Manifest = {
      ...manifest,
      [GAPPING]: { ...manifest[GAPPING], file: 'assets/gapping.js', dynamicImports: [part] },
      [part]: { name: 'saved-part', file: 'assets/saved.js', imports: ['_edits.js'] },
    }
    expect(rowOf('largest lazy screen', built({ 'assets/saved.js': 25 }), withPart).kilobytes).toBeCloseTo(25, 0)
  })

  it('measures what crosses the wire, not what lies on the disk', () => {
    const files = built()
    files.set('assets/index.js', Buffer.alloc(200_000, 'a'))
    files.delete('assets/index.js.br')
    expect(rowOf('first scripts', files).kilobytes).toBeLessThan(61)
  })

  it('warns above the budget and fails only above the wall', () => {
    const verdictAt = (entryKilobytes: number) =>
      rowOf('first scripts', built({ 'assets/index.js': entryKilobytes })).verdict
    expect([verdictAt(49), verdictAt(51), verdictAt(59), verdictAt(61)]).toEqual([
      'ok',
      'over budget',
      'over budget',
      'TOO BIG',
    ])
  })

  it('has a service worker that must not pass its wall', () => {
    expect(rowOf('service worker', built({ 'sw.js': 5 })).verdict).toBe('TOO BIG')
  })

  it.each(['assets/react.js', 'offline/scripts-1.json', 'offline/prose-1.json', 'sw.js'])(
    'stops when the build lacks %s',
    (path) => {
      const files = built()
      files.delete(path)
      files.delete(`${path}.br`)
      expect(() => measureSizes({ manifest, files })).toThrow('The build has no')
    },
  )

  it('stops when it cannot find what a visitor gets by itself', () => {
    const renamed: Manifest = { ...manifest, '_home.js': { file: 'assets/home.js', name: 'house' } }
    expect(() => measureSizes({ manifest: renamed, files: built() })).toThrow('a chunk named home')
  })
})

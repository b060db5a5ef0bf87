import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { measureSizes } from './sizes.ts'
import type { Manifest } from './sizes.ts'

/** Bytes that cannot be compressed, so that a size on disk is a size on the wire. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 1000)

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
  '_chart.js': { file: 'assets/chart.js', imports: ['_react.js'], css: ['assets/chart.css'] },
  'src/features/home/home-screen.tsx': {
    file: 'assets/home.js',
    isDynamicEntry: true,
    imports: ['index.html', '_cards.js'],
  },
  'src/features/gapping/gapping-screen.tsx': {
    file: 'assets/gapping.js',
    isDynamicEntry: true,
    imports: ['index.html', '_cards.js', '_chart.js'],
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
    'sw.js': 2,
    'index.html': 1,
    ...changed,
  }
  return new Map([
    ...Object.entries(kilobytes).map(([path, size]) => [path, noise(size)] as const),
    ['offline/pack-1.json', packOf([])] as const,
  ])
}

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
    expect(rowOf(built(), 'first load of /, scripts').kilobytes).toBeCloseTo(20 + 60 + 3 + 2, 0)
  })

  it('counts only the styles of the first load', () => {
    expect(rowOf(built(), 'first load of /, styles').kilobytes).toBeCloseTo(4, 0)
  })

  it('counts for a lazy screen what the first load has not brought yet', () => {
    expect(rowOf(built(), 'gapping-screen').kilobytes).toBeCloseTo(7 + 9, 0)
  })

  it('counts for a part of a lazy screen what the screen has not brought yet', () => {
    const part = 'src/features/gapping/ladder-part.tsx'
    const gapping = 'src/features/gapping/gapping-screen.tsx'
    const withPart: Manifest = {
      ...manifest,
      [gapping]: { ...manifest[gapping], file: 'assets/gapping.js', dynamicImports: [part] },
      [part]: { file: 'assets/ladder.js', isDynamicEntry: true, imports: [gapping, '_chart.js', '_cards.js'] },
    }
    const rows = measureSizes({ manifest: withPart, files: built({ 'assets/ladder.js': 5 }) })
    expect(rows.find(({ what }) => what.startsWith('ladder-part'))?.kilobytes).toBeCloseTo(5, 0)
  })

  it('counts every script for the whole, styles and pages not', () => {
    expect(rowOf(built(), 'all scripts').kilobytes).toBeCloseTo(20 + 60 + 3 + 2 + 7 + 9, 0)
  })

  it('does not count for offline what comes from the server when it is needed', () => {
    const files = built({ 'assets/online/reader.js': 5 })
    expect(rowOf(files, 'all scripts').kilobytes).toBeCloseTo(20 + 60 + 3 + 2 + 7 + 9, 0)
  })

  it('counts scripts in the offline pack as they travel: together, and not a second time alone', () => {
    const files = built()
    files.set('offline/pack-1.json', packOf(['/assets/chart.js', '/assets/gapping.js', '/assets/chart.css']))
    expect(rowOf(files, 'all scripts').kilobytes).toBeCloseTo(20 + 60 + 3 + 2 + 5, 0)
    expect(rowOf(files, 'everything in the offline pack').kilobytes).toBeCloseTo(5, 0)
  })

  it('stops when there is no offline pack', () => {
    const files = built()
    files.delete('offline/pack-1.json')
    expect(() => measureSizes({ manifest, files })).toThrow('the offline pack')
  })

  it('counts the service worker by itself', () => {
    expect(rowOf(built(), 'service worker').kilobytes).toBeCloseTo(2, 0)
  })

  it('measures what crosses the wire, not what lies on the disk', () => {
    const files = built()
    files.set('assets/index.js', Buffer.alloc(200_000, 'a'))
    expect(rowOf(files, 'first load of /, scripts').kilobytes).toBeLessThan(66)
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
    expect(rows.find(({ what }) => what.startsWith('first load of /, scripts'))?.kilobytes).toBeCloseTo(20 + 60, 0)
  })
})

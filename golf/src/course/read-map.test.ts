import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { box, drawnItems, readingOfText } from '../../reference/drawn-map.ts'
import { geoJsonOf, osmXmlOf, overpassOf } from '../../reference/map-texts.ts'
import { readMap } from './read-map.ts'
import { MAP_LIMITS } from './reading/map-reading.ts'

const HOLE = {
  tags: { golf: 'hole', ref: '1' },
  line: [
    [0, 0],
    [0, 150],
  ],
} as const
const GREEN = { tags: { golf: 'green' }, area: box(0, 150, 12, 15) } as const
const ITEMS = drawnItems([
  HOLE,
  GREEN,
  { tags: { golf: 'tee' }, point: [0, -5] },
  { tags: { natural: 'water', name: 'A "long" <pond> & more' }, areas: [box(60, 80, 20, 30), box(60, 80, 5, 5)] },
])
const TEXTS = {
  xml: osmXmlOf(ITEMS),
  geom: overpassOf(ITEMS, 'geom'),
  body: overpassOf(ITEMS, 'body'),
  geojson: geoJsonOf(ITEMS),
}

function problemOf(text: string) {
  const reading = readMap(text)
  return 'problem' in reading ? reading.problem : undefined
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('reading a map', () => {
  it('reads the same things out of every format', () => {
    for (const [format, text] of Object.entries(TEXTS)) {
      const { items, unreadableCount, takenOn } = readingOfText(text)
      expect(items.map(({ id }) => id).toSorted(), format).toEqual(ITEMS.map(({ id }) => id).toSorted())
      expect(unreadableCount, format).toBe(0)
      expect(takenOn, format).toBe('2026-05-11')
      const pond = items.find(({ tags }) => tags.natural === 'water')
      expect(pond?.tags.name, format).toBe('A "long" <pond> & more')
      expect(pond?.form === 'area' && pond.rings.length, format).toBe(2)
    }
  })

  it('HOL-17 answers a problem for what is no map, cut or edited at random: never an exception, never what is no number', () => {
    for (const text of [
      '',
      'Hello',
      '<!doctype html><html><p>',
      '<html></html>',
      '<kml/>',
      '42',
      '"osm"',
      '[]',
      '{}',
    ]) {
      expect(problemOf(text)?.code, text).toBe('not-a-map')
    }
    for (const [format, text] of Object.entries(TEXTS)) {
      expect(problemOf(text.slice(0, -20))?.code, format).toBe('broken')
    }
    const edits = fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.nat({ max: 40 }),
        put: fc.string({ maxLength: 12 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(TEXTS)), edits, (text, all) => {
        const edited = all.reduce((now, { at, cut, put }) => {
          const from = Math.floor(at * now.length)
          return now.slice(0, from) + put + now.slice(from + cut)
        }, text)
        const reading = readMap(edited)
        const code = 'problem' in reading ? reading.problem.code : 'broken'
        expect(['not-a-map', 'too-large', 'too-many-corners', 'broken']).toContain(code)
        const items = 'problem' in reading ? [] : reading.items
        expect(numbersIn(items).every((number) => Number.isFinite(number))).toBe(true)
      }),
      { seed: 20_265, numRuns: 600 },
    )
  })

  it('HOL-18 refuses a document type and its entities, reads the five and numbers, and cuts texts and tags', () => {
    const doctype = '<!DOCTYPE osm [<!ENTITY a "b">]>'
    expect(problemOf(TEXTS.xml.replace('<osm', `${doctype}<osm`))).toBeDefined()
    expect(problemOf(TEXTS.xml.replace('<way', '<!ENTITY a "b"><way'))?.code).toBe('broken')
    const named = (name: string) => {
      const text = TEXTS.xml.replace(/v='A &quot;long.*?'/, `v="${name}"`)
      return readingOfText(text).items.find(({ tags }) => tags.natural === 'water')?.tags.name
    }
    expect(named('&amp;&lt;&gt;&quot;&apos;&#65;&#x42;&nope;&#0;&#xD800;')).toBe(`&<>"'AB&nope;`)
    expect(named('ab'.repeat(200))).toBe(`${'ab'.repeat(49)}a…`)

    const tags = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key${index}`, 'x']))
    const many = JSON.stringify({
      type: 'FeatureCollection',
      features: [{ properties: { golf: 'tee', ...tags }, geometry: { type: 'Point', coordinates: [8, 50] } }],
    })
    expect(Object.keys(readingOfText(many).items[0]?.tags ?? {})).toHaveLength(100)
    const polluting = many.replace('"golf"', '"__proto__":"bad","golf"')
    expect(readingOfText(polluting).items[0]?.tags.golf).toBe('tee')
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { bad?: string }).bad).toBeUndefined()
  })

  it('refuses what is too large, with the number', () => {
    expect(problemOf(' '.repeat(MAP_LIMITS.megabytes * 1_000_000 + 1))).toEqual({
      code: 'too-large',
      of: 'megabytes',
      most: 12,
    })
    const line = (cornerCount: number, type: string, golf = 'path') => {
      const corners = `${'[8,50],'.repeat(cornerCount - 1)}[8,50]`
      const coordinates = type === 'Polygon' ? `[[${corners}]]` : `[${corners}]`
      return `{"properties":{"golf":"${golf}"},"geometry":{"type":"${type}","coordinates":${coordinates}}}`
    }
    const file = (...features: readonly string[]) => `{"type":"FeatureCollection","features":[${features.join()}]}`
    const half = line(200_000, 'LineString')
    const tooMany = { code: 'too-many-corners', of: 'corners', most: 400_000 }
    expect(problemOf(file(half, line(200_001, 'LineString')))).toEqual(tooMany)
    expect(problemOf(file(half))).toBeUndefined()
    const tee = '{"properties":{"golf":"tee"},"geometry":{"type":"Point","coordinates":[8,50]}}'
    const things = file(...Array.from({ length: 60_001 }, () => tee))
    expect(problemOf(things)).toEqual({ code: 'too-large', of: 'things', most: 60_000 })
    expect(problemOf(file(line(5_000, 'Polygon', 'green')))).toBeUndefined()
    const ring = { code: 'too-many-corners', of: 'ringCorners', most: 5_000 }
    expect(problemOf(file(line(5_002, 'Polygon', 'green')))).toEqual(ring)
  })

  it('cuts a text of more than 100 characters with "…", composes it and leaves out what cannot be shown', () => {
    const read = (text: string) => {
      const [item] = readingOfText(
        JSON.stringify({
          type: 'FeatureCollection',
          features: [{ properties: { golf: 'pin', name: text }, geometry: { type: 'Point', coordinates: [8, 50] } }],
        }),
      ).items
      return item?.tags.name
    }
    const long = '⛳'.repeat(100)
    expect([read(long), read(`${long}⛳`)]).toEqual([long, `${'⛳'.repeat(99)}…`])
    expect(read(` Sa\u0308nkt\u0000 Goran\t\ud800 `)).toBe('Sänkt Goran\ufffd')
    expect(read(`Links${'\n'.repeat(1_000)}`)).toMatch(/^Links…$/)
  })

  it('skips only the thing with a corner that is none, and counts it', () => {
    const withoutNode = TEXTS.xml.replace(/<node id="1000001"[\s\S]*?<\/node>/, '')
    expect(withoutNode).not.toBe(TEXTS.xml)
    const bodyWithoutNode = JSON.stringify({
      ...JSON.parse(TEXTS.body),
      elements: JSON.parse(TEXTS.body).elements.filter(({ id }: { readonly id: number }) => id !== 1_000_001),
    })
    for (const text of [withoutNode, bodyWithoutNode]) {
      const { items, unreadableCount } = readingOfText(text)
      expect(unreadableCount).toBe(1)
      expect(items).toHaveLength(ITEMS.length - 1)
    }
    const [, latitude = ''] = /"coordinates":\[\[8\.\d+,(\d+\.\d+)\]/.exec(TEXTS.geojson) ?? []
    for (const bad of ['91', '-90.001', '1e999', 'null', '"50"', '[]']) {
      const { items, unreadableCount } = readingOfText(TEXTS.geojson.replace(latitude, bad))
      expect([items.length, unreadableCount], bad).toEqual([ITEMS.length - 1, 1])
    }
    for (const bad of ['NaN', 'Infinity', '', '181']) {
      const text = TEXTS.xml.replace(/(<node id="1000001" lat=)"[^"]*"/, `$1"${bad}"`)
      expect(readingOfText(text).unreadableCount, bad).toBe(1)
    }
    const pond = { golf: 'water_hazard' }
    const open = {
      version: 0.6,
      elements: [
        {
          type: 'relation',
          id: 5,
          tags: { type: 'multipolygon', ...pond },
          members: [
            {
              type: 'way',
              ref: 6,
              role: 'outer',
              geometry: [
                { lat: 50, lon: 8 },
                { lat: 50, lon: 8.01 },
              ],
            },
          ],
        },
      ],
    }
    expect(readingOfText(JSON.stringify(open))).toMatchObject({ items: [], unreadableCount: 1 })
  })
})

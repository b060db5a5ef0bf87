import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distancesName, importedPart, isTooLarge, takeoutName } from './takeout-files.ts'

/** Halves of characters too. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))

describe('files of a takeout', () => {
  it('are named after the day', () => {
    expect(takeoutName('2026-11-21')).toBe('bagwise-2026-11-21.json')
    expect(distancesName('2026-11-21')).toBe('bagwise-distances-2026-11-21.csv')
  })

  it('are not opened when they are larger than anything Bagwise writes', () => {
    expect(isTooLarge({ size: 10 * 1024 * 1024 })).toBe(false)
    expect(isTooLarge({ size: 10 * 1024 * 1024 + 1 })).toBe(true)
  })

  it('are sent without what is only there to be read', () => {
    const takeout = { format: 'bagwise-takeout', profile: { handicap: 3 }, history: [1], messages: [2], sessions: [3] }
    expect(importedPart(JSON.stringify(takeout, null, 2))).toBe('{"format":"bagwise-takeout","profile":{"handicap":3}}')
  })

  it('keep every name that the server has to refuse', () => {
    const text = '{"__proto__":{"a":1},"profile":{"constructor":2}}'
    expect(importedPart(text)).toBe(text)
  })

  it('are sent as they are when they are no takeout', () => {
    for (const text of ['', 'club,carry (yd),source\n', '{"half', '[1]', '12', 'null'])
      expect(importedPart(text)).toBe(text)
    fc.assert(
      fc.property(fc.string({ unit: anyUnit }), (text) => {
        expect(importedPart(text)).toBe(text)
      }),
      { numRuns: 30, seed: 6 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findExcess, pathAt } from './json-text.ts'

const LIMITS = { depth: 4, keys: 3, items: 5, values: 40 }
const placeIn = (text: string) => {
  const at = findExcess(text, LIMITS)
  return at === undefined ? undefined : pathAt(text, at)
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The plain definition, by what was parsed. */
function isTooMuch(value: unknown, depth = 1): boolean {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.values(value)
  if (depth > LIMITS.depth || entries.length > (Array.isArray(value) ? LIMITS.items : LIMITS.keys)) return true
  return entries.some((entry) => isTooMuch(entry, depth + 1))
}

describe('the count over a text of JSON', () => {
  it.each([
    ['a list', '{"a":[1,2,3,4,5,6]}', 'a.5'],
    ['names', '{"a":{"b":1,"c":2,"d":3,"e":4}}', 'a.d'],
    ['depth', '{"a":[{"b":[[1]]}]}', 'a.0.b.0'],
    ['values', `[${'[1,1,1,1],'.repeat(4)}[[1,1,1,1,1],[1,1,1,1,1],[1,1,1,1,1],[1,1,1,1]]]`, '4.3'],
    ['a second list', '[[1,2,3],[1,2,3,4,5,6]]', '1.5'],
    ['a name with a comma and brackets', '{"[,{":[1,2,3,4,5,6]}', '[,{.5'],
  ])('finds too much of %s, and where', (_what, text, place) => {
    expect(placeIn(text)).toBe(place)
  })

  it.each([
    ['as much as fits', '{"a":[1,2,3,4,5],"b":{"c":1,"d":2,"e":3}}'],
    ['commas and brackets in texts', '["[[[[[[,,,,,,,,{{{{{","\\",[[[[[[","\\\\"]'],
    ['what is no JSON', ']]]]}}}'],
    ['a text without an end', '["abc'],
    ['an escape at the end', '["abc\\'],
    ['nothing', ''],
  ])('finds nothing in %s', (_what, text) => {
    expect(placeIn(text)).toBeUndefined()
  })

  it('agrees with the plain definition, whatever is written', () => {
    const { json } = fc.letrec<{ json: Json }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 6 },
        fc.oneof(fc.integer(), fc.string(), fc.constantFrom(null, true)),
        fc.array(tie('json'), { maxLength: 7 }),
        fc.dictionary(fc.string(), tie('json'), { maxKeys: 5 }),
      ),
    }))
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent)
        const at = findExcess(text, { ...LIMITS, values: Number.POSITIVE_INFINITY })
        expect(at !== undefined).toBe(isTooMuch(value))
      }),
    )
  })
})

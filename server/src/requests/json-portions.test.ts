import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonPortions } from './json-portions.ts'

describe('JSON in portions', () => {
  it('is the JSON of the object', () => {
    const member = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.option(fc.jsonValue(), { nil: undefined })),
      fc.constant(undefined),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.string(), member), (value) => {
        expect([...jsonPortions(value)].join('')).toBe(JSON.stringify(value))
      }),
    )
  })

  it('is never much more than a portion at once', () => {
    const entry = 'x'.repeat(1_000)
    const lengths = [...jsonPortions({ history: Array.from({ length: 2_000 }, () => entry) })].map(
      (text) => text.length,
    )
    expect(lengths.length).toBeGreaterThan(25)
    expect(Math.max(...lengths)).toBeLessThan(70_000)
  })
})

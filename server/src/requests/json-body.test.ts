import { describe, expect, it } from 'vitest'
import { parseJson } from './json-body.ts'

describe('a JSON body', () => {
  it('is read as it is', () => {
    expect(parseJson('{"a":[1,{"b":null}],"c":"ü"}')).toEqual({ a: [1, { b: null }], c: 'ü' })
  })

  it.each(['', '{', 'undefined', '{"a":1,}', 'NaN', "{'a':1}"])('is refused when it is "%s"', (text) => {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ code: 'malformed-json' }))
  })

  it.each([
    '{"__proto__":{"a":1}}',
    '{"a":{"constructor":{"prototype":{}}}}',
    '[{"deep":[{"prototype":1}]}]',
    '{"\\u005f_proto__":1}',
  ])('is refused when it reaches for a prototype: %s', (text) => {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ code: 'unsafe-json' }))
  })

  it('is refused when it is nested too deeply, however deep that is', () => {
    expect(() => parseJson(`${'['.repeat(13)}${']'.repeat(13)}`)).toThrow(
      expect.objectContaining({ code: 'unsafe-json' }),
    )
    expect(() => parseJson(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toThrow(
      expect.objectContaining({ code: 'unsafe-json' }),
    )
    expect(parseJson(`${'['.repeat(12)}${']'.repeat(12)}`)).toBeInstanceOf(Array)
  })

  it('is refused when a list is too long', () => {
    expect(() => parseJson(JSON.stringify(Array.from({ length: 1001 }, () => 1)))).toThrow(
      expect.objectContaining({ code: 'unsafe-json' }),
    )
  })
})

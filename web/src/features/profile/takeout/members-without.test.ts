import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { membersWithout } from './members-without.ts'

const NAMES = ['history', 'messages']

function inPortions(text: string, lengths: readonly number[]): string {
  const keep = membersWithout(NAMES)
  let kept = ''
  let rest = text
  for (const length of lengths) {
    kept += keep(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return kept + keep(rest)
}

const portions = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 })

describe('an object without some of its members', () => {
  it('is the same object with null in their places, however it is written and cut', () => {
    const name = fc.oneof(fc.constantFrom(...NAMES, 'profile', 'a"b', '\\', '__proto__'), fc.string())
    const object = fc.array(fc.tuple(name, fc.jsonValue({ maxDepth: 4 })), { maxLength: 6 })
    const written = fc.record({ members: object, indent: fc.constantFrom(0, 2, '\t'), portions })
    fc.assert(
      fc.property(written, ({ members, indent, portions: lengths }) => {
        const before = Object.fromEntries(members)
        const after = Object.entries(before).map(([key, value]) => [key, NAMES.includes(key) ? null : value] as const)
        const kept = inPortions(JSON.stringify(before, null, indent), lengths)
        expect(JSON.parse(kept)).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(after))))
      }),
    )
  })

  it('keeps members of the same name within others', () => {
    expect(inPortions('{"profile":{"history":[1,{"messages":2}]}}', [])).toBe(
      '{"profile":{"history":[1,{"messages":2}]}}',
    )
  })

  it('has every line where the file has it', () => {
    const text = '{\n  "history": [\n    1,\n    {"a": "}"}\n  ],\n  "rounds": oops\n}\n'
    const kept = inPortions(text, [7])
    expect(kept.split('\n').findIndex((line) => line.includes('oops'))).toBe(5)
    expect(kept).toBe('{\n"history":null\n\n\n,\n"rounds":oops\n}\n')
  })

  it('stays wrong where the file is wrong', () => {
    for (const text of ['{"half', '{"history":[1', '{"rounds":[1,2', '{"rounds":1}}', '{"rounds" 1}', '{"history"']) {
      expect(() => JSON.parse(inPortions(text, [3])), text).toThrow(SyntaxError)
    }
  })
})

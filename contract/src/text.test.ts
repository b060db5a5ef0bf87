import { describe, expect, it } from 'vitest'
import { text } from './text.ts'

const schema = text({ minLength: 1, maxLength: 5 })

describe('text', () => {
  it.each([
    ['fore', 'fore'],
    ['  fore ', 'fore'],
    ['cafe\u0301', 'caf\u00e9'],
    ['⛳🏌️', '⛳🏌️'],
    ['مرحبا', 'مرحبا'],
    ['<b>', '<b>'],
  ])('keeps %j as %j', (typed, kept) => {
    expect(schema.parse(typed)).toBe(kept)
  })

  it.each([
    ['nothing', ''],
    ['spaces only', '   '],
    ['more than fits', 'sixsix'],
    ['a NUL', 'a\u0000b'],
    ['half an emoji', '\ud83c'],
    ['a number', 5],
    ['null', null],
  ])('refuses %s', (_what, typed) => {
    expect(schema.safeParse(typed).success).toBe(false)
  })

  it('may be empty unless a length is asked for', () => {
    expect(text({ maxLength: 5 }).parse('  ')).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { SignUp } from './account.ts'
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

  it('refuses stacked accents before it composes them, which would take many seconds', () => {
    const startMs = Date.now()
    const stacked = `a${'\u0315\u0316\u0300\u0334'.repeat(60_000)}`
    const refused = schema.safeParse(stacked)
    expect(Date.now() - startMs).toBeLessThan(2_000)
    expect(refused.error?.issues).toMatchObject([{ message: 'is far too long: at most 5 characters fit' }])
    expect(SignUp.safeParse({ email: stacked }).success).toBe(false)
    expect(Date.now() - startMs).toBeLessThan(2_000)
  })

  it('may be empty unless a length is asked for', () => {
    expect(text({ maxLength: 5 }).parse('  ')).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { SignUp } from './account.ts'
import { nameText, text } from './text.ts'

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

describe('the name of a person or a place', () => {
  const name = nameText({ minLength: 1, maxLength: 40 })

  it.each([
    ['an override of direction', 'Ann\u202eknB', 'AnnknB'],
    ['embeddings and isolates', '\u202a\u202b\u202c\u202dAnn\u2066\u2067\u2068\u2069', 'Ann'],
    ['marks of direction', 'A\u200enn\u200f\u061c', 'Ann'],
    ['zero-width blanks', '\ufeffA\u200bn\u2060n', 'Ann'],
    ['tags', 'Ann\u{e0041}\u{e007f}', 'Ann'],
    ['control characters', 'A\u0007nn\u001b\u009f', 'Ann'],
    ['soft hyphens and fillers', 'A\u00adn\u3164n\u115f', 'Ann'],
    ['joiners between Latin letters', 'A\u200dn\u200cn', 'Ann'],
    ['a joiner twice', 'علی\u200c\u200c\u200cرضا', 'علی\u200cرضا'],
    ['line ends', 'Ann\r\nMarie\tBunker', 'Ann Marie Bunker'],
  ])('HRD-28 is kept without %s', (_what, typed, kept) => {
    expect(name.parse(typed)).toBe(kept)
  })

  it.each([
    'Zoë',
    'Ægir Þórsson',
    'Nguyễn Thị Ánh',
    "O'Brien-Łukasz",
    'Ольга',
    'محمد',
    'علی\u200cرضا',
    'שָׁלוֹם',
    'क्\u200dष',
    'ജോണ്\u200d',
    '山田 太郎',
    '김민준',
    'สมชาย',
    'St Andrews – Old Course (№ 1)',
    'Club ⛳🏌️\u200d♀️',
  ])('HRD-28 is kept as it is in any script: %s', (typed) => {
    expect(name.parse(typed)).toBe(typed.normalize('NFC'))
  })

  it.each(['\u202e', ' \u200b\u2066 ', '\u3164\u115f'])(
    'HRD-28 is refused when nothing of it is to be seen: %j',
    (typed) => {
      expect(name.safeParse(typed).error?.issues).toMatchObject([{ code: 'too_small' }])
    },
  )
})

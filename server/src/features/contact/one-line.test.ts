import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneLine, shortened } from './one-line.ts'

it('leaves one line that steers nothing, whatever was written', () => {
  expect(oneLine('Ann\r\nBcc: a@evil.example\u2028\u202eB')).toBe('Ann Bcc: a@evil.example B')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    }),
  )
})

it('cuts to the length that was asked for and no character in two', () => {
  expect(shortened('⛳🏌🏌', { maxLength: 3 })).toBe('⛳🏌🏌')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, maxLength) => {
      const short = shortened(text, { maxLength })
      expect([...short].length).toBeLessThanOrEqual(maxLength)
      expect(short === text || (short.endsWith('…') && text.startsWith(short.slice(0, -1)))).toBe(true)
      expect(short.isWellFormed()).toBe(true)
    }),
  )
})

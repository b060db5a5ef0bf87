import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adviceText } from './advice-text.ts'

const schema = adviceText({ maxLength: 40 })

it('is one line of plain text, without what cannot be seen', () => {
  expect(schema.parse('  Swing\n easy,\u202e\u200b\u0007 and  finish. ')).toBe('Swing easy, and finish.')
  expect(schema.parse('Ich schlage nach, 7 Eisen ⛳')).toBe('Ich schlage nach, 7 Eisen ⛳')
})

it.each([
  '',
  '  \n ',
  'x'.repeat(41),
  'see https://evil.example',
  'see www.evil.example',
  '<b>easy</b>',
  '[easy](x)',
  'javascript:x',
  'broken \ud800',
  7,
  null,
])('is not %j', (text) => {
  expect(schema.safeParse(text).success).toBe(false)
})

// Generating arbitrary text takes a while on a busy machine.
it('never has more than it may, whatever comes', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const { success, data = '' } = schema.safeParse(text)
      expect(!success || (data.length > 0 && data.length <= 40 && !/[\n<\u202e]/.test(data.replace('< ', '')))).toBe(
        true,
      )
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { piecesOf, wordsOf } from './pieces-of.ts'

it('cuts a text into words and what stands between', () => {
  expect(piecesOf('A 7-Wood!').map(({ said }) => said)).toEqual(['A', ' ', '7', '-', 'Wood', '!'])
  expect(wordsOf('A 7-Wood!')).toEqual(['a', '7', 'wood'])
})

it('loses nothing of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const pieces = piecesOf(text)
      expect(pieces.map(({ said }) => said).join('')).toBe(text)
      expect(new Set(pieces.map(({ startsAt }) => startsAt)).size).toBe(pieces.length)
    }),
  )
})

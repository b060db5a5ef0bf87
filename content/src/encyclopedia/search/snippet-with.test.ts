import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordsOf } from './pieces-of.ts'
import { snippetWith } from './snippet-with.ts'

const LONG =
  'The club comes down from the inside, the hands lead, the sole meets the turf just behind the ball, and the bounce keeps the leading edge from digging into the ground, which is what it was made for.'

it('gives a short text as it is', () => {
  expect(snippetWith(['Low bounce suits firm turf.'], new Set(['bounce']))).toBe('Low bounce suits firm turf.')
})

it('prefers the text that says more of the words', () => {
  const texts = ['Bounce alone.', 'Low bounce suits firm turf.']
  expect(snippetWith(texts, new Set(['bounce', 'turf']))).toBe('Low bounce suits firm turf.')
})

it('cuts a long text around the word, at whole words', () => {
  expect(snippetWith([LONG], new Set(['digging']))).toBe(
    '… the bounce keeps the leading edge from digging into the ground, which is what it was made for.',
  )
  expect(snippetWith([LONG], new Set(['club']))).toMatch(/^The club .* …$/)
})

it('has nothing to show where no word is said', () => {
  expect(snippetWith([LONG], new Set(['grip']))).toBeUndefined()
  expect(snippetWith([], new Set(['grip']))).toBeUndefined()
})

it('always shows a word that was found, in no more than two lines', () => {
  const word = fc.constantFrom(...new Set(wordsOf(LONG)))
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1 }), (words) => {
      const snippet = snippetWith([LONG], new Set(words)) ?? ''
      expect(wordsOf(snippet).some((said) => words.includes(said))).toBe(true)
      expect(snippet.length).toBeLessThanOrEqual(124)
    }),
  )
})

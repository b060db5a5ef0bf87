import { describe, expect, it } from 'vitest'
import { readingEase, sentencesOf, wordsOf } from './reading-ease.ts'

describe('reading ease', () => {
  it('is the figure of the formula for a sentence of known words and syllables', () => {
    // 6 words of one syllable each, then 6 words of 2, 4, 1, 4, 2 and 4 syllables.
    expect(readingEase('The cat sat on the mat.')).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 5)
    expect(readingEase('Golfers generally make ridiculous wedges accountable.')).toBeCloseTo(
      206.835 - 1.015 * 6 - (84.6 * 17) / 6,
      5,
    )
  })

  it('falls with longer words and with longer sentences', () => {
    const plain = 'Hit the ball. Then walk to it. Then hit it again.'
    expect(readingEase(plain)).toBeGreaterThan(readingEase('Hit the ball then walk to it then hit it again.'))
    expect(readingEase(plain)).toBeGreaterThan(readingEase('Propel the projectile. Subsequently repeat the operation.'))
  })

  it('calls the language of a contract hard', () => {
    const contract =
      'Notwithstanding any provision to the contrary, the undersigned party irrevocably acknowledges the applicability of the aforementioned limitations of liability.'
    expect(readingEase(contract)).toBeLessThan(0)
  })
})

describe('the sentences of a text', () => {
  it('end with a stop before a capital or a figure, not within a number', () => {
    expect(sentencesOf('Loft is 10.5 degrees. Is it enough? 12 is more.')).toEqual([
      'Loft is 10.5 degrees.',
      'Is it enough?',
      '12 is more.',
    ])
  })
})

describe('the words of a text', () => {
  it('count a hyphenated word once and a source mark not at all', () => {
    expect(wordsOf('A 3-wood has about 15 degrees. [1] [2]')).toEqual(['A', '3-wood', 'has', 'about', '15', 'degrees.'])
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sentencesIn } from './sentences.ts'

it.each([
  ['Swing at 7.5 of 10. Finish.', ['Swing at 7.5 of 10. ', 'Finish.']],
  ['It is approx. 150 yards. Good.', ['It is approx. 150 yards. ', 'Good.']],
  ['Rule no. 1: tempo. No. 2: balance.', ['Rule no. 1: tempo. ', 'No. 2: balance.']],
  ['Is it far? No. Take one club less!', ['Is it far? ', 'No. ', 'Take one club less!']],
  ['It flies 150 yds. Then it rolls.', ['It flies 150 yds. ', 'Then it rolls.']],
  ['It flies 150 yds. on a calm day.', ['It flies 150 yds. on a calm day.']],
  ['He said "easy." Do it.', ['He said "easy." ', 'Do it.']],
  ['The wind\nTake one club more.', ['The wind\n', 'Take one club more.']],
  ['Carry it 150. 7-iron is right.', ['Carry it 150. ', '7-iron is right.']],
  ['', []],
])('finds the sentences of %j', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences)
})

const word = fc.constantFrom('Take', 'one', 'club', 'No', 'approx', 'yds', '7', '7.5', 'it', '"easy', 'e.g')
const mark = fc.constantFrom('. ', '! ', '? ', '." ', '\n', ' ', '… ', ', ', '.')
const text = fc
  .array(fc.tuple(word, mark), { maxLength: 30 })
  .map((words) => words.map(([one, between]) => `${one}${between}`).join(''))

it('loses no letter, and says the same of a text that is still growing', () => {
  fc.assert(
    fc.property(text, fc.nat({ max: 200 }), (whole, length) => {
      expect(sentencesIn(whole).join('')).toBe(whole)
      const known = sentencesIn(whole.slice(0, length)).slice(0, -1)
      expect(sentencesIn(whole).slice(0, known.length)).toEqual(known)
    }),
  )
})

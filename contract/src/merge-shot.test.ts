import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHOT_MARKS, SWING_KINDS } from '@bagwise/golf/memory/shot-record'
import { isSameWords, mergeShotWords, wordsOf } from './merge-shot.ts'

const words = fc.record({
  club: fc.constantFrom('7-iron' as const, '8-iron' as const, null),
  swing: fc.constantFrom(...SWING_KINDS),
  mark: fc.constantFrom(...SHOT_MARKS),
})
const FULL = { club: '7-iron', swing: 'full', mark: 'by-rule' } as const

it('keeps the club of one device and the mark of another', () => {
  const stored = { ...FULL, club: '8-iron' } as const
  const wanted = { ...FULL, mark: 'left-out' } as const
  expect(mergeShotWords({ stored, base: FULL, wanted })).toEqual({ ...FULL, club: '8-iron', mark: 'left-out' })
})

it('changes nothing that the golfer did not change, and all that they did', () => {
  fc.assert(
    fc.property(words, words, words, (stored, base, wanted) => {
      const merged = mergeShotWords({ stored, base, wanted })
      expect(mergeShotWords({ stored, base: wanted, wanted })).toEqual(stored)
      expect(mergeShotWords({ stored: base, base, wanted })).toEqual(wanted)
      for (const field of ['club', 'swing', 'mark'] as const) {
        expect(merged[field]).toBe(base[field] === wanted[field] ? stored[field] : wanted[field])
      }
      expect(isSameWords(stored, wanted)).toBe(JSON.stringify(stored) === JSON.stringify(wanted))
    }),
    { numRuns: 200, seed: 45 },
  )
})

it('takes only what may change', () => {
  const shot = { ...FULL, id: 'x', carryYards: 150 }
  expect(wordsOf(shot)).toEqual(FULL)
})

import { expect, it } from 'vitest'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import { ladderSentence } from './yardage-ladder.tsx'

const bag = (...carriesYards: readonly number[]): readonly GapClub[] =>
  carriesYards.map((carryYards, index) => ({
    club: (['5-wood', '3-hybrid', '5-iron'] as const)[index] ?? 'lw',
    carryYards,
    isEstimated: false,
  }))

const sentenceOf = (clubs: readonly GapClub[], units: 'yards' | 'metres') =>
  ladderSentence(clubs, findGaps(clubs), units)

it('reads out how much of the ladder is estimated', () => {
  const [longest, ...others] = bag(193, 181)
  if (!longest) throw new Error('There are two clubs')
  const guess = { ...longest, isEstimated: true }
  expect(sentenceOf([guess, ...others], 'yards')).toBe(
    'Yardage ladder: 2 clubs from 5-Wood 193 to 3-Hybrid 181 yards. 1 of them is estimated. Every gap is good.',
  )
  expect(sentenceOf([guess, ...others.map((club) => ({ ...club, isEstimated: true }))], 'yards')).toContain(
    'All of them are estimated.',
  )
})

it('reads the ladder out with its faults', () => {
  expect(sentenceOf(bag(193, 190, 166), 'yards')).toBe(
    'Yardage ladder: 3 clubs from 5-Wood 193 to 5-Iron 166 yards. 5-Wood and 3-Hybrid are only 3 yards apart. No club between 3-Hybrid and 5-Iron: 24 yard gap.',
  )
  expect(sentenceOf(bag(170, 158), 'metres')).toBe(
    'Yardage ladder: 2 clubs from 5-Wood 155 to 3-Hybrid 144 meters. Every gap is good.',
  )
  expect(sentenceOf(bag(170), 'yards')).toBe('Yardage ladder: one club, 5-Wood 170 yards.')
})

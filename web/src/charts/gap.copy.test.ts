import { expect, it } from 'vitest'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import { gapFinding } from './gap.copy.ts'

const bag = (...carriesYards: readonly number[]): readonly GapClub[] =>
  carriesYards.map((carryYards, index) => ({
    club: (['5-wood', '3-hybrid', '5-iron'] as const)[index] ?? 'lw',
    carryYards,
    isEstimated: false,
  }))
const findings = (carriesYards: readonly number[], units: 'yards' | 'metres' = 'yards') =>
  findGaps(bag(...carriesYards)).map((gap) => gapFinding(gap, units))

it('GAP-12 says a good gap, two clubs too close and a gap too large in words', () => {
  expect(findings([193, 190, 166])).toEqual(['3 yards apart, too close', '24 yard gap, too large'])
  expect(findings([170, 150])).toEqual(['20 yard gap'])
  expect(findings([170, 165])).toEqual(['5 yard gap'])
})

it('says one yard and no yards as people do', () => {
  expect(findings([170, 169, 169])).toEqual(['1 yard apart, too close', '0 yards apart, too close'])
})

it('GAP-12 keeps the thresholds in yards when the words are metres', () => {
  expect(findings([193, 190, 166], 'metres')).toEqual(['2 meters apart, too close', '22 meter gap, too large'])
  expect(findings([170, 150], 'metres')).toEqual(['18 meter gap'])
})

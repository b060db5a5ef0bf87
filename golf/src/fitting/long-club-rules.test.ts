import { expect, it } from 'vitest'
import type { EquipmentIssue } from './answers.ts'
import { hybridReasons, isLongClub } from './long-club-rules.ts'

const reasons = (
  changed: Partial<{ swingSpeedMph: number; handicap: number; issues: readonly EquipmentIssue[] }> = {},
) => hybridReasons({ swingSpeedMph: 100, handicap: 10, issues: [], ...changed })

it('leaves a fast golfer with a low handicap and no trouble their long irons', () => {
  expect(reasons()).toEqual([])
})

it('speaks for hybrids under 90 mph and over a handicap of 15', () => {
  expect(reasons({ swingSpeedMph: 89.9 })).toEqual(['slow-swing'])
  expect(reasons({ swingSpeedMph: 90 })).toEqual([])
  expect(reasons({ handicap: 15 })).toEqual([])
  expect(reasons({ handicap: 15.1 })).toEqual(['handicap'])
})

it('speaks for hybrids where long irons are hard to hit or fly too low, and for no other trouble', () => {
  expect(reasons({ issues: ['Hard to hit long irons'] })).toEqual(['hard-to-hit'])
  expect(reasons({ issues: ['Difficulty getting height'] })).toEqual(['height'])
  const others: readonly EquipmentIssue[] = [
    'Inconsistent distance',
    'Poor accuracy',
    'Lack of forgiveness',
    'Too much spin',
  ]
  expect(reasons({ issues: others })).toEqual([])
})

it('counts woods, hybrids and single irons among the long clubs', () => {
  expect((['3-wood', '5-hybrid', '6-iron'] as const).every(isLongClub)).toBe(true)
  expect((['driver', 'pw', 'sw', 'putter'] as const).some(isLongClub)).toBe(false)
})

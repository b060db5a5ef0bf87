import { expect, it } from 'vitest'
import type { EquipmentIssue } from './answers.ts'
import { fittedLongClubs } from './long-club-rules.ts'

const longClubs = (
  changed: Partial<{ swingSpeedMph: number; handicap: number; issues: readonly EquipmentIssue[] }> = {},
) => fittedLongClubs({ swingSpeedMph: 100, handicap: 10, issues: [], owned: [], ...changed })

it('leaves a fast golfer with a low handicap and no trouble their long irons', () => {
  expect(longClubs()).toEqual({ clubs: ['3-wood', '5-wood'], toBuy: ['3-wood', '5-wood'], hybridReasons: [] })
})

it('puts hybrids in place of long irons under 90 mph', () => {
  expect(longClubs({ swingSpeedMph: 89.9 }).hybridReasons).toEqual(['slow-swing'])
  expect(longClubs({ swingSpeedMph: 90 }).hybridReasons).toEqual([])
  expect(longClubs({ swingSpeedMph: 89.9 }).clubs).toEqual(['3-wood', '5-wood', '3-hybrid', '4-hybrid'])
})

it('puts hybrids in place of long irons over a handicap of 15', () => {
  expect(longClubs({ handicap: 15 }).hybridReasons).toEqual([])
  expect(longClubs({ handicap: 15.1 }).hybridReasons).toEqual(['handicap'])
})

it('puts hybrids in place of long irons that are hard to hit or fly too low, and for no other trouble', () => {
  expect(longClubs({ issues: ['Hard to hit long irons'] }).hybridReasons).toEqual(['hard-to-hit'])
  expect(longClubs({ issues: ['Difficulty getting height'] }).hybridReasons).toEqual(['height'])
  const others: readonly EquipmentIssue[] = [
    'Inconsistent distance',
    'Poor accuracy',
    'Lack of forgiveness',
    'Too much spin',
  ]
  expect(longClubs({ issues: others }).hybridReasons).toEqual([])
})

it('leaves the 3-wood out under 85 mph', () => {
  expect(longClubs({ swingSpeedMph: 84.9 }).clubs).toEqual(['5-wood', '7-wood', '4-hybrid', '5-hybrid'])
  expect(longClubs({ swingSpeedMph: 85 }).clubs[0]).toBe('3-wood')
})

it('knows what is in the bag already', () => {
  const { toBuy } = fittedLongClubs({ swingSpeedMph: 80, handicap: 20, issues: [], owned: ['5-wood', '4-hybrid'] })
  expect(toBuy).toEqual(['7-wood', '5-hybrid'])
})

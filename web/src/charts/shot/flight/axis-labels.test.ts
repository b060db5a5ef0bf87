import { expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { clubMark } from './axis-labels.ts'

it('marks clubs as they are marked on the sole, each differently', () => {
  expect((['driver', '3-wood', '4-hybrid', '7-iron', 'pw', 'putter'] as const).map(clubMark)).toEqual([
    'Dr',
    '3w',
    '4h',
    '7i',
    'PW',
    'Pt',
  ])
  expect(new Set(CLUB_TYPES.map(clubMark)).size).toBe(CLUB_TYPES.length)
})

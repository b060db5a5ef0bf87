import { expect, it } from 'vitest'
import type { ClubType } from '@bagwise/golf/club'
import { clubToFix } from './club-to-fix.ts'

const club = (type: ClubType, carryYards: number, isEstimated: boolean) => ({ club: type, carryYards, isEstimated })

it('fixes the 7-iron first, then the least certain estimate, then the longest club', () => {
  const certainties = {
    driver: { isOwn: false, plusMinusYards: 14 },
    '5-wood': { isOwn: false, plusMinusYards: 21 },
    pw: { isOwn: false },
  }
  const estimates = [club('driver', 173, true), club('5-wood', 139, true), club('pw', 68, true)]
  expect(clubToFix([...estimates, club('7-iron', 95, true)], certainties)).toBe('7-iron')
  expect(clubToFix([...estimates, club('7-iron', 95, false)], certainties)).toBe('5-wood')
  expect(clubToFix([club('driver', 173, false), club('pw', 68, false)], certainties)).toBe('driver')
  expect(clubToFix([], certainties)).toBeUndefined()
})

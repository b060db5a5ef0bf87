import { describe, expect, it } from 'vitest'
import type { ClubType } from '../club.ts'
import type { ClubDistance } from '../distances/club-distance.ts'
import { SDS_OF_80_PERCENT } from '../sds-of-80-percent.ts'
import { TYPICAL_PATTERN } from '../memory/club-pattern.ts'
import type { LearnedClub } from '../memory/learned-club.ts'
import { findGaps } from './find-gaps.ts'
import type { Gap } from './find-gaps.ts'
import { gapInterval } from './gap-interval.ts'

const shares = { own: 0.8, otherClubs: 0.1, typical: 0.1 }
const learnedClub = (club: ClubType, carryYards: number, carrySdYards: number): LearnedClub => ({
  club,
  shotCount: 20,
  weight: 18,
  carryYards,
  carrySdYards,
  pattern: TYPICAL_PATTERN,
  mishitShare: 0.1,
  biasYards: 0,
  biasSdYards: 2,
  acrossYards: 8,
  alongYards: 9,
  degrees: 30,
  shares: { carry: shares, across: shares, along: shares, bias: shares },
})
const measured = (distance: number): ClubDistance => ({ distance, source: 'measured', shots: { count: 18 } })
const FIXED = { sevenIronCarryYards: undefined }

function gapBetween(longerYards: number, shorterYards: number): Gap {
  const [gap] = findGaps([
    { club: '7-iron', carryYards: longerYards, isEstimated: false },
    { club: '8-iron', carryYards: shorterYards, isEstimated: false },
  ])
  if (!gap) throw new Error('Two clubs have a gap')
  return gap
}

const intervalOf = (gap: Gap, sdYards: number, limits: { readonly sevenIronCarryYards: number | undefined } = FIXED) =>
  gapInterval(gap, {
    stored: { '7-iron': measured(gap.longer.carryYards), '8-iron': measured(gap.shorter.carryYards) },
    learned: [
      learnedClub('7-iron', gap.longer.carryYards, sdYards),
      learnedClub('8-iron', gap.shorter.carryYards, sdYards),
    ],
    limits,
  })

describe('the interval of a gap', () => {
  it('MEM-30 (gap) adds what is not known of both clubs', () => {
    const interval = intervalOf(gapBetween(150, 138), 2)
    expect(interval?.fromYards).toBeCloseTo(12 - SDS_OF_80_PERCENT * Math.hypot(2, 2), 9)
    expect(interval?.toYards).toBeCloseTo(12 + SDS_OF_80_PERCENT * Math.hypot(2, 2), 9)
    expect(interval?.isUnsure).toBe(false)
  })

  it('MEM-30 (not sure yet) is unsure where its ends are judged differently, and only there', () => {
    expect(intervalOf(gapBetween(150, 131), 2)?.isUnsure).toBe(true)
    expect(intervalOf(gapBetween(150, 144), 2)?.isUnsure).toBe(true)
    expect(intervalOf(gapBetween(150, 120), 2)?.isUnsure).toBe(false)
  })

  it('never begins below nothing', () => {
    expect(intervalOf(gapBetween(150, 149), 3)?.fromYards).toBe(0)
  })

  it('is judged by the limits of the swing where those are chosen', () => {
    // At 150 yards a gap of 18.5 is too wide for the swing, at 14 it is good; by 5 and 20 yards both are good.
    const gap: Gap = { ...gapBetween(150, 134), verdict: 'good' }
    expect(intervalOf(gap, 1.6)?.isUnsure).toBe(false)
    expect(intervalOf(gap, 1.6, { sevenIronCarryYards: 150 })?.isUnsure).toBe(true)
  })

  it('keeps a wide gap good that every golfer of the speed has', () => {
    const gap: Gap = { ...gapBetween(150, 126), verdict: 'good' }
    expect(intervalOf(gap, 1, { sevenIronCarryYards: 150 })?.isUnsure).toBe(false)
  })

  it('is none where one of the numbers is typed, or nothing is learned of it', () => {
    const gap = gapBetween(150, 138)
    const learned = [learnedClub('7-iron', 150, 2), learnedClub('8-iron', 138, 2)]
    const typed = { distance: 138, source: 'manual' } as const
    expect(
      gapInterval(gap, { stored: { '7-iron': measured(150), '8-iron': typed }, learned, limits: FIXED }),
    ).toBeUndefined()
    const stored = { '7-iron': measured(150), '8-iron': measured(138) }
    expect(gapInterval(gap, { stored, learned: learned.slice(1), limits: FIXED })).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import type { ClubType } from '@bagwise/golf/club'
import { CLUBS, isClubType } from '@bagwise/golf/club'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { planBag } from '@bagwise/golf/one-bag/plan-bag'
import { planningGolfer } from '@bagwise/golf/one-bag/planning-golfer'
import { noScoreYet } from '#features/gapping/gapping.copy.ts'
import { judgedBag } from './judged-bag.ts'

type Carries = Readonly<Partial<Record<ClubType, number>>>

/** Averages of TrackMan with wedges by judgement, a 2 handicap and a half set: the bags of the design of the score. */
const PGA_TOUR: Carries = {
  driver: 282,
  '3-wood': 249,
  '5-wood': 236,
  '4-iron': 209,
  '5-iron': 199,
  '6-iron': 188,
  '7-iron': 176,
  '8-iron': 164,
  '9-iron': 152,
  pw: 142,
  gw: 125,
  sw: 112,
  lw: 97,
}
const LPGA_TOUR: Carries = {
  driver: 223,
  '3-wood': 200,
  '5-wood': 189,
  '7-wood': 180,
  '4-hybrid': 174,
  '5-iron': 161,
  '6-iron': 152,
  '7-iron': 141,
  '8-iron': 130,
  '9-iron': 119,
  pw: 107,
  gw: 95,
  sw: 82,
  lw: 70,
}
const TWO_HANDICAP: Carries = {
  driver: 272,
  '3-wood': 245,
  '5-wood': 230,
  '4-iron': 204,
  '5-iron': 193,
  '6-iron': 181,
  '7-iron': 169,
  '8-iron': 157,
  '9-iron': 145,
  pw: 133,
  gw: 120,
  sw: 107,
  lw: 92,
}
const HALF_SET: Carries = { driver: 125, '5-hybrid': 92, '7-iron': 78, '9-iron': 62, pw: 54, sw: 40 }
/** Every gap the ideal one for a 7-iron of 150, within half a yard. */
const EVEN_BAG: Carries = {
  driver: 240,
  '3-wood': 221,
  '5-wood': 204,
  '4-hybrid': 189,
  '5-iron': 175,
  '6-iron': 162,
  '7-iron': 150,
  '8-iron': 139,
  '9-iron': 128,
  pw: 117,
  gw: 106,
  sw: 95,
  lw: 84,
}

function judged(rule: 'swing' | 'fixed', carries: Carries, handicap = 0, known = 13) {
  const types = Object.keys(carries).filter(isClubType)
  const golfBag = types.map((type) => ({ type, loft: CLUBS[type].loftDeg, isInBag: true }))
  const distances: ClubDistances = Object.fromEntries(
    types.map((type, index) => [
      type,
      { distance: carries[type] ?? 1, source: index < known ? 'measured' : 'estimated' },
    ]),
  )
  const golfer = { golfBag, distances, known: { handicap }, isBeginner: false, isSerious: false }
  return judgedBag(rule, { clubs: gapClubs({ bag: golfBag, distances }) }, planBag(planningGolfer(golfer)))
}

it('ONE-37 scores by the swing and by 5 and 20, one club off costs little, and two known clubs have no number', () => {
  const bags = [
    { carries: PGA_TOUR, handicap: 0, swing: 99, fixed: 69 },
    { carries: LPGA_TOUR, handicap: 0, swing: 99, fixed: 86 },
    { carries: TWO_HANDICAP, handicap: 2, swing: 100, fixed: 69 },
    { carries: HALF_SET, handicap: 36, swing: 52, fixed: 80 },
  ]
  for (const { carries, handicap, swing, fixed } of bags) {
    const { score = 0, fixedScore } = judged('swing', carries, handicap)
    expect(Math.abs(score - swing)).toBeLessThanOrEqual(1)
    expect(fixedScore).toBe(fixed)
    expect(judged('fixed', carries, handicap).score).toBe(fixed)
  }

  expect(judged('swing', EVEN_BAG).score).toBe(100)
  for (const type of Object.keys(EVEN_BAG).filter(isClubType)) {
    for (const offYards of [-6.5, 6.5]) {
      const { score = 0 } = judged('swing', { ...EVEN_BAG, [type]: (EVEN_BAG[type] ?? 0) + offYards })
      expect([type, offYards, score >= 88]).toEqual([type, offYards, true])
    }
  }

  expect(judged('swing', PGA_TOUR, 0, 2).score).toBeUndefined()
  expect(judged('swing', PGA_TOUR, 0, 3).score).toBeDefined()
  expect(noScoreYet).toBe('Measure three clubs for a score')
})

it('says what a mended gap would be worth, by either rule', () => {
  for (const rule of ['swing', 'fixed'] as const) {
    const { gaps, score, scoreWithout } = judged(rule, { '7-iron': 150, '9-iron': 128, pw: 116 })
    const [hole] = gaps.filter(({ verdict }) => verdict === 'too-large')
    expect(hole?.gapYards).toBe(22)
    expect(hole && scoreWithout(hole)).toBe(100)
    expect(score).toBeLessThan(100)
  }
})

it('calls a gap below the driver good where nobody of this speed has a club for it', () => {
  const { gaps, fixedScore } = judged('swing', {
    driver: 148,
    '5-wood': 126,
    '7-wood': 119,
    '5-hybrid': 108,
    '7-iron': 93,
  })
  expect(gaps[0]).toMatchObject({ gapYards: 22, verdict: 'good' })
  expect(fixedScore).toBe(80)
})

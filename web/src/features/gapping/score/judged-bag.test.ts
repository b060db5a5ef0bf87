import { expect, it } from 'vitest'
import type { ClubType } from '@bagwise/golf/club'
import { CLUBS, isClubType } from '@bagwise/golf/club'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { planBag } from '@bagwise/golf/one-bag/plan-bag'
import { planningGolfer } from '@bagwise/golf/one-bag/planning-golfer'
import { noScoreYet } from '#features/gapping/gapping.copy.ts'
import { SAMPLE_GOLFERS } from '../../../../../golf/reference/planned-golfers.ts'
import { judgedBag } from '@bagwise/golf/one-bag/judged-bag'

type Carries = Readonly<Partial<Record<ClubType, number>>>

/** The bags of the design of the score: carries in yards. */
function carriesOf(name: keyof typeof SAMPLE_GOLFERS): Carries {
  return Object.fromEntries(SAMPLE_GOLFERS[name].clubs.map(({ type, carry }) => [type, carry?.carryYards ?? 0]))
}

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
    { carries: carriesOf('pgaTour'), handicap: 0, swing: 99, fixed: 69 },
    { carries: carriesOf('lpgaTour'), handicap: 0, swing: 99, fixed: 86 },
    { carries: carriesOf('twoHandicap'), handicap: 2, swing: 100, fixed: 69 },
    { carries: carriesOf('halfSet'), handicap: 36, swing: 52, fixed: 80 },
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

  expect(judged('swing', carriesOf('pgaTour'), 0, 2).score).toBeUndefined()
  expect(judged('fixed', carriesOf('pgaTour'), 0, 2)).toMatchObject({ score: undefined, fixedScore: undefined })
  expect(judged('swing', carriesOf('pgaTour'), 0, 3).score).toBeDefined()
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

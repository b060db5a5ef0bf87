import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BALL_BUDGETS, BALL_GOALS, BUDGET_CAP_DOLLARS, FEELS, PREFERRED_FEELS, SPIN_RATES } from './ball.ts'
import type { Ball } from './ball.ts'
import { matchBalls, softerStill } from './match-balls.ts'
import type { BallGolfer } from './suits-swing.ts'

/** A ball that suits every golfer who wants a medium feel. */
const ANY_BALL: Ball = {
  id: 'any',
  brand: 'Own',
  model: 'Any',
  year: 2024,
  compression: 80,
  dimples: 332,
  construction: '3-piece',
  cover: 'Urethane',
  spinRate: 'mid',
  feel: 'medium',
  durability: 7,
  swingSpeedRange: { min: 70, max: 110 },
  handicapRange: { min: 0, max: 30 },
  skillLevel: ['intermediate'],
  pricePerDozen: { min: 20, max: 30, typical: 25 },
  category: 'performance',
  keyFeatures: ['Round'],
  bestFor: ['First', 'Second', 'Third', 'Fourth'],
  notIdealFor: ['Nobody'],
  popularityScore: 8,
  available: true,
}

const ball = (id: string, changed: Partial<Ball> = {}): Ball => ({ ...ANY_BALL, id, ...changed })
const costing = (typical: number) => ({ pricePerDozen: { min: typical, max: typical, typical } })
const popular = (popularityScore: number, changed: Partial<Ball> = {}) =>
  ball(`popular ${popularityScore}`, { popularityScore, ...changed })

const GOLFER: BallGolfer = {
  swingSpeedMph: 90,
  preferredFeel: 'medium',
  primaryGoal: 'distance',
  budget: 'mid-range',
  handicap: 12,
}
/** The order of the specification. */
const POPULAR = { order: 'popular' } as const
const ids = (balls: readonly Ball[], golfer: Partial<BallGolfer> = {}) =>
  matchBalls(balls, { ...GOLFER, ...golfer }, POPULAR).matches.map((match) => match.ball.id)
const isExact = (one: Ball, golfer: Partial<BallGolfer>) => {
  const { relaxed, matches } = matchBalls([one], { ...GOLFER, ...golfer }, POPULAR)
  return relaxed === 'nothing' && matches.length === 1
}

describe('a ball that matches', () => {
  it.each([
    ['swing speed', [{ swingSpeedMph: 70 }, { swingSpeedMph: 110 }], [{ swingSpeedMph: 69 }, { swingSpeedMph: 111 }]],
    ['handicap', [{ handicap: 0 }, { handicap: 30 }], [{ handicap: 30.1 }, { handicap: 54 }]],
    ['feel', [{ preferredFeel: 'medium' }], [{ preferredFeel: 'soft' }, { preferredFeel: 'firm' }]],
  ] as const)('BAL-12 has the %s of the golfer', (_what, inside, outside) => {
    for (const golfer of inside) expect(isExact(ANY_BALL, golfer), JSON.stringify(golfer)).toBe(true)
    for (const golfer of outside) expect(isExact(ANY_BALL, golfer), JSON.stringify(golfer)).toBe(false)
  })

  it.each([
    ['budget', 25],
    ['mid-range', 45],
    ['premium', 60],
  ] as const)('BAL-12 BAL-13 costs for a %s golfer at most %i dollars, by its typical price', (budget, capDollars) => {
    expect(isExact(ball('at the cap', costing(capDollars)), { budget })).toBe(true)
    expect(isExact(ball('above it', costing(capDollars + 0.01)), { budget })).toBe(false)
    const cheapAtTimes = { pricePerDozen: { min: 1, max: 99, typical: capDollars + 1 } }
    expect(isExact(ball('cheap at times', cheapAtTimes), { budget })).toBe(false)
  })

  it('is one that a scratch golfer plays when the handicap is a plus', () => {
    expect(isExact(ANY_BALL, { handicap: -3 })).toBe(true)
    expect(isExact(ball('for beginners', { handicapRange: { min: 1, max: 54 } }), { handicap: -3 })).toBe(false)
  })

  it('can be bought', () => {
    expect(ids([ball('gone', { available: false })])).toEqual([])
  })
})

describe('the order of balls', () => {
  it('BAL-14 is by popularity, five at most, with 95 per cent and five fewer for each rank', () => {
    const { matches } = matchBalls(
      [6, 9.5, 7, 10, 8, 5, 9].map((score) => popular(score)),
      GOLFER,
      POPULAR,
    )
    expect(matches.map((match) => match.ball.popularityScore)).toEqual([10, 9.5, 9, 8, 7])
    expect(matches.map(({ matchScore }) => matchScore)).toEqual([95, 90, 85, 80, 75])
  })

  it('BAL-15 comes with the first three things each is best for', () => {
    expect(matchBalls([ANY_BALL], GOLFER, POPULAR).matches[0]?.reasons).toEqual(['First', 'Second', 'Third'])
  })

  it('BAL-18 goes by the goal where two are equally popular, and by nothing but popularity where they are not', () => {
    const lowSpin = ball('low spin', { spinRate: 'low', cover: 'Ionomer', durability: 5 })
    const highSpin = ball('high spin', { spinRate: 'very-high', cover: 'Cast Urethane', durability: 6 })
    const tough = ball('tough', { spinRate: 'mid', cover: 'Surlyn', durability: 10 })
    const steady = ball('steady', { spinRate: 'mid-high', cover: 'Urethane', durability: 4 })
    const balls = [lowSpin, highSpin, tough, steady]
    expect(BALL_GOALS.map((primaryGoal) => ids(balls, { primaryGoal })[0])).toEqual([
      'low spin',
      'steady',
      'high spin',
      'tough',
    ])
    for (const primaryGoal of BALL_GOALS)
      expect(ids([...balls, popular(8.1, { spinRate: 'mid', durability: 1 })], { primaryGoal })[0]).toBe('popular 8.1')
  })

  it('is by price where the goal does not tell two apart either', () => {
    const dear = ball('dear', costing(40))
    const cheap = ball('cheap', costing(30))
    expect(ids([dear, cheap], { primaryGoal: 'spin' })).toEqual(['cheap', 'dear'])
  })
})

describe('without a match', () => {
  const soft = ball('soft', { feel: 'soft' })
  const verySoft = ball('very soft', { feel: 'very-soft', popularityScore: 10 })
  const dear = ball('dear', costing(50))
  const dearest = ball('dearest', { ...costing(55), popularityScore: 10 })
  const find = (balls: readonly Ball[], golfer: Partial<BallGolfer> = {}) =>
    matchBalls(balls, { ...GOLFER, ...golfer }, POPULAR)

  it('BAL-19 gives up the feel first, and puts the nearest feel before the most popular ball', () => {
    const { relaxed, matches } = find([dear, verySoft, soft])
    expect(relaxed).toBe('feel')
    expect(matches.map((match) => match.ball.id)).toEqual(['soft', 'very soft'])
    expect(matches.map(({ matchScore }) => matchScore)).toEqual([85, 80])
  })

  it('BAL-19 gives up the budget next, and puts the least above it first', () => {
    const { relaxed, matches } = find([dearest, dear, ball('soft and dear', { ...costing(50), feel: 'soft' })])
    expect(relaxed).toBe('budget')
    expect(matches.map((match) => match.ball.id)).toEqual(['dear', 'dearest'])
  })

  it('BAL-19 gives up both when neither alone is enough, never speed or handicap', () => {
    const { relaxed, matches } = find([ball('soft and dear', { ...costing(50), feel: 'soft' })])
    expect([relaxed, matches[0]?.matchScore]).toEqual(['feel-and-budget', 75])
    expect(ids([ANY_BALL, soft, dear], { swingSpeedMph: 111 })).toEqual([])
  })
})

it('names balls softer than can be asked for to whoever asks for soft and can pay them', () => {
  const verySoft = ball('very soft', { feel: 'very-soft' })
  expect(softerStill([ANY_BALL, verySoft], { ...GOLFER, preferredFeel: 'soft' }, POPULAR)).toEqual([verySoft])
  expect(softerStill([verySoft], GOLFER)).toEqual([])
  expect(
    softerStill([ball('dear', { feel: 'very-soft', ...costing(46) })], { ...GOLFER, preferredFeel: 'soft' }),
  ).toEqual([])
})

const anyBall = fc
  .record({
    feel: fc.constantFrom(...FEELS),
    spinRate: fc.constantFrom(...SPIN_RATES),
    popularityScore: fc.constantFrom(5, 7.5, 10),
    typical: fc.constantFrom(20, 25, 40, 55, 60),
    fastestMph: fc.constantFrom(95, 110, 130),
  })
  .map(({ typical, fastestMph, ...changed }) =>
    ball('', { ...changed, ...costing(typical), swingSpeedRange: { min: 60, max: fastestMph } }),
  )
const anyBalls = fc
  .array(anyBall, { minLength: 1, maxLength: 12 })
  .map((balls) => balls.map((one, index) => ({ ...one, id: String(index) })))
const anyGolfer = fc.record({
  swingSpeedMph: fc.integer({ min: 60, max: 130 }),
  handicap: fc.integer({ min: -10, max: 30 }),
  preferredFeel: fc.constantFrom(...PREFERRED_FEELS),
  primaryGoal: fc.constantFrom(...BALL_GOALS),
  budget: fc.constantFrom(...BALL_BUDGETS),
})

it('BAL-12 BAL-14 BAL-19 keeps what it did not give up, whatever the balls and the golfer', () => {
  fc.assert(
    fc.property(anyBalls, anyGolfer, (balls, golfer) => {
      const { relaxed, matches } = matchBalls(balls, golfer, POPULAR)
      const suiting = balls.filter(({ swingSpeedRange }) => golfer.swingSpeedMph <= swingSpeedRange.max)
      expect(matches.length > 0).toBe(suiting.length > 0)
      for (const match of matches) {
        expect(suiting).toContain(match.ball)
        const { feel, pricePerDozen } = match.ball
        expect(relaxed.includes('feel') || feel === golfer.preferredFeel).toBe(true)
        expect(relaxed.includes('budget') || pricePerDozen.typical <= BUDGET_CAP_DOLLARS[golfer.budget]).toBe(true)
      }
      const scores = matches.map(({ matchScore }) => matchScore)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(matchBalls(balls.toReversed(), golfer, POPULAR).relaxed).toBe(relaxed)
    }),
  )
})

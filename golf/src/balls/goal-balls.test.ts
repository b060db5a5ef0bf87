import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BALL_BUDGETS, BALL_GOALS, COVERS, FEELS, PREFERRED_FEELS, SPIN_RATES } from './ball.ts'
import type { Ball } from './ball.ts'
import { goalBalls, suitableForGoal } from './goal-balls.ts'
import { goalFit, goalMerit, servesGoal } from './goal-fit.ts'
import type { BallGolfer } from './suits-swing.ts'

/** Serves every goal but distance for a golfer who wants a medium feel. */
const TOUR: Ball = {
  id: 'tour',
  brand: 'Own',
  model: 'Tour',
  year: 2024,
  compression: 90,
  dimples: 332,
  construction: '3-piece',
  cover: 'Urethane',
  spinRate: 'high',
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
const ball = (id: string, changed: Partial<Ball> = {}): Ball => ({ ...TOUR, id, ...changed })
const costing = (typical: number) => ({ pricePerDozen: { min: typical, max: typical, typical } })

const GOLFER: BallGolfer = {
  swingSpeedMph: 90,
  preferredFeel: 'medium',
  primaryGoal: 'spin',
  budget: 'mid-range',
  handicap: 12,
}
const find = (balls: readonly Ball[], golfer: Partial<BallGolfer> = {}) => {
  const { givenUp, matches } = goalBalls(balls, { ...GOLFER, ...golfer })
  return { givenUp, ids: matches.map((match) => match.ball.id), reasons: matches[0]?.reasons }
}

describe('how well a ball serves a goal', () => {
  const rock = ball('rock', { cover: 'Surlyn', spinRate: 'low', durability: 4 })

  it('is by the cover and the spin where a ball has to stop', () => {
    expect(goalFit(TOUR, 'spin', GOLFER)).toBeCloseTo(0.65 + 0.35 * 0.75)
    expect(goalFit(TOUR, 'control', GOLFER)).toBeCloseTo(0.75 + 0.25 * 0.5)
    expect(goalFit(rock, 'spin', GOLFER)).toBe(0)
    expect(goalFit(ball('hybrid', { cover: 'Hybrid Cover', spinRate: 'mid-high' }), 'control', GOLFER)).toBeCloseTo(
      0.625,
    )
  })

  it('is by low spin, and a compression near the speed, where it has to fly', () => {
    expect(goalFit(ball('right', { spinRate: 'low', compression: 70 }), 'distance', GOLFER)).toBe(1)
    expect(goalFit(ball('firm', { spinRate: 'low', compression: 90 }), 'distance', GOLFER)).toBeCloseTo(0.8)
    expect(goalFit(ball('soft', { spinRate: 'low', compression: 45 }), 'distance', { swingSpeedMph: 50 })).toBe(1)
  })

  it('names what speaks most for a ball', () => {
    const spins = SPIN_RATES.map((spinRate) => goalMerit(ball(spinRate, { spinRate }), 'distance'))
    expect(spins).toEqual(['low-spin', 'fairly-low-spin', 'compression', 'compression', 'compression'])
    expect(COVERS.map((cover) => goalMerit(ball(cover, { cover }), 'spin'))).toEqual([
      'urethane',
      'urethane',
      'high-spin',
      'high-spin',
      'hybrid-cover',
    ])
    expect([goalMerit(rock, 'control'), goalMerit(rock, 'durability')]).toEqual(['mid-spin', 'lasts'])
  })

  it('is the durability of ten where it has to last', () => {
    expect(servesGoal(rock, 'durability', GOLFER)).toBe(false)
    expect(servesGoal(TOUR, 'durability', GOLFER)).toBe(true)
  })
})

describe('what is given up for the goal', () => {
  const soft = ball('soft', { feel: 'soft' })
  const forFast = ball('for fast', { swingSpeedRange: { min: 100, max: 130 } })
  const dear = ball('dear', costing(50))
  const forDistance = ball('for distance', { cover: 'Surlyn', spinRate: 'low' })

  it('is nothing, then feel, then the published speeds and handicaps, then the budget, never the goal', () => {
    expect(find([forDistance, dear, forFast, soft, TOUR])).toMatchObject({ givenUp: 'nothing', ids: ['tour'] })
    expect(find([forDistance, dear, forFast, soft])).toMatchObject({ givenUp: 'feel', ids: ['soft'] })
    expect(find([forDistance, dear, forFast])).toMatchObject({ givenUp: 'range', ids: ['for fast'] })
    expect(find([forDistance, dear])).toMatchObject({ givenUp: 'budget', ids: ['dear'] })
    const dearForFast = ball('dear, for fast', { ...costing(50), swingSpeedRange: forFast.swingSpeedRange })
    expect(find([forDistance, dearForFast])).toMatchObject({ givenUp: 'range-and-budget', ids: ['dear, for fast'] })
    expect(find([forDistance])).toMatchObject({ givenUp: 'nothing', ids: [] })
  })

  it('is said of each ball', () => {
    expect(find([TOUR]).reasons).toEqual([
      { about: 'goal', goal: 'spin', merit: 'urethane' },
      { about: 'budget', dollarsAbove: 0 },
      { about: 'feel', differs: 'no' },
    ])
    expect(find([soft]).reasons).toContainEqual({ about: 'feel', differs: 'softer' })
    expect(find([ball('firm', { feel: 'firm' })]).reasons).toContainEqual({ about: 'feel', differs: 'firmer' })
    expect(find([forFast]).reasons).toContainEqual({ about: 'speed', minMph: 100, maxMph: 130 })
    expect(find([TOUR], { handicap: 40 }).reasons).toContainEqual({ about: 'handicap', min: 0, max: 30 })
    expect(find([dear]).reasons).toContainEqual({ about: 'budget', dollarsAbove: 5 })
  })

  it('takes the slowest range of the catalogue for every slower golfer', () => {
    const slow = ball('slow', { swingSpeedRange: { min: 60, max: 95 } })
    expect(find([slow], { swingSpeedMph: 45 }).givenUp).toBe('nothing')
    expect(find([TOUR], { swingSpeedMph: 45 }).givenUp).toBe('range')
  })
})

describe('the order for a goal', () => {
  const cheap = ball('cheap', { ...costing(20), spinRate: 'mid-high' })
  const dear = ball('dear', costing(45))

  it('is by goal fit, less what feel and price cost; the price counts twice for golfers who lose balls', () => {
    expect(find([cheap, dear], { handicap: 12 }).ids).toEqual(['dear', 'cheap'])
    const equal = [ball('costs more', costing(45)), ball('costs less', costing(20))]
    expect(find(equal).ids).toEqual(['costs less', 'costs more'])
    const low = { spinRate: 'low' } as const
    const nearly = [
      ball('dear', { ...costing(45), ...low, compression: 70 }),
      ball('cheap', { ...costing(18), ...low, compression: 66 }),
    ]
    expect(find(nearly, { primaryGoal: 'distance', handicap: 18 }).ids).toEqual(['dear', 'cheap'])
    expect(find(nearly, { primaryGoal: 'distance', handicap: 18.1 }).ids).toEqual(['cheap', 'dear'])
  })

  it('is by popularity where all else is equal', () => {
    expect(find([TOUR, ball('popular', { popularityScore: 9 })]).ids).toEqual(['popular', 'tour'])
  })

  it('puts the nearest feel first where feel is given up', () => {
    const verySoft = ball('very soft', { feel: 'very-soft' })
    const soft = ball('soft', { feel: 'soft' })
    expect(find([verySoft, soft]).ids).toEqual(['soft', 'very soft'])
  })
})

const anyBall = fc
  .record({
    feel: fc.constantFrom(...FEELS),
    spinRate: fc.constantFrom(...SPIN_RATES),
    cover: fc.constantFrom(...COVERS),
    compression: fc.integer({ min: 30, max: 110 }),
    durability: fc.integer({ min: 1, max: 10 }),
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
  swingSpeedMph: fc.integer({ min: 45, max: 130 }),
  handicap: fc.integer({ min: -10, max: 54 }),
  preferredFeel: fc.constantFrom(...PREFERRED_FEELS),
  primaryGoal: fc.constantFrom(...BALL_GOALS),
  budget: fc.constantFrom(...BALL_BUDGETS),
})

it('shows every ball that serves the goal or none, ranked from 1, whatever the balls and the golfer', () => {
  fc.assert(
    fc.property(anyBalls, anyGolfer, (balls, golfer) => {
      const { matches } = goalBalls(balls, golfer)
      const serving = balls.filter((one) => servesGoal(one, golfer.primaryGoal, golfer))
      expect(matches.length > 0).toBe(serving.length > 0)
      expect(matches.every((match) => serving.includes(match.ball) && match.goalFit >= 0.5)).toBe(true)
      expect(matches.map(({ rank }) => rank)).toEqual(matches.map((_match, index) => index + 1))
      expect(serving).toEqual(expect.arrayContaining([...suitableForGoal(balls, golfer)]))
    }),
  )
})

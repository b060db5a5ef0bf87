import { expect, it } from 'vitest'
import { BALL_GOALS } from './ball.ts'
import type { Ball, BallGoal } from './ball.ts'
import { bestForGoal, compareForGoal } from './goal-order.ts'

type Judged = Pick<Ball, 'compression' | 'spinRate' | 'cover' | 'durability' | 'pricePerDozen'>

const ball = (changed: Partial<Judged>): Ball => ({
  id: 'ball',
  brand: 'Own',
  model: 'Ball',
  year: 2024,
  compression: 80,
  dimples: 332,
  construction: '3-piece',
  cover: 'Urethane',
  spinRate: 'mid-high',
  feel: 'medium',
  durability: 7,
  swingSpeedRange: { min: 60, max: 130 },
  handicapRange: { min: 0, max: 54 },
  skillLevel: ['beginner'],
  pricePerDozen: { min: 30, max: 30, typical: 30 },
  category: 'value',
  keyFeatures: [],
  bestFor: [],
  notIdealFor: [],
  popularityScore: 7,
  available: true,
  ...changed,
})

it.each<[BallGoal, string, Partial<Judged>, Partial<Judged>]>([
  ['distance', 'less spin', { spinRate: 'low' }, { spinRate: 'mid' }],
  ['distance', 'a firmer core where spin is the same', { compression: 90 }, { compression: 80 }],
  ['control', 'a cover that grips', { cover: 'Urethane', spinRate: 'low' }, { cover: 'Surlyn' }],
  ['control', 'spin that is neither little nor most', { spinRate: 'mid-high' }, { spinRate: 'very-high' }],
  ['spin', 'more spin', { spinRate: 'very-high', cover: 'Ionomer' }, { spinRate: 'high' }],
  ['spin', 'a cover that grips where spin is the same', { cover: 'Cast Urethane' }, { cover: 'Hybrid Cover' }],
  ['durability', 'what lasts', { durability: 9 }, { durability: 8 }],
  [
    'durability',
    'a low price where both last alike',
    { pricePerDozen: { min: 20, max: 20, typical: 20 } },
    { pricePerDozen: { min: 30, max: 30, typical: 30 } },
  ],
])('BAL-18 serves %s better with %s', (goal, _what, better, worse) => {
  expect(compareForGoal(goal)(ball(better), ball(worse))).toBeLessThan(0)
  expect(compareForGoal(goal)(ball(worse), ball(better))).toBeGreaterThan(0)
  expect(bestForGoal([ball(worse), ball(better)], goal)).toEqual([ball(better)])
})

it('BAL-18 leaves balls alone that serve a goal alike', () => {
  for (const goal of BALL_GOALS) expect(compareForGoal(goal)(ball({}), ball({}))).toBe(0)
  const worse = ball({ spinRate: 'low' })
  expect(bestForGoal([ball({}), worse, ball({})], 'spin')).toEqual([ball({}), ball({})])
  expect(bestForGoal([], 'spin')).toEqual([])
})

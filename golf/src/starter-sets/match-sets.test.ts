import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COURSE_FREQUENCIES, COURSE_TYPES, SKILL_LEVELS } from '../golfer.ts'
import { fittingLevel } from './fitting-level.ts'
import { matchSets, scoreOf, setsByBudget } from './match-sets.ts'
import { STARTER_BUDGETS, startStarterAnswers } from './starter-answers.ts'
import type { StarterAnswers } from './starter-answers.ts'
import { TIER_BADGES, TIER_OF_BUDGET } from './starter-set.ts'
import type { StarterSet } from './starter-set.ts'

const ANSWERS = startStarterAnswers(undefined)

function sample(total: number, score: number, id = 'sample'): StarterSet {
  return {
    id,
    name: 'Sample',
    description: '',
    matchLevel: 'great',
    matchScore: score,
    estimatedTotal: total,
    prices: { year: 2024, checkedOn: '2026-11-22' },
    priceBreakdown: { woods: total, irons: 0, wedges: 0, putter: 0 },
    soldAs: 'package',
    clubs: [],
    keyAdvantages: [],
    idealFor: [],
    tradeoffs: [],
    ballRecommendation: { model: '', reason: '' },
    helpsMisses: [],
    shops: [],
    source: '',
  }
}

const score = (total: number, answers: Partial<StarterAnswers>, before = 90) =>
  scoreOf(sample(total, before), { ...ANSWERS, ...answers })

describe('the score of a set', () => {
  it('CST-21 CST-25 loses 10 beyond 500 dollars from the target, else 5 beyond 200, never both', () => {
    const targets = { 'under-500': 450, '500-1200': 1000, 'over-1200': 2000 }
    for (const budget of STARTER_BUDGETS) {
      const target = targets[budget]
      expect(TIER_OF_BUDGET[budget].targetDollars).toBe(target)
      for (const sign of [-1, 1]) {
        // There is no price below zero.
        const losses = [0, 200, 201, 500, 501]
          .filter((off) => target + sign * off >= 0)
          .map((off) => [off, 90 - score(target + sign * off, { budget })])
        expect(losses).toEqual(
          [
            [0, 0],
            [200, 0],
            [201, 5],
            [500, 5],
            [501, 10],
          ].filter(([off = 0]) => target + sign * off >= 0),
        )
      }
    }
  })

  it('CST-25 loses 5 above 800 dollars for who rarely plays, and 5 below 1000 for who plays often', () => {
    const near = { budget: '500-1200' } as const
    expect([800, 801].map((total) => score(total, { ...near, frequency: 'rarely' }))).toEqual([90, 85])
    expect([999, 1000].map((total) => score(total, { ...near, frequency: 'multiple' }))).toEqual([85, 90])
    for (const frequency of ['monthly', 'weekly'] as const) {
      expect([801, 999].map((total) => score(total, { ...near, frequency }))).toEqual([90, 90])
    }
    expect(score(2600, { budget: 'over-1200', frequency: 'rarely' })).toBe(75)
  })

  it('CST-25 stays between 60 and 100', () => {
    expect(score(1000, {}, 120)).toBe(100)
    expect(score(5000, { frequency: 'rarely' }, 70)).toBe(60)
    expect(score(1000, {}, 60)).toBe(60)
  })
})

describe('the sets', () => {
  it('SET-24 ONE-44 come by score within the budget, equal ones as they came, then the others, the nearest first', () => {
    const within = [sample(1000, 70, 'a'), sample(1000, 90, 'b'), sample(1000, 70, 'c')]
    const over = [sample(1501, 99, 'far'), sample(1299, 60, 'near')]
    const matches = matchSets([...over, ...within], ANSWERS)
    expect(matches.map(({ set, matchScore }) => [set.id, matchScore])).toEqual([
      ['b', 90],
      ['a', 70],
      ['c', 70],
      ['near', 60],
      ['far', 89],
    ])
    const { within: affordable, over: dearer } = setsByBudget(matches)
    expect([affordable, dearer].map((group) => group.map(({ set }) => set.id))).toEqual([
      ['b', 'a', 'c'],
      ['near', 'far'],
    ])
    expect(setsByBudget(matchSets(over, ANSWERS)).within).toEqual([])
  })

  it('ONE-44 never put a set over the budget before one within it, whatever they cost and score', () => {
    const anySet = fc.record({ total: fc.integer({ min: 300, max: 3000 }), score: fc.integer({ min: 60, max: 100 }) })
    fc.assert(
      fc.property(fc.array(anySet), fc.constantFrom(...STARTER_BUDGETS), (totals, budget) => {
        const sets = totals.map(({ total, score: before }, index) => sample(total, before, String(index)))
        const found = matchSets(sets, { ...ANSWERS, budget })
        const overs = found.map(({ overBudgetDollars }) => overBudgetDollars)
        expect(overs).toEqual(overs.toSorted((a, b) => a - b))
        const scores = setsByBudget(found).within.map(({ matchScore }) => matchScore)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        for (const { set, matchScore } of found) expect(matchScore).toBe(scoreOf(set, { ...ANSWERS, budget }))
      }),
    )
  })

  it('SET-23 have the tier that goes with their match level', () => {
    expect(TIER_BADGES).toEqual({ perfect: 'best', great: 'better', good: 'good' })
    expect(matchSets([sample(1000, 90)], ANSWERS)[0]?.tier).toBe('better')
  })

  it('CST-20 belong to the tier of the budget', () => {
    const tiers = STARTER_BUDGETS.map((budget) => {
      const { tier, priceRange } = TIER_OF_BUDGET[budget]
      return [budget, tier, priceRange.minDollars, priceRange.maxDollars]
    })
    expect(tiers).toEqual([
      ['under-500', 'budget', 350, 600],
      ['500-1200', 'mid-range', 800, 1500],
      ['over-1200', 'premium', 1800, 3000],
    ])
  })

  it('SET-28 say by how much they are above what the golfer would spend', () => {
    const over = (total: number, budget: StarterAnswers['budget']) =>
      matchSets([sample(total, 90)], { ...ANSWERS, budget })[0]?.overBudgetDollars
    expect([499, 500, 501].map((total) => over(total, 'under-500'))).toEqual([0, 0, 1])
    expect([1199, 1200, 1299].map((total) => over(total, '500-1200'))).toEqual([0, 0, 99])
    expect(over(9999, 'over-1200')).toBe(0)
  })
})

describe('the answers at the start', () => {
  it('SET-06 are the specified ones, frequency and skill those of the profile', () => {
    expect(startStarterAnswers(undefined)).toEqual({
      budget: '500-1200',
      frequency: 'monthly',
      skillLevel: 'beginner',
      missPattern: 'inconsistent',
      courseType: 'municipal',
    })
    expect(startStarterAnswers({ courseFrequency: null, skillLevel: null })).toEqual(startStarterAnswers(undefined))
    expect(startStarterAnswers({ courseFrequency: 'weekly', skillLevel: 'advanced' })).toMatchObject({
      frequency: 'weekly',
      skillLevel: 'advanced',
    })
  })
})

describe('the fitting level', () => {
  it('CST-26 follows the rules in their order for all answers', () => {
    for (const budget of STARTER_BUDGETS) {
      for (const frequency of COURSE_FREQUENCIES) {
        for (const skillLevel of SKILL_LEVELS) {
          for (const courseType of COURSE_TYPES) {
            const level = fittingLevel({ ...ANSWERS, budget, frequency, skillLevel, courseType })
            // With two of three skills in the rule for 'best', none is left for 'better'.
            const isGood = budget === 'under-500' || skillLevel === 'beginner' || frequency === 'rarely'
            expect([budget, frequency, skillLevel, courseType, level]).toEqual([
              budget,
              frequency,
              skillLevel,
              courseType,
              isGood ? 'good' : 'best',
            ])
          }
        }
      }
    }
  })
})

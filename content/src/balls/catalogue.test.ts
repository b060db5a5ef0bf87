import {
  BALL_BUDGETS,
  BALL_CATEGORIES,
  BALL_GOALS,
  BALL_SKILL_LEVELS,
  CONSTRUCTIONS,
  COVERS,
  FEELS,
  PREFERRED_FEELS,
  SPIN_RATES,
} from '@bagwise/golf/balls/ball'
import { goalFit } from '@bagwise/golf/balls/goal-fit'
import { matchBalls, RELAXATIONS, softerStill } from '@bagwise/golf/balls/match-balls'
import type { BallGolfer } from '@bagwise/golf/balls/suits-swing'
import { describe, expect, it } from 'vitest'
import { BALLS } from './catalogue.prose.ts'
import { CONFIDENCES, SOURCED_FACTS } from './catalogue-ball.ts'
import { TWO_BALL_TEST } from './two-ball-test.prose.ts'

const steps = ({ from, to, by }: { from: number; to: number; by: number }) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)

function golfers(speedsMph: readonly number[], handicaps: readonly number[]): readonly BallGolfer[] {
  return speedsMph.flatMap((swingSpeedMph) =>
    handicaps.flatMap((handicap) =>
      PREFERRED_FEELS.flatMap((preferredFeel) =>
        BALL_BUDGETS.map((budget) => ({
          swingSpeedMph,
          handicap,
          preferredFeel,
          budget,
          primaryGoal: 'distance' as const,
        })),
      ),
    ),
  )
}

/** The order of the specification. */
const POPULAR = { order: 'popular' } as const
const CELLS = golfers(steps({ from: 60, to: 130, by: 5 }), steps({ from: 0, to: 54, by: 3 }))

const range = (from: number, to: number) =>
  expect.toSatisfy(
    ({ min, max }: { readonly min: number; readonly max: number }) => from <= min && min < max && max <= to,
    `a range within ${from} to ${to}`,
  )
const whole = (from: number, to: number) =>
  expect.toSatisfy((number: number) => Number.isInteger(number) && number >= from && number <= to)
const texts = expect.toSatisfy(
  (list: readonly string[]) => list.length > 0 && list.every((text) => /^\S.*[^.\s]$/.test(text)),
  'texts without a full stop',
)

describe('the ball catalogue', () => {
  it('BAL-10 has 24 balls of 2024, all of them available', () => {
    expect(BALLS).toHaveLength(24)
    expect(new Set(BALLS.map(({ id }) => id)).size).toBe(24)
    expect(new Set(BALLS.map(({ brand, model }) => `${brand} ${model}`)).size).toBe(24)
    expect(BALLS.filter(({ year, available }) => year !== 2024 || !available)).toEqual([])
  })

  it('BAL-11 says of each ball everything that belongs to an entry', () => {
    for (const { sources: _sources, ...ball } of BALLS) {
      expect(ball).toEqual({
        id: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        brand: expect.stringMatching(/\S/),
        model: expect.stringMatching(/\S/),
        year: 2024,
        compression: whole(30, 110),
        dimples: whole(300, 400),
        construction: expect.toBeOneOf([...CONSTRUCTIONS]),
        cover: expect.toBeOneOf([...COVERS]),
        spinRate: expect.toBeOneOf([...SPIN_RATES]),
        feel: expect.toBeOneOf([...FEELS]),
        durability: whole(1, 10),
        swingSpeedRange: range(60, 130),
        handicapRange: range(0, 54),
        skillLevel: expect.toSatisfy(
          (levels: readonly string[]) =>
            levels.length > 0 && levels.every((level) => BALL_SKILL_LEVELS.some((known) => known === level)),
        ),
        pricePerDozen: range(10, 60),
        category: expect.toBeOneOf([...BALL_CATEGORIES]),
        keyFeatures: texts,
        bestFor: texts,
        notIdealFor: texts,
        popularityScore: expect.toSatisfy((score: number) => score >= 5 && score <= 10),
        available: true,
      })
      const { min, max, typical } = ball.pricePerDozen
      expect(typical >= min && typical <= max, ball.id).toBe(true)
      expect(ball.bestFor.length, ball.id).toBeGreaterThanOrEqual(3)
    }
  })

  it('says of each fact that can be looked up where it comes from and how far to trust it', () => {
    for (const { id, sources } of BALLS) {
      expect(Object.keys(sources).toSorted(), id).toEqual([...SOURCED_FACTS].toSorted())
      for (const source of Object.values(sources))
        expect(source, id).toMatchObject({
          basis: expect.stringMatching(/\S{3}/),
          confidence: expect.toBeOneOf([...CONFIDENCES]),
        })
    }
  })

  it('speaks of no distance in yards, which would be wrong for golfers who read metres', () => {
    expect(JSON.stringify([BALLS, TWO_BALL_TEST])).not.toMatch(/yard|metre|\d ?m\b/i)
  })
})

describe('matching with the catalogue', () => {
  it('BAL-12 BAL-13 finds a ball without giving anything up in nine of ten cases: 2,303 of 2,565', () => {
    expect(CELLS).toHaveLength(2_565)
    expect(CELLS.filter((golfer) => matchBalls(BALLS, golfer, POPULAR).relaxed === 'nothing')).toHaveLength(2_303)
  })

  it('BAL-19 leaves nobody without a ball, and gives up feel, then budget, then both as rarely as can be', () => {
    const found = CELLS.map((golfer) => matchBalls(BALLS, golfer, POPULAR))
    expect(RELAXATIONS.map((one) => found.filter(({ relaxed }) => relaxed === one).length)).toEqual([2_303, 256, 2, 4])
    const everybody = golfers(steps({ from: 60, to: 130, by: 0.5 }), steps({ from: -10, to: 54, by: 4 }))
    expect(everybody.filter((golfer) => matchBalls(BALLS, golfer, POPULAR).matches.length === 0)).toEqual([])
  })

  it('shows every ball to somebody: 23 as a match, the very soft one beside the soft ones', () => {
    const exact = CELLS.map((golfer) => matchBalls(BALLS, golfer, POPULAR)).filter(
      ({ relaxed }) => relaxed === 'nothing',
    )
    const shown = new Set(exact.flatMap(({ matches }) => matches.map(({ ball }) => ball.id)))
    expect(BALLS.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual(['wilson-duo-soft'])
    expect(CELLS.flatMap((golfer) => softerStill(BALLS, golfer, POPULAR)).map(({ id }) => id)).toContain(
      'wilson-duo-soft',
    )
  })

  it('BAL-18 has two balls that are equally popular, and the goal says which comes first', () => {
    const golfer = { swingSpeedMph: 90, handicap: 18, preferredFeel: 'soft', budget: 'mid-range' } as const
    const order = (primaryGoal: BallGolfer['primaryGoal']) =>
      matchBalls(BALLS, { ...golfer, primaryGoal }, POPULAR)
        .matches.map(({ ball }) => ball.id)
        .filter((id) => id === 'maxfli-tour' || id === 'srixon-soft-feel')
    expect(BALL_GOALS.map((goal) => order(goal)[0])).toEqual([
      'srixon-soft-feel',
      'maxfli-tour',
      'maxfli-tour',
      'srixon-soft-feel',
    ])
  })

  it('BAL-12 BAL-14 BAL-15 gives the golfer of the defaults these', () => {
    const golfer = { swingSpeedMph: 95, handicap: 18, preferredFeel: 'medium', budget: 'mid-range' } as const
    const { matches } = matchBalls(BALLS, { ...golfer, primaryGoal: 'distance' }, POPULAR)
    expect(matches.map(({ ball, matchScore }) => `${ball.brand} ${ball.model} ${matchScore}`)).toEqual([
      'Vice Pro 95',
      'TaylorMade Distance+ 90',
      'Callaway Warbird 85',
      'Wilson Triad 80',
      'Vice Tour 75',
    ])
    for (const { ball, reasons } of matches) expect(reasons).toEqual(ball.bestFor.slice(0, 3))
  })
})

describe('matching for the goal', () => {
  const GOLFERS = [65, 80, 95, 110].flatMap((swingSpeedMph) =>
    [3, 15, 30].flatMap((handicap) =>
      PREFERRED_FEELS.flatMap((preferredFeel) =>
        BALL_GOALS.flatMap((primaryGoal) =>
          BALL_BUDGETS.map((budget) => ({ swingSpeedMph, handicap, preferredFeel, primaryGoal, budget })),
        ),
      ),
    ),
  )

  it('ONE-42 shows 432 golfers only balls that serve their goal, up to five and at least one, and says what was given up', () => {
    expect(GOLFERS).toHaveLength(432)
    for (const golfer of GOLFERS) {
      const { relaxed, matches } = matchBalls(BALLS, golfer)
      const who = JSON.stringify(golfer)
      expect(matches.length, who).toBeGreaterThan(0)
      expect(matches.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5].slice(0, matches.length))
      for (const { ball, reasons } of matches) {
        expect(goalFit(ball, golfer.primaryGoal, golfer), `${who} ${ball.id}`).toBeGreaterThanOrEqual(0.5)
        const lacks = reasons.flatMap((reason) => {
          if (reason.about === 'feel') return reason.differs === 'no' ? [] : ['feel']
          if (reason.about === 'budget') return reason.dollarsAbove > 0 ? ['budget'] : []
          return reason.about === 'goal' ? [] : ['range']
        })
        const mayLack = { nothing: [], feel: ['feel'], range: ['feel', 'range'], budget: ['feel', 'budget'] }
        expect(mayLack).toHaveProperty(relaxed, expect.arrayContaining(lacks))
      }
    }
  })

  it('ONE-42 gives a handicap of 30 at 110 mph who wants spin under $25 a urethane ball', () => {
    const golfer = {
      swingSpeedMph: 110,
      handicap: 30,
      preferredFeel: 'medium',
      primaryGoal: 'spin',
      budget: 'budget',
    } as const
    const [first] = matchBalls(BALLS, golfer).matches
    expect(first?.ball).toMatchObject({ id: 'kirkland-performance-plus-v3', cover: 'Urethane' })
    expect(first?.ball.pricePerDozen.typical).toBeLessThanOrEqual(25)
  })

  it('ONE-42 finds balls from 45 to 130 mph for every handicap, feel, goal and budget', () => {
    const everybody = golfers(steps({ from: 45, to: 130, by: 5 }), steps({ from: -6, to: 54, by: 6 }))
    const lost = everybody.flatMap((golfer) =>
      BALL_GOALS.filter((primaryGoal) => matchBalls(BALLS, { ...golfer, primaryGoal }).matches.length === 0),
    )
    expect(lost).toEqual([])
  })
})

it('BAL-21 compares two balls on the green, on approach and off the tee, in this order', () => {
  expect(TWO_BALL_TEST.stages.map(({ title }) => title)).toEqual(['On the green', 'On approach', 'Off the tee'])
  for (const { task, compare } of TWO_BALL_TEST.stages) {
    expect(task).toMatch(/\.$/)
    expect(compare).toHaveLength(3)
  }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TYPICAL_CARRY_YARDS } from '../../reference/typical-carries.ts'
import { DEFAULT_BAG, MAX_CLUBS_BESIDES_PUTTER, newBagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubDistance, ClubDistances, DistanceSource } from '../distances/club-distance.ts'
import { carriesFromSevenIron } from '../distances/onboarding-factors.ts'
import { STANDARD_CARRY_YARDS } from '../distances/standard-carry.ts'
import { analyseGaps } from '../gapping/analyse-gaps.ts'
import type { BagGolfer } from './problem.ts'
import { betterBag } from './better-bag.ts'
import type { BetterBag } from './better-bag.ts'
import type { BagStep } from './plan-steps.ts'

type Carries = Readonly<Partial<Record<ClubType, number>>>

function golferWith(carries: Carries, { source = 'measured', handicap = 18 }: Told = {}): BagGolfer {
  const types = CLUB_TYPES.filter((club) => carries[club] !== undefined)
  const distances: ClubDistances = Object.fromEntries(
    types.map((club) => [club, { distance: carries[club] ?? 1, source }]),
  )
  return { golfBag: types.map(newBagClub), distances, handicap }
}
type Told = { readonly source?: DistanceSource; readonly handicap?: number | null }

function planOf(golfer: BagGolfer, budgetDollars?: number): BetterBag {
  const plan = betterBag(golfer, budgetDollars)
  if (!plan) throw new Error('The bag has a range')
  return plan
}

const told = ({ steps }: BetterBag) => steps.map(({ kind, club }) => `${kind} ${club}`)
const pick = (carries: Carries, clubs: readonly ClubType[]): Carries =>
  Object.fromEntries(clubs.map((club) => [club, carries[club] ?? 1]))

const { putter: _putter, ...STANDARD } = STANDARD_CARRY_YARDS
const DEFAULT_TYPES = DEFAULT_BAG.map(({ type }) => type)
const BEGINNER = pick(TYPICAL_CARRY_YARDS, [
  'driver',
  '3-wood',
  '5-hybrid',
  '6-iron',
  '7-iron',
  '8-iron',
  '9-iron',
  'pw',
  'sw',
])

describe('a better bag', () => {
  it('GAP-31 GAP-32 adds what a beginner’s set lacks: the woods above the hybrid and the gap wedge', () => {
    const plan = planOf(golferWith(BEGINNER, { handicap: 25 }))
    expect(told(plan)).toEqual(['add 5-wood', 'add 3-hybrid', 'add gw'])
    expect(plan.steps[2]).toEqual({
      kind: 'add',
      club: 'gw',
      carryYards: 89,
      longer: { club: 'pw', carryYards: 101 },
      shorter: { club: 'sw', carryYards: 76 },
      priceDollars: 120,
      measureFirst: [],
    })
    expect(Math.round(100 * plan.shareBefore)).toBe(57)
    expect(Math.round(100 * plan.shareAfter)).toBe(79)
    expect(plan.priceDollars).toBe(570)
  })

  it('GAP-31 makes room in a bag of fourteen besides the putter', () => {
    const plan = planOf(golferWith(pick(STANDARD, DEFAULT_TYPES)))
    expect(plan.steps).toMatchObject([
      { kind: 'leave-out', club: 'lw', reason: 'too-many', nearest: { club: 'sw', carryYards: 85 } },
    ])
    expect([plan.shareBefore, plan.shareAfter].map((share) => Math.round(100 * share))).toEqual([72, 69])
  })

  it('GAP-31 leaves out the club that stands 7 yards from its neighbour', () => {
    const carries = Object.fromEntries(
      carriesFromSevenIron(145, DEFAULT_TYPES).map(({ club, carryYards }) => [club, carryYards]),
    )
    expect(told(planOf(golferWith(carries)))).toEqual(['leave-out 3-hybrid'])
  })

  it('keeps a club that other advice would ask for again, and leaves another out', () => {
    const carries = Object.fromEntries(
      carriesFromSevenIron(145, DEFAULT_TYPES).map(({ club, carryYards }) => [club, carryYards]),
    )
    const steps = told(planOf({ ...golferWith(carries), needed: ['3-hybrid'] }))
    expect(steps).not.toContain('leave-out 3-hybrid')
    expect(steps.some((step) => step.startsWith('leave-out'))).toBe(true)
  })

  it('sends the club away that the recommendations send away, of two that do the same job', () => {
    const carries = { driver: 230, '3-wood': 210, '3-hybrid': 185, '4-iron': 184, '5-iron': 172, '6-iron': 161 }
    const short = { '7-iron': 150, '8-iron': 139, '9-iron': 128, pw: 116, sw: 90, lw: 76 }
    const golfer = golferWith({ ...carries, ...short }, { handicap: 10 })
    const left = analyseGaps({ bag: golfer.golfBag, ...golfer }).recommendations.flatMap((advice) =>
      'leaveOut' in advice ? advice.leaveOut : [],
    )
    expect(left).toEqual(['4-iron'])
    expect(told(planOf(golfer))).toContain('leave-out 4-iron')
  })

  it('GAP-31 bends an iron that stands too near the one above it', () => {
    const thirteen = DEFAULT_TYPES.filter((club) => club !== 'lw')
    const carries = { ...pick(STANDARD, thirteen), '8-iron': 137, '9-iron': 132, pw: 112 }
    expect(planOf(golferWith(carries)).steps).toEqual([
      {
        kind: 'reloft',
        club: '9-iron',
        loftDeg: 41,
        weakerDeg: 2,
        fromCarryYards: 132,
        toCarryYards: 126,
        priceDollars: 10,
        measureFirst: [],
      },
    ])
  })

  it('puts a club from the shelf back rather than buying one', () => {
    const golfer = golferWith({ ...BEGINNER, gw: 88 }, { handicap: 25 })
    const golfBag = golfer.golfBag.map((club) => ({ ...club, isInBag: club.type !== 'gw' }))
    const plan = planOf({ ...golfer, golfBag })
    expect(plan.steps).toContainEqual(
      expect.objectContaining({ kind: 'put-back', club: 'gw', carryYards: 88, priceDollars: 0 }),
    )
  })

  it('spends a small budget where it gains most', () => {
    expect(told(planOf(golferWith(BEGINNER, { handicap: 25 }), 120))).toEqual(['add gw'])
    expect(told(planOf(golferWith(BEGINNER, { handicap: 25 }), 0))).toEqual([])
  })

  it('offers beginners neither a long iron nor a lob wedge', () => {
    for (const club of ['3-iron', '4-iron', '5-iron', 'lw'] as const) {
      expect(told(planOf(golferWith(BEGINNER, { handicap: 25 })))).not.toContain(`add ${club}`)
    }
  })

  it('is only a preview where nobody measured, and names what to measure', () => {
    const plan = planOf(golferWith(BEGINNER, { source: 'estimated', handicap: 25 }))
    expect(plan.isPreview).toBe(true)
    expect(plan.measureFirst).toEqual(['3-wood', '5-hybrid', 'pw', 'sw'])
  })

  it('takes the steps that own numbers allow, and says where more may be gained', () => {
    const golfer = golferWith(BEGINNER, { handicap: 25 })
    const distances = { ...golfer.distances, '5-hybrid': { distance: 156, source: 'estimated' } } as const
    const plan = planOf({ ...golfer, distances })
    expect(told(plan)).toEqual(['add gw'])
    expect(plan.isPreview).toBe(false)
    expect(plan.measureFirst).toContain('5-hybrid')
  })

  it('has nothing to say of a bag without a range, nor of one that cannot be legal', () => {
    expect(betterBag(golferWith({}))).toBeUndefined()
    expect(betterBag(golferWith({ '7-iron': 140 }))).toBeUndefined()
    const unmeasured = CLUB_TYPES.filter((club) => club !== 'driver' && club !== 'pw')
    const golfer = golferWith({ driver: 220, pw: 110 })
    expect(betterBag({ ...golfer, golfBag: [...golfer.golfBag, ...unmeasured.map(newBagClub)] })).toBeUndefined()
  })
})

const RUNS = 100
const CARRYING = CLUB_TYPES.filter((club) => club !== 'putter')
const sources = fc.constantFrom<DistanceSource>('measured', 'manual', 'estimated')
/** Realistic bags: each club near its share of a 7-iron, some on the shelf, some without a distance. */
const anyGolfer: fc.Arbitrary<BagGolfer> = golfers({ source: fc.option(sources, { freq: 8 }), mostShelved: 4 })

function golfers({
  source,
  mostShelved,
}: {
  readonly source: fc.Arbitrary<DistanceSource | null>
  readonly mostShelved: number
}): fc.Arbitrary<BagGolfer> {
  const ofEachClub = <Value>(value: fc.Arbitrary<Value>) =>
    fc.array(value, { minLength: CARRYING.length, maxLength: CARRYING.length })
  return fc
    .record({
      sevenIronYards: fc.integer({ min: 60, max: 200 }),
      clubs: fc.subarray(CARRYING, { minLength: 2 }),
      offsYards: ofEachClub(fc.integer({ min: -12, max: 12 })),
      sources: ofEachClub(source),
      onShelf: fc.subarray(CARRYING, { maxLength: mostShelved }),
      handicap: fc.option(fc.integer({ min: -4, max: 40 })),
    })
    .map(({ sevenIronYards, clubs, offsYards, sources: all, onShelf, handicap }) => ({
      golfBag: clubs.map((club) => ({ ...newBagClub(club), isInBag: !onShelf.includes(club) })),
      distances: Object.fromEntries(
        carriesFromSevenIron(sevenIronYards, clubs).flatMap(({ club, carryYards }, index) => {
          const known = all[index]
          return known ? [[club, { distance: Math.max(1, carryYards + (offsYards[index] ?? 0)), source: known }]] : []
        }),
      ),
      handicap,
    }))
}
const budget = fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined })

function carriedBy({ golfBag }: BagGolfer): readonly ClubType[] {
  return golfBag.filter(({ isInBag }) => isInBag).map(({ type }) => type)
}

function bagsAlong(golfer: BagGolfer, steps: readonly BagStep[]): readonly (readonly ClubType[])[] {
  const bags = [carriedBy(golfer)]
  for (const { kind, club } of steps) {
    const bag = bags.at(-1) ?? []
    const without = bag.filter((other) => other !== club)
    bags.push(kind === 'leave-out' ? without : kind === 'reloft' ? bag : [...without, club])
  }
  return bags
}

/** The golfer after following the plan: new and bent clubs carry an estimate until measured. */
function after(golfer: BagGolfer, { steps }: BetterBag): BagGolfer {
  const left = new Set(steps.flatMap(({ kind, club }) => (kind === 'leave-out' ? [club] : [])))
  const joined = steps.filter(({ kind }) => kind === 'add' || kind === 'put-back').map(({ club }) => club)
  const owned = golfer.golfBag
    .filter(({ type }) => !joined.includes(type))
    .map((club) => ({ ...club, isInBag: club.isInBag && !left.has(club.type) }))
  const carries = steps.flatMap((step): [ClubType, ClubDistance][] => {
    if (step.kind === 'add') return [[step.club, { distance: step.carryYards, source: 'estimated' }]]
    return step.kind === 'reloft' ? [[step.club, { distance: step.toCarryYards, source: 'estimated' }]] : []
  })
  return {
    ...golfer,
    golfBag: [...owned, ...joined.map(newBagClub)],
    distances: { ...golfer.distances, ...Object.fromEntries(carries) },
  }
}

describe('whatever the bag', () => {
  const withPlan = (check: (golfer: BagGolfer, plan: BetterBag, budgetDollars: number | undefined) => void) =>
    fc.assert(
      fc.property(anyGolfer, budget, (golfer, budgetDollars) => {
        const plan = betterBag(golfer, budgetDollars)
        if (plan) check(golfer, plan, budgetDollars)
      }),
      { numRuns: RUNS },
    )

  it('GAP-31 is legal after every step: never a club twice, never more than 13 besides the putter', () => {
    withPlan((golfer, { steps }) => {
      const bags = bagsAlong(golfer, steps)
      for (const [index, bag] of bags.entries()) {
        const before = bags[index - 1]?.length ?? Infinity
        expect(bag.length).toBeLessThanOrEqual(Math.max(MAX_CLUBS_BESIDES_PUTTER, before - 1))
      }
      expect(bags.at(-1)?.length).toBeLessThanOrEqual(MAX_CLUBS_BESIDES_PUTTER)
    })
  })

  it('GAP-31 moves each club once, adds none that is in the bag and leaves out none that is not', () => {
    withPlan((golfer, { steps }) => {
      const carried = carriedBy(golfer)
      const moved = steps.map(({ club }) => club)
      expect(new Set(moved).size).toBe(moved.length)
      for (const { kind, club } of steps) {
        expect([club, carried.includes(club)]).toEqual([club, kind === 'leave-out' || kind === 'reloft'])
        expect(kind === 'add' && golfer.golfBag.some(({ type }) => type === club)).toBe(false)
      }
    })
  })

  it('GAP-32 never covers less of a legal bag’s yardages than before', () => {
    withPlan((golfer, { shareBefore, shareAfter }) => {
      const isLegal = carriedBy(golfer).length <= MAX_CLUBS_BESIDES_PUTTER
      expect(shareAfter).toBeGreaterThanOrEqual(isLegal ? shareBefore - 1e-9 : 0)
      expect(shareAfter).toBeLessThanOrEqual(1 + 1e-9)
    })
  })

  it('never costs more than the budget', () => {
    withPlan((_golfer, { priceDollars }, budgetDollars) => {
      expect(priceDollars).toBeLessThanOrEqual(budgetDollars ?? Infinity)
    })
  })

  it('keeps driver, 7-iron, pitching and sand wedge', () => {
    withPlan((_golfer, { steps }) => {
      const left = steps.filter(({ kind }) => kind === 'leave-out').map(({ club }) => club)
      for (const club of ['driver', '7-iron', 'pw', 'sw'] as const) expect(left).not.toContain(club)
    })
  })

  it('says the same of the same bag, in whatever order its clubs stand', () => {
    withPlan((golfer, plan, budgetDollars) => {
      expect(betterBag({ ...golfer, golfBag: golfer.golfBag.toReversed() }, budgetDollars)).toEqual(plan)
    })
  })

  it('buys nothing beside a club that nobody measured, unless it is a preview', () => {
    withPlan((_golfer, { steps, isPreview, measureFirst }) => {
      const restOn = steps.flatMap((step) => step.measureFirst)
      expect(restOn.length > 0).toBe(isPreview)
      expect(isPreview && measureFirst.length === 0).toBe(false)
    })
  })

  it('takes nothing back once it is done, where every number is the golfer’s own', () => {
    fc.assert(
      fc.property(golfers({ source: fc.constant('measured'), mostShelved: 0 }), (golfer) => {
        const plan = betterBag(golfer)
        const next = plan && betterBag(after(golfer, plan))
        if (!plan || !next || next.isPreview) return
        const directions = new Map(plan.steps.map((step) => [step.club, directionOf(step)]))
        for (const step of next.steps) {
          const before = directions.get(step.club)
          expect([step.club, before === undefined || before === directionOf(step)]).toEqual([step.club, true])
        }
      }),
      { numRuns: RUNS },
    )
  })
})

function directionOf(step: BagStep): 'in' | 'out' | 'weaker' | 'stronger' {
  if (step.kind === 'reloft') return step.weakerDeg > 0 ? 'weaker' : 'stronger'
  return step.kind === 'leave-out' ? 'out' : 'in'
}

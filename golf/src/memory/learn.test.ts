import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TYPICAL_CLUBS, meanOf } from '../../reference/held-out-shots.ts'
import { seededChance } from '../../reference/seeded-chance.ts'
import type { ClubType } from '../club.ts'
import { typicalSds } from './belief.ts'
import { SHOT_ORIGINS } from './shot-record.ts'
import type { LearningShot } from './kept-shot.ts'
import { LARGEST_TILT, learnFromShots } from './learn.ts'
import type { LearnedClub } from './learned-club.ts'
import { mishitExposure } from './shot-columns.ts'
import { MISHITS, typicalMishits } from '../shot-advice/typical-spread.ts'

const SEVEN_TYPICAL_YARDS = 133
const HANDICAP = 15
const YEARS_60 = 60 * 365

const CLUBS = TYPICAL_CLUBS.map((known) =>
  known.club === '7-iron' ? { ...known, priorCarryYards: SEVEN_TYPICAL_YARDS } : known,
)

function shot(carryYards: number, sideYards?: number, more: Partial<LearningShot> = {}): LearningShot {
  return { club: '7-iron', carryYards, sideYards, ageDays: 0, origin: 'device-outdoor', ...more }
}

function learn(shots: readonly LearningShot[], handicap: number | undefined = HANDICAP): readonly LearnedClub[] {
  return learnFromShots({ clubs: CLUBS, handicap, shots })
}

function learned(shots: readonly LearningShot[], club: ClubType = '7-iron', handicap = HANDICAP): LearnedClub {
  const found = learn(shots, handicap).find((one) => one.club === club)
  if (!found) throw new Error(`Nothing was learned of the ${club}`)
  return found
}

const times = <One>(count: number, of: (index: number) => One) => Array.from({ length: count }, (_, index) => of(index))

const chance = seededChance(11)
const TWELVE = times(12, () => shot(150 + 8 * chance.normal(), 8 * chance.normal()))

/** The longer, the farther right. */
const ON_A_LINE = times(400, (index) => shot(130 + (index % 41), (index % 41) - 20))

const errors = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 80, noNaN: true }))
const someShots = fc.array(
  fc.record({
    club: fc.constantFrom('driver', '5-iron', '7-iron', '8-iron', 'sw'),
    carryYards: fc.double({ min: 1, max: 400, noNaN: true }),
    sideYards: fc.option(fc.double({ min: -200, max: 200, noNaN: true }), { nil: undefined }),
    ageDays: fc.integer({ min: -10, max: 4000 }),
    session: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    origin: fc.constantFrom(...SHOT_ORIGINS),
    reading: fc.option(fc.constantFrom('lane', 'coarse'), { nil: undefined }),
    isSaidToCount: fc.boolean(),
    measuring: fc.option(fc.record({ alongSdYards: errors, acrossSdYards: errors }), { nil: undefined }),
    isSideOnly: fc.boolean(),
  } satisfies Record<keyof Omit<LearningShot, 'ballSpeedMph' | 'launchDeg' | 'spinRpm'>, unknown>),
  { minLength: 1, maxLength: 40 },
) satisfies fc.Arbitrary<readonly LearningShot[]>
const handicaps = fc.option(fc.integer({ min: -5, max: 54 }), { nil: undefined })

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('whatever the shots are', () => {
  it('learns nothing without one', () => {
    expect(learn([])).toEqual([])
  })

  it('MEM-03 has shares of own shots, other clubs and the typical golfer that are parts of one', () => {
    fc.assert(
      fc.property(someShots, handicaps, (shots, handicap) => {
        for (const { shares } of learn(shots, handicap)) {
          for (const { own, otherClubs, typical } of Object.values(shares)) {
            for (const share of [own, otherClubs, typical]) {
              expect(share).toBeGreaterThanOrEqual(0)
              expect(share).toBeLessThanOrEqual(1)
            }
            expect(Math.abs(own + otherClubs + typical - 1)).toBeLessThanOrEqual(1e-9)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('MEM-04 gives the same numbers to the last bit in any order', () => {
    const shotsInTwoOrders = someShots.chain((shots) =>
      fc.tuple(fc.constant(shots), fc.shuffledSubarray(shots, { minLength: shots.length })),
    )
    fc.assert(
      fc.property(shotsInTwoOrders, ([shots, shuffled]) => {
        expect(learnFromShots({ clubs: CLUBS.toReversed(), handicap: HANDICAP, shots: shuffled })).toStrictEqual(
          learn(shots),
        )
      }),
      { numRuns: 100 },
    )
  })

  it('MEM-05 mirrors steady miss and tilt with the shots, and nothing else', () => {
    fc.assert(
      fc.property(someShots, (shots) => {
        const mirrored = learn(shots.map((one) => ({ ...one, sideYards: one.sideYards && -one.sideYards })))
        for (const [index, right] of learn(shots).entries()) {
          const left = mirrored[index]
          if (!left) throw new Error('A club is missing')
          expect(Math.abs(left.biasYards + right.biasYards)).toBeLessThanOrEqual(1e-9)
          expect(Math.abs(left.pattern.biasShare + right.pattern.biasShare)).toBeLessThanOrEqual(1e-9)
          expect(Math.abs(left.pattern.tilt + right.pattern.tilt)).toBeLessThanOrEqual(1e-9)
          for (const key of ['carryYards', 'acrossYards', 'alongYards', 'mishitShare'] as const) {
            expect(Math.abs(left[key] - right[key])).toBeLessThanOrEqual(1e-9)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('has finite numbers, and patterns that the advisor’s map can hold', () => {
    fc.assert(
      fc.property(someShots, handicaps, (shots, handicap) => {
        for (const one of learn(shots, handicap)) {
          expect(numbersIn(one).every(Number.isFinite)).toBe(true)
          expectBounded(one)
        }
      }),
      { numRuns: 100 },
    )
  })
})

function expectBounded({ pattern, mishitShare }: LearnedClub): void {
  for (const ratio of [pattern.acrossRatio, pattern.alongRatio]) {
    expect(ratio).toBeGreaterThanOrEqual(0.15)
    expect(ratio).toBeLessThanOrEqual(4)
  }
  expect(Math.abs(pattern.tilt)).toBeLessThanOrEqual(0.8)
  expect(mishitShare).toBeLessThanOrEqual(MISHITS.most)
}

describe('few shots', () => {
  it('MEM-07 takes a carry most of the way to one shot, and a side a small part of it', () => {
    const { carryYards, biasYards } = learned([shot(150, 12)])
    expect(Math.abs(carryYards - 146.5)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(biasYards - 1.8)).toBeLessThanOrEqual(0.5)
  })

  it('moves less beside an own number', () => {
    const own = CLUBS.map((known) => ({ ...known, priorFrom: 'own-number' as const }))
    const found = learnFromShots({ clubs: own, handicap: HANDICAP, shots: [shot(150, 12)] })
    expect(found.find(({ club }) => club === '7-iron')?.carryYards).toBeLessThan(143)
  })

  it('MEM-06 nears what alike shots say with each pair, without passing it', () => {
    let before = { carryYards: SEVEN_TYPICAL_YARDS, biasYards: 0, own: 0 }
    for (let pairs = 1; pairs <= 20; pairs += 1) {
      const { carryYards, biasYards, shares } = learned(
        times(2 * pairs, (index) => (index % 2 === 0 ? shot(142, 6) : shot(148, 10))),
      )
      expect(carryYards).toBeGreaterThanOrEqual(before.carryYards - 1e-9)
      expect(carryYards).toBeLessThanOrEqual(145.05)
      expect(biasYards).toBeGreaterThanOrEqual(before.biasYards - 0.05)
      expect(biasYards).toBeLessThanOrEqual(8.05)
      expect(shares.carry.own).toBeGreaterThanOrEqual(before.own)
      before = { carryYards, biasYards, own: shares.carry.own }
    }
  })

  it('MEM-11 counts a shot half after a year, a future day as today, and one of 60 years ago next to nothing', () => {
    const weightAt = (ageDays: number) => learned([shot(140, 0, { ageDays })]).weight
    expect(weightAt(365) / weightAt(0)).toBeCloseTo(0.5, 2)
    expect(weightAt(730) / weightAt(0)).toBeCloseTo(0.25, 2)
    expect(learned([shot(150, 4, { ageDays: -3 })])).toStrictEqual(learned([shot(150, 4)]))
    const { pattern, carryYards } = learned([shot(SEVEN_TYPICAL_YARDS, 0, { ageDays: YEARS_60 })])
    expect(Math.abs(pattern.acrossRatio - 1)).toBeLessThanOrEqual(0.001)
    expect(Math.abs(pattern.alongRatio - 1)).toBeLessThanOrEqual(0.001)
    expect(Math.abs(carryYards - SEVEN_TYPICAL_YARDS)).toBeLessThanOrEqual(0.7)
  })
})

describe('poor shots and readings', () => {
  it('MEM-08 keeps mishits and misreads out of carry and spread', () => {
    const clean = learned(TWELVE)
    const duffed = learned([...TWELVE, shot(60, 5), shot(85, -8)])
    expect(Math.abs(duffed.carryYards - clean.carryYards)).toBeLessThan(2)
    expect(duffed.mishitShare).toBeGreaterThan(clean.mishitShare)
    const misread = learned([...TWELVE, shot(390, 150)])
    expect(Math.abs(misread.carryYards - clean.carryYards)).toBeLessThan(1)
    expect(Math.abs(misread.acrossYards - clean.acrossYards)).toBeLessThan(1)
  })

  it.each([5, 15, 25])(
    'does not take a typical golfer of handicap %i for a shorter one, mishits included',
    (handicap) => {
      const typical = typicalSds(handicap, SEVEN_TYPICAL_YARDS)
      const share = typicalMishits(handicap) * mishitExposure('7-iron', 'device-outdoor')
      const typicalShot = () => {
        const [long, right] = [chance.normal(), chance.normal()]
        return chance.next() < share
          ? shot(SEVEN_TYPICAL_YARDS * (0.68 + 0.18 * long), 1.5 * typical.acrossYards * right)
          : shot(SEVEN_TYPICAL_YARDS + typical.alongYards * long, typical.acrossYards * right)
      }
      const off = times(100, () => learned(times(30, typicalShot), '7-iron', handicap).carryYards - SEVEN_TYPICAL_YARDS)
      expect(Math.abs(meanOf(off))).toBeLessThanOrEqual(1.5)
    },
  )

  it('counts a short shot once the golfer says that it counts', () => {
    const short = learned([...TWELVE, shot(100, 0)])
    const said = learned([...TWELVE, shot(100, 0, { isSaidToCount: true })])
    expect(said.carryYards).toBeLessThan(short.carryYards - 2)
    expect(said.mishitShare).toBeLessThan(short.mishitShare)
  })

  it('counts old mishits little, and hears less of mishits from a mat, which hides half of them', () => {
    const { mishitShare } = learned(TWELVE)
    const old = learned([...TWELVE, ...times(6, () => shot(60, 5, { ageDays: 3650 }))])
    expect(Math.abs(old.mishitShare - mishitShare)).toBeLessThan(0.01)
    const mat = learned(TWELVE.map((one) => ({ ...one, origin: 'device-indoor' as const })))
    expect(mat.mishitShare).toBeGreaterThan(mishitShare + 0.02)
  })

  it('is twice as unsure of the carry where many shots may be mishits', () => {
    const mixed = learned([...TWELVE, ...times(14, (index) => shot(85 + 2 * index, index))])
    expect(mixed.carrySdYards).toBeGreaterThan(1.8 * learned(TWELVE).carrySdYards)
  })

  it('sorts out again what it has learned: of four hundred good shots next to none is a mishit', () => {
    expect(learned(ON_A_LINE).mishitShare).toBeLessThan(0.02)
  })

  it('MEM-14 starts from the advisor’s mishits of the handicap, worth 12 shots, and ends at six in ten', () => {
    for (const handicap of [0, HANDICAP, 36]) {
      const typical = 0.005 + 0.0153 * handicap
      const old = learned([shot(150, 0, { ageDays: YEARS_60 })], '7-iron', handicap)
      expect(Math.abs(old.mishitShare - typical)).toBeLessThanOrEqual(0.001)
      expect(old.pattern.mishitRatio).toBeCloseTo(old.mishitShare / typical, 9)
    }
    // Twelve good shots double what the share rests on, but for the exposure of a mid iron.
    const typical = 0.005 + 0.0153 * HANDICAP
    expect(learned(TWELVE).mishitShare).toBeCloseTo((12 * typical) / (12 + 12 * 1.1), 1)
    for (const handicap of [0, HANDICAP, 54]) {
      const duffs = CLUBS.map(({ club, priorCarryYards }) => shot(0.6 * priorCarryYards, 0, { club }))
      expect(learned(duffs, '7-iron', handicap).mishitShare).toBeLessThanOrEqual(0.6)
    }
    const tops = CLUBS.map(({ club, priorCarryYards }) => shot(0.4 * priorCarryYards, 0, { club }))
    const own = CLUBS.map((known) => ({ ...known, priorFrom: 'own-number' as const }))
    expect(learnFromShots({ clubs: own, handicap: 36, shots: tops })[0]?.mishitShare).toBe(0.6)
  })

  it('MEM-09 says nothing of directions that nobody saw', () => {
    for (const { pattern, biasYards, shares } of learn(TWELVE.map((one) => ({ ...one, sideYards: undefined })))) {
      expect([pattern.biasShare, biasYards, pattern.tilt, shares.across.own]).toEqual([0, 0, 0, 0])
    }
  })

  it('MEM-10 stays finite and bounded with thirty shots to one spot', () => {
    for (const one of learn(times(30, () => shot(150, 0)))) {
      expect(numbersIn(one).every(Number.isFinite)).toBe(true)
      expectBounded(one)
    }
    const wild = times(40, (index) => shot(60 + 8 * index, index % 2 === 0 ? 190 : -190, { isSaidToCount: true }))
    for (const one of learn(wild)) expectBounded(one)
    for (const one of learn(times(40, (index) => shot(130 + index, 4 * index)))) expectBounded(one)
  })
})

describe('sessions and other clubs', () => {
  it('MEM-12 is less sure of a side seen in one session than in six', () => {
    const sixty = (sessionOf: (index: number) => string) =>
      learned(times(60, (index) => shot(150, 4 + (index % 5), { session: sessionOf(index) })))
    expect(sixty(() => 'a').biasSdYards).toBeGreaterThan(sixty((index) => `${index % 6}`).biasSdYards)
  })

  it('learns a club without shots from its neighbour, none of it as its own', () => {
    const sevens = times(20, () => shot(147 + 5 * chance.normal(), 5 * chance.normal()))
    const typical = CLUBS.find(({ club }) => club === '8-iron')?.priorCarryYards ?? Number.NaN
    const { carryYards, pattern, shares, shotCount } = learned(sevens, '8-iron')
    expect(carryYards).toBeGreaterThan(typical)
    expect(pattern.acrossRatio).toBeLessThan(0.9)
    expect([shotCount, shares.carry.own, shares.across.own, shares.along.own]).toEqual([0, 0, 0, 0])
    expect(shares.carry.otherClubs).toBeGreaterThan(0.5)
  })

  it('does not look at shots of clubs that are not in the bag', () => {
    const lofted = TWELVE.map((one) => ({ ...one, club: '9-wood' as const }))
    expect(learn([...TWELVE, ...lofted])).toStrictEqual(learn(TWELVE))
    expect(learn(lofted)).toEqual([])
  })

  it('is less sure of the carry than if it knew how far shots spread', () => {
    const priorSdYards = SEVEN_TYPICAL_YARDS * Math.hypot(0.2, 0.045, 0.03)
    const shotSdYards = typicalSds(HANDICAP, SEVEN_TYPICAL_YARDS).alongYards
    const knownSdYards = 1 / Math.hypot(1 / priorSdYards, 1 / shotSdYards)
    expect(learned([shot(SEVEN_TYPICAL_YARDS, 0)]).carrySdYards).toBeGreaterThan(1.1 * knownSdYards)
  })

  it('never tilts the pattern beyond its bound, however many shots end on a line', () => {
    expect(learned(ON_A_LINE).pattern.tilt).toBe(LARGEST_TILT)
  })

  it('turns the pattern to the side on which long shots end', () => {
    const drawn = times(30, (index) => shot(140 + index, index - 15 + 3 * chance.normal()))
    expect(learned(drawn).pattern.tilt).toBeGreaterThan(0.4)
  })
})

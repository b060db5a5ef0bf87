import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IS_WHOLE_SWEEP } from '../../reference/sweep-size.ts'
import { DEFAULT_BAG } from '../bag.ts'
import { CLUB_TYPES, byPosition } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { ClubDistances } from './club-distance.ts'
import { DISTANCE_SOURCES } from './club-distance.ts'
import { currentReferences } from './current-references.ts'
import { estimateBag, fastestMph } from './estimate-bag.ts'
import type { BagEstimate } from './estimate-bag.ts'
import { likeMeForGolfer } from './like-me-for-golfer.ts'
import type { KnownGolfer } from './like-me/golfer-level.ts'
import { hasCarry } from './like-me/known-points.ts'
import type { Reference } from './order.ts'
import { mostDriveYards, mostYards } from './possible.ts'
import { recalculateEstimates } from './recalculate.ts'

const CARRYING_CLUBS = CLUB_TYPES.filter(hasCarry)
const ALL_CLUBS = CARRYING_CLUBS.map((club) => ({ club }))

function estimateOf(references: readonly Reference[], known: KnownGolfer = {}) {
  const estimate = estimateBag(ALL_CLUBS, references, known)
  if ('contradiction' in estimate) throw new Error(`contradiction: ${estimate.contradiction.join(', ')}`)
  return estimate
}

function carryOf({ carries }: Extract<BagEstimate, { carries: unknown }>, club: ClubType) {
  const carry = carries.find((one) => one.club === club)
  if (!carry) throw new Error(`no ${club}`)
  return carry
}

function typed(mph: number): KnownGolfer {
  return { speed: { mph, from: 'typed' } }
}

/** Of a club: its carry, or with the ends of its range. */
type Figures = number | readonly [yards: number, fromYards: number, toYards: number]

type Table = {
  readonly carries: Readonly<Partial<Record<ClubType, Figures>>>
  readonly speed?: readonly [mph: number, plusMinusMph: number]
}

/** The figures that are more than a yard or a mph off. */
function misses(references: readonly Reference[], known: KnownGolfer, { carries, speed }: Table): readonly string[] {
  const estimate = estimateOf(references, known)
  const figures = (Object.keys(carries) as ClubType[]).flatMap((club) => {
    const { carryYards, fromYards, toYards } = carryOf(estimate, club)
    return [carries[club] ?? []].flat().map((wanted, place) => ({
      what: `${club} ${place}`,
      wanted,
      found: [carryYards, fromYards, toYards][place],
    }))
  })
  const { mph, plusMinusMph } = estimate.speed
  const speeds = (speed ?? []).map((wanted, place) => ({ what: 'mph', wanted, found: [mph, plusMinusMph][place] }))
  return [...figures, ...speeds]
    .filter(({ wanted, found }) => !(Math.abs((found ?? Number.NaN) - wanted) <= 1))
    .map(({ what, wanted, found }) => `${what}: ${found}, not ${wanted}`)
}

/** What is known of some golfer: a 7-iron, a driver, a speed, in any mix that does not contradict itself. */
const anyKnown = fc
  .record(
    {
      sevenYards: fc.integer({ min: 40, max: 190 }),
      driverYards: fc.integer({ min: 70, max: 330 }),
      mph: fc.integer({ min: 45, max: 130 }),
    },
    { requiredKeys: [] },
  )
  .filter(({ sevenYards = 0, driverYards = Infinity }) => sevenYards <= driverYards)
  .map(({ sevenYards, driverYards, mph }) => ({
    references: [
      ...(sevenYards === undefined ? [] : [{ club: '7-iron', carryYards: sevenYards } as const]),
      ...(driverYards === undefined ? [] : [{ club: 'driver', carryYards: driverYards } as const]),
    ],
    known: mph === undefined ? {} : typed(mph),
  }))

it('ONE-02 keeps every estimate and range within what the speed can do and a full swing needs, and never rises', () => {
  const own = (references: readonly Reference[], club: ClubType) =>
    references.filter((one) => byPosition(one.club, club) >= 0).map(({ carryYards }) => carryYards)
  // 100,000 in `npm run test:exhaustive`, which asks for ten times as many.
  fc.assert(
    fc.property(anyKnown, ({ references, known }) => {
      const { carries, speed } = estimateOf(references, known)
      const mph = fastestMph(speed, known)
      const floorYards = Math.max(5, 0.4 * (carries.find(({ club }) => club === '7-iron')?.carryYards ?? 0))
      let aboveYards = Infinity
      // One expectation a golfer: a dozen for each club would take longer than the estimates.
      const faults = carries.filter(({ club, carryYards, fromYards, toYards, plusMinusYards }) => {
        const isRising = carryYards > aboveYards
        aboveYards = carryYards
        if (plusMinusYards === 0 || !hasCarry(club)) return isRising
        // An estimate goes at least as far as the golfer's own number of a shorter club, however far that is.
        const ownYards = own(references, club)
        const isTooLong =
          toYards > Math.max(mostDriveYards(mph), ...ownYards) + 1 ||
          toYards > Math.max(mostYards({ club, mph }), floorYards, ...ownYards) + 1
        const isTooShort = fromYards < Math.round(floorYards) - 1
        return isRising || isTooLong || isTooShort || fromYards > carryYards || toYards < carryYards
      })
      expect(faults).toEqual([])
    }),
    { numRuns: IS_WHOLE_SWEEP ? 10_000 : 3_000 },
  )
})

it('ONE-03 works out driver, sand wedge, lob wedge and speed from one 7-iron, for slow and usual golfers', () => {
  const from = (carryYards: number, table: Table) => misses([{ club: '7-iron', carryYards }], {}, table)
  expect(from(40, { carries: { driver: [72, 47, 76], sw: 20, lw: 16 }, speed: [46, 3] })).toEqual([])
  expect(from(70, { carries: { driver: [119, 97, 130], sw: 38, lw: 30 }, speed: [62, 4] })).toEqual([])
  expect(from(95, { carries: { driver: [157, 141, 173], sw: 53, lw: 43 }, speed: [76, 6] })).toEqual([])
  expect(from(145, { carries: { driver: [234, 216, 252], sw: 83, lw: 68 }, speed: [102, 9] })).toEqual([])
})

it('ONE-04 works out the bag from a driver of 105, and from typed speeds of 60 and 95 mph', () => {
  const driver = [{ club: 'driver', carryYards: 105 }] as const
  expect(misses(driver, {}, { carries: { '7-iron': [66, 53, 79], pw: 50, sw: 38 }, speed: [61, 3] })).toEqual([])
  const bySixty = { carries: { driver: [107, 93, 110], '7-iron': [67, 57, 75], lw: 32 } } as const
  expect(misses([], typed(60), bySixty)).toEqual([])
  const byNinetyFive = { carries: { driver: [213, 190, 224], '7-iron': [133, 118, 148], lw: 62 } } as const
  expect(misses([], typed(95), byNinetyFive)).toEqual([])
})

it('ONE-05 works out the bag from the longest hole reached in two, and without any answer', () => {
  const inTwo: Table = { carries: { driver: [130, 109, 151], '7-iron': [80, 63, 97], pw: 60, sw: 45 }, speed: [68, 8] }
  expect(misses([], { reachInTwoYards: 250 }, inTwo)).toEqual([])
  const unknown: Table = {
    carries: { driver: [201, 128, 274], '7-iron': [125, 80, 170], pw: 95, sw: 72 },
    speed: [91, 25],
  }
  expect(misses([], {}, unknown)).toEqual([])
})

it('ONE-06 keeps references, whatever their order; a longer one shortens no club, sex and age change none', () => {
  fc.assert(
    fc.property(anyKnown, ({ references, known }) => {
      const estimate = estimateOf(references, known)
      expect(estimateOf(references.toReversed(), known)).toEqual(estimate)
      for (const { club, carryYards } of references) {
        expect(carryOf(estimate, club)).toEqual({
          club,
          carryYards,
          plusMinusYards: 0,
          fromYards: carryYards,
          toYards: carryYards,
        })
      }
    }),
    { numRuns: 300 },
  )
  const rising = (club: ClubType, fromYards: number, toYards: number) => {
    let shorter = estimateOf([{ club, carryYards: fromYards }]).carries
    for (let carryYards = fromYards + 1; carryYards <= toYards; carryYards += 1) {
      const longer = estimateOf([{ club, carryYards }]).carries
      const shortened = longer.filter((one, index) => one.carryYards < (shorter[index]?.carryYards ?? 0))
      expect(shortened, `${club} ${carryYards}`).toEqual([])
      shorter = longer
    }
  }
  rising('driver', 70, 330)
  rising('5-wood', 60, 270)
  rising('7-iron', 40, 190)
  rising('pw', 30, 150)
  rising('lw', 20, 100)

  const profile = { handicap: 18, swingSpeed: null, swingSpeedRange: null, golfBag: DEFAULT_BAG }
  const clubs = DEFAULT_BAG.map(({ type }) => type)
  const bagOf = (golfer: typeof profile) => likeMeForGolfer(golfer)(clubs, [{ club: '7-iron', carryYards: 120 }])
  const golfers = [
    { ...profile, age: 71, sex: 'female' },
    { ...profile, age: 17, sex: 'male' },
  ]
  expect(golfers.map(bagOf)).toEqual([bagOf(profile), bagOf(profile)])
})

it('ONE-07 bases nothing on estimates, nor on a carry from before its club was replaced', () => {
  const estimate = likeMeForGolfer({ handicap: null, swingSpeed: null, swingSpeedRange: null, golfBag: DEFAULT_BAG })
  const clubs = DEFAULT_BAG.map(({ type }) => type)
  const anyStored: fc.Arbitrary<ClubDistances> = fc.dictionary(
    fc.constantFrom(...CARRYING_CLUBS),
    fc.record({ distance: fc.integer({ min: 1, max: 400 }), source: fc.constantFrom(...DISTANCE_SOURCES) }),
    { maxKeys: 5 },
  )
  fc.assert(
    fc.property(anyStored, (stored) => {
      const first = recalculateEstimates({ clubs, stored, estimate })
      if (!('changes' in first)) return
      const written = Object.fromEntries(
        first.changes.map(({ club, distance, source }) => [club, { distance, source }]),
      )
      expect(recalculateEstimates({ clubs, stored: { ...stored, ...written }, estimate })).toEqual({ changes: [] })
    }),
    { numRuns: 200 },
  )

  const references = [
    { club: 'driver', carryYards: 200, measuredOn: '2026-05-01' },
    { club: '7-iron', carryYards: 120, measuredOn: '2026-05-01' },
    { club: 'pw', carryYards: 90 },
    { club: 'sw', carryYards: 70 },
  ] as const
  const bag = [
    { type: 'driver', since: '2026-05-02' },
    { type: '7-iron', since: '2026-05-01' },
    { type: 'pw', since: '2026-05-01' },
    { type: 'sw' },
  ] as const
  expect(currentReferences(references, bag).map(({ club }) => club)).toEqual(['7-iron', 'sw'])
})

it('points at own numbers that do not go with the speed or the 7-iron, keeps and uses them', () => {
  const driver = [{ club: 'driver', carryYards: 240 }] as const
  const fast = estimateOf(driver, typed(75))
  expect(fast.surprising).toEqual(['driver'])
  expect(fast.beyondLimits).toEqual([{ club: 'driver', carryYards: 240, tooFarFor: { mph: 75 } }])
  expect(carryOf(fast, 'driver').carryYards).toBe(240)
  expect(carryOf(fast, '7-iron').carryYards).toBeGreaterThan(carryOf(estimateOf([], typed(75)), '7-iron').carryYards)
  expect(estimateOf(driver).beyondLimits).toEqual([])

  const short = estimateOf([
    { club: '7-iron', carryYards: 165 },
    { club: 'lw', carryYards: 40 },
  ])
  // Either may be wrong: such a lob wedge goes with a slower swing.
  expect(short.beyondLimits.map(({ club }) => club)).toEqual(['7-iron', 'lw'])
  expect(short.beyondLimits).toContainEqual({ club: 'lw', carryYards: 40, tooShortFor: { sevenIronYards: 165 } })
  const apart = estimateOf([
    { club: 'driver', carryYards: 330 },
    { club: '7-iron', carryYards: 40 },
  ])
  expect(apart.beyondLimits).toEqual([{ club: 'driver', carryYards: 330, tooFarFor: { mph: 46 } }])
})

it('is less sure from a reference of few or scattered shots', () => {
  const rangeFrom = (reference: Reference) => carryOf(estimateOf([reference]), 'driver').plusMinusYards
  const seven = { club: '7-iron', carryYards: 145 } as const
  expect(rangeFrom({ ...seven, sdYards: 12 })).toBeGreaterThan(rangeFrom({ ...seven, sdYards: 2 }))
  expect(rangeFrom({ ...seven, shots: 2 })).toBeGreaterThan(rangeFrom({ ...seven, shots: 40 }))
  // What was measured counts, not what such shots usually scatter.
  expect(rangeFrom({ ...seven, shots: 2, sdYards: 2 })).toBe(rangeFrom({ ...seven, sdYards: 2 }))
})

it('names two references that contradict each other and calculates nothing', () => {
  const references = [
    { club: 'driver', carryYards: 140 },
    { club: '7-iron', carryYards: 150 },
  ] as const
  expect(estimateBag(ALL_CLUBS, references, typed(90))).toEqual({ contradiction: ['driver', '7-iron'] })
})

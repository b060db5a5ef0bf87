import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_BAG, newBagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import { estimateClassic } from './classic.ts'
import type { ClubDistances, DistanceSource } from './club-distance.ts'
import { DISTANCE_SOURCES } from './club-distance.ts'
import { likeMeForGolfer } from './like-me-for-golfer.ts'
import type { Reference } from './order.ts'
import type { Estimator } from './recalculate.ts'
import {
  calculateDistances,
  calculatorClubs,
  estimateFromOwn,
  recalculateEstimates,
  recordEstimates,
} from './recalculate.ts'

const IRONS = ['5-iron', '6-iron', '7-iron', '8-iron', '9-iron'] as const

const anyStored: fc.Arbitrary<ClubDistances> = fc.dictionary(
  fc.constantFrom(...CLUB_TYPES.filter((club) => club !== 'putter')),
  fc.record({ distance: fc.integer({ min: 1, max: 400 }), source: fc.constantFrom(...DISTANCE_SOURCES) }),
  { maxKeys: 6 },
)

function measured(distance: number) {
  return { distance, source: 'measured' } as const
}

function calculated(input: Parameters<typeof calculateDistances>[0]) {
  const result = calculateDistances(input)
  if (!('distances' in result)) throw new Error(JSON.stringify(result))
  return result
}

function entry(club: ClubType, distance: number, source: DistanceSource) {
  return { club, distance, source }
}

it('CAL-20 has a row for each club in the bag but the putter, and the default bag when there is none', () => {
  const bag = [newBagClub('putter'), newBagClub('pw'), { ...newBagClub('lw'), isInBag: false }, newBagClub('driver')]
  expect(calculatorClubs(bag)).toEqual(['driver', 'pw'])
  expect(calculatorClubs([])).toEqual(DEFAULT_BAG.map(({ type }) => type))
  expect(calculatorClubs([newBagClub('putter')])).toHaveLength(14)
})

it('tells the estimator how many imported shots made a number, entered again or not, and of other numbers nothing', () => {
  const stored = {
    driver: { ...measured(220), shots: { count: 30 } },
    '7-iron': { ...measured(150), shots: { count: 12, longShortYards: 6 } },
    pw: measured(110),
  }
  const told: (readonly Reference[])[] = []
  const estimate: Estimator = (clubs, references) => {
    told.push(references)
    return estimateClassic(clubs, references)
  }
  calculateDistances({
    clubs: ['driver', '7-iron', 'pw'],
    stored,
    references: [
      { club: 'driver', carryYards: 224 },
      { club: '7-iron', carryYards: 150 },
    ],
    estimate,
  })
  expect(told.at(-1)).toEqual([
    { club: 'driver', carryYards: 224 },
    { club: '7-iron', carryYards: 150, shots: 12 },
    { club: 'pw', carryYards: 110 },
  ])
  recalculateEstimates({ clubs: ['driver'], stored, estimate })
  expect(told.at(-1)?.map(({ shots }) => shots)).toEqual([30, 12, undefined])
})

it('keeps the shots of a measured club whose own number is entered again, and drops them for another number', () => {
  const stored = { '7-iron': { ...measured(150), shots: { count: 12, longShortYards: 6 } } }
  const enter = (carryYards: number) =>
    calculated({ clubs: IRONS, stored, references: [{ club: '7-iron', carryYards }] }).changes.filter(
      ({ club }) => club === '7-iron',
    )
  expect(enter(150)).toEqual([])
  expect(enter(149)).toEqual([entry('7-iron', 149, 'manual')])
})

it('CAL-13 makes entered references Manual and all other clubs Estimated', () => {
  const { distances, changes, wouldReplace } = calculated({
    clubs: IRONS,
    stored: { '8-iron': { distance: 120, source: 'estimated' } },
    references: [{ club: '7-iron', carryYards: 150 }],
  })
  expect(distances).toEqual([
    entry('5-iron', 174, 'estimated'),
    entry('6-iron', 162, 'estimated'),
    entry('7-iron', 150, 'manual'),
    entry('8-iron', 138, 'estimated'),
    entry('9-iron', 126, 'estimated'),
  ])
  expect(changes).toEqual(distances)
  expect(wouldReplace).toEqual([])
})

it('CAL-14 keeps a measured distance, fits the estimates to it and says that it was kept', () => {
  const { distances, wouldReplace } = calculated({
    clubs: IRONS,
    stored: { '9-iron': measured(110) },
    references: [{ club: '7-iron', carryYards: 150 }],
  })
  expect(distances.slice(3)).toEqual([entry('8-iron', 130, 'estimated'), entry('9-iron', 110, 'measured')])
  expect(wouldReplace).toEqual(['9-iron'])
})

it('CAL-14 replaces a measured distance once the golfer has agreed', () => {
  const { distances, wouldReplace } = calculated({
    clubs: IRONS,
    stored: { '9-iron': measured(110) },
    references: [{ club: '7-iron', carryYards: 150 }],
    mayReplace: ['9-iron'],
  })
  expect(distances.slice(3)).toEqual([entry('8-iron', 138, 'estimated'), entry('9-iron', 126, 'estimated')])
  expect(wouldReplace).toEqual([])
})

it('does not ask about an own number that the calculation would give as well', () => {
  const { wouldReplace } = calculated({
    clubs: IRONS,
    stored: { '8-iron': measured(138) },
    references: [{ club: '7-iron', carryYards: 150 }],
  })
  expect(wouldReplace).toEqual([])
})

it('takes an entered reference over what is stored for that club, measured or not', () => {
  const { changes, wouldReplace } = calculated({
    clubs: ['7-iron'],
    stored: { '7-iron': measured(160) },
    references: [{ club: '7-iron', carryYards: 150 }],
  })
  expect(changes).toEqual([entry('7-iron', 150, 'manual')])
  expect(wouldReplace).toEqual([])
})

it('keeps an entered reference for a club that is not in the bag', () => {
  const { distances } = calculated({
    clubs: ['8-iron'],
    stored: {},
    references: [{ club: 'pw', carryYards: 100 }],
  })
  expect(distances).toEqual([entry('8-iron', 124, 'estimated'), entry('pw', 100, 'manual')])
})

it('writes nothing that is stored already', () => {
  const { changes } = calculated({
    clubs: ['7-iron', '8-iron'],
    stored: { '7-iron': { distance: 150, source: 'manual' }, '8-iron': { distance: 138, source: 'estimated' } },
    references: [{ club: '7-iron', carryYards: 150 }],
  })
  expect(changes).toEqual([])
})

it('has a name for a calculation without references', () => {
  expect(calculateDistances({ clubs: IRONS, stored: {}, references: [] })).toEqual({ problem: 'no-references' })
  const putterOnly = [{ club: 'putter', carryYards: 10 }] as const
  expect(calculateDistances({ clubs: IRONS, stored: {}, references: putterOnly })).toEqual({ problem: 'no-references' })
})

it('CAL-24 calculates nothing when entered references contradict each other', () => {
  const references = [
    { club: 'driver', carryYards: 140 },
    { club: '7-iron', carryYards: 150 },
  ] as const
  const result = calculateDistances({ clubs: IRONS, stored: { '5-iron': measured(145) }, references })
  expect(result).toEqual({ contradiction: ['driver', '7-iron'], replaceable: [] })
})

it('names the stored club that an entered reference contradicts, and goes on without it once the golfer agrees', () => {
  const input = {
    clubs: IRONS,
    stored: { '6-iron': measured(145) },
    references: [{ club: '7-iron', carryYards: 150 }],
  } as const
  expect(calculateDistances(input)).toEqual({ contradiction: ['6-iron', '7-iron'], replaceable: ['6-iron'] })
  const { distances } = calculated({ ...input, mayReplace: ['6-iron'] })
  expect(distances[1]).toEqual(entry('6-iron', 162, 'estimated'))
})

it('passes over a stored number for a club no longer in the bag where it contradicts the others', () => {
  const stored = { '6-iron': measured(145), '4-iron': measured(180) }
  const { distances } = calculated({
    clubs: ['5-iron', '7-iron'],
    stored,
    references: [{ club: '7-iron', carryYards: 150 }],
  })
  // Along the table from 4-iron 180 to 7-iron 150; a 6-iron of 145 is impossible.
  expect(distances).toEqual([entry('5-iron', 170, 'estimated'), entry('7-iron', 150, 'manual')])
})

it('CAL-14 never changes a measured or typed number of a club that was not entered', () => {
  fc.assert(
    fc.property(anyStored, fc.integer({ min: 1, max: 400 }), (stored, carryYards) => {
      const result = calculateDistances({ clubs: CLUB_TYPES, stored, references: [{ club: '7-iron', carryYards }] })
      const changes = 'changes' in result ? result.changes : []
      const replaced = changes.filter(
        ({ club }) => club !== '7-iron' && (stored[club]?.source ?? 'estimated') !== 'estimated',
      )
      expect(replaced).toEqual([])
    }),
    { numRuns: 300 },
  )
})

it('GAP-16 fills the missing and refreshes the Estimated, and leaves measured and typed values', () => {
  const result = recalculateEstimates({
    clubs: IRONS,
    stored: {
      '5-iron': { distance: 190, source: 'estimated' },
      '6-iron': { distance: 160, source: 'manual' },
      '8-iron': { distance: 140, source: 'estimated' },
      '9-iron': measured(130),
    },
  })
  // The 8-iron already has the table's value: nothing to write.
  expect(result).toEqual({ changes: [entry('5-iron', 172, 'estimated'), entry('7-iron', 150, 'estimated')] })
})

it('never hangs an estimate on another estimate', () => {
  const stored = { '7-iron': { distance: 150, source: 'estimated' } } as const
  expect(recalculateEstimates({ clubs: IRONS, stored })).toEqual({ problem: 'no-distances' })
})

it('has a name for a bag without clubs', () => {
  expect(recalculateEstimates({ clubs: [], stored: { '7-iron': measured(150) } })).toEqual({ problem: 'no-clubs' })
  expect(recalculateEstimates({ clubs: ['putter'], stored: {} })).toEqual({ problem: 'no-clubs' })
})

it('CAL-25 lets another estimator work out the others, under the same rules for the golfer’s own numbers', () => {
  const estimate = likeMeForGolfer({ handicap: null, swingSpeed: null, swingSpeedRange: null, golfBag: [] })
  fc.assert(
    fc.property(anyStored, (stored) => {
      const result = recalculateEstimates({ clubs: CLUB_TYPES, stored, estimate })
      if (!('changes' in result)) return
      const own = estimateFromOwn({ clubs: CLUB_TYPES, stored, estimate })
      for (const { club, distance, source } of result.changes) {
        expect(source).toBe('estimated')
        expect(stored[club]?.source ?? 'estimated').toBe('estimated')
        expect('carries' in own && own.carries).toContainEqual(expect.objectContaining({ club, carryYards: distance }))
      }
    }),
    { numRuns: 100 },
  )
  const calculation = calculated({
    clubs: IRONS,
    stored: { '9-iron': measured(110) },
    references: [{ club: '7-iron', carryYards: 145 }],
    estimate,
  })
  expect(calculation.distances).toContainEqual(entry('9-iron', 110, 'measured'))
  expect(calculation.distances).toContainEqual(entry('7-iron', 145, 'manual'))
})

it("names the golfer's own numbers that contradict each other", () => {
  const stored = { '6-iron': measured(145), '7-iron': { distance: 150, source: 'manual' } } as const
  expect(recalculateEstimates({ clubs: IRONS, stored })).toEqual({ contradiction: ['6-iron', '7-iron'] })
})

it('has nothing left to write after its own changes', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const first = recalculateEstimates({ clubs: CLUB_TYPES, stored })
      if (!('changes' in first)) return
      const written = Object.fromEntries(
        first.changes.map(({ club, distance, source }) => [club, { distance, source }]),
      )
      expect(recalculateEstimates({ clubs: CLUB_TYPES, stored: { ...stored, ...written } })).toEqual({ changes: [] })
      for (const { club, source } of first.changes) {
        expect([stored[club]?.source ?? 'estimated', source]).toEqual(['estimated', 'estimated'])
      }
    }),
    { numRuns: 200 },
  )
})

it('records worked-out carries only where the golfer has no own number', () => {
  const stored = { driver: measured(230), '3-wood': { distance: 210, source: 'estimated' } } as const
  const carries = [
    { club: 'driver', carryYards: 240 },
    { club: '3-wood', carryYards: 212 },
    { club: '5-wood', carryYards: 196 },
  ] as const
  expect(recordEstimates({ stored, carries })).toEqual([
    entry('3-wood', 212, 'estimated'),
    entry('5-wood', 196, 'estimated'),
  ])
})

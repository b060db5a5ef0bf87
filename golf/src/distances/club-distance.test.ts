import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  DISTANCE_SOURCES,
  isCarryYards,
  isOutranked,
  recordDistance,
  toCarryYards,
  withBefore,
} from './club-distance.ts'
import type { ClubDistance } from './club-distance.ts'

const distance = fc.record({
  distance: fc.integer({ min: 1, max: 400 }),
  source: fc.constantFrom(...DISTANCE_SOURCES),
})

it('never lets an estimate replace a measured or typed distance without asking', () => {
  fc.assert(
    fc.property(distance, distance, (stored, proposed) => {
      fc.pre(stored.source !== 'estimated' && proposed.source === 'estimated')
      expect(recordDistance({ stored, proposed })).toBe(stored)
      expect(recordDistance({ stored, proposed, isAgreed: true })).toBe(proposed)
    }),
    { numRuns: 200 },
  )
})

it("takes the golfer's own number whatever is stored", () => {
  fc.assert(
    fc.property(fc.option(distance, { nil: undefined }), distance, (stored, proposed) => {
      fc.pre(proposed.source !== 'estimated')
      expect(recordDistance({ stored, proposed })).toBe(proposed)
    }),
    { numRuns: 200 },
  )
})

it('takes an estimate where there is no distance or another estimate', () => {
  const proposed = { distance: 150, source: 'estimated' } as const
  expect(recordDistance({ stored: undefined, proposed })).toBe(proposed)
  expect(recordDistance({ stored: { distance: 140, source: 'estimated' }, proposed })).toBe(proposed)
})

it('accepts whole yards from 1 to 400 as a carry', () => {
  expect([1, 150, 400].every(isCarryYards)).toBe(true)
  expect([0, -5, 401, 150.5, Number.NaN, Infinity].some(isCarryYards)).toBe(false)
})

it('turns any finite number into a carry that can be stored', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (yards) => {
      expect(isCarryYards(toCarryYards(yards))).toBe(true)
    }),
    { numRuns: 200 },
  )
})

const shots = { count: 9, known: { ownShare: 0.9, plusMinusYards: 3 } }
const fromShots = (carryYards: number): ClubDistance => ({ distance: carryYards, source: 'measured', shots })

it('MEM-19 keeps the typed or estimated number that shots replace, carries it along, and drops it when one is typed', () => {
  fc.assert(
    fc.property(
      distance,
      fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 4 }),
      (first, carries) => {
        fc.pre(first.source !== 'measured')
        const last = carries.reduce<ClubDistance>(
          (stored, carryYards) => recordDistance({ stored, proposed: fromShots(carryYards) }),
          first,
        )
        expect(last).toEqual({ ...fromShots(carries.at(-1) ?? 0), before: first })
        const typed = { distance: 151, source: 'manual' } as const
        expect(recordDistance({ stored: last, proposed: typed })).toEqual(typed)
        expect(recordDistance({ stored: last, proposed: { ...typed, source: 'measured' } })).not.toHaveProperty(
          'before',
        )
      },
    ),
    { numRuns: 100 },
  )
})

it('MEM-22 (source) makes a number Manual that is typed over another one from shots, and leaves the same one Measured', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom('measured', 'manual'),
      (measuredYards, typedYards, source) => {
        fc.pre(measuredYards !== typedYards)
        const proposed: ClubDistance = { distance: typedYards, source }
        const typed = recordDistance({ stored: fromShots(measuredYards), proposed })
        expect(typed).toEqual({ distance: typedYards, source: 'manual' })
      },
    ),
    { numRuns: 100 },
  )
  const declined = { distance: 150, source: 'measured' } as const
  expect(recordDistance({ stored: fromShots(150), proposed: declined })).toEqual(declined)
})

it('keeps what is left of shots that were not kept, when kept shots replace it', () => {
  const summary = { distance: 146, source: 'measured', shots: { count: 30, longShortYards: 7 } } as const
  const first = recordDistance({ stored: summary, proposed: fromShots(150) })
  expect(first).toEqual({ ...fromShots(150), before: summary })
  expect(recordDistance({ stored: first, proposed: fromShots(151) })).toEqual({ ...fromShots(151), before: summary })
  expect(recordDistance({ stored: { distance: 140, source: 'manual' }, proposed: summary })).toEqual(summary)
})

it('has nothing before the first number, nor before one that was measured without a word of it', () => {
  expect(recordDistance({ stored: undefined, proposed: fromShots(150) })).toEqual(fromShots(150))
  expect(recordDistance({ stored: fromShots(140), proposed: fromShots(150) })).toEqual(fromShots(150))
})

it('has the number that a golfer has confirmed before shots replaced it', () => {
  const confirmed = { distance: 141, source: 'measured' } as const
  expect(recordDistance({ stored: confirmed, proposed: fromShots(150) })).toEqual({
    ...fromShots(150),
    before: { distance: 141, source: 'manual' },
  })
})

it('keeps what a number was before, whoever says it again without', () => {
  const before = { distance: 133, source: 'estimated' } as const
  const stored = { ...fromShots(150), before }
  expect(withBefore(stored, fromShots(150))).toEqual(stored)
  expect(withBefore(stored, { ...fromShots(150), before: { ...before, distance: 120 } }).before?.distance).toBe(120)
  expect(withBefore({ distance: 133, source: 'manual' }, fromShots(150))).toEqual(fromShots(150))
  expect(withBefore(stored, { distance: 150, source: 'measured' }).before).toBeUndefined()
})

it('keeps how well a number was known, where a file or an older page says the same one of as many shots without', () => {
  const { known: _known, ...summary } = shots
  const said = (distance: number, count = summary.count): ClubDistance => ({
    distance,
    source: 'measured',
    shots: { ...summary, count },
  })
  expect(withBefore(fromShots(150), said(150))).toEqual(fromShots(150))
  expect(withBefore(fromShots(150), said(151))).toEqual(said(151))
  expect(withBefore(fromShots(150), said(150, 10))).toEqual(said(150, 10))
  expect(withBefore({ distance: 150, source: 'manual' }, said(150))).toEqual(said(150))
})

it('says whether a number gives way', () => {
  const own = { distance: 150, source: 'manual' } as const
  const estimate = { distance: 140, source: 'estimated' } as const
  expect(isOutranked({ stored: own, proposed: estimate })).toBe(true)
  expect(isOutranked({ stored: own, proposed: estimate, isAgreed: true })).toBe(false)
  expect(isOutranked({ stored: estimate, proposed: own })).toBe(false)
  expect(isOutranked({ stored: undefined, proposed: estimate })).toBe(false)
})

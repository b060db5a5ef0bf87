import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import { typicalSds } from '../memory/belief.ts'
import { courseBag } from './course-bag.ts'
import { courseShots } from './course-shots.ts'
import { HOLE_FINISHES, LEFT_SOURCES, PENALTIES, PLAYED_LIES, PLAYED_SWINGS } from './played-record.ts'
import type { PlayedHole, PlayedShot } from './played-rows.ts'
import { playedHole } from './testing/played-holes.ts'

const HANDICAP = 15
const BAG = courseBag({
  clubs: [
    { club: 'driver', priorCarryYards: 225, priorFrom: 'own-number' },
    { club: '7-iron', priorCarryYards: 148, priorFrom: 'own-number' },
  ],
  handicap: HANDICAP,
  trajectory: 'low',
})
const REST = { alongYards: 153, acrossYards: -8, sdYards: 4.6 }
const FULL = { rest: REST } as const
const ON = { lie: 'fairway', leftYards: 40 } as const

/** The first stroke of a hole on which a second one was played. */
function first(shot: Partial<PlayedShot>, next: Partial<PlayedShot> = ON, hole: Partial<PlayedHole> = {}) {
  const { counted, uncounted } = courseShots(playedHole([shot, next], hole), BAG)
  return { counted: counted.find(({ id }) => id === 'a'), reason: uncounted.find(({ id }) => id === 'a')?.reason }
}
const reasonOf = (...given: Parameters<typeof first>) => first(...given).reason
function evidenceOf(...given: Parameters<typeof first>) {
  const { counted, reason } = first(...given)
  if (!counted) throw new Error(`It does not count: ${reason}`)
  return counted
}

describe('a full swing of a round', () => {
  it('carries what it went less its roll, give or take the error of its places and half the roll', () => {
    const { carryYards, sideYards, measuring } = evidenceOf(FULL)
    expect(carryYards).toBeCloseTo(148, 1)
    expect(sideYards).toBe(-8)
    expect(measuring.alongSdYards).toBeCloseTo(Math.hypot(4.6, 2.5), 1)
    expect(measuring.acrossSdYards).toBeCloseTo(4.6, 9)
  })

  it('carries from rough what it would have from fairway, and all of it is 1.3 times as uncertain', () => {
    const fairway = evidenceOf(FULL)
    const rough = evidenceOf({ ...FULL, lie: 'rough' })
    const rolled = 153 - rough.carryYards * 0.93
    expect(rolled).toBeCloseTo(1.3 * (153 - fairway.carryYards), 0)
    const { alongYards, acrossYards } = typicalSds(HANDICAP, 148)
    const errorYards = Math.hypot(4.6, rolled / 2) / 0.93
    // So that with the golfer's own scatter the whole is 1.3 times that of a shot from fairway.
    expect(Math.hypot(alongYards, rough.measuring.alongSdYards)).toBeCloseTo(
      1.3 * Math.hypot(alongYards, errorYards),
      6,
    )
    expect(Math.hypot(acrossYards, rough.measuring.acrossSdYards)).toBeCloseTo(1.15 * Math.hypot(acrossYards, 4.6), 6)
  })

  it('is freed of wind and warmth, and less sure by a third of what they did', () => {
    const calm = evidenceOf(FULL)
    const windy = evidenceOf({ ...FULL, air: { headwindMph: 12, crosswindMph: 10, temperatureF: 70 } })
    const gainedYards = windy.carryYards - 153
    expect(gainedYards).toBeGreaterThan(15)
    expect(windy.measuring.alongSdYards).toBeGreaterThan(0.3 * gainedYards)
    // The wind blew it to the right, so that it was struck farther left than it lies.
    expect(windy.sideYards).toBeLessThan(-8 - 5)
    expect(windy.measuring.acrossSdYards).toBeGreaterThan(calm.measuring.acrossSdYards)
    const cold = evidenceOf({ ...FULL, air: { headwindMph: 0, crosswindMph: 0, temperatureF: 45 } })
    expect(cold.carryYards).toBeGreaterThan(calm.carryYards + 1)
    expect(cold.sideYards).toBe(-8)
    const helped = evidenceOf({ ...FULL, air: { headwindMph: -12, crosswindMph: 0, temperatureF: 70 } })
    expect(helped.carryYards).toBeLessThan(calm.carryYards - 5)
  })

  it('has no side where only the distances left are known', () => {
    const shot = { club: 'driver', lie: 'tee', leftYards: 400, leftFrom: 'typed' } as const
    const found = evidenceOf(shot, { ...ON, leftYards: 165, leftFrom: 'typed' })
    expect(found.sideYards).toBeUndefined()
    expect(found.carryYards).toBeGreaterThan(205)
    expect(found.carryYards).toBeLessThan(235)
  })

  it('needs nobody to say that it was full where the full carry is to go', () => {
    const unsaid = { ...FULL, swing: null }
    expect(reasonOf({ ...unsaid, leftYards: 160, leftFrom: 'typed' })).toBeUndefined()
    expect(reasonOf({ ...unsaid, leftYards: 120, leftFrom: 'typed' })).toBe('swing-unknown')
    expect(reasonOf(unsaid)).toBe('swing-unknown')
    expect(reasonOf({ ...unsaid, lie: 'tee' })).toBeUndefined()
    expect(reasonOf({ ...unsaid, lie: 'tee' }, ON, { par: 3, lengthYards: 120 })).toBe('swing-unknown')
  })
})

describe('a stroke that says nothing of its club', () => {
  it('has its reason', () => {
    expect(reasonOf({ ...FULL, isLeftOut: true })).toBe('left-out')
    expect(reasonOf({ ...FULL, branch: 'provisional' })).toBe('provisional')
    expect(reasonOf({ ...FULL, branch: 'provisional', isLeftOut: true })).toBe('provisional')
    expect(reasonOf({ ...FULL, club: null })).toBe('no-club')
    expect(reasonOf({ ...FULL, club: '3-wood' })).toBe('not-owned')
    expect(reasonOf({ ...FULL, club: 'putter', lie: 'fringe' })).toBe('putt')
    expect(reasonOf({ ...FULL, swing: 'part' })).toBe('part-swing')
    expect(reasonOf({ ...FULL, swing: 'chip' })).toBe('chip')
    expect(reasonOf({ ...FULL, swing: 'recovery' })).toBe('recovery')
    expect(reasonOf({ ...FULL, lie: null })).toBe('lie-unknown')
    expect(reasonOf({ ...FULL, lie: 'bunker' })).toBe('sand')
    expect(reasonOf({ ...FULL, lie: 'cart-path' })).toBe('cart-path')
    expect(reasonOf({ ...FULL, lie: 'trees' })).toBe('trees')
    expect(reasonOf(FULL, { lie: 'trees' })).toBe('into-trees')
    for (const penalty of ['area', 'unplayable', 'stroke-and-distance', 'two-stroke'] as const) {
      expect(reasonOf({ penalty })).toBe('penalty')
    }
    expect(reasonOf({})).toBe('no-place')
    expect(reasonOf({ leftYards: 150, leftFrom: 'typed' }, { ...ON, leftFrom: 'typed' })).toBe('pin-in-reach')
    expect(reasonOf({ rest: { ...REST, alongYards: 2 } })).toBe('no-farther')
    expect(reasonOf({ rest: { ...REST, alongYards: 470 } })).toBe('out-of-range')
  })

  it('was played on a hole where a stroke was never tapped, or one too many', () => {
    const holed = { finish: 'holed', putts: 2 } as const
    expect(reasonOf(FULL, ON, { ...holed, score: 5 })).toBe('missing-strokes')
    expect(reasonOf(FULL, ON, { ...holed, score: 3 })).toBe('missing-strokes')
    expect(reasonOf(FULL, ON, { ...holed, score: 4 })).toBeUndefined()
    expect(reasonOf(FULL, ON, { score: 4, finish: 'holed' })).toBeUndefined()
    expect(reasonOf(FULL, ON, { score: 7, finish: 'picked-up', putts: 1 })).toBeUndefined()
  })
})

describe('a ball that was lost', () => {
  it.each(['area', 'stroke-and-distance', 'two-stroke'] as const)(
    'teaches the side on which it was after %s, where that was marked, and no carry',
    (penalty) => {
      expect(evidenceOf({ ...FULL, penalty, rest: { ...REST, acrossYards: 45 } })).toMatchObject({
        sideYards: 45,
        isSideOnly: true,
      })
    },
  )

  it('does not pass its own end on as the next place', () => {
    const shot = { club: 'driver', lie: 'tee', leftYards: 400, leftFrom: 'typed', penalty: 'area' } as const
    expect(reasonOf(shot, { ...ON, leftYards: 165, leftFrom: 'typed' })).toBe('penalty')
  })

  it('that was played on with as a provisional counts from the tee', () => {
    const log = playedHole([
      { club: 'driver', lie: 'tee', penalty: 'stroke-and-distance' },
      { club: 'driver', lie: 'tee', rest: { ...REST, alongYards: 240 } },
      { club: '7-iron', leftYards: 150, leftFrom: 'typed' },
    ])
    const { counted, uncounted } = courseShots(log, BAG)
    expect(counted.map(({ id }) => id)).toEqual(['b'])
    expect(uncounted.map(({ id, reason }) => [id, reason])).toEqual([
      ['a', 'penalty'],
      ['c', 'no-place'],
    ])
  })
})

describe('whatever was written down', () => {
  const yards = (max: number) => fc.double({ min: 0, max, noNaN: true })
  const nullable = <One>(of: fc.Arbitrary<One>) => fc.option(of, { nil: null })
  const side = fc.double({ min: -500, max: 500, noNaN: true })
  const shots = fc.array(
    fc.record({
      order: fc.integer({ min: 0, max: 4 }),
      branch: fc.constantFrom('ball' as const, 'provisional' as const),
      club: nullable(fc.constantFrom(...CLUB_TYPES)),
      lie: nullable(fc.constantFrom(...PLAYED_LIES)),
      leftYards: nullable(yards(800)),
      leftSdYards: nullable(yards(60)),
      leftFrom: nullable(fc.constantFrom(...LEFT_SOURCES)),
      swing: nullable(fc.constantFrom(...PLAYED_SWINGS)),
      penalty: fc.constantFrom(...PENALTIES),
      rest: nullable(fc.record({ alongYards: side, acrossYards: side, sdYards: yards(60) })),
      air: nullable(
        fc.record({
          headwindMph: fc.double({ min: -60, max: 60, noNaN: true }),
          crosswindMph: fc.double({ min: -60, max: 60, noNaN: true }),
          temperatureF: fc.double({ min: -40, max: 130, noNaN: true }),
        }),
      ),
      at: nullable(fc.record({ alongYards: side, acrossYards: side })),
      isLeftOut: fc.boolean(),
    }),
    { maxLength: 8 },
  ) satisfies fc.Arbitrary<readonly Partial<PlayedShot>[]>
  const holes = fc.record({
    par: fc.integer({ min: 3, max: 6 }),
    lengthYards: nullable(fc.integer({ min: 30, max: 800 })),
    score: nullable(fc.integer({ min: 1, max: 30 })),
    finish: nullable(fc.constantFrom(...HOLE_FINISHES)),
    putts: nullable(fc.integer({ min: 0, max: 12 })),
    firstPuttFeet: nullable(yards(200)),
  })

  it('each stroke counts once or has one reason, in any order of the rows, and what counts is finite', () => {
    fc.assert(
      fc.property(shots, holes, (given, hole) => {
        const log = playedHole(given, hole)
        const found = courseShots(log, BAG)
        expect(courseShots({ ...log, shots: log.shots.toReversed() }, BAG)).toEqual(found)
        const ids = [...found.counted, ...found.uncounted].map(({ id }) => id)
        expect(ids.toSorted()).toEqual(log.shots.map(({ id }) => id).toSorted())
        for (const { carryYards, sideYards = 0, measuring } of found.counted) {
          expect(carryYards).toBeGreaterThanOrEqual(1)
          expect(carryYards).toBeLessThanOrEqual(400)
          expect([sideYards, measuring.alongSdYards, measuring.acrossSdYards].every(Number.isFinite)).toBe(true)
        }
      }),
      { numRuns: 1000, seed: 42 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ballFlown, endPlace, placesOf } from './ball-flown.ts'
import type { KnownPlace } from './ball-flown.ts'
import type { Left } from './left.ts'
import { SUREST_SD_YARDS } from './left.ts'
import { playedHole } from './testing/played-holes.ts'

const EXPECTED = { totalYards: 235, alongSdYards: 25, acrossSdYards: 25 }
const NO_REST = { rest: null }

const at = (left: Left | undefined, more: Partial<KnownPlace> = {}): KnownPlace => ({
  lie: 'fairway',
  at: null,
  left,
  ...more,
})
const left = (yards: number, from: Left['from'] = 'position', sdYards = 4): Left => ({ yards, from, sdYards })

describe('where a stroke was played from and ended', () => {
  it('is as far from the pin as was kept, and off the tee as long as the hole', () => {
    const log = playedHole(
      [
        { lie: 'tee' },
        { leftYards: 160, leftFrom: 'position', leftSdYards: 7 },
        { leftYards: 60, leftFrom: 'typed', leftSdYards: 0 },
        { leftYards: 30, leftFrom: 'later' },
        { lie: 'rough' },
      ],
      { lengthYards: 395 },
    )
    expect(placesOf(log.shots, log).map((place) => place.left)).toEqual([
      { yards: 395, from: 'length', sdYards: 10 },
      { yards: 160, from: 'position', sdYards: 7 },
      { yards: 60, from: 'typed', sdYards: 2 },
      { yards: 30, from: 'later', sdYards: 5 },
      undefined,
    ])
  })

  it('is where the one before was after stroke and distance, whatever the position says', () => {
    const log = playedHole([
      { leftYards: 180, leftFrom: 'typed', penalty: 'stroke-and-distance' },
      { leftYards: 171, leftFrom: 'position', penalty: 'stroke-and-distance' },
      { leftYards: 176, leftFrom: 'position' },
    ])
    expect(placesOf(log.shots, log).map((place) => place.left?.yards)).toEqual([180, 180, 180])
  })

  it('ends in the hole, or as far from it as the first putt', () => {
    const endOf = (hole: Parameters<typeof playedHole>[1]) => endPlace(playedHole([], hole))
    expect(endOf({ putts: 2, firstPuttFeet: 30 })).toMatchObject({ lie: 'green', left: { yards: 10, sdYards: 1 } })
    expect(endOf({ putts: 0, finish: 'holed' })).toMatchObject({ lie: 'holed', left: { yards: 0 } })
    expect(endOf({ putts: 2 })).toBeUndefined()
    expect(endOf({ putts: 0, finish: 'picked-up' })).toBeUndefined()
    expect(endOf({ firstPuttFeet: 30 })).toBeUndefined()
  })
})

describe('how far a ball went', () => {
  it('is what was measured from the aim, with the side, whatever else is kept', () => {
    const rest = { alongYards: 153, acrossYards: -8, sdYards: 5 }
    const places = { from: at(left(160)), to: at(left(60)), expected: EXPECTED }
    expect(ballFlown({ rest }, places)).toEqual({
      totalYards: 153,
      alongSdYards: 5,
      acrossYards: -8,
      acrossSdYards: 5,
    })
  })

  it('is the way between two places, with the errors of both and no side', () => {
    const from = at(left(160), { at: { alongYards: 200, acrossYards: -10 } })
    const to = at(left(20, 'typed', 2), { at: { alongYards: 350, acrossYards: 20 } })
    const found = ballFlown(NO_REST, { from, to, expected: EXPECTED })
    expect(found).toEqual({
      totalYards: Math.hypot(150, 30),
      alongSdYards: Math.hypot(4, SUREST_SD_YARDS),
      acrossSdYards: Math.hypot(4, SUREST_SD_YARDS),
    })
  })

  const between = (fromYards: number, toYards: number, expected = EXPECTED) => {
    const found = ballFlown(NO_REST, { from: at(left(fromYards)), to: at(left(toYards)), expected })
    if (!found || typeof found === 'string') throw new Error(`Nothing is known: ${found}`)
    return found
  }

  it('is the difference of the distances left for a shot in line, and less sure the more offline may hide', () => {
    const straight = between(560, 325, { ...EXPECTED, acrossSdYards: 0.5 })
    expect(straight.totalYards).toBeCloseTo(235, 2)
    expect(straight.alongSdYards).toBeCloseTo(Math.hypot(4, 4), 3)
    const [far, near, wide] = [
      between(560, 325),
      between(400, 165),
      between(400, 165, { ...EXPECTED, acrossSdYards: 40 }),
    ]
    for (const [surer, other] of [
      [straight, far],
      [far, near],
      [near, wide],
    ] as const) {
      expect(other.totalYards).toBeGreaterThan(surer.totalYards)
      expect(other.alongSdYards).toBeGreaterThan(surer.alongSdYards)
    }
    // On the mean of its places the ball lies 25 yards aside: so much nearer to the pin, and so much farther away.
    expect(near.totalYards - 235).toBeCloseTo((25 ** 2 / 2) * (1 / 165 + 1 / 235), 0)
  })

  it('is not known by distances where the pin was in reach, however the ball ended', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 284 }), fc.integer({ min: 0, max: 300 }), (fromYards, toYards) => {
        const places = { from: at(left(fromYards)), to: at(left(toYards)), expected: EXPECTED }
        expect(ballFlown(NO_REST, places)).toBe('pin-in-reach')
      }),
      { numRuns: 100, seed: 42 },
    )
    expect(between(285, 50).totalYards).toBeGreaterThan(235)
  })

  it('is the way walked where both distances are the card’s length less that way', () => {
    const places = { from: at(left(395, 'length', 10)), to: at(left(161, 'length')), expected: EXPECTED }
    expect(ballFlown(NO_REST, places)).toMatchObject({
      totalYards: 234,
      alongSdYards: Math.hypot(SUREST_SD_YARDS, SUREST_SD_YARDS),
    })
  })

  it('is not known without a next place or a distance', () => {
    expect(ballFlown(NO_REST, { from: at(left(400)), to: undefined, expected: EXPECTED })).toBeUndefined()
    expect(ballFlown(NO_REST, { from: at(left(400)), to: at(undefined), expected: EXPECTED })).toBeUndefined()
    expect(ballFlown(NO_REST, { from: at(undefined), to: at(left(100)), expected: EXPECTED })).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leftByLength, leftFields, leftOfStroke, leftToPin, wayWalkedYards } from './left-on-hole.ts'
import { SUREST_SD_YARDS } from './left.ts'
import { placeAt } from './testing/places.ts'

describe('the card’s length less the way walked', () => {
  it('is what is left of a straight hole, and less sure the nearer the pin', () => {
    const left = (along: number, right = 0) =>
      leftByLength({ lengthYards: 400, way: [placeAt(0), placeAt(along, right)] })
    expect(left(239).yards).toBeCloseTo(161, 1)
    expect(left(239).from).toBe('length')
    const sds = [0, 100, 239, 320, 380].map((along) => left(along).sdYards)
    expect(sds).toEqual(sds.toSorted((one, other) => one - other))
    expect(sds[0]).toBeCloseTo(Math.hypot(10, SUREST_SD_YARDS, SUREST_SD_YARDS), 6)
    expect(sds[2]).toBeGreaterThan(10.5)
    expect(sds[2]).toBeLessThan(14)
    expect(sds[4]).toBeGreaterThan(20)
  })

  it('follows the strokes around a corner, and says that it is less sure there', () => {
    const corner = placeAt(240)
    const beyond = placeAt(240 + 100 * Math.cos(0.6), 100 * Math.sin(0.6))
    const bent = leftByLength({ lengthYards: 400, way: [placeAt(0), corner, beyond] })
    const straight = leftByLength({ lengthYards: 400, way: [placeAt(0), corner, placeAt(340)] })
    expect(bent.yards).toBeCloseTo(60, 0)
    expect(bent.sdYards).toBeGreaterThan(straight.sdYards)
  })

  it('is never below 0, and past the hole no longer sure', () => {
    const { yards, sdYards } = leftByLength({ lengthYards: 150, way: [placeAt(0), placeAt(210)] })
    expect(yards).toBe(0)
    expect(sdYards).toBeGreaterThan(60)
    expect(wayWalkedYards([])).toBe(0)
    expect(wayWalkedYards([placeAt(10)])).toBe(0)
  })

  it('has the true distance within three of its standard deviations wherever a ball lies within 17 degrees of a straight hole', () => {
    const lengths = fc.integer({ min: 120, max: 600 })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(lengths, share, fc.double({ min: -0.3, max: 0.3, noNaN: true }), (lengthYards, walked, radians) => {
        const yards = walked * lengthYards
        const ball = placeAt(yards * Math.cos(radians), yards * Math.sin(radians))
        const left = leftByLength({ lengthYards, way: [placeAt(0), ball] })
        const { yards: trueYards } = leftToPin(ball, placeAt(lengthYards))
        expect(Math.abs(trueYards - left.yards)).toBeLessThan(3.1 * left.sdYards)
      }),
      { seed: 14 },
    )
  })
})

describe('the distance left of a stroke', () => {
  const here = placeAt(250, 10, 5)
  const pin = placeAt(400, 0, 8)

  it('is typed, else live to the pin, else by the card', () => {
    expect(leftOfStroke({ typedYards: 152, here, pin, lengthYards: 400 })).toEqual({
      yards: 152,
      sdYards: 2,
      from: 'typed',
    })
    expect(leftOfStroke({ here, pin, lengthYards: 400, way: [placeAt(0)] })).toMatchObject({
      yards: expect.closeTo(Math.hypot(150, 10), 1),
      sdYards: expect.closeTo(Math.hypot(5, 8), 6),
      from: 'position',
    })
    expect(leftOfStroke({ here, lengthYards: 400, way: [placeAt(0)] })?.yards).toBeCloseTo(400 - Math.hypot(250, 10), 1)
  })

  it('is the card’s on the tee, and without a position nowhere else', () => {
    expect(leftOfStroke({ lengthYards: 400 })).toEqual({ yards: 400, sdYards: 10, from: 'length' })
    expect(leftOfStroke({ here, lengthYards: 400 })).toEqual({ yards: 400, sdYards: 10, from: 'length' })
    expect(leftOfStroke({ lengthYards: 400, way: [placeAt(0)] })).toBeUndefined()
    expect(leftOfStroke({ here, lengthYards: null })).toBeUndefined()
    expect(leftOfStroke({ pin, way: [placeAt(0)] })).toBeUndefined()
  })

  it('is stored in tenths, and not where no hole is so long', () => {
    expect(leftFields({ yards: 151.26, sdYards: 4.649, from: 'position' })).toEqual({
      leftYards: 151.3,
      leftSdYards: 4.6,
      leftFrom: 'position',
    })
    expect(leftFields({ yards: 30, sdYards: 75, from: 'length' }).leftSdYards).toBe(60)
    const nothing = { leftYards: null, leftSdYards: null, leftFrom: null }
    expect(leftFields(undefined)).toEqual(nothing)
    for (const yards of [800.1, -1, Number.NaN, Infinity]) {
      expect(leftFields({ yards, sdYards: 1, from: 'position' })).toEqual(nothing)
    }
  })
})

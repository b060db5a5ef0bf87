import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHOT_FIGURES } from '../memory/shot-record.ts'
import { keptFigures, possibleFigures } from './shot-figures.ts'

const MEASURED = {
  totalYards: 158,
  ballSpeedMph: 110,
  launchDeg: 17,
  startDeg: -2,
  spinRpm: 6500,
  spinAxisDeg: -4,
  clubSpeedMph: 82,
}

it('keeps what a swing makes, and leaves out what was not measured', () => {
  expect(possibleFigures(MEASURED)).toEqual(MEASURED)
  expect(
    possibleFigures({ ...MEASURED, totalYards: undefined, clubSpeedMph: 7_500_086, spinRpm: 0, ballSpeedMph: -1 }),
  ).toEqual({ launchDeg: 17, startDeg: -2, spinAxisDeg: -4 })
  // A ball that starts straight is measured.
  expect(possibleFigures({ ...MEASURED, startDeg: 0 })).toEqual({ ...MEASURED, startDeg: 0 })
})

it('invents no figure', () => {
  const figure = fc.option(fc.double(), { nil: undefined })
  const anyMeasured = fc.record({
    totalYards: figure,
    ballSpeedMph: figure,
    launchDeg: figure,
    startDeg: figure,
    spinRpm: figure,
    spinAxisDeg: figure,
    clubSpeedMph: figure,
  })
  fc.assert(
    fc.property(anyMeasured, (measured) => {
      expect(measured).toMatchObject(possibleFigures(measured))
      expect(Object.values(possibleFigures(measured)).every(Number.isFinite)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('keeps figures with one decimal, and none beyond its range', () => {
  const figure = fc.option(fc.double({ noNaN: true, min: -20_000, max: 20_000 }))
  const anyShot = fc.record({
    carryYards: fc.double({ noNaN: true, min: 1, max: 400 }),
    sideYards: figure,
    spinRpm: figure,
  })
  fc.assert(
    fc.property(anyShot, ({ carryYards, sideYards, spinRpm }) => {
      const kept = keptFigures({
        carryYards,
        ...(sideYards === null ? {} : { sideYards }),
        ...(spinRpm === null ? {} : { spinRpm }),
      })
      expect(Math.abs(kept.carryYards - carryYards)).toBeLessThan(0.051)
      for (const [name, inTenths] of Object.entries(kept)) {
        const { lowest, highest } = SHOT_FIGURES[name as keyof typeof SHOT_FIGURES]
        expect(inTenths >= lowest && inTenths <= highest, name).toBe(true)
        expect(Math.round(inTenths * 10) / 10).toBe(inTenths)
        expect(Object.is(inTenths, -0)).toBe(false)
      }
    }),
    { numRuns: 300 },
  )
  expect(keptFigures({ carryYards: 150.26, sideYards: -0.04, totalYards: 460 })).toEqual({
    carryYards: 150.3,
    sideYards: 0,
  })
})

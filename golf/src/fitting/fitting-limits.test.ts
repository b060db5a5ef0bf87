import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHAFT_FLEXES } from '../bag.ts'
import { FITTING_DEFAULTS } from './answers.ts'
import { fitEquipment } from './fit.ts'
import { fittingLimits } from './fitting-limits.ts'
import { fittingRequest } from './request.ts'

const fittingAt = (swingSpeedMph: number, handicap = 18, heightInches = 70) =>
  fitEquipment(fittingRequest({ ...FITTING_DEFAULTS, swingSpeedMph, handicap, heightFeet: 0, heightInches }))

describe('the limits of advice from elsewhere', () => {
  it('allow what the rules give themselves, whatever the golfer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 160 }),
        fc.integer({ min: -10, max: 54 }),
        fc.integer({ min: 36, max: 107 }),
        (swingSpeedMph, handicap, heightInches) => {
          const fitting = fittingAt(swingSpeedMph, handicap, heightInches)
          const { driver, irons, wedges, putter, ...limits } = fittingLimits(fitting)
          const isWithin = (value: number, range = { from: 0, to: 0 }) => value >= range.from && value <= range.to
          expect(isWithin(fitting.driver.loftDeg, driver.loftDeg)).toBe(true)
          expect(driver.shaftFlexes).toEqual(expect.arrayContaining([fitting.shaft.flex, fitting.shaft.speedFlex]))
          expect(driver.shaftTypes).toEqual(['graphite'])
          expect(irons.ironTypes).toContain(fitting.irons)
          expect(fitting.wedges.loftsDeg.every((loftDeg) => isWithin(loftDeg, wedges.loftDeg))).toBe(true)
          expect(isWithin(fitting.putterLengthInches, putter.lengthInches)).toBe(true)
          expect(limits['long-clubs'].shaftFlexes).toEqual(driver.shaftFlexes)
          // Never stiffer than the flex of the speed.
          const stiffest = Math.max(...(driver.shaftFlexes ?? []).map((flex) => SHAFT_FLEXES.indexOf(flex)))
          expect(SHAFT_FLEXES[stiffest]).toBe(fitting.shaft.speedFlex)
        },
      ),
    )
  })

  it('give a slice no less loft than the rule, and as much as it is advised', () => {
    const sliced = (swingSpeedMph: number, driverLoftDeg?: number) =>
      fittingLimits(
        fitEquipment(fittingRequest({ ...FITTING_DEFAULTS, swingSpeedMph, driverLoftDeg, ballFlight: 'slice' })),
      ).driver.loftDeg
    expect(sliced(110)).toEqual({ from: 9, to: 12 })
    expect(sliced(80)).toEqual({ from: 12, to: 13.5 })
    expect(sliced(95, 14)).toEqual({ from: 10.5, to: 14 })
  })

  it('keep a slow swing from a 3-wood and a beginner from blades', () => {
    const { 'long-clubs': long, irons, driver } = fittingLimits(fittingAt(80, 30))
    expect(long.loftDeg).toEqual({ from: 16.5, to: 27 })
    expect(irons.ironTypes).toEqual(['game-improvement', 'players-distance'])
    expect(driver.loftDeg).toEqual({ from: 10.5, to: 13.5 })
    expect(driver.shaftFlexes).toEqual(['ladies', 'senior'])
    expect(fittingLimits(fittingAt(100)).driver.shaftFlexes).toEqual(['regular', 'stiff'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHAFT_FLEXES } from '../bag.ts'
import { FITTING_DEFAULTS } from './answers.ts'
import { fitEquipment } from './fit.ts'
import type { Fitting } from './fit.ts'
import { fittingLimits } from './fitting-limits.ts'
import { fittingRequest } from './request.ts'

const fittingAt = (swingSpeedMph: number, handicap = 18, heightInches = 70) =>
  fitEquipment(fittingRequest({ ...FITTING_DEFAULTS, swingSpeedMph, handicap, heightFeet: 0, heightInches }))

/** Of a fitting in which every category is to be bought. */
function limitsOf(fitting: Fitting) {
  const { driver, irons, wedges, putter, 'long-clubs': long } = fittingLimits(fitting)
  if (!driver || !irons || !wedges || !putter || !long) throw new Error('A category is missing')
  return { driver, irons, wedges, putter, 'long-clubs': long }
}

describe('the limits of advice from elsewhere', () => {
  it('allow what the rules give themselves, whatever the golfer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 160 }),
        fc.integer({ min: -10, max: 54 }),
        fc.integer({ min: 36, max: 107 }),
        (swingSpeedMph, handicap, heightInches) => {
          const fitting = fittingAt(swingSpeedMph, handicap, heightInches)
          const { driver, irons, wedges, putter, ...limits } = limitsOf(fitting)
          const isWithin = (value: number, range = { from: 0, to: 0 }) => value >= range.from && value <= range.to
          expect(isWithin(fitting.driver.loftDeg, driver.loftDeg)).toBe(true)
          expect(driver.shaftFlexes).toEqual(expect.arrayContaining([fitting.shaft.flex, fitting.shaft.speedFlex]))
          expect(driver.shaftTypes).toEqual(['graphite'])
          expect(irons.ironTypes).toContain(fitting.irons)
          expect(wedges.loftsDeg).toEqual(fitting.wedges.toBuy.map(({ loftDeg }) => loftDeg))
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
      limitsOf(fitEquipment(fittingRequest({ ...FITTING_DEFAULTS, swingSpeedMph, driverLoftDeg, ballFlight: 'slice' })))
        .driver.loftDeg
    expect(sliced(110)).toEqual({ from: 9, to: 12 })
    expect(sliced(80)).toEqual({ from: 12, to: 13.5 })
    expect(sliced(95, 14)).toEqual({ from: 10.5, to: 14 })
  })

  it('allow of long clubs and wedges only what is to be bought', () => {
    const toBuy = [{ type: '7-wood', kind: 'wood', loftDeg: 21 }] as const
    const limits = fittingLimits(fitEquipment(fittingRequest(FITTING_DEFAULTS, { toBuy })))
    expect(limits['long-clubs']).toMatchObject({ loftsDeg: [21], shaftTypes: ['graphite'] })
    expect(limits.wedges).toBeUndefined()
    expect(fittingLimits(fitEquipment(fittingRequest(FITTING_DEFAULTS, { toBuy: [] })))).not.toHaveProperty(
      'long-clubs',
    )
  })

  it('keep a beginner from blades', () => {
    const { irons, driver } = limitsOf(fittingAt(80, 30))
    expect(irons.ironTypes).toEqual(['game-improvement', 'players-distance'])
    expect(driver.loftDeg).toEqual({ from: 10.5, to: 13.5 })
    expect(driver.shaftFlexes).toEqual(['ladies', 'senior'])
    expect(limitsOf(fittingAt(100)).driver.shaftFlexes).toEqual(['regular', 'stiff'])
  })
})

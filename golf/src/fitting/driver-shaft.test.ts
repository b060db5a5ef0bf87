import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHAFT_FLEXES } from '../bag.ts'
import { BALL_FLIGHTS } from '../golfer.ts'
import { golferSpeed } from '../golfer-speed.ts'
import { analyseSwing } from '../swing/analyse-swing.ts'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from '../swing/swing-answers.ts'
import { CONTENT_GOLFER, adviceFor } from '../testing/sample-golfer.ts'
import { FITTING_DEFAULTS } from './answers.ts'
import { fittedDriverLoft } from './driver-loft.ts'
import { driverShaft, specifiedShaft, suitingFlexes } from './driver-shaft.ts'
import { fitEquipment } from './fit.ts'
import { fittingRequest } from './request.ts'

const sure = (mph: number) => driverShaft({ mph, plusMinusMph: 0 })

it('FIT-23 gives regular graphite under 85 mph, stiff graphite under 95 mph, else X-stiff steel', () => {
  const shaftAt = (mph: number) => {
    const { flex, type } = specifiedShaft(mph)
    return `${flex} ${type}`
  }
  expect([40, 84, 84.9].map(shaftAt)).toEqual(Array(3).fill('regular graphite'))
  expect([85, 90, 94.9].map(shaftAt)).toEqual(Array(3).fill('stiff graphite'))
  expect([95, 105, 160].map(shaftAt)).toEqual(Array(3).fill('extra-stiff steel'))
})

it('ONE-41 gives graphite from ladies to extra-stiff by the speed, and 44, 44.75 or 45.25 inches', () => {
  const flexAt = (mph: number) => sure(mph).flex
  expect([40, 69.9].map(flexAt)).toEqual(['ladies', 'ladies'])
  expect([70, 84.9].map(flexAt)).toEqual(['senior', 'senior'])
  expect([85, 94.9].map(flexAt)).toEqual(['regular', 'regular'])
  expect([95, 104.9].map(flexAt)).toEqual(['stiff', 'stiff'])
  expect([105, 160].map(flexAt)).toEqual(['extra-stiff', 'extra-stiff'])
  expect([69.9, 70, 84.9, 85].map((mph) => sure(mph).lengthInches)).toEqual([44, 44.75, 44.75, 45.25])
  fc.assert(
    fc.property(
      fc.double({ min: 40, max: 160, noNaN: true }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      (mph, plusMinusMph) => {
        const { type, flex, speedFlex } = driverShaft({ mph, plusMinusMph })
        expect(type).toBe('graphite')
        expect(speedFlex).toBe(flexAt(mph))
        expect(flex).toBe(flexAt(mph - plusMinusMph / 2))
        expect(SHAFT_FLEXES.indexOf(flex)).toBeLessThanOrEqual(SHAFT_FLEXES.indexOf(speedFlex))
      },
    ),
  )
})

it('tries the softer flex first where half the ± reaches it, and not where it does not', () => {
  expect(driverShaft({ mph: 97, plusMinusMph: 5 })).toMatchObject({ speedFlex: 'stiff', flex: 'regular' })
  expect(driverShaft({ mph: 98, plusMinusMph: 5 })).toMatchObject({ speedFlex: 'stiff', flex: 'stiff' })
})

it('ONE-41 FIT-26 names one driver flex in fitting and recommendations at every speed, and never less loft for a slice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 160 }), (swingSpeed) => {
      const swing = { swingSpeed, swingSpeedRange: null }
      const speed = golferSpeed({ references: [], known: { speed: { mph: swingSpeed, from: 'typed' } } })
      const fitting = fitEquipment(fittingRequest({ ...FITTING_DEFAULTS, swingSpeedMph: swingSpeed }))
      const advice = adviceFor({ ...CONTENT_GOLFER, ...swing, ballFlight: 'slice' })
      const driver = advice.find(({ rule }) => rule === 'anti-slice-driver')
      expect(fitting.shaft.type).toBe('graphite')
      expect(driver?.specifications).toMatchObject({ shaftType: 'graphite', shaftFlex: fitting.shaft.flex })
      expect(suitingFlexes(speed)[0]).toBe(fitting.shaft.flex)
      expect(driver?.specifications.loft?.fromDeg).toBeGreaterThanOrEqual(fittedDriverLoft(swingSpeed).loftDeg)
    }),
  )
})

it('ONE-41 gives a slice more loft in the swing analysis too, whatever else is ticked', () => {
  const anyAnswers = fc.record({
    ballFlight: fc.constantFrom(...BALL_FLIGHTS),
    misses: fc.subarray([...SWING_MISSES]),
    contacts: fc.subarray([...CONTACT_ISSUES]),
    distances: fc.subarray([...DISTANCE_ISSUES]),
    toldApart: fc.constant({}),
  })
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { signs, corrections } = analyseSwing(answers)
      fc.pre(signs.includes('slice') || signs.includes('push-slice'))
      expect(corrections.equipment).toContain('more-loft')
      expect(corrections.equipment).not.toContain('less-loft')
    }),
  )
})

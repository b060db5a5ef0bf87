import fc from 'fast-check'
import { expect, it } from 'vitest'
import { carriesAbout, typedStep } from './carries-about.ts'

const shownOf = (carryYards: number, units: 'yards' | 'metres') =>
  carriesAbout(carryYards, units).map(({ shown }) => shown)

it('offers nine carries in steps of 5 about the number, rounded to 5', () => {
  expect(shownOf(147.4, 'yards')).toEqual([125, 130, 135, 140, 145, 150, 155, 160, 165])
  expect(shownOf(147.6, 'yards')).toEqual([130, 135, 140, 145, 150, 155, 160, 165, 170])
})

it('counts in metres for golfers who read metres, and keeps yards with one decimal', () => {
  expect(shownOf(147.6, 'metres')).toEqual([115, 120, 125, 130, 135, 140, 145, 150, 155])
  expect(carriesAbout(147.6, 'metres')[4]).toEqual({ shown: 135, carryYards: 147.6 })
  expect(carriesAbout(147.6, 'yards')[4]).toEqual({ shown: 150, carryYards: 150 })
})

it('stays within 1 and 400 yards, with nine different carries, whatever the number', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 400, noNaN: true }),
      fc.constantFrom('yards' as const, 'metres' as const),
      (yards, units) => {
        const steps = carriesAbout(yards, units)
        expect(new Set(steps.map(({ shown }) => shown)).size).toBe(9)
        for (const { shown, carryYards } of steps) {
          expect(shown % 5).toBe(0)
          expect(carryYards).toBeGreaterThanOrEqual(1)
          expect(carryYards).toBeLessThanOrEqual(400)
          expect(Math.round(carryYards * 10) / 10).toBe(carryYards)
        }
      },
    ),
  )
})

it('takes a typed carry as one that is tapped', () => {
  expect(typedStep(109, 'metres')).toEqual({ shown: 100, carryYards: 109 })
})

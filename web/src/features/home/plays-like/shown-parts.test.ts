import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownDistance } from '#quantities/distance.ts'
import { bandWords } from './plays-like.copy.ts'
import { isShared, shownParts } from './shown-parts.ts'

const PARTS = { wind: 11.7, temperature: 2, altitude: 0, elevation: -9.6 }

describe('the parts of a plays-like distance', () => {
  it('are said in words, the largest first, and without the altitude nobody asked about', () => {
    expect(shownParts(150, { partsYards: PARTS }, 'yards')).toEqual([
      { part: 'wind', name: 'Wind', shown: 12, words: 'adds 12 yards' },
      { part: 'elevation', name: 'Height', shown: -10, words: 'takes off 10 yards' },
      { part: 'temperature', name: 'Temperature', shown: 2, words: 'adds 2 yards' },
    ])
    const still = { wind: 0, temperature: 0, altitude: 0, elevation: 0 }
    expect(shownParts(150, { partsYards: still }, 'metres').map(({ words }) => words)).toEqual([
      'changes nothing',
      'changes nothing',
      'changes nothing',
    ])
  })

  it('add up to the difference of the two numbers on screen', () => {
    const part = fc.double({ min: -40, max: 40, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.record({ wind: part, temperature: part, altitude: part, elevation: part }),
        fc.constantFrom('yards' as const, 'metres' as const),
        (distanceYards, partsYards, units) => {
          const { wind, temperature, altitude, elevation } = partsYards
          const total = distanceYards + wind + temperature + altitude + elevation
          const sum = shownParts(distanceYards, { partsYards }, units).reduce((so, { shown }) => so + shown, 0)
          expect(sum).toBe(shownDistance(total, units) - shownDistance(distanceYards, units))
        },
      ),
    )
  })

  it('share the credit when wind and hill both change the number, whichever way', () => {
    const sharedOf = (wind: number, elevation: number) =>
      isShared(shownParts(120, { partsYards: { wind, temperature: 3, altitude: 0, elevation } }, 'yards'))
    expect([sharedOf(11, 4), sharedOf(-8, 4), sharedOf(11, -4)]).toEqual([true, true, true])
    expect([sharedOf(11, 0), sharedOf(0, 4), sharedOf(0, 0), sharedOf(0.2, 4)]).toEqual([false, false, false, false])
  })

  it('say the doubt as a distance', () => {
    expect(bandWords(5, 'yards')).toBe('Give or take 5 yards.')
    expect(bandWords(1, 'metres')).toBe('Give or take 1 meter.')
    expect(bandWords(0, 'yards')).toBe('Give or take less than a yard.')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import { playsLike } from '@bagwise/golf/flight/plays-like'
import { outOfReachSentence } from './plays-like.copy.ts'
import { START_SHOT, WIND_CHOICES, inUnits, readShot } from './typed-shot.ts'
import type { ShotField, TypedShot } from './typed-shot.ts'

const read = (changes: Partial<TypedShot>) => readShot({ ...START_SHOT, ...changes })

function sentenceFor(field: ShotField, text: string, changes: Partial<TypedShot> = {}) {
  const found = read({ ...changes, [field]: text })
  return 'sentence' in found && found.field === field ? found.sentence : undefined
}

describe('the shot typed on home', () => {
  it('reads yards, feet, miles an hour and degrees as they stand', () => {
    expect(read({ distance: '158', wind: '12.5', windFromDeg: 90, temperature: '54', height: '20' })).toEqual({
      distanceYards: 158,
      air: { windSpeedMph: 12.5, windFromDeg: 90, temperatureF: 54, targetElevationFeet: 20 },
    })
    expect(read({ height: '20', slope: 'downhill' })).toMatchObject({ air: { targetElevationFeet: -20 } })
  })

  it('reads meters, km/h and °C', () => {
    const found = read({ units: 'metres', distance: '150', wind: '16', temperature: '21', height: '10' })
    expect(found).toMatchObject({ distanceYards: 164, air: { windSpeedMph: 9.94, temperatureF: 69.8 } })
    expect('air' in found && found.air.targetElevationFeet).toBeCloseTo(32.81, 2)
  })

  it('takes commas, minus signs and blanks as people type them', () => {
    expect(read({ temperature: ' −4,5 ', wind: '7,5' })).toMatchObject({
      air: { temperatureF: -4.5, windSpeedMph: 7.5 },
    })
  })

  it('says what to type into the field that cannot be read', () => {
    for (const text of ['', 'far', '0', '401', '150.5'])
      expect(sentenceFor('distance', text)).toBe('Type a whole number from 1 to 400 yards.')
    expect(sentenceFor('distance', '367', { units: 'metres' })).toBe('Type a whole number from 1 to 366 meters.')
    for (const text of ['', 'strong', '-1', '61', '1e1', '٣'])
      expect(sentenceFor('wind', text), text).toBe('Type a wind from 0 to 60 mph.')
    for (const text of ['', '131', '-41']) {
      expect(sentenceFor('temperature', text)).toBe('Type a temperature from −40 to 130°F.')
    }
    expect(sentenceFor('temperature', '70', { units: 'metres' })).toBe('Type a temperature from −40 to 54°C.')
    expect(sentenceFor('wind', '97', { units: 'metres' })).toBe('Type a wind from 0 to 96 km/h.')
    expect(sentenceFor('height', '301')).toBe('Type an elevation from 0 to 300 feet.')
    expect(sentenceFor('height', '92', { units: 'metres', temperature: '21' })).toBe(
      'Type an elevation from 0 to 91 meters.',
    )
  })

  it('changes to metres and back as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 300 }), (yards, feet) => {
        const typed = { ...START_SHOT, distance: String(yards), height: String(feet) }
        const there = inUnits(typed, 'metres')
        expect(readShot(there)).toHaveProperty('air')
        const back = inUnits(there, 'yards')
        expect(back).toMatchObject({ units: 'yards', distance: String(yards), height: String(feet) })
        expect(inUnits(inUnits(back, 'metres'), 'yards')).toMatchObject({ distance: String(yards) })
      }),
    )
    const there = inUnits({ ...START_SHOT, distance: '146', height: '5' }, 'metres')
    expect(inUnits({ ...there, height: '10' }, 'yards')).toMatchObject({ distance: '146', height: '33' })
    expect(inUnits(START_SHOT, 'metres')).toMatchObject({ distance: '110', wind: '16', temperature: '21', height: '0' })
    expect(inUnits(inUnits(START_SHOT, 'metres'), 'yards')).toMatchObject(START_SHOT)
    expect(inUnits({ ...START_SHOT, distance: 'far', height: 'high' }, 'metres')).toMatchObject({
      units: 'metres',
      distance: 'far',
      height: 'high',
    })
  })

  it('gets an answer or a sentence for whatever can be typed', () => {
    const typed = fc.record<TypedShot>({
      units: fc.constantFrom('yards', 'metres'),
      distance: fc.oneof(fc.integer({ min: -5, max: 420 }).map(String), fc.string({ maxLength: 6 })),
      wind: fc.oneof(fc.integer({ min: -5, max: 70 }).map(String), fc.string({ maxLength: 4 })),
      windFromDeg: fc.constantFrom(...WIND_CHOICES.map(({ windFromDeg }) => windFromDeg)),
      temperature: fc.integer({ min: -60, max: 150 }).map(String),
      height: fc.integer({ min: -320, max: 320 }).map(String),
      slope: fc.constantFrom('uphill', 'downhill'),
    })
    const sentenceOrNumber = (shot: TypedShot) => {
      const found = readShot(shot)
      if ('sentence' in found) return found.sentence
      const answer = playsLike(STANDARD_BAG, { distanceYards: found.distanceYards }, found.air)
      return 'problem' in answer
        ? outOfReachSentence(answer, { units: shot.units, isUphill: shot.slope === 'uphill' })
        : answer.playsLikeYards
    }
    fc.assert(
      fc.property(typed, (shot) => {
        const said = sentenceOrNumber(shot)
        expect(typeof said === 'number' ? Number.isFinite(said) : said.endsWith('.')).toBe(true)
        expect(String(said)).not.toContain('cannot work this shot out')
      }),
      { numRuns: 300 },
    )
  })

  it('says how far the bag gets, on level ground and up a hill, and that it cannot hit that short', () => {
    const level = { units: 'yards', isUphill: false } as const
    expect(outOfReachSentence({ problem: 'beyond-the-bag', reachYards: 246.1 }, level)).toBe(
      'No club gets there today: a 95 mph driver carries 246 yards in this weather.',
    )
    expect(
      outOfReachSentence({ problem: 'beyond-the-bag', reachYards: 246.1 }, { ...level, units: 'metres' }),
    ).toContain('225 meters')
    const uphill = { ...level, isUphill: true }
    expect(outOfReachSentence({ problem: 'beyond-the-bag', reachYards: 131.4 }, uphill)).toBe(
      'No club gets up there today: the farthest carries 131 yards up this hill.',
    )
    expect(outOfReachSentence({ problem: 'beyond-the-bag', reachYards: 0 }, uphill)).toMatch(
      /Lay up to a lower spot\.$/,
    )
    expect(outOfReachSentence({ problem: 'shorter-than-the-bag' }, level)).toMatch(/half a swing/)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberHint } from './conditions.copy.ts'
import { numberWithin, readNumber, shownValue, valueText } from './typed-numbers.ts'

describe('numbers typed into the conditions', () => {
  it('are read with commas, minus signs and blanks as people type them', () => {
    expect(readNumber('windSpeedMph', ' 7,5 ', 'yards')).toBe(7.5)
    expect(readNumber('temperatureF', '−4', 'yards')).toBe(-4)
    expect(readNumber('temperatureF', '−4', 'metres')).toBe(24.8)
    expect(readNumber('windSpeedMph', '18', 'metres')).toBe(11.18)
    expect(readNumber('altitudeFeet', '10', 'metres')).toBe(32.81)
  })

  it('are nothing when they are no number or out of range', () => {
    for (const text of ['', 'strong', '-1', '61', '1e1', '٣', 'NaN', 'Infinity', '5 ft', '1,234', '5,28,0'])
      expect(readNumber('windSpeedMph', text, 'yards'), text).toBeUndefined()
    expect(readNumber('targetElevationFeet', '301', 'yards')).toBeUndefined()
    expect(readNumber('targetElevationFeet', '92', 'metres')).toBeUndefined()
    expect(readNumber('targetElevationFeet', '-3', 'yards')).toBeUndefined()
  })

  it('have a sentence that says what to type and what counts meanwhile', () => {
    expect(numberHint('windSpeedMph', { text: 'gale', standing: 15, units: 'yards' })).toBe(
      'Type a wind from 0 to 60 mph. Still 15 mph.',
    )
    expect(numberHint('temperatureF', { text: '', standing: -4, units: 'yards' })).toBe(
      'Type a temperature from −40 to 130°F. Still −4°F.',
    )
    expect(numberHint('altitudeFeet', { text: '9999', standing: 0, units: 'metres' })).toBe(
      'Type an altitude from 0 to 4,419 meters. Still 0 m.',
    )
    expect(numberHint('altitudeFeet', { text: '14501', standing: 14_500, units: 'yards' })).toBe(
      'Type an altitude from 0 to 14,500 feet. Still 14,500 ft.',
    )
    expect(valueText('targetElevationFeet', -20, 'yards')).toBe('20 ft')
  })

  it('are read with thousands apart, whatever stands between them, and with decimals where it cannot be a thousand', () => {
    for (const text of [
      '5280',
      '5,280',
      '5.280',
      '5 280',
      '5\u00A0280',
      '5\u202F280',
      '5’280',
      '5,280.0',
      '5.280,0',
      '5280.',
    ])
      expect(readNumber('altitudeFeet', text, 'yards'), text).toBe(5280)
    expect(readNumber('altitudeFeet', '5,280.5', 'yards')).toBe(5280.5)
    expect(readNumber('altitudeFeet', '5,28', 'yards')).toBe(5.28)
    expect(readNumber('altitudeFeet', '0.125', 'yards')).toBe(0.13)
    for (const text of ['5.280', '14,501', '1,2,3', '5,28,0', '1,234,5678'])
      expect(readNumber('altitudeFeet', text, text === '5.280' ? 'metres' : 'yards'), text).toBeUndefined()
  })

  it('are read with their unit behind them, and with no other one', () => {
    for (const text of ['15 mph', '15mph', '15 MPH']) expect(readNumber('windSpeedMph', text, 'yards'), text).toBe(15)
    for (const text of ['52°F', '52 °F', '52 F', '52°'])
      expect(readNumber('temperatureF', text, 'yards'), text).toBe(52)
    for (const text of ['5,280 ft', '5280 feet', "5280'"])
      expect(readNumber('altitudeFeet', text, 'yards'), text).toBe(5280)
    for (const text of ['10 km/h', '10 kmh', '10 kph'])
      expect(readNumber('windSpeedMph', text, 'metres'), text).toBe(6.21)
    expect(readNumber('windSpeedMph', '15 mph', 'metres')).toBeUndefined()
    expect(readNumber('temperatureF', '20 °C', 'metres')).toBe(68)
    expect(readNumber('temperatureF', '20 °F', 'metres')).toBeUndefined()
    expect(readNumber('altitudeFeet', '10 m', 'metres')).toBe(32.81)
    expect(readNumber('altitudeFeet', '10 m', 'yards')).toBeUndefined()
    expect(readNumber('altitudeFeet', '10 ft', 'metres')).toBeUndefined()
  })

  it('send a golfer who types a minus for a lower target to the choice', () => {
    expect(numberHint('targetElevationFeet', { text: '−20', standing: 12, units: 'yards' })).toBe(
      'Type a height from 0 to 300 feet. Below you? Tap Lower. Still 12 ft.',
    )
    expect(numberHint('targetElevationFeet', { text: '400', standing: 12, units: 'yards' })).not.toContain('Lower')
  })

  it('read in metres as they were typed, and in feet after the golfer has looked at them in metres', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 91 }), fc.integer({ min: 0, max: 300 }), (metres, feet) => {
        const fromMetres = readNumber('targetElevationFeet', String(metres), 'metres') ?? Number.NaN
        expect(shownValue('targetElevationFeet', fromMetres, 'metres')).toBe(metres)
        expect(shownValue('targetElevationFeet', -feet, 'yards')).toBe(feet)
      }),
      { seed: 7, numRuns: 200 },
    )
  })

  it('are taken from an address only as plain numbers within their range', () => {
    expect(numberWithin('12.5', { from: 0, to: 60 })).toBe(12.5)
    for (const text of [null, '', 'NaN', '1e1', '61', '-1', '0x10', ' 5'])
      expect(numberWithin(text, { from: 0, to: 60 }), String(text)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import { addNothing, changeWords, partFact, partName, playsLikeSentence, signedNumber } from './plays-like.copy.ts'
import { PARTS } from './shown-parts.ts'

const shot: Shot = { distanceYards: 143, lie: 'cart-path', slope: 'sidehill-above', pin: 'middle', hazards: [] }
const air = {
  windSpeedMph: 11,
  windFromDeg: 45,
  targetElevationFeet: -12,
  temperatureF: -4,
  altitudeFeet: 5280,
} as const

describe('a part in words', () => {
  it('names the condition behind it', () => {
    expect(PARTS.map((part) => partFact(part, { shot, air, units: 'yards' }))).toEqual([
      '11 mph, into and from the right',
      '12 ft down',
      '−4°F',
      '5,280 ft',
      'cart path, ball above feet',
    ])
    expect(partFact('elevation', { shot, air, units: 'metres' })).toBe('3.7 m down')
  })

  it('says what there is when nothing was given', () => {
    const given = { shot: { ...shot, lie: 'fairway', slope: 'flat' }, air: {}, units: 'yards' } as const
    expect(PARTS.map((part) => partFact(part, given))).toEqual(['no wind', 'level', '70°F', '0 ft', 'fairway'])
  })

  it('names a lie in detail', () => {
    const lie = (said: Partial<Shot>) =>
      partFact('lie', { shot: { ...shot, slope: 'flat', ...said }, air, units: 'yards' })
    expect(lie({ lie: 'rough', lieDetail: 'deep-rough' })).toBe('deep rough')
    expect(lie({ lie: 'bunker', lieDetail: 'plugged' })).toBe('bunker, plugged')
    expect(lie({ lie: 'fairway', lieDetail: 'divot', slope: 'uphill' })).toBe('fairway, divot, uphill')
    expect(lie({ lie: 'bunker', lieDetail: 'deep-rough' })).toBe('sand')
  })

  it('has a sign on the screen and a verb for ears', () => {
    expect([10, -1, 0].map(signedNumber)).toEqual(['+10', '−1', '0'])
    expect([10, 1, -1, 0].map((shown) => changeWords(shown, { name: 'Wind', units: 'yards' }))).toEqual([
      'adds 10 yards',
      'adds 1 yard',
      'takes off 1 yard',
      'changes nothing',
    ])
    expect([10, -1, 0].map((shown) => changeWords(shown, { name: 'Lie and slope', units: 'metres' }))).toEqual([
      'add 10 meters',
      'take off 1 meter',
      'change nothing',
    ])
  })

  it('names the slope only where there is one', () => {
    expect(partName('lie', { slope: 'flat' })).toBe('Lie')
    expect(partName('lie', shot)).toBe('Lie and slope')
    expect(partName('wind', shot)).toBe('Wind')
  })
})

it('names in one caption what adds nothing', () => {
  expect(addNothing(['Height', 'Temperature', 'Altitude and air'])).toBe(
    'Height, temperature and altitude add nothing.',
  )
  expect([addNothing(['Lie']), addNothing(['Lie and slope']), addNothing(['Wind', 'Lie'])]).toEqual([
    'Lie adds nothing.',
    'Lie and slope add nothing.',
    'Wind and lie add nothing.',
  ])
})

it('tells the whole figure, without what changes nothing', () => {
  const parts = [
    { part: 'wind', shown: 10, fromShown: 143, toShown: 153 },
    { part: 'altitude', shown: -1, fromShown: 153, toShown: 152 },
    { part: 'lie', shown: 0, fromShown: 152, toShown: 152 },
  ] as const
  expect(playsLikeSentence({ distanceShown: 143, totalShown: 152, parts }, { shot, units: 'yards' })).toBe(
    '143 yards plays like 152: wind adds 10 yards, altitude and air take off 1 yard.',
  )
  expect(playsLikeSentence({ distanceShown: 143, totalShown: 143, parts: [] }, { shot, units: 'metres' })).toBe(
    '143 meters plays like 143: nothing changes it.',
  )
})

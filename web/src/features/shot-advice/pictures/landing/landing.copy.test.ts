import { describe, expect, it } from 'vitest'
import { holeOf } from '@bagwise/golf/shot-advice/hole/hole'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import { finishPlace, landingSentence, mishitOdds, ofPin, ovalSentence, wayOnWords } from './landing.copy.ts'
import type { LandingFacts } from './landing-facts.ts'

const facts: LandingFacts = {
  choice: {
    club: '6-iron',
    kind: 'full',
    swingFraction: 1,
    carryTodayYards: 142,
    finishYards: 146,
    aimYards: -2,
    startLineYards: -4,
    expectedStrokes: 3,
    costStrokes: 0,
  },
  spread: { lateralSdYards: 7, distanceSdYards: 8.8, mishitShare: 0.17, isMissedLong: false },
  hole: holeOf({
    distanceYards: 143,
    lie: 'fairway',
    slope: 'flat',
    pin: 'middle',
    hazards: [
      { kind: 'water', side: 'right' },
      { kind: 'ob', side: 'back' },
    ],
  }),
  air: { windSpeedMph: 11, windFromDeg: 0 },
  units: 'yards',
}

describe('where it finishes, in words', () => {
  it('says how wide and deep two in three scatter, and how often a shot is not solid', () => {
    expect(ovalSentence(facts)).toBe(
      'Two in three solid shots finish inside the inner oval, 21 yards wide and 26 deep. About 1 in 6 is a mishit and comes up short of it.',
    )
    expect(ovalSentence({ ...facts, units: 'metres' })).toContain('19 meters wide and 24 deep')
    const thinned = { ...facts.spread, isMissedLong: true }
    expect(ovalSentence({ ...facts, spread: thinned })).toContain('stays in the sand or goes long')
  })

  it('tells the whole map to those who hear it', () => {
    expect(landingSentence(facts)).toBe(
      `Where the 6-Iron finishes, from above: the green from 128 to 158 yards, the pin at 143. ${ovalSentence(facts)} Aim 4 yards left of the pin. Water on the right. Out of bounds behind. Wind 11 mph, into.`,
    )
  })

  it('tells where the golfer has placed a hazard, the pin at a side, and a fairway of another width', () => {
    const shot = { distanceYards: 143, lie: 'tee', slope: 'flat', pin: 'middle' } as const
    const told = (changed: Partial<Shot>, units: 'yards' | 'metres' = 'yards') =>
      landingSentence({ ...facts, units, hole: holeOf({ ...shot, hazards: [], ...changed }) })
    const hazards = [
      { kind: 'water', side: 'front', toReachYards: 95, toClearYards: 120 },
      { kind: 'ob', side: 'left', toReachYards: 100 },
      { kind: 'ob', side: 'right', toClearYards: 90 },
    ] as const
    expect(told({ hazards })).toContain(
      'Water in front, from 95 to 120 yards. Out of bounds on the left, from 100 yards on. Out of bounds on the right, up to 90 yards.',
    )
    expect(told({ hazards }, 'metres')).toContain('Water in front, from 87 to 110 meters.')
    expect(told({ pinSide: 'left' })).toContain('the pin at 143, left of its middle.')
    expect(told({ pinSide: 'right' })).toContain('the pin at 143, right of its middle.')
    expect(told({ fairwayWidthYards: 24 })).toContain('The fairway is 24 yards wide.')
    expect(told({})).not.toMatch(/fairway|middle/)
  })

  it('has no word of the wind where there is none', () => {
    expect(landingSentence({ ...facts, air: {} })).not.toContain('Wind')
  })

  it('says how far it still is to a pin that is off the map, on either side', () => {
    const finishing = (finishYards: number) => wayOnWords({ ...facts, choice: { ...facts.choice, finishYards } })
    expect([finishing(63), finishing(243)]).toEqual(['pin 80 yd on', 'pin 100 yd back'])
  })

  it('says where it should stop in both directions, and at the pin only when it stops there', () => {
    const place = (aimYards: number, finishYards: number, units: 'yards' | 'metres' = 'yards') =>
      finishPlace({ ...facts.choice, aimYards, finishYards }, facts.hole, units)
    expect([place(0, 143), place(0, 69), place(3, 144), place(-9, 143)]).toEqual([
      'at the pin',
      'in line with the pin, 74 yards short of it',
      '3 yards right of the pin, 1 yard past it',
      '9 yards left of the pin',
    ])
    expect(place(0, 69, 'metres')).toBe('in line with the pin, 68 meters short of it')
  })

  it('counts yards from the pin and odds of a mishit', () => {
    expect([-4, 0.3, 1, 12].map((yards) => ofPin(yards, 'yards'))).toEqual([
      '4 yards left of the pin',
      'at the pin',
      '1 yard right of the pin',
      '12 yards right of the pin',
    ])
    expect([0.05, 0.3, 0.6].map((mishitShare) => mishitOdds({ ...facts.spread, mishitShare }))).toEqual([
      '1 in 20',
      '1 in 3',
      '1 in 2',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { holeOf } from '@bagwise/golf/shot-advice/hole/hole'
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
      'Two in three solid shots finish inside the solid oval, 21 yards wide and 26 deep. About 1 in 6 is a mishit and comes up short of it.',
    )
    expect(ovalSentence({ ...facts, units: 'metres' })).toContain('19 metres wide and 24 deep')
    const thinned = { ...facts.spread, isMissedLong: true }
    expect(ovalSentence({ ...facts, spread: thinned })).toContain('stays in the sand or flies past')
  })

  it('tells the whole map to those who hear it', () => {
    expect(landingSentence(facts)).toBe(
      `Where the 6-Iron finishes, from above: the green from 128 to 158 yards, the pin at 143. ${ovalSentence(facts)} Aim 4 yards left of the pin. Water on the right. Out of bounds behind. Wind 11 mph, into.`,
    )
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
    expect(place(0, 69, 'metres')).toBe('in line with the pin, 68 metres short of it')
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

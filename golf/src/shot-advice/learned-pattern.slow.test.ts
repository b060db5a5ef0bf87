import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { TYPICAL_PATTERN } from '../memory/club-pattern.ts'
import type { ClubPattern } from '../memory/club-pattern.ts'
import { learnFromShots } from '../memory/learn.ts'
import { adviseShot } from './advise.ts'
import type { Advice } from './advise.ts'
import type { Choice } from './choice.ts'
import { picturedAdvice } from './pictured-advice.ts'
import { BALL_ENDS } from './odds.ts'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, PINS, PIN_SIDES, SLOPES } from './shot.ts'
import type { Hazard, PinSide, Shot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'
import { typicalSpread } from './typical-spread.ts'

const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const OTHER_SIDE = { left: 'right', right: 'left', front: 'front', back: 'back' } as const
/** From here on a steady miss is worth a word. */
const TOLD_YARDS = 2

const situations = fc.record({
  handicap: fc.integer({ min: 0, max: 40 }),
  isLeftHanded: fc.boolean(),
  carryShare: fc.double({ min: 0.6, max: 1.2, noNaN: true }),
  shot: fc.record({
    distanceYards: fc.integer({ min: 1, max: 420 }),
    lie: fc.constantFrom(...LIES),
    slope: fc.constantFrom(...SLOPES),
    pin: fc.constantFrom(...PINS),
    pinSide: fc.constantFrom<PinSide | undefined>(undefined, ...PIN_SIDES),
    hazards: fc.uniqueArray<Hazard, string>(
      fc.record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES) }),
      { maxLength: 3, selector: ({ kind, side }) => `${kind} ${side}` },
    ),
  }),
  air: fc.record({
    windSpeedMph: fc.integer({ min: 0, max: 25 }),
    windFromDeg: fc.integer({ min: 0, max: 359 }),
    temperatureF: fc.integer({ min: 40, max: 100 }),
  }),
})
type Situation = typeof situations extends fc.Arbitrary<infer Value> ? Value : never

const patterns: fc.Arbitrary<ClubPattern> = fc.record({
  acrossRatio: fc.double({ min: 0.15, max: 4, noNaN: true }),
  alongRatio: fc.double({ min: 0.15, max: 4, noNaN: true }),
  biasShare: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  tilt: fc.double({ min: -0.8, max: 0.8, noNaN: true }),
  mishitRatio: fc.double({ min: 0, max: 10, noNaN: true }),
})

function bagWith(pattern: ClubPattern | undefined, carryShare = 1): readonly AdvisedClub[] {
  return ADVISED_BAG.map((club) => ({
    ...club,
    carryYards: Math.round(club.carryYards * carryShare),
    ...(pattern && { pattern }),
  }))
}

function advise({ carryShare, shot, air, ...golfer }: Situation, pattern: ClubPattern): Advice {
  const advice = adviseShot(bagWith(pattern, carryShare), golfer, shot, air)
  if ('problem' in advice) throw new Error(`${advice.problem}: ${JSON.stringify({ carryShare, shot, air })}`)
  return advice
}

function choicesOf({ recommended, alternatives }: Advice): readonly Choice[] {
  return [recommended, ...alternatives]
}

describe('a pattern with typical numbers', () => {
  it('MEM-25 is as good as none: advice and pictures are the same to the letter, and no shots teach none', () => {
    fc.assert(
      fc.property(situations, ({ carryShare, shot, air, ...golfer }) => {
        const pictured = (pattern?: ClubPattern) =>
          JSON.stringify(picturedAdvice(bagWith(pattern, carryShare), golfer, shot, air))
        expect(pictured(TYPICAL_PATTERN)).toBe(pictured())
      }),
      { seed: 20_271, numRuns: 60 },
    )
    const clubs = ADVISED_BAG.map(({ club, carryYards }) => ({
      club,
      priorCarryYards: carryYards,
      priorFrom: 'typical' as const,
    }))
    expect(learnFromShots({ clubs, handicap: 15, shots: [] })).toEqual([])
  })
})

describe('a steady miss', () => {
  it('MEM-24 moves the start line by all of it to the other side, has its reason from 2 yards on and costs nothing', () => {
    fc.assert(
      fc.property(situations, fc.double({ min: -1.5, max: 1.5, noNaN: true }), (situation, biasShare) => {
        const straight = advise(situation, TYPICAL_PATTERN)
        const missing = advise(situation, { ...TYPICAL_PATTERN, biasShare })
        const choices = choicesOf(missing)
        expect(choices.map(({ club, kind }) => [club, kind])).toEqual(
          choicesOf(straight).map(({ club, kind }) => [club, kind]),
        )
        for (const [index, without] of choicesOf(straight).entries()) {
          const { biasYards = 0, startLineYards, aimYards, expectedStrokes } = choices[index] ?? without
          expect(aimYards).toBe(without.aimYards)
          expect(startLineYards).toBeCloseTo(without.startLineYards - biasYards, 9)
          expect(Math.abs(expectedStrokes - without.expectedStrokes)).toBeLessThanOrEqual(1e-9)
        }
        const { biasYards = 0 } = missing.recommended
        const told = missing.reasons.filter(({ code }) => code === 'own-miss')
        expect(told).toEqual(Math.abs(biasYards) >= TOLD_YARDS ? [{ code: 'own-miss', yards: biasYards }] : [])
      }),
      { seed: 20_272, numRuns: 60 },
    )
  })

  it('is so many typical spreads of the carry, of a full swing as of a pitch, and neither wind nor lie moves it', () => {
    const missing = bagWith({ ...TYPICAL_PATTERN, biasShare: -0.5 })
    for (const shot of [FAIRWAY, { ...FAIRWAY, distanceYards: 60 }, { ...FAIRWAY, lie: 'rough' as const }]) {
      const advice = adviseShot(missing, { handicap: 15 }, shot, { windSpeedMph: 15, windFromDeg: 90 })
      if ('problem' in advice) throw new Error(advice.problem)
      const { club, swingFraction = 1, biasYards } = advice.recommended
      const fullYards = ADVISED_BAG.find((own) => own.club === club)?.carryYards ?? 0
      const { lateralSdYards } = typicalSpread({ handicap: 15, carryYards: fullYards * swingFraction })
      expect(biasYards).toBeCloseTo(-0.5 * lateralSdYards, 9)
    }
  })

  it('is not a chip’s, a putt’s or a splash’s, which were not learned from', () => {
    const missing = bagWith({ ...TYPICAL_PATTERN, biasShare: 1 })
    for (const shot of [
      { ...FAIRWAY, distanceYards: 12 },
      { ...FAIRWAY, distanceYards: 12, lie: 'bunker' as const },
    ]) {
      const advice = adviseShot(missing, { handicap: 15 }, shot)
      if ('problem' in advice) throw new Error(advice.problem)
      expect(advice.recommended).not.toHaveProperty('biasYards')
      expect(advice.recommended.startLineYards).toBe(advice.recommended.aimYards)
    }
  })
})

describe('a tilt', () => {
  it('MEM-25 costs the same as the mirrored one on the mirrored hole', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { shot, air, isLeftHanded } = situation
        const mirrored: Situation = {
          ...situation,
          isLeftHanded: !isLeftHanded,
          shot: {
            ...shot,
            pinSide: shot.pinSide && OTHER_SIDE[shot.pinSide],
            hazards: shot.hazards.map(({ kind, side }) => ({ kind, side: OTHER_SIDE[side] })),
          },
          air: { ...air, windFromDeg: -air.windFromDeg },
        }
        const one = advise(situation, { ...TYPICAL_PATTERN, tilt: 0.5 })
        const other = advise(mirrored, { ...TYPICAL_PATTERN, tilt: -0.5 })
        expect(other.recommended.club).toBe(one.recommended.club)
        expect(Math.abs(other.recommended.expectedStrokes - one.recommended.expectedStrokes)).toBeLessThanOrEqual(1e-6)
        for (const end of BALL_ENDS)
          expect(other.recommended.odds?.[end] ?? 0).toBeCloseTo(one.recommended.odds?.[end] ?? 0, 6)
      }),
      { seed: 20_273, numRuns: 40 },
    )
  })

  it('leaves what is drawn as wide as it was', () => {
    const golfer = { handicap: 15 }
    const spreadAt = (tilt: number) => {
      const found = picturedAdvice(bagWith({ ...TYPICAL_PATTERN, tilt }), golfer, { ...FAIRWAY, isTournament: false })
      return 'spread' in found ? found.spread : undefined
    }
    expect(spreadAt(0.7)?.lateralSdYards).toBeCloseTo(spreadAt(0)?.lateralSdYards ?? 0, 9)
    expect(spreadAt(0.7)?.tilted?.tilt).toBeCloseTo(0.7, 9)
    expect(spreadAt(0)).not.toHaveProperty('tilted')
  })
})

describe('a carry that is mostly the golfer’s own', () => {
  const ruleAt = (distanceYards: number, isCarryOwn: boolean) => {
    const bag = ADVISED_BAG.map((club) => (isCarryOwn ? { ...club, isCarryOwn } : club))
    const advice = adviseShot(bag, { handicap: 15 }, { ...FAIRWAY, distanceYards })
    if ('problem' in advice) throw new Error(advice.problem)
    return advice.reasons[0]?.code
  }
  const distances = Array.from({ length: 100 }, (_, index) => 100 + index)

  it('is not overrated: no longer club is taken because of it', () => {
    const longer = distances.filter((yards) => ruleAt(yards, false) === 'longer-club')
    expect(longer.length).toBeGreaterThan(5)
    expect(distances.filter((yards) => ruleAt(yards, true) === 'longer-club')).toEqual([])
  })
})

describe('any pattern that can be learned', () => {
  it('has an advice with finite numbers and odds that add up to 1', () => {
    fc.assert(
      fc.property(situations, patterns, (situation, pattern) => {
        const choices = choicesOf(advise(situation, pattern))
        for (const { expectedStrokes, startLineYards } of choices) {
          expect(Number.isFinite(startLineYards)).toBe(true)
          expect(expectedStrokes).toBeGreaterThan(1)
          expect(expectedStrokes).toBeLessThan(50)
        }
        for (const odds of choices.flatMap((choice) => choice.odds ?? []))
          expect(BALL_ENDS.reduce((sum, end) => sum + odds[end], 0)).toBeCloseTo(1, 9)
      }),
      { seed: 20_274, numRuns: 30 },
    )
  })
})

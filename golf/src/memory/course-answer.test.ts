import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { adviseShot } from '../shot-advice/advise.ts'
import type { Choice } from '../shot-advice/choice.ts'
import type { Shot } from '../shot-advice/shot.ts'
import { TYPICAL_PATTERN } from './club-pattern.ts'
import type { ClubPattern } from './club-pattern.ts'
import { COURSE_ANSWERS, answeredShot, isAnswerable } from './course-answer.ts'
import type { CourseAnswer } from './course-answer.ts'

const FAIRWAY: Shot = { distanceYards: 141, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const HANDICAP = 15
const SEVEN_YARDS = 141

const CHOICE: Choice = {
  club: '7-iron',
  kind: 'full',
  swingFraction: 1,
  carryTodayYards: 135,
  finishYards: 140,
  aimYards: 0,
  startLineYards: 0,
  expectedStrokes: 3,
  costStrokes: 0,
}

const SPREAD = { lateralSdYards: 10, distanceSdYards: 12 }

function answered(answer: CourseAnswer, choice: Partial<Choice> = {}, targetYards = 140, pattern?: ClubPattern) {
  return answeredShot(answer, {
    choice: { ...CHOICE, ...choice },
    club: { carryYards: SEVEN_YARDS, pattern },
    spread: SPREAD,
    targetYards,
  })
}

describe('where a shot on the course went', () => {
  it('is half a typical spread short or long, in the reference air, and says nothing of the side', () => {
    expect(answered('pin-high')).toEqual({ swing: 'full', carryYards: SEVEN_YARDS })
    const offYards = (answer: CourseAnswer) => ((answered(answer)?.carryYards ?? 0) - SEVEN_YARDS) * (135 / SEVEN_YARDS)
    expect(offYards('short')).toBeCloseTo(-SPREAD.distanceSdYards / 2, 0)
    expect(offYards('long')).toBeCloseTo(SPREAD.distanceSdYards / 2, 0)
    for (const answer of ['short', 'pin-high', 'long'] as const)
      expect(answered(answer)).not.toHaveProperty('sideYards')
  })

  it('is off the plan where the ball was not meant to stop at the pin', () => {
    expect(answered('pin-high', {}, 145)?.carryYards).toBeCloseTo((SEVEN_YARDS * 140) / 135, 1)
  })

  it('is half a typical spread left or right of the pin, what was aimed off and the usual miss on top of it', () => {
    const halfYards = SPREAD.lateralSdYards / 2
    expect(answered('left')?.sideYards).toBeCloseTo(-halfYards, 1)
    expect(answered('right')?.sideYards).toBeCloseTo(halfYards, 1)
    // Aimed 9 left of the pin to finish 3 left of it: the wind was to bring it back by 2, the usual miss by 4.
    const aimed = { aimYards: -3, startLineYards: -9, biasYards: 4 }
    expect(answered('left', aimed)?.sideYards).toBeCloseTo(-halfYards + 3 + 4, 1)
  })

  it('is no smaller for a golfer who has learned to be straight', () => {
    const straight = { ...TYPICAL_PATTERN, acrossRatio: 0.5, alongRatio: 0.8 }
    expect(answered('left', {}, 140, straight)?.sideYards).toBeCloseTo(-10, 9)
    expect(answered('long', {}, 140, straight)?.carryYards).toBeCloseTo(SEVEN_YARDS * (1 + 7.5 / 135), 1)
  })

  it('has the wind and the lie taken out as the advice put them in', () => {
    const air = { windSpeedMph: 20, windFromDeg: 0 }
    const advice = adviseShot(ADVISED_BAG, { handicap: HANDICAP }, { ...FAIRWAY, lie: 'rough' }, air)
    if ('problem' in advice) throw new Error(advice.problem)
    const { recommended } = advice
    const ownCarryYards = ADVISED_BAG.find(({ club }) => club === recommended.club)?.carryYards ?? Number.NaN
    const said = answeredShot('pin-high', {
      choice: recommended,
      club: { carryYards: ownCarryYards },
      spread: SPREAD,
      targetYards: recommended.finishYards,
    })
    expect(recommended.carryTodayYards).toBeLessThan(ownCarryYards - 10)
    expect(said?.carryYards).toBeCloseTo(ownCarryYards, 1)
  })

  it('names a pitch by its share of the full swing, and no other part swing', () => {
    const swingOf = (swingFraction: number, kind: Choice['kind'] = 'pitch') =>
      answered('pin-high', {
        kind,
        swingFraction,
        carryTodayYards: 135 * swingFraction,
        finishYards: 140 * swingFraction,
      })?.swing
    expect([0.9, 0.85, 0.65, 0.64, 0.4, 0.39].map((share) => swingOf(share))).toEqual([
      'other',
      'three-quarter',
      'three-quarter',
      'half',
      'half',
      'other',
    ])
    expect(swingOf(0.7, 'knock-down')).toBe('other')
  })

  it('is not asked of strokes on the ground or out of sand', () => {
    for (const kind of ['chip', 'bump-and-run', 'putt', 'splash'] as const) {
      expect(isAnswerable({ kind })).toBe(false)
      expect(answered('short', { kind })).toBeUndefined()
    }
  })

  it('is within what a kept shot may have, in tenths', () => {
    for (const answer of COURSE_ANSWERS) {
      const far = answered(answer, { startLineYards: -95, aimYards: -90, finishYards: 3, carryTodayYards: 1 }, 1)
      for (const yards of [far?.carryYards ?? 0, far?.sideYards ?? 0]) expect(Math.round(yards * 10) / 10).toBe(yards)
      expect(far?.carryYards).toBeGreaterThanOrEqual(1)
      expect(Math.abs(far?.sideYards ?? 0)).toBeLessThanOrEqual(200)
    }
  })
})

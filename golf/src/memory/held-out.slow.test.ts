import { describe, expect, it } from 'vitest'
import { HELD_OUT_CLUBS, heldOutScores } from '../../reference/held-out-shots.ts'
import { syntheticRecovery } from '../../reference/synthetic-golfers.ts'

/** How far a score may fall below what was measured: docs/models/shot-memory.md. */
const SLACK_NATS = 0.03

describe('real shots that were not learnt from', () => {
  it.each([
    { clubs: HELD_OUT_CLUBS.driver, withOtherClubs: false, measured: [-8.616, -8.384, -8.292, -8.234] },
    { clubs: HELD_OUT_CLUBS.irons, withOtherClubs: true, measured: [-6.671, -6.796, -6.931, -6.829] },
  ])('are foretold as well as measured, and better than before: $clubs', ({ clubs, withOtherClubs, measured }) => {
    const scores = heldOutScores({ clubs, withOtherClubs, shotCounts: [3, 10, 20, 30] })
    for (const [index, { model, before }] of scores.entries()) {
      expect(model).toBeGreaterThanOrEqual((measured[index] ?? Infinity) - SLACK_NATS)
      expect(model).toBeGreaterThan(before)
    }
  })

  it('end in the ovals as often as these say, from ten shots to thirty', () => {
    for (const [clubs, withOtherClubs] of [
      [HELD_OUT_CLUBS.driver, false],
      [HELD_OUT_CLUBS.irons, true],
    ] as const) {
      for (const { within50, within90 } of heldOutScores({ clubs, withOtherClubs, shotCounts: [10, 20, 30] })) {
        expect(Math.abs(within50 - 0.5)).toBeLessThanOrEqual(0.08)
        expect(Math.abs(within90 - 0.9)).toBeLessThanOrEqual(0.06)
      }
    }
  })
})

describe('golfers drawn from what the model believes of golfers', () => {
  it('are learned the better the more shots there are, within intervals and ovals that hold', () => {
    const { carryWithin80, missWithin80, within50, within90, errors } = syntheticRecovery(500)
    for (const within80 of [carryWithin80, missWithin80]) expect(Math.abs(within80 - 0.8)).toBeLessThanOrEqual(0.08)
    expect(Math.abs(within50 - 0.5)).toBeLessThanOrEqual(0.08)
    expect(Math.abs(within90 - 0.9)).toBeLessThanOrEqual(0.06)
    for (const error of ['carry', 'miss', 'width'] as const) {
      const [few, , some, , many] = errors.map((one) => one[error])
      expect(some).toBeLessThan(few ?? 0)
      expect(many).toBeLessThan(some ?? 0)
    }
  })
})

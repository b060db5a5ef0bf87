import { describe, expect, it } from 'vitest'
import type { ClubDistance } from '../distances/club-distance.ts'
import type { KeptShot } from './kept-shot.ts'
import type { LearnedClub } from './learned-club.ts'
import { shotMemory } from './shot-memory.ts'
import { shotSummaryOf } from './shot-summary.ts'

/** Whole yards that scatter like a golfer's. */
const CARRIES = [139, 141, 143, 144, 146, 147, 148, 149, 150, 150, 151, 152, 153, 154, 156, 157, 159, 161]
const MEAN_YARDS = CARRIES.reduce((sum, yards) => sum + yards, 0) / CARRIES.length
const SD_YARDS = Math.sqrt(CARRIES.reduce((sum, yards) => sum + (yards - MEAN_YARDS) ** 2, 0) / (CARRIES.length - 1))
const SUMMARY: ClubDistance = {
  distance: 150,
  source: 'measured',
  shots: { count: CARRIES.length, longShortYards: SD_YARDS },
}

const shotsOf = (carriesYards: readonly number[]) =>
  carriesYards.map((carryYards, index): KeptShot => ({
    id: `${index}`,
    club: '7-iron',
    swing: 'full',
    carryYards,
    isSpinMeasured: false,
    mark: 'by-rule',
  }))

/** What is learned of the 7-iron; `days` holds the carries of each day. */
function learnedFrom(days: readonly (readonly number[])[], stored?: ClubDistance): LearnedClub | undefined {
  const sessions = days.map((carriesYards, index) => ({
    id: `${index}`,
    day: '2026-11-20',
    origin: 'device-outdoor' as const,
    isNormalised: false,
    shots: shotsOf(carriesYards).map((shot) => ({ ...shot, id: `${index} ${shot.id}` })),
  }))
  return shotMemory({
    sessions,
    clubs: [{ type: '7-iron' }, { type: 'pw' }],
    profile: { golfBag: [], handicap: 15, swingSpeed: null, swingSpeedRange: null },
    distances: stored ? { '7-iron': stored } : {},
    handicap: 15,
    today: '2026-11-20',
  }).learned.find(({ club }) => club === '7-iron')
}

describe('shots that were imported without being kept', () => {
  it('say of a club what they would say as a session of their own, once a shot of it is kept', () => {
    const withSummary = learnedFrom([[150]], SUMMARY)
    const withShots = learnedFrom([[150], CARRIES])
    const without = learnedFrom([[150]])
    expect(withSummary?.carryYards).toBeCloseTo(withShots?.carryYards ?? 0, 0)
    expect((withSummary?.carrySdYards ?? 0) / (withShots?.carrySdYards ?? 1)).toBeCloseTo(1, 1)
    expect((withSummary?.alongYards ?? 0) / (withShots?.alongYards ?? 1)).toBeCloseTo(1, 1)
    expect(withSummary?.shares.carry.own).toBeCloseTo(withShots?.shares.carry.own ?? 0, 1)
    expect(without?.carrySdYards).toBeGreaterThan(2 * (withSummary?.carrySdYards ?? Infinity))
    // They are no shots to be drawn or counted.
    expect(withSummary?.shotCount).toBe(1)
  })

  it('narrow the pattern across where they saw the direction, and say nothing of a steady miss', () => {
    const shots = { count: 40, longShortYards: SD_YARDS, leftRightYards: 3 }
    const seen = learnedFrom([[150]], { ...SUMMARY, shots })
    const unseen = learnedFrom([[150]], SUMMARY)
    expect(seen?.pattern.acrossRatio).toBeLessThan(0.7 * (unseen?.pattern.acrossRatio ?? 0))
    expect(seen?.biasYards).toBe(0)
  })

  it('go on counting when the kept shots have made the number, and are the same however often it is taken', () => {
    const known = { ownShare: 0.9, plusMinusYards: 3 }
    const taken: ClubDistance = { distance: 149, source: 'measured', shots: { count: 1, known }, before: SUMMARY }
    expect(learnedFrom([[150]], taken)).toEqual(learnedFrom([[150]], SUMMARY))
  })

  it('say a carry and a count alone where a single one was imported', () => {
    const single = learnedFrom([[150]], { ...SUMMARY, distance: 160, shots: { count: 1 } })
    expect(single?.carryYards).toBeGreaterThan(learnedFrom([[150]])?.carryYards ?? Infinity)
  })

  it('are no number that kept shots made, nor one that was typed or confirmed', () => {
    expect(shotSummaryOf(SUMMARY)).toMatchObject({ count: CARRIES.length, carryYards: 150 })
    const known = { ownShare: 0.9, plusMinusYards: 3 }
    const before = { distance: 141, source: 'manual' } as const
    for (const stored of [
      undefined,
      { ...SUMMARY, shots: { count: 9, known } },
      { ...SUMMARY, before },
      { distance: 150, source: 'measured' },
      { distance: 150, source: 'manual' },
    ] satisfies (ClubDistance | undefined)[]) {
      expect(shotSummaryOf(stored)).toBeUndefined()
    }
  })
})

import { describe, expect, it } from 'vitest'
import { TYPICAL_CLUBS } from '../../reference/held-out-shots.ts'
import { seededChance } from '../../reference/seeded-chance.ts'
import { typicalSds } from './belief.ts'
import type { LearningShot } from './kept-shot.ts'
import { learnFromShots } from './learn.ts'
import type { LearnedClub } from './learned-club.ts'

const HANDICAP = 15
const CARRY_YARDS = TYPICAL_CLUBS.find(({ club }) => club === '7-iron')?.priorCarryYards ?? Number.NaN
/** As wide as a lane. */
const TYPICAL = typicalSds(HANDICAP, CARRY_YARDS)

function learned(shots: readonly LearningShot[]): LearnedClub {
  const found = learnFromShots({ clubs: TYPICAL_CLUBS, handicap: HANDICAP, shots }).find(
    ({ club }) => club === '7-iron',
  )
  if (!found) throw new Error('Nothing was learned of the 7-iron')
  return found
}

/** Shots of a golfer who scatters so many lanes across, as they came down. */
function shotsAcross(sdLanes: number, count = 300): readonly LearningShot[] {
  const chance = seededChance(7)
  return Array.from({ length: count }, () => ({
    club: '7-iron',
    carryYards: CARRY_YARDS + TYPICAL.alongYards * chance.normal(),
    sideYards: TYPICAL.acrossYards * sdLanes * chance.normal(),
    ageDays: 0,
    origin: 'typed',
  }))
}

const inLanes = (shots: readonly LearningShot[]): readonly LearningShot[] =>
  shots.map((shot) => ({
    ...shot,
    sideYards: TYPICAL.acrossYards * Math.round((shot.sideYards ?? 0) / TYPICAL.acrossYards),
  }))
const asLanes = (shots: readonly LearningShot[]): readonly LearningShot[] =>
  shots.map((shot) => ({ ...shot, reading: 'lane' }))

describe('sides that were read to lanes', () => {
  it.each([0.6, 0.8])('say how wide shots scatter as well as figures do, at %f lanes', (sdLanes) => {
    const shots = shotsAcross(sdLanes)
    const ratioOf = (some: readonly LearningShot[]) => learned(some).pattern.acrossRatio
    const exact = ratioOf(shots)
    expect(Math.abs(ratioOf(asLanes(inLanes(shots))) / exact - 1)).toBeLessThan(0.03)
    expect(ratioOf(inLanes(shots)) / exact).toBeGreaterThan(1.02)
  })

  it('leave a straight hitter some width, and change no carry', () => {
    const middle = inLanes(shotsAcross(0.01, 60))
    const { pattern, carryYards } = learned(asLanes(middle))
    expect(pattern.acrossRatio).toBeGreaterThanOrEqual(0.15)
    expect(pattern.acrossRatio).toBeGreaterThanOrEqual(learned(middle).pattern.acrossRatio)
    expect(pattern.acrossRatio).toBeLessThan(0.25)
    expect(carryYards).toBeCloseTo(learned(middle).carryYards, 0)
  })
})

describe('coarse readings', () => {
  const left: LearningShot = {
    club: '7-iron',
    carryYards: CARRY_YARDS + 5,
    sideYards: -TYPICAL.acrossYards / 2,
    ageDays: 0,
    origin: 'course',
    reading: 'coarse',
  }
  const few = shotsAcross(0.7, 12)

  it('move steady miss or carry, whichever was said, and say nothing of how shots scatter', () => {
    const wide = learned(Array.from({ length: 20 }, () => left))
    expect(wide.biasYards).toBeLessThan(-2)
    expect([wide.shares.across.own, wide.shares.along.own, wide.shares.carry.own, wide.pattern.tilt]).toEqual([
      0, 0, 0, 0,
    ])
    const long = learned(Array.from({ length: 20 }, () => ({ ...left, sideYards: undefined })))
    expect(long.carryYards).toBeGreaterThan(CARRY_YARDS + 2)
    expect([long.biasYards, long.shares.across.own, long.shares.along.own]).toEqual([0, 0, 0])
    expect(long.shares.carry.own).toBeGreaterThan(0.3)
  })

  it('do not tell mishits from others', () => {
    const { mishitShare } = learned(Array.from({ length: 20 }, () => left))
    expect(mishitShare).toBeCloseTo(learned([{ ...left, ageDays: 60 * 365 }]).mishitShare, 6)
  })

  it('leave the spread that others showed all but as it was', () => {
    const mixed = learned([
      ...few,
      ...Array.from({ length: 20 }, () => ({ ...left, sideYards: 0, carryYards: CARRY_YARDS })),
    ])
    const alone = learned(few)
    expect(mixed.pattern.acrossRatio / alone.pattern.acrossRatio).toBeCloseTo(1, 1)
    expect(mixed.pattern.alongRatio / alone.pattern.alongRatio).toBeCloseTo(1, 1)
  })
})

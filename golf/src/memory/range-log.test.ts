import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TYPICAL_CLUBS } from '../../reference/held-out-shots.ts'
import type { ClubType } from '../club.ts'
import type { LearningShot } from './kept-shot.ts'
import { readingIn } from './kept-shot.ts'
import { learnFromShots } from './learn.ts'
import { LANES, STRIKES, lanesAt, mishitCarryYards } from './range-log.ts'
import { shotKinds } from './shot-kinds.ts'
import { SHOT_ORIGINS } from './shot-record.ts'
import { LOG_SOURCE } from './shot-sources.ts'
import { typicalSpread } from '../shot-advice/typical-spread.ts'

const HANDICAPS = [undefined, -2, 0, 8, 15, 28, 54] as const
const CLUBS = ['driver', '7-iron', 'lw'] as const satisfies readonly ClubType[]

describe('the lanes', () => {
  it('are five, each a typical standard deviation wide, with the target line in the middle of the third', () => {
    const lanes = lanesAt({ carryYards: 150, handicap: 15 })
    const { lateralSdYards: wide } = typicalSpread({ carryYards: 150, handicap: 15 })
    expect(lanes.map(({ lane }) => lane)).toEqual(LANES)
    expect(lanes.map(({ sideYards }) => sideYards / wide)).toEqual(
      [-2, -1, 0, 1, 2].map((off) => expect.closeTo(off, 2) as number),
    )
    const [farLeft, left, straight] = lanes
    expect(straight).toMatchObject({ sideYards: 0, innerYards: 0 })
    expect((straight?.outerYards ?? 0) * 2).toBeCloseTo(wide)
    expect((left?.outerYards ?? 0) - (left?.innerYards ?? 0)).toBeCloseTo(wide)
    expect(left?.innerYards).toBe(straight?.outerYards)
    expect(farLeft).toMatchObject({ innerYards: left?.outerYards, outerYards: undefined })
  })

  it('mirror each other, have one decimal and stay within what a shot may have, whatever the carry', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.constantFrom(...HANDICAPS), (carryYards, handicap) => {
        const sides = lanesAt({ carryYards, handicap }).map(({ sideYards }) => sideYards)
        expect(sides.toReversed().map((side) => -side + 0)).toEqual(sides)
        for (const side of sides) {
          expect(Math.abs(side)).toBeLessThanOrEqual(200)
          expect(Math.round(side * 10) / 10).toBe(side)
        }
      }),
    )
  })

  it('are read as such from a log alone: no other session is', () => {
    for (const origin of SHOT_ORIGINS) {
      for (const source of [LOG_SOURCE, 'course', 'Rapsodo', undefined]) {
        const isLog = origin === 'typed' && source === LOG_SOURCE
        expect(readingIn({ origin, source }) === 'lane', `${origin} ${source}`).toBe(isLog)
      }
    }
  })

  it('narrow the spread across, never below its floor; what is no lane is learnt as ever, to the last bit', () => {
    const sides = fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 3, maxLength: 20 })
    fc.assert(
      fc.property(sides, fc.constantFrom(...SHOT_ORIGINS), (yards, origin) => {
        const shots = yards.map((sideYards, index): LearningShot => ({
          club: '7-iron',
          carryYards: 145 + (index % 5),
          sideYards,
          ageDays: 0,
          origin,
        }))
        const learn = (some: readonly LearningShot[]) =>
          learnFromShots({ clubs: TYPICAL_CLUBS, handicap: 15, shots: some })
        const widthOf = (some: readonly LearningShot[]) =>
          learn(some).find(({ club }) => club === '7-iron')?.pattern.acrossRatio ?? Number.NaN
        const asLanes = shots.map((shot): LearningShot => ({ ...shot, reading: 'lane' }))
        expect(widthOf(asLanes)).toBeLessThanOrEqual(widthOf(shots) + 1e-9)
        expect(widthOf(asLanes)).toBeGreaterThanOrEqual(0.15)
        const withReading = shots.map((shot): LearningShot => ({ ...shot, reading: undefined }))
        expect(learn(withReading)).toEqual(learn(shots))
      }),
      { numRuns: 40 },
    )
  })
})

describe('a mishit of the range log', () => {
  const priorOf = (club: ClubType) => TYPICAL_CLUBS.find((known) => known.club === club)?.priorCarryYards ?? Number.NaN
  const logged = (shot: Pick<LearningShot, 'club' | 'carryYards' | 'sideYards' | 'isSaidToCount'>): LearningShot => ({
    ...shot,
    ageDays: 0,
    origin: 'typed',
    reading: 'lane',
  })

  it('is one by the golfer’s word: it moves no carry, alone or among others, and raises the share of mishits', () => {
    for (const handicap of HANDICAPS) {
      for (const club of CLUBS) {
        const learn = (shots: readonly LearningShot[]) =>
          learnFromShots({ clubs: TYPICAL_CLUBS, handicap, shots }).find((one) => one.club === club)
        const prior = priorOf(club)
        const good = [-6, -2, 0, 3, 7].map((long) => logged({ club, carryYards: prior + long, sideYards: 0 }))
        for (const strike of STRIKES) {
          const mishit = logged({ club, carryYards: mishitCarryYards(strike, prior) })
          expect(learn([mishit])?.carryYards).toBeCloseTo(prior, 6)
          const [before, after] = [learn(good), learn([...good, mishit, mishit])]
          expect(Math.abs((after?.carryYards ?? 0) - (before?.carryYards ?? 0))).toBeLessThan(prior * 0.01)
          expect(after?.mishitShare).toBeGreaterThan(before?.mishitShare ?? 1)
          const learned = learnFromShots({ clubs: TYPICAL_CLUBS, handicap, shots: [...good, mishit] })
          expect(shotKinds(learned, [mishit])).toEqual([{ solid: 0, mishit: 1, odd: 0 }])
        }
      }
    }
  })

  it('counts all the same if the golfer says so, and a shot of a monitor without a side is none', () => {
    const learned = learnFromShots({
      clubs: TYPICAL_CLUBS,
      handicap: 15,
      shots: [logged({ club: '7-iron', carryYards: 140, sideYards: 0 })],
    })
    const carryYards = mishitCarryYards('fat', priorOf('7-iron'))
    const said = logged({ club: '7-iron', carryYards, isSaidToCount: true })
    const seen: LearningShot = { club: '7-iron', carryYards: 140, ageDays: 0, origin: 'device-outdoor' }
    expect(shotKinds(learned, [said])[0]?.solid).toBe(1)
    expect(shotKinds(learned, [seen])[0]?.solid).toBeGreaterThan(0.5)
  })

  it('is kept with the carry of the mean mishit, a topped one with far less, none with less than a yard', () => {
    expect(STRIKES.map((strike) => mishitCarryYards(strike, 150))).toEqual([102, 102, 48])
    expect(mishitCarryYards('topped', 1)).toBe(1)
  })
})

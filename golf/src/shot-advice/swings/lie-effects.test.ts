import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { CLUBS } from '../../club.ts'
import { REFERENCE_FLIGHT_AIR } from '../../flight/physics/air.ts'
import { adviseShot } from '../advise.ts'
import type { Advice } from '../advise.ts'
import { LIES, LIE_DETAILS } from '../shot.ts'
import type { LieDetail, Shot } from '../shot.ts'
import { flyClubs } from './flown-clubs.ts'
import { LIE_DETAIL_EFFECTS, LIE_EFFECTS, lieEffectOf } from './lie-effects.ts'
import { SPLASH_DETAILS, longestSplashYards } from './splash.ts'
import type { AdvisedClub } from './swing.ts'

const SHOT: Shot = { distanceYards: 140, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const BAG: readonly AdvisedClub[] = [
  { club: '5-iron', carryYards: 170, loftDeg: CLUBS['5-iron'].loftDeg },
  { club: '7-iron', carryYards: 150, loftDeg: 34 },
  { club: '8-iron', carryYards: 138, loftDeg: CLUBS['8-iron'].loftDeg },
  { club: 'pw', carryYards: 110, loftDeg: 46 },
  { club: 'sw', carryYards: 80, loftDeg: 56 },
]

function carries(from: Partial<Shot>) {
  const shot = { ...SHOT, ...from }
  const flown = flyClubs(BAG, { shot, air: REFERENCE_FLIGHT_AIR, trajectory: undefined, isLeftHanded: false })
  if ('problem' in flown) throw new Error(flown.problem)
  return Object.fromEntries(flown.map(({ club, carryTodayYards }) => [club, carryTodayYards]))
}

function advise(from: Partial<Shot>, bag = ADVISED_BAG): Advice {
  const advice = adviseShot(bag, { handicap: 15 }, { ...SHOT, ...from })
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}

describe('a lie in detail', () => {
  it('ADV-39 leaves a 7-iron of 150 yards 112.5 from deep rough, 150 sitting up, 142.5 from a divot, 147 from hardpan', () => {
    expect(carries({ lie: 'rough', lieDetail: 'deep-rough' })).toMatchObject({
      '7-iron': expect.closeTo(112.5, 0),
      pw: expect.closeTo(110 * 0.85, 0),
    })
    expect(carries({ lie: 'rough', lieDetail: 'sitting-up' })['7-iron']).toBeCloseTo(150, 0)
    expect(carries({ lieDetail: 'divot' })['7-iron']).toBeCloseTo(142.5, 0)
    expect(carries({ lieDetail: 'hardpan' })['7-iron']).toBeCloseTo(147, 0)
  })

  it('ADV-39 takes clubs under 30° away in deep rough, and says that getting out comes first', () => {
    for (let distanceYards = 21; distanceYards <= 260; distanceYards += 7) {
      const { recommended, alternatives, reasons } = advise({ distanceYards, lie: 'rough', lieDetail: 'deep-rough' })
      for (const { club } of [recommended, ...alternatives])
        expect(ADVISED_BAG.find((owned) => owned.club === club)?.loftDeg).toBeGreaterThanOrEqual(30)
      expect(reasons).toContainEqual({ code: 'first-get-out' })
    }
    expect(advise({ lie: 'rough' }).reasons).not.toContainEqual({ code: 'first-get-out' })
  })

  it('ADV-39 halves the longest splash of a plugged ball, and lets firm sand throw it 1.15 times as far', () => {
    const longestOf = (lieDetail?: LieDetail) => {
      const shot: Shot = { ...SHOT, lie: 'bunker', lieDetail }
      const runsYards = lieDetail === 'plugged' ? 8 : lieDetail === 'firm-sand' ? 4 + 2 : 4
      return longestSplashYards({ carryYards: 90 }, shot) - runsYards
    }
    expect(Math.abs(longestOf() - 30)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(longestOf('plugged') - 15)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(longestOf('firm-sand') - 34.5)).toBeLessThanOrEqual(0.5)
    expect(SPLASH_DETAILS.plugged.runsYards).toBe(8)
    for (const detail of LIE_DETAILS.bunker)
      expect(advise({ distanceYards: 15, lie: 'bunker', lieDetail: detail }).recommended.kind).toBe('splash')
    for (const lieDetail of LIE_DETAILS.fairway)
      expect(advise({ distanceYards: 30, lieDetail }).recommended.kind).not.toBe('splash')
  })

  it('blasts a plugged ball out and never picks it off the sand, however far the pin', () => {
    for (const distanceYards of [12, 30, 60, 150]) {
      const { recommended, alternatives, adjustments } = advise({ distanceYards, lie: 'bunker', lieDetail: 'plugged' })
      expect([recommended, ...alternatives].map(({ kind }) => kind)).toEqual(
        [recommended, ...alternatives].map(() => 'splash'),
      )
      expect(adjustments.stance).toEqual(['square-when-plugged'])
    }
  })

  it('counts only with the lie it belongs to', () => {
    expect(lieEffectOf({ lie: 'tee', lieDetail: 'deep-rough' })).toBe(LIE_EFFECTS.tee)
    expect(advise({ lieDetail: 'plugged' })).toEqual(advise({}))
    for (const lie of LIES)
      for (const detail of LIE_DETAILS[lie])
        expect(lieEffectOf({ lie, lieDetail: detail })).toMatchObject(LIE_DETAIL_EFFECTS[detail])
  })

  it('is worse for a deeper lie: never fewer strokes than from the lie it belongs to', () => {
    for (const distanceYards of [90, 140, 190]) {
      const usual = (from: Partial<Shot>) => advise({ distanceYards, ...from }).recommended.expectedStrokes
      expect(usual({ lie: 'rough', lieDetail: 'deep-rough' })).toBeGreaterThan(usual({ lie: 'rough' }))
      expect(usual({ lieDetail: 'divot' })).toBeGreaterThan(usual({}))
      expect(usual({ lie: 'rough', lieDetail: 'sitting-up' })).toBeLessThan(usual({ lie: 'rough' }))
    }
  })
})

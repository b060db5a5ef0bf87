import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { CLUBS, CLUB_TYPES } from '../../club.ts'
import type { ClubType } from '../../club.ts'
import { REFERENCE_FLIGHT_AIR, inSiUnits } from '../../flight/physics/air.ts'
import { SLOPES } from '../shot.ts'
import type { Lie, Shot } from '../shot.ts'
import { carryShareOn } from './carry-share.ts'
import { flyClubs, rollYards } from './flown-clubs.ts'
import { shotSpread } from '../spread.ts'
import type { AdvisedClub, Swing } from './swing.ts'
import { swingsFor } from './swings.ts'

const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

function flown(shot: Shot, bag: readonly AdvisedClub[] = ADVISED_BAG, isLeftHanded = false) {
  const clubs = flyClubs(bag, { shot, air: REFERENCE_FLIGHT_AIR, trajectory: undefined, isLeftHanded })
  if ('problem' in clubs) throw new Error(clubs.problem)
  return clubs
}

const swings = (shot: Shot, bag = ADVISED_BAG): readonly Swing[] =>
  swingsFor(flown(shot, bag), { shot, handicap: 15, windMph: 0 })
const clubsOf = (all: readonly Swing[]) => [...new Set(all.map(({ club }) => club))]

describe('a full swing today', () => {
  it('carries from level fairway in the reference air what the bag says', () => {
    for (const { club, carryTodayYards } of flown(FAIRWAY)) {
      const owned = ADVISED_BAG.find((each) => each.club === club)
      expect(carryTodayYards).toBeCloseTo(Number(owned?.carryYards), 1)
    }
  })

  it.each([
    { lie: 'rough', slope: 'flat', club: '3-hybrid', share: 0.93 },
    { lie: 'rough', slope: 'uphill', club: '3-hybrid', share: 0.93 * 0.95 },
    { lie: 'bunker', slope: 'flat', club: '7-iron', share: 0.9 },
    { lie: 'cart-path', slope: 'downhill', club: 'driver', share: 0.97 * 1.02 },
    { lie: 'fairway', slope: 'sidehill-below', club: 'pw', share: 0.96 },
  ] as const)('keeps $share of its carry: $club, $lie, $slope', ({ lie, slope, club, share }) => {
    const carryYards = Number(ADVISED_BAG.find((each) => each.club === club)?.carryYards)
    const today = flown({ ...FAIRWAY, lie, slope }).find((each) => each.club === club)
    expect(today?.carryTodayYards).toBeCloseTo(carryYards * share, 1)
  })

  it.each([
    { lie: 'fairway', shares: [1, 1, 1, 1, 1, 1, 1, 1] },
    { lie: 'tee', shares: [1, 1, 1, 1, 1, 1, 1, 1] },
    { lie: 'rough', shares: [0.85, 0.87, 0.93, 0.9, 0.93, 0.94, 0.95, 0.95] },
    { lie: 'bunker', shares: [0.8, 0.85, 0.88, 0.88, 0.9, 0.92, 0.93, 0.93] },
    { lie: 'cart-path', shares: [0.97, 0.97, 0.97, 0.97, 0.98, 0.98, 0.98, 0.98] },
  ] as const)('loses by the club from $lie: woods most, wedges least', ({ lie, shares }) => {
    const clubs = ['driver', '3-wood', '3-hybrid', '5-iron', '7-iron', '9-iron', 'pw', 'lw'] as const
    expect(clubs.map((club) => carryShareOn({ lie, slope: 'flat' }, club))).toEqual(shares)
  })

  it('loses uphill and beside a slope, and gains downhill', () => {
    expect(SLOPES.map((slope) => carryShareOn({ lie: 'fairway', slope }, 'pw'))).toEqual([1, 0.95, 1.02, 0.98, 0.96])
  })

  it('runs some 12 yards with a driver and 4 with a 6-iron, and hardly on wet ground', () => {
    const rollOf = (shot: Shot, club: string) => {
      const swing = swings({ ...shot, distanceYards: 200 }).find((each) => each.club === club)
      return Number(swing?.finishYards) - Number(swing?.carryTodayYards)
    }
    const fromTee: Shot = { ...FAIRWAY, lie: 'tee' }
    expect(Math.round(rollOf(fromTee, 'driver'))).toBe(12)
    expect(Math.round(rollOf(FAIRWAY, '6-iron'))).toBe(4)
    expect(rollOf({ ...FAIRWAY, isSoft: true }, '6-iron')).toBeCloseTo(0.3 * rollOf(FAIRWAY, '6-iron'), 9)
  })

  it('runs no farther up to a target that is higher', () => {
    const rollsAt = (targetElevationFeet: number) =>
      flyClubs(ADVISED_BAG, {
        shot: FAIRWAY,
        air: inSiUnits({ targetElevationFeet, targetDistanceYards: FAIRWAY.distanceYards }),
        trajectory: undefined,
        isLeftHanded: false,
      })
    const level = rollsAt(0)
    if ('problem' in level) throw new Error(level.problem)
    for (const targetElevationFeet of [10, 30, 60, 70]) {
      const higher = rollsAt(targetElevationFeet)
      if ('problem' in higher) throw new Error(higher.problem)
      expect(higher).toHaveLength(level.length)
      for (const { club, longestRollYards } of higher) {
        expect(longestRollYards).toBeLessThan(Number(level.find((each) => each.club === club)?.longestRollYards))
      }
    }
  })

  it.each([
    { changed: { lie: 'tee' }, share: 1 },
    { changed: { lie: 'rough' }, share: 1.3 },
    { changed: { lie: 'bunker' }, share: 1 },
    { changed: { lie: 'cart-path' }, share: 1 },
    { changed: { slope: 'uphill' }, share: 0.5 },
    { changed: { slope: 'downhill' }, share: 1.5 },
    { changed: { slope: 'sidehill-above' }, share: 1 },
  ] as const)('runs $share times as far as from level fairway with $changed', ({ changed, share }) => {
    const rollOf = (shot: Shot) => Number(flown(shot).find(({ club }) => club === '6-iron')?.longestRollYards)
    expect(rollOf({ ...FAIRWAY, ...changed }) / rollOf(FAIRWAY)).toBeCloseTo(share, 9)
  })

  it('runs freely from 60 yards on, and a shorter shot by its part of them', () => {
    expect([15, 30, 60, 200].map((carryYards) => rollYards(8, carryYards))).toEqual([2, 4, 8, 8])
  })

  it('drifts off a sidehill lie by the published geometry: 26 ft at 120 yards and 46° of loft for 4°', () => {
    const pw = [{ club: 'pw', carryYards: 120 / 0.96, loftDeg: 46 }] as const
    const below = flown({ ...FAIRWAY, slope: 'sidehill-below' }, pw)[0]
    // Half of the turn of 5° is kept with the ball below the feet, all of 4° in the source.
    const publishedYards = 26 / 3
    expect(Number(below?.driftYards)).toBeCloseTo(publishedYards * (5 / 4) * 0.5, 1)
    const above = flown({ ...FAIRWAY, slope: 'sidehill-above' }, pw)[0]
    expect(Number(above?.driftYards) / Number(below?.driftYards)).toBeCloseTo((-0.75 * 0.98) / (0.5 * 0.96), 6)
    expect(flown({ ...FAIRWAY, slope: 'sidehill-below' }, pw, true)[0]?.driftYards).toBeCloseTo(
      -Number(below?.driftYards),
      9,
    )
  })
})

describe('the balls of a swing', () => {
  it('ADV-28 are mishits as often as the club is hard to hit: from flat fairway at handicap 10, and with a driver off the tee', () => {
    const bag = CLUB_TYPES.filter((club) => club !== 'putter').map((club) => ({
      club,
      carryYards: 235 - 11 * CLUBS[club].position,
      loftDeg: CLUBS[club].loftDeg,
    }))
    const mishitsIn100 = (club: ClubType, lie: Lie = 'fairway') => {
      const shot = { ...FAIRWAY, lie, distanceYards: 220 }
      const all = swingsFor(flown(shot, bag), { shot, handicap: 10, windMph: 0 })
      const full = all.find((swing) => swing.club === club && swing.swingFraction === 1)
      return 100 * (1 - Number(full?.scatters[0]?.share))
    }
    const harder: readonly (readonly [number, readonly ClubType[]])[] = [
      [15.8, ['pw', 'gw', 'sw', 'lw', '8-iron', '9-iron']],
      [17.4, ['6-iron', '7-iron']],
      [20.5, ['3-iron', '4-iron', '5-iron']],
      [18.2, ['2-hybrid', '3-hybrid', '4-hybrid', '5-hybrid', '6-hybrid', '7-hybrid']],
      [22.1, ['3-wood', '5-wood', '7-wood', '9-wood', '11-wood']],
    ]
    for (const [expected, clubs] of harder) {
      for (const club of clubs) expect(Math.abs(mishitsIn100(club) - expected), club).toBeLessThanOrEqual(0.1)
    }
    expect(Math.abs(mishitsIn100('driver', 'tee') - 15.8)).toBeLessThanOrEqual(0.1)
  })

  it('are solid, or mishits at 0.68 of the carry that are half as wide again and run for their own carry', () => {
    const swing = swings(FAIRWAY).find(({ club, swingFraction }) => club === 'lw' && swingFraction === 1)
    const roll = Number(flown(FAIRWAY).find(({ club }) => club === 'lw')?.longestRollYards)
    const [solid, mishit] = swing?.scatters ?? []
    expect(Number(solid?.share) + Number(mishit?.share)).toBeCloseTo(1, 12)
    expect(mishit?.share).toBeCloseTo(0.005 + 0.0153 * 15, 9)
    expect(mishit?.landingYards).toBeCloseTo(0.68 * 65, 1)
    expect(mishit?.distanceSdYards).toBeCloseTo(0.18 * 65, 1)
    expect(Number(mishit?.lateralSdYards) / Number(solid?.lateralSdYards)).toBeCloseTo(1.5, 9)
    expect(solid?.rollYards).toBeCloseTo(roll, 9)
    expect(mishit?.rollYards).toBeCloseTo((roll * 0.68 * 65) / 60, 1)
  })

  it('scatter a tenth more along the line in part of a swing, and drift with the slope by its carry', () => {
    const shot: Shot = { ...FAIRWAY, distanceYards: 60, slope: 'sidehill-below' }
    const part = swings(shot).find(({ club, swingFraction }) => club === 'pw' && swingFraction < 1)
    const full = flown(shot).find(({ club }) => club === 'pw')
    if (!part || !full) throw new Error('60 yards are part of a pitching wedge')
    const typical = shotSpread({ ...shot, club: 'pw', handicap: 15, windMph: 0, carryYards: part.carryTodayYards })
    expect(part.scatters[0]?.distanceSdYards).toBeCloseTo(1.1 * typical.distanceSdYards, 9)
    expect(part.scatters[0]?.lateralSdYards).toBeCloseTo(typical.lateralSdYards, 9)
    expect(part.driftYards).toBeCloseTo((full.driftYards * part.carryTodayYards) / full.carryTodayYards, 9)
  })
})

describe('a club in a storm', () => {
  it('is left out when the wind brings its ball back behind the golfer', () => {
    const air = inSiUnits({ windSpeedMph: 60 })
    const clubs = flyClubs(ADVISED_BAG, { shot: FAIRWAY, air, trajectory: undefined, isLeftHanded: false })
    if ('problem' in clubs) throw new Error(clubs.problem)
    expect(clubs.map(({ club }) => club)).toContain('driver')
    expect(clubs.map(({ club }) => club)).not.toContain('lw')
    expect(clubs.every(({ carryTodayYards }) => carryTodayYards >= 1)).toBe(true)
  })
})

describe('the swings of a lie', () => {
  it('have a driver from the tee only', () => {
    expect(clubsOf(swings({ ...FAIRWAY, lie: 'tee', distanceYards: 280 }))).toContain('driver')
    expect(clubsOf(swings({ ...FAIRWAY, distanceYards: 280 }))).not.toContain('driver')
  })

  it('run at most 15 % of their carry, however flat a helping wind brings the ball down', () => {
    const air = inSiUnits({ windSpeedMph: 25, windFromDeg: 180 })
    const shot: Shot = { ...FAIRWAY, lie: 'rough', slope: 'downhill', distanceYards: 200 }
    const clubs = flyClubs(ADVISED_BAG, { shot, air, trajectory: undefined, isLeftHanded: false })
    if ('problem' in clubs) throw new Error(clubs.problem)
    const shares = clubs.map(({ longestRollYards, carryTodayYards }) => longestRollYards / carryTodayYards)
    expect(Math.max(...shares)).toBeCloseTo(0.15, 9)
  })

  it('have 17° of loft at least in rough, and 21° in a bunker', () => {
    const rough = clubsOf(swings({ ...FAIRWAY, lie: 'rough', distanceYards: 280 }))
    expect(rough).toContain('5-wood')
    expect(rough).not.toContain('3-wood')
    const bunker = clubsOf(swings({ ...FAIRWAY, lie: 'bunker', distanceYards: 280 }))
    expect(bunker).toContain('4-iron')
    expect(bunker).not.toContain('3-hybrid')
  })

  it('leave out full swings that stop more than 45 yards past the pin, but never the shortest', () => {
    const full = swings({ ...FAIRWAY, distanceYards: 60 }).filter(({ swingFraction }) => swingFraction === 1)
    expect(full.map(({ club }) => club)).toEqual(['gw', 'sw', 'lw'])
    const iron = ADVISED_BAG.filter(({ club }) => club === '5-iron')
    expect(clubsOf(swings({ ...FAIRWAY, distanceYards: 60 }, iron))).toEqual(['5-iron'])
  })

  it('have part swings of wedges that stop 4 yards short of the pin to 8 past it', () => {
    const part = swings({ ...FAIRWAY, distanceYards: 60 }).filter(({ swingFraction }) => swingFraction < 1)
    expect(clubsOf(part)).toEqual(['pw', 'gw', 'sw', 'lw'])
    for (const { finishYards, swingFraction } of part) {
      expect([56, 60, 64, 68].some((yards) => Math.abs(finishYards - yards) < 1)).toBe(true)
      expect(swingFraction).toBeGreaterThanOrEqual(0.12)
      expect(swingFraction).toBeLessThanOrEqual(0.97)
    }
  })

  it('swing the two shortest clubs in part when the bag has no wedge', () => {
    const irons = ADVISED_BAG.filter(({ loftDeg }) => loftDeg < 46)
    const part = swings({ ...FAIRWAY, distanceYards: 60 }, irons).filter(({ swingFraction }) => swingFraction < 1)
    expect(clubsOf(part)).toEqual(['8-iron', '9-iron'])
  })

  it('are splashes of 54° or more from a bunker beside the green, with mishits that stay in or fly', () => {
    const all = swings({ ...FAIRWAY, lie: 'bunker', distanceYards: 24 })
    expect(clubsOf(all)).toEqual(['sw', 'lw'])
    for (const { swingFraction, carryTodayYards, scatters } of all) {
      expect(swingFraction).toBeLessThan(1)
      const [solid, staying, thinned] = scatters
      expect(staying?.landingYards).toBeCloseTo(0.15 * carryTodayYards, 9)
      expect(thinned?.landingYards).toBeCloseTo(1.6 * carryTodayYards, 9)
      expect(Number(solid?.share) + Number(staying?.share) + Number(thinned?.share)).toBeCloseTo(1, 12)
    }
  })

  it('shrink a measured spread with the part of the swing', () => {
    const measured = { lateralSdYards: 5, distanceSdYards: 4, shotCount: 30 }
    const lob = ADVISED_BAG.filter(({ club }) => club === 'lw').map((club) => ({ ...club, measured }))
    const part = swings({ ...FAIRWAY, distanceYards: 30 }, lob).find(({ swingFraction }) => swingFraction < 1)
    const share = Number(part?.swingFraction)
    expect(part?.scatters[0]?.lateralSdYards).toBeCloseTo(5 * share ** 0.532, 2)
    // A pitch of 60° scatters a little more along the line.
    expect(part?.scatters[0]?.distanceSdYards).toBeCloseTo(1.06 * 1.1 * 4 * share ** 0.463, 2)
  })

  it('keep the typical direction of part of a swing where none was measured', () => {
    const lob = ADVISED_BAG.filter(({ club }) => club === 'lw')
    const seen = { lateralSdYards: undefined, distanceSdYards: 4, shotCount: 30 }
    const solidOf = (clubs: typeof lob) =>
      swings({ ...FAIRWAY, distanceYards: 30 }, clubs).find(({ swingFraction }) => swingFraction < 1)?.scatters[0]
    const typical = solidOf(lob)
    expect(typical?.lateralSdYards).toBeGreaterThan(0)
    expect(solidOf(lob.map((club) => ({ ...club, measured: seen })))?.lateralSdYards).toBe(typical?.lateralSdYards)
  })
})

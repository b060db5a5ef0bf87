import { describe, expect, it } from 'vitest'
import { adviseShot } from './advise.ts'
import type { Choice } from './choice.ts'
import type { Shot } from './shot.ts'
import { shotSpread } from './spread.ts'
import { CLUBS } from '../club.ts'
import { STANDARD_BAG } from '../distances/standard-carry.ts'
import type { Air } from '../flight/physics/air.ts'
import { landingSpread } from './landing-spread.ts'
import { SPREAD } from './typical-spread.ts'

const clubs = STANDARD_BAG.map((carried) => ({ ...carried, loftDeg: CLUBS[carried.club].loftDeg }))
const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const handicap = 15
const WINDY: Air = { windSpeedMph: 12, windFromDeg: 90 }

function recommended(shot: Shot, air: Air): Choice {
  const advice = adviseShot(clubs, { handicap }, shot, air)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice.recommended
}

describe('the spread of the map', () => {
  it.each([
    ['a full swing', { ...FAIRWAY, lie: 'rough', slope: 'sidehill-above' }],
    ['part of a swing', { ...FAIRWAY, distanceYards: 60 }],
  ] as const)('is the one the advice was worked out over, for %s', (_, shot) => {
    const choice = recommended(shot, WINDY)
    const { club, carryTodayYards = NaN, swingFraction } = choice
    const { lie, slope } = shot
    const expected = shotSpread({ handicap, club, carryYards: carryTodayYards, lie, slope, windMph: 12 })
    const spread = landingSpread(choice, { clubs, shot, air: WINDY, handicap })
    expect(spread?.lateralSdYards).toBeCloseTo(expected.lateralSdYards, 6)
    const partFactor = swingFraction === 1 ? 1 : SPREAD.partialSwing
    expect(spread?.distanceSdYards).toBeCloseTo(expected.distanceSdYards * partFactor, 6)
    expect(spread?.mishitShare).toBeCloseTo(expected.mishitShare, 6)
    expect(spread?.isMissedLong).toBe(false)
  })

  it('is the golfer’s own where enough shots were measured', () => {
    const choice = recommended(FAIRWAY, {})
    const measured = { lateralSdYards: 4, distanceSdYards: 5, shotCount: 40 }
    const own = clubs.map((club) => (club.club === choice.club ? { ...club, measured } : club))
    expect(landingSpread(choice, { clubs: own, shot: FAIRWAY, air: {}, handicap })).toMatchObject({
      lateralSdYards: 4,
      distanceSdYards: 5,
    })
  })

  it('knows that thinned bunker shots fly past', () => {
    const shot: Shot = { ...FAIRWAY, lie: 'bunker', distanceYards: 30 }
    expect(landingSpread(recommended(shot, {}), { clubs, shot, air: {}, handicap })?.isMissedLong).toBe(true)
  })

  it('does not exist for a chip', () => {
    const shot: Shot = { ...FAIRWAY, distanceYards: 12 }
    expect(landingSpread(recommended(shot, {}), { clubs, shot, air: {}, handicap })).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import { MEDIUM_BAG } from '../../reference/sample-bags.ts'
import { CLUBS } from '../club.ts'
import type { Air } from '../flight/physics/air.ts'
import { picturedAdvice } from './pictured-advice.ts'
import type { Shot } from './shot.ts'

const clubs = MEDIUM_BAG.map((carried) => ({ ...carried, loftDeg: CLUBS[carried.club].loftDeg }))
const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const TEE: Shot = { ...FAIRWAY, lie: 'tee', distanceYards: 400 }

function ground(shot: Shot, air: Air) {
  const pictured = picturedAdvice(clubs, { handicap: 15 }, shot, air)
  if (!('ground' in pictured)) throw new Error('No advice')
  return pictured.ground
}

it('has nothing to say of level ground', () => {
  expect(ground(FAIRWAY, { windSpeedMph: 15 })).toEqual({ isGreenNearApex: false })
  expect(ground(TEE, {})).toEqual({ isGreenNearApex: false })
})

it('calls a green nearly too high from 70 % of the apex of the longest club that gets there', () => {
  // The driver gets up there and flies 26 yards high: 70 % are 54 ft.
  expect(ground(FAIRWAY, { targetElevationFeet: 50 })).toEqual({ isGreenNearApex: false })
  expect(ground(FAIRWAY, { targetElevationFeet: 58 })).toEqual({ isGreenNearApex: true })
  expect(ground(FAIRWAY, { targetElevationFeet: -100 })).toEqual({ isGreenNearApex: false })
})

it('says how far along the rise or fall of a hole a full swing lands, and what it would carry on level ground', () => {
  expect(ground(TEE, { targetElevationFeet: 60 })).toEqual({
    isGreenNearApex: false,
    onTheWay: {
      riseShare: expect.closeTo(0.48, 2),
      carryYards: expect.closeTo(191, 0),
      levelCarryYards: expect.closeTo(205, 0),
    },
  })
  const downhill = ground(TEE, { targetElevationFeet: -60 }).onTheWay
  expect(downhill?.carryYards).toBeGreaterThan(Number(downhill?.levelCarryYards) + 10)
})

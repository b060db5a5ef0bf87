import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { MEDIUM_BAG, SLOW_BAG, TOUR_BAG } from '../../reference/sample-bags.ts'
import { CLUBS } from '../club.ts'
import type { CarriedClub } from '../flight/bag-launches.ts'
import type { Air } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import type { Advice } from './advise.ts'
import type { Shot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'

const PITCH_TARGETS_YARDS = 12
const LEVEL: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

function advisedBag(bag: readonly CarriedClub[]): readonly AdvisedClub[] {
  return bag.map((carried) => ({ ...carried, loftDeg: CLUBS[carried.club].loftDeg }))
}

function advise(bag: readonly AdvisedClub[], shot: Partial<Shot>, air: Air): Advice {
  const advice = adviseShot(bag, { handicap: 15 }, { ...LEVEL, ...shot }, air)
  if ('problem' in advice) throw new Error(`${advice.problem} ${JSON.stringify({ shot, air })}`)
  return advice
}

function carryTodayYards(advice: Advice): number {
  return Number(advice.recommended.carryTodayYards)
}

describe('a club for ground that rises', () => {
  it('ADV-11 is never one of shorter carry for a higher target, up to 63 ft', () => {
    for (const bag of [ADVISED_BAG, advisedBag(MEDIUM_BAG), advisedBag(TOUR_BAG), advisedBag(SLOW_BAG)]) {
      // From nearer 63 ft are a hillside of a quarter and more: a loftier club truly goes farther up there.
      for (let distanceYards = 84; distanceYards <= 220; distanceYards += 17) {
        let lowerYards = 0
        let wasPitch = false
        for (let targetElevationFeet = 0; targetElevationFeet <= 63; targetElevationFeet += 9) {
          const { recommended } = advise(bag, { distanceYards }, { targetElevationFeet })
          const fullYards = Number(bag.find(({ club }) => club === recommended.club)?.carryYards)
          // A pitch counts as far as it carries in still air: a fuller swing of a shorter wedge may go as far. Pitches
          // stop anywhere from 4 yards before the pin to 8 past it.
          const carryYards = fullYards * Number(recommended.swingFraction)
          const within = recommended.kind === 'pitch' || wasPitch ? PITCH_TARGETS_YARDS : 0
          expect(carryYards, `${distanceYards} yards, ${targetElevationFeet} ft`).toBeGreaterThanOrEqual(
            lowerYards - within,
          )
          wasPitch = recommended.kind === 'pitch'
          lowerYards = carryYards
        }
      }
    }
  })

  it('ADV-13 carries a 205-yard drive as far up or down a 400-yard hole as the ground in the way lets it', () => {
    const bag = advisedBag(MEDIUM_BAG)
    const carries = [-100, -60, 0, 60, 80, 100].map((targetElevationFeet) => {
      const advice = advise(bag, { distanceYards: 400, lie: 'tee' }, { targetElevationFeet })
      expect(advice.recommended.club).toBe('driver')
      return carryTodayYards(advice)
    })
    for (const [index, publishedYards] of [226, 218, 205, 191, 187, 181].entries()) {
      expect(Math.abs(Number(carries[index]) - publishedYards)).toBeLessThanOrEqual(3)
    }
  })

  it('ADV-14 is there on any hole of 300 to 550 yards that rises or falls by up to 120 ft, with a fitting carry', () => {
    for (const bag of [ADVISED_BAG, advisedBag(MEDIUM_BAG), advisedBag(SLOW_BAG)]) {
      for (let distanceYards = 300; distanceYards <= 550; distanceYards += 50) {
        const carryOver = (targetElevationFeet: number) =>
          carryTodayYards(advise(bag, { distanceYards, lie: 'tee' }, { targetElevationFeet }))
        const levelYards = carryOver(0)
        let lowerYards = carryOver(-120)
        for (let riseFeet = -96; riseFeet <= 120; riseFeet += 24) {
          const carryYards = carryOver(riseFeet)
          expect(Math.abs(carryYards - lowerYards)).toBeLessThanOrEqual(14)
          lowerYards = carryYards
          if (riseFeet === 0) continue
          const riseAtLandingYards = ((riseFeet / 3) * carryYards) / distanceYards
          const costPerYard = (levelYards - carryYards) / riseAtLandingYards
          expect(costPerYard).toBeGreaterThanOrEqual(riseFeet > 0 ? 0.7 : 0.4)
          expect(costPerYard).toBeLessThanOrEqual(riseFeet > 0 ? 2.2 : 1.8)
        }
      }
    }
  })

  it('is there on a hillside steeper than any ball starts, however short its way', () => {
    for (const distanceYards of [20, 60, 150]) {
      for (const targetElevationFeet of [108, 300, 900]) {
        const { recommended } = advise(ADVISED_BAG, { distanceYards }, { targetElevationFeet })
        expect(recommended.finishYards).toBeGreaterThan(0)
        expect(recommended.expectedStrokes).toSatisfy(Number.isFinite)
      }
    }
  })
})

import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { BASE_SITUATIONS } from '../../reference/base-situations.ts'
import { carryInAir } from '../flight/carry-in-air.ts'
import { inferLaunch } from '../flight/launch-from-carry.ts'
import { playsLike } from '../flight/plays-like.ts'
import type { LaunchChange } from '../flight/typical-launch.ts'
import { adviseShot } from './advise.ts'
import { picturedAdvice } from './pictured-advice.ts'
import type { PicturedAdvice } from './pictured-advice.ts'
import type { Shot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'

const AS_TYPICAL: LaunchChange = { launchDegMore: 0, spinShareMore: 0 }
const LESS_SPIN: LaunchChange = { launchDegMore: 0, spinShareMore: -0.22 }
const INTO_WIND = { windSpeedMph: 20, windFromDeg: 0 }
const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

function bagWith(ownLaunch: LaunchChange, bag = ADVISED_BAG): readonly AdvisedClub[] {
  return bag.map((club) => ({ ...club, ownLaunch }))
}

function pictured(bag: readonly AdvisedClub[]): PicturedAdvice {
  const found = picturedAdvice(bag, { handicap: 15 }, { ...FAIRWAY, isTournament: false }, INTO_WIND)
  if (!('advice' in found)) throw new Error('The shot is in reach')
  return found
}

describe('the golfer’s own launch', () => {
  it('is none where it is the typical one: the same advice to the letter', () => {
    for (const { bag, handicap, shot, air } of BASE_SITUATIONS) {
      const advice = (clubs: readonly AdvisedClub[]) => JSON.stringify(adviseShot(clubs, { handicap }, shot, air))
      expect(advice(bagWith(AS_TYPICAL, bag))).toBe(advice(bag))
    }
  })

  it('leaves a carry in the reference air, and loses less into the wind the less spin and height it has', () => {
    const changes = [
      { launchDegMore: 0, spinShareMore: 0.22 },
      AS_TYPICAL,
      LESS_SPIN,
      { launchDegMore: -2, spinShareMore: -0.22 },
    ]
    const carried = (air: typeof INTO_WIND | object) =>
      changes.map((ownLaunch) => Number(carryInAir({ club: '8-iron', carryYards: 152, ownLaunch }, air)))
    for (const yards of carried({})) expect(yards).toBeCloseTo(152, 1)
    const [spinning = 0, typical = 0, lessSpin = 0, lower = 0] = carried(INTO_WIND)
    expect(typical).toBeGreaterThan(spinning + 1)
    expect(lessSpin).toBeGreaterThan(typical + 2)
    expect(lower).toBeGreaterThan(lessSpin + 2)
  })

  it('counts in what a shot plays like', () => {
    const playsYards = (bag: readonly AdvisedClub[]) => {
      const found = playsLike(bag, { distanceYards: 130 }, INTO_WIND)
      if ('problem' in found) throw new Error(found.problem)
      return found.playsLikeYards
    }
    expect(playsYards(bagWith(LESS_SPIN))).toBeLessThan(playsYards(ADVISED_BAG) - 3)
  })

  it('is what the advised ball leaves and flies with', () => {
    const { advice, flown } = pictured(bagWith(LESS_SPIN))
    const { club, launch } = advice.recommended
    const carryYards = ADVISED_BAG.find((own) => own.club === club)?.carryYards ?? 0
    expect(launch).toEqual(inferLaunch(club, carryYards, 'normal', LESS_SPIN))
    const typical = pictured(ADVISED_BAG.filter((own) => own.club === club))
    const lower = pictured(bagWith(LESS_SPIN).filter((own) => own.club === club))
    expect(flown[0]?.club).toBe(club)
    expect(lower.flown[0]?.apexYards).toBeLessThan(typical.flown[0]?.apexYards ?? 0)
    expect(lower.flown[0]?.carryYards).toBeGreaterThan(typical.flown[0]?.carryYards ?? 0)
  })
})

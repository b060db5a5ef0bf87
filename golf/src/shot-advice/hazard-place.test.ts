import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { adviseShot } from './advise.ts'
import { findHazardProblem, findPlaceProblem } from './hazard-place.ts'
import type { Hazard, HazardPlace, Shot } from './shot.ts'

const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const water = (place: HazardPlace): Hazard => ({ kind: 'water', side: 'front', ...place })

describe('the place of a hazard', () => {
  it('is any stretch from the ball to 600 yards, and either end may be left out', () => {
    for (const place of [
      {},
      { toReachYards: 0 },
      { toReachYards: 600 },
      { toClearYards: 1 },
      { toReachYards: 0, toClearYards: 1 },
      { toReachYards: 115, toClearYards: 138 },
    ])
      expect(findPlaceProblem(place), JSON.stringify(place)).toBeUndefined()
  })

  it('has a problem nearer than 0, beyond 600, and for what is no number', () => {
    for (const place of [{ toReachYards: -1 }, { toClearYards: 601 }, { toReachYards: Number.NaN, toClearYards: 40 }])
      expect(findPlaceProblem(place)).toEqual({ problem: 'hazard-out-of-range', from: 0, to: 600 })
  })

  it('has a problem when it is cleared before it is reached or is 0 yards wide', () => {
    expect(findPlaceProblem({ toReachYards: 138, toClearYards: 115 })).toEqual({
      problem: 'hazard-cleared-before-reached',
      toReachYards: 138,
      toClearYards: 115,
    })
    expect(findPlaceProblem({ toReachYards: 138, toClearYards: 138 })).toMatchObject({ toClearYards: 138 })
    expect(findPlaceProblem({ toClearYards: 0 })).toMatchObject({ toReachYards: 0, toClearYards: 0 })
  })
})

describe('a shot whose hazards cannot be', () => {
  it('has that problem for an answer, the first one of several', () => {
    const hazards = [water({ toReachYards: 100 }), water({ toReachYards: 90, toClearYards: 80 })]
    const problem = { problem: 'hazard-cleared-before-reached', toReachYards: 90, toClearYards: 80 }
    expect(findHazardProblem({ hazards })).toEqual(problem)
    expect(adviseShot(ADVISED_BAG, { handicap: 15 }, { ...FAIRWAY, hazards })).toEqual(problem)
  })

  it('has a problem for a fairway under 10 or over 100 yards', () => {
    for (const fairwayWidthYards of [9, 101, -30, Number.NaN])
      expect(adviseShot(ADVISED_BAG, { handicap: 15 }, { ...FAIRWAY, lie: 'tee', fairwayWidthYards })).toEqual({
        problem: 'fairway-width-out-of-range',
        from: 10,
        to: 100,
      })
  })
})

import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { adviseShot } from './advise.ts'
import type { Shot } from './shot.ts'
import { findTurningPoints } from './turning-points.ts'

const GOLFER = { handicap: 15 }
const OVER_WATER: Shot = {
  distanceYards: 140,
  lie: 'fairway',
  slope: 'downhill',
  pin: 'front',
  hazards: [{ kind: 'water', side: 'front' }],
}

function clubFor(shot: Shot, air = {}) {
  const advice = adviseShot(ADVISED_BAG, GOLFER, shot, air)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice.recommended.club
}

describe('turning points', () => {
  it('name the smallest step of the distance that changes the club, and the club it changes to', () => {
    const steps = new Set<number>()
    for (let distanceYards = 130; distanceYards <= 150; distanceYards += 2) {
      const at = (yards: number) => clubFor({ ...OVER_WATER, distanceYards: distanceYards + yards })
      const smallest = [5, 10].find((yards) => at(yards) !== at(0))
      const found = findTurningPoints(ADVISED_BAG, GOLFER, { ...OVER_WATER, distanceYards })
      expect(found.find(({ change }) => change === 'longer')).toEqual(
        smallest && { change: 'longer', yards: smallest, club: at(smallest) },
      )
      if (smallest) steps.add(smallest)
    }
    expect([...steps].toSorted((a, b) => a - b)).toEqual([5, 10])
  })

  it('are all true: each changed situation has that club', () => {
    const wind = { windSpeedMph: 15, windFromDeg: 0 }
    const shot: Shot = { ...OVER_WATER, lie: 'rough', distanceYards: 160 }
    const advised = clubFor(shot, wind)
    const found = findTurningPoints(ADVISED_BAG, GOLFER, shot, wind)
    expect(found).not.toEqual([])
    for (const point of found) {
      const changed = {
        shorter: () => clubFor({ ...shot, distanceYards: 160 - ('yards' in point ? point.yards : 0) }, wind),
        longer: () => clubFor({ ...shot, distanceYards: 160 + ('yards' in point ? point.yards : 0) }, wind),
        'no-wind': () => clubFor(shot),
        'no-hazards': () => clubFor({ ...shot, hazards: [] }, wind),
        'from-fairway': () => clubFor({ ...shot, lie: 'fairway' }, wind),
        'from-level': () => clubFor({ ...shot, slope: 'flat' }, wind),
      }[point.change]()
      expect(point.club).toBe(changed)
      expect(point.club).not.toBe(advised)
    }
  })

  it('leave out what is not there', () => {
    const plain: Shot = { ...OVER_WATER, slope: 'flat', hazards: [] }
    const changes = findTurningPoints(ADVISED_BAG, GOLFER, plain).map(({ change }) => change)
    expect(changes.filter((change) => change !== 'shorter' && change !== 'longer')).toEqual([])
  })

  it('are none where nothing can be advised', () => {
    expect(findTurningPoints([], GOLFER, OVER_WATER)).toEqual([])
    expect(findTurningPoints(ADVISED_BAG, GOLFER, { ...OVER_WATER, distanceYards: 0 })).toEqual([])
  })
})

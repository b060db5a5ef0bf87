import { expect, it } from 'vitest'
import { typicalLaunch } from '../flight/typical-launch.ts'
import type { LearningShot } from './kept-shot.ts'
import { learnLaunches } from './own-launch.ts'

const CARRIES = new Map([
  ['7-iron', 150],
  ['8-iron', 138],
] as const)

/** A shot that launches so many degrees higher than typical, with so much more spin. */
function launched(club: 'driver' | '7-iron' | '8-iron', launchDegMore: number, spinShareMore?: number): LearningShot {
  const typical = typicalLaunch(club, { ballSpeedMph: 112, trajectory: 'normal' })
  return {
    club,
    carryYards: 148,
    ageDays: 0,
    origin: 'device-outdoor',
    ballSpeedMph: 112,
    launchDeg: typical.launchDeg + launchDegMore,
    spinRpm: spinShareMore === undefined ? undefined : typical.spinRpm * (1 + spinShareMore),
  }
}
const repeated = (count: number, shot: LearningShot) => Array.from({ length: count }, () => shot)

it('learns nothing from shots without ball speed and launch, or too short to be solid', () => {
  const shot = launched('7-iron', 2)
  expect(learnLaunches([{ ...shot, launchDeg: undefined }], CARRIES).size).toBe(0)
  expect(learnLaunches([{ ...shot, carryYards: 119 }], CARRIES).size).toBe(0)
  expect(learnLaunches([launched('driver', 2)], CARRIES).size).toBe(0)
})

it('nears a golfer’s own launch and spin with each shot, more of it own', () => {
  let before = { launchDegMore: 0, spinShareMore: 0, share: 0 }
  for (const count of [1, 3, 10, 60]) {
    const own = learnLaunches(repeated(count, launched('7-iron', 2, -0.2)), CARRIES).get('7-iron')
    if (!own) throw new Error('Nothing was learned')
    expect(own.launchDegMore).toBeGreaterThan(before.launchDegMore)
    expect(own.launchDegMore).toBeLessThan(2)
    expect(own.spinShareMore).toBeLessThan(before.spinShareMore)
    expect(own.spinShareMore).toBeGreaterThan(-0.2)
    expect(own.share).toBeGreaterThan(before.share)
    expect(own.shotCount).toBe(count)
    before = own
  }
  expect(before.spinShareMore).toBeLessThan(-0.18)
})

it('starts from the golfer’s usual flight height, and lets neighbours share what they say', () => {
  const high = learnLaunches([launched('7-iron', 1.5, 0.12)], CARRIES, 'high').get('7-iron')
  expect(high?.launchDegMore).toBeCloseTo(1.5, 9)
  expect(high?.spinShareMore).toBeCloseTo(0.12, 9)
  const eight = launched('8-iron', 0, 0)
  const alone = learnLaunches([eight], CARRIES).get('8-iron')
  const beside = learnLaunches([eight, ...repeated(20, launched('7-iron', 3, 0))], CARRIES).get('8-iron')
  expect(alone?.launchDegMore).toBeCloseTo(0, 9)
  expect(beside?.launchDegMore).toBeGreaterThan(0.5)
})

it('does not depend on the order of shots', () => {
  const shots = [0.3, 1.7, -2.2, 0.9].map((degMore) => launched('7-iron', degMore, degMore / 20))
  expect(learnLaunches(shots.toReversed(), CARRIES)).toStrictEqual(learnLaunches(shots, CARRIES))
})

import { describe, expect, it } from 'vitest'
import { NO_PLACES, yardsApart } from './hole-places.ts'
import { sdYardsOfRadius } from './left.ts'
import { onEarth, placeAt } from './testing/places.ts'
import { MOST_TRAIL_FIXES, stopsOnHole, withNewStretch, withTrailFix } from './trail.ts'
import type { Trail } from './trail.ts'

const ACCURACY = { accuracyMeters: 4 }

/** Second by second along the hole, at these yards. */
function walked(trail: Trail, hole: number, alongs: readonly number[]): Trail {
  const [first = 0, ...others] = alongs
  return others.reduce(
    (going, along, index) => withTrailFix(going, { ...onEarth(along), ...ACCURACY, seconds: index + 1 }),
    withNewStretch(trail, hole, { ...onEarth(first), ...ACCURACY }),
  )
}

const standing = (seconds: number, along: number) => Array.from({ length: seconds + 1 }, () => along)
const walk = (from: number, to: number) => Array.from({ length: to - from }, (_, second) => from + second)

describe('the trail', () => {
  it('holds a fix of each five seconds, without any time of day', () => {
    const trail = walked([], 3, walk(0, 60))
    expect(trail.map(({ hole, fixes }) => [hole, fixes.map(({ seconds }) => seconds)])).toEqual([
      [3, [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]],
    ])
    const two = walked(trail, 4, walk(60, 70))
    expect(two.map(({ hole, fixes }) => [hole, fixes[0]?.seconds])).toEqual([
      [3, 0],
      [4, 0],
    ])
    expect(withTrailFix([], { ...onEarth(0), ...ACCURACY, seconds: 5 })).toEqual([])
  })

  it('of five hours is small, and never grows beyond its limit', () => {
    let trail: Trail = []
    for (let minute = 0; minute < 400; minute += 1) trail = walked(trail, 1 + (minute % 18), walk(0, 60))
    const count = trail.reduce((sum, { fixes }) => sum + fixes.length, 0)
    expect(count).toBe(MOST_TRAIL_FIXES)
    expect(JSON.stringify(trail).length).toBeLessThan(450_000)
    // The latest minute is whole.
    expect(trail.at(-1)?.fixes).toHaveLength(12)
  })
})

describe('stops on a hole', () => {
  const trail = walked(
    walked([], 3, [...standing(30, 0), ...walk(0, 120), ...standing(40, 120), ...walk(120, 240), ...standing(25, 240)]),
    4,
    standing(60, 300),
  )

  it('RND-22 are where the phone stood for 20 seconds and no stroke is known', () => {
    const alongs = (shots: readonly number[]) =>
      stopsOnHole(trail, 3, {
        ...NO_PLACES,
        shots: Object.fromEntries(shots.map((along) => [`at ${along}`, placeAt(along)])),
      }).map(({ at }) => Math.round(yardsApart(at, onEarth(0))))
    expect(alongs([])).toEqual([0, 120, 240])
    expect(alongs([0, 245])).toEqual([120])
    expect(alongs([0, 120, 240])).toEqual([])
    expect(stopsOnHole(trail, 5, NO_PLACES)).toEqual([])
  })

  it('are no surer than a phone is', () => {
    expect(stopsOnHole(trail, 3, NO_PLACES)[0]?.sdYards).toBeCloseTo(sdYardsOfRadius(4), 6)
  })

  it('RND-22 are the three longest, in the order of the walk', () => {
    const many = [20, 50, 30, 60].flatMap((seconds, index) => [
      ...standing(seconds, index * 60),
      ...walk(index * 60, (index + 1) * 60),
    ])
    expect(
      stopsOnHole(walked([], 3, many), 3, NO_PLACES).map(({ at }) => Math.round(yardsApart(at, onEarth(0)))),
    ).toEqual([60, 120, 180])
  })
})

import { describe, expect, it } from 'vitest'
import {
  FROM_50_TO_75_YARDS,
  SCRATCH_FROM_150,
  TRACKED_FROM_100,
  TRACKED_FROM_50_TO_75,
  shotFrom,
  trackedShot,
} from '../../reference/tracked-shots.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import { normalShareBelow } from './scoring/normal.ts'
import type { Lie } from './shot.ts'
import { ENOUGH_SHOTS } from './enough-shots.ts'
import { partSpread, shotSpread } from './spread.ts'
import { MISHIT, MISHITS, SPREAD } from './typical-spread.ts'

const CALM = { club: '7-iron', lie: 'fairway', slope: 'flat', windMph: 0 } as const

describe('the typical spread', () => {
  it('ADV-26 hits the greens that trackers count from 100 yards, those from 50-75 held out, and a scratch golfer’s from 150', () => {
    for (const { handicap, greensIn100 } of TRACKED_FROM_100) {
      const shot = trackedShot({ handicap, distanceYards: 100, club: 'pw' })
      expect(Math.abs(shot.greensIn100 - greensIn100), `handicap ${handicap}`).toBeLessThanOrEqual(4)
    }
    for (const { handicap, greensIn100 } of TRACKED_FROM_50_TO_75) {
      const shots = FROM_50_TO_75_YARDS.map((distanceYards) =>
        trackedShot({ handicap, distanceYards, club: 'sw', isPart: true }),
      )
      const mean = shots.reduce((sum, shot) => sum + shot.greensIn100, 0) / shots.length
      expect(Math.abs(mean - greensIn100), `handicap ${handicap}`).toBeLessThanOrEqual(5)
    }
    const scratch = shotFrom('fairway', { handicap: 0, distanceYards: 150, club: '7-iron' })
    expect(Math.abs(scratch.greensIn100 - SCRATCH_FROM_150.greensIn100)).toBeLessThanOrEqual(4)
    expect(Math.abs(scratch.missFeet - SCRATCH_FROM_150.missFeet)).toBeLessThanOrEqual(3)
  })

  it('misses from 100 yards by as many feet as trackers say', () => {
    for (const { handicap, missFeet } of TRACKED_FROM_100) {
      const shot = trackedShot({ handicap, distanceYards: 100, club: 'pw' })
      expect(Math.abs(shot.missFeet - missFeet), `handicap ${handicap}`).toBeLessThanOrEqual(4)
    }
  })

  it('has at 150 yards the standard deviations of its formula, and widens faster beyond', () => {
    const sdsAt = (carryYards: number) => {
      const { lateralSdYards, distanceSdYards } = shotSpread({ handicap: 10, carryYards, ...CALM })
      return { lateralSdYards, distanceSdYards }
    }
    const across = 150 * Math.tan(((3.1 + 0.0515 * 10) * Math.PI) / 180)
    const along = 150 * (0.0788 + 0.0013 * 10)
    const near = (yards: number): unknown => expect.closeTo(yards, 9)
    expect(sdsAt(150)).toEqual({ lateralSdYards: near(across), distanceSdYards: near(along) })
    expect(sdsAt(75)).toEqual({
      lateralSdYards: near(across * 0.5 ** 0.532),
      distanceSdYards: near(along * 0.5 ** (1 - 0.537)),
    })
    expect(sdsAt(225)).toEqual({
      lateralSdYards: near(across * 1.5 ** 2),
      distanceSdYards: near(along * 1.5 ** (1 - 0.537)),
    })
  })

  it('lets a pitch from fairway of 20 to 50 yards end 1.2 to 2 times as far along as across', () => {
    for (const handicap of [0, 10, 20, 30, 40]) {
      for (const carryYards of [20, 30, 40, 50]) {
        const { lateralSdYards, distanceSdYards } = shotSpread({ handicap, carryYards, ...CALM, club: 'sw' })
        const longToWide = (SPREAD.partialSwing * distanceSdYards) / lateralSdYards
        expect(longToWide).toBeGreaterThanOrEqual(1.2)
        expect(longToWide).toBeLessThanOrEqual(2)
      }
    }
  })

  // Shot Scope counts 46 to 50 in 100 at every handicap, on fairways of some 31 yards; the carries are usual ones.
  it.each([
    { handicap: 0, carryYards: 250 },
    { handicap: 10, carryYards: 225 },
    { handicap: 20, carryYards: 205 },
  ])(
    'keeps every other drive on the fairway: handicap $handicap with $carryYards yards',
    ({ handicap, carryYards }) => {
      const drive = shotSpread({ handicap, carryYards, ...CALM, club: 'driver', lie: 'tee' })
      const heldOf = (lateralSdYards: number) => 2 * normalShareBelow(31 / 2 / lateralSdYards) - 1
      const { lateralSdYards, mishitShare } = drive
      const held =
        (1 - mishitShare) * heldOf(lateralSdYards) + mishitShare * heldOf(MISHIT.lateralFactor * lateralSdYards)
      expect(held).toBeGreaterThan(0.46)
      expect(held).toBeLessThan(0.52)
    },
  )

  it('grows with wind, a poor lie and a slope', () => {
    const base = { handicap: 15, carryYards: 150, ...CALM }
    const calm = shotSpread(base)
    for (const worse of [{ windMph: 15 }, { lie: 'rough' as const }, { slope: 'downhill' as const }]) {
      const spread = shotSpread({ ...base, ...worse })
      expect(spread.lateralSdYards).toBeGreaterThan(calm.lateralSdYards)
      expect(spread.distanceSdYards).toBeGreaterThan(calm.distanceSdYards)
      expect(spread.mishitShare).toBeGreaterThanOrEqual(calm.mishitShare)
    }
  })

  it.each([
    // On a tee a 7-iron is as easy as a wedge.
    { changed: { lie: 'tee' }, across: 1, along: 0.9, mishits: 1 / 1.1 },
    { changed: { lie: 'fringe' }, across: 1, along: 1, mishits: 1 },
    { changed: { lie: 'rough' }, across: 1.15, along: 1.3, mishits: 1.25 },
    { changed: { lie: 'bunker' }, across: 1.2, along: 1.3, mishits: 1.5 },
    { changed: { lie: 'cart-path' }, across: 1.1, along: 1.1, mishits: 1.1 },
    { changed: { slope: 'uphill' }, across: 1.1, along: 1.1, mishits: 1.1 },
    { changed: { slope: 'downhill' }, across: 1.15, along: 1.15, mishits: 1.2 },
    { changed: { slope: 'sidehill-above' }, across: 1.1, along: 1.1, mishits: 1.2 },
    { changed: { slope: 'sidehill-below' }, across: 1.15, along: 1.15, mishits: 1.2 },
    { changed: { windMph: 25 }, across: 1.2, along: 1.2, mishits: 1 },
  ] as const)('is $across times as wide and $along as long with $changed', ({ changed, across, along, mishits }) => {
    const base = { handicap: 15, carryYards: 150, ...CALM }
    const calm = shotSpread(base)
    const spread = shotSpread({ ...base, ...changed })
    expect(spread.lateralSdYards / calm.lateralSdYards).toBeCloseTo(across, 9)
    expect(spread.distanceSdYards / calm.distanceSdYards).toBeCloseTo(along, 9)
    expect(spread.mishitShare / calm.mishitShare).toBeCloseTo(mishits, 9)
  })

  it('has at most six mishits in ten', () => {
    expect(shotSpread({ handicap: 40, carryYards: 150, ...CALM, lie: 'bunker', slope: 'downhill' }).mishitShare).toBe(
      0.6,
    )
  })
})

describe('mishits', () => {
  const in100 = (club: ClubType, lie: Lie = 'fairway') =>
    100 * shotSpread({ handicap: 10, carryYards: 150, ...CALM, club, lie }).mishitShare

  it('grow from rough with every club, and are no more from a tee than from fairway with any', () => {
    for (const club of CLUB_TYPES) {
      expect(in100(club, 'rough')).toBeCloseTo(1.25 * in100(club), 9)
      expect(in100(club, 'tee')).toBeLessThanOrEqual(in100(club))
    }
  })
})

describe('a learned pattern', () => {
  const pattern = { acrossRatio: 1.5, alongRatio: 0.8, biasShare: 0.4, tilt: 0.3, mishitRatio: 1.2 }
  const asked = { handicap: 15, carryYards: 150, ...CALM }

  it('multiplies the typical spread and mishits on any lie, and what was measured does not count beside it', () => {
    for (const lie of ['fairway', 'rough'] as const) {
      const typical = shotSpread({ ...asked, lie })
      const measured = { lateralSdYards: 6, distanceSdYards: 7, shotCount: ENOUGH_SHOTS }
      const own = shotSpread({ ...asked, lie, pattern, measured })
      expect(own.lateralSdYards).toBeCloseTo(1.5 * typical.lateralSdYards, 9)
      expect(own.distanceSdYards).toBeCloseTo(0.8 * typical.distanceSdYards, 9)
      expect(own.mishitShare).toBeCloseTo(1.2 * typical.mishitShare, 9)
    }
  })

  it('never has more mishits than a shot may have', () => {
    const most = shotSpread({ ...asked, pattern: { ...pattern, mishitRatio: 20 } }).mishitShare
    expect(most).toBe(MISHITS.most)
  })
})

describe('a measured spread', () => {
  const measured = { lateralSdYards: 6, distanceSdYards: 7 }
  const asked = { handicap: 15, carryYards: 150, ...CALM }

  it('wins over the typical one as soon as there are enough shots', () => {
    const enough = shotSpread({ ...asked, measured: { ...measured, shotCount: ENOUGH_SHOTS } })
    expect(enough).toMatchObject(measured)
    const few = shotSpread({ ...asked, measured: { ...measured, shotCount: ENOUGH_SHOTS - 1 } })
    expect(few).toEqual(shotSpread(asked))
  })

  it('leaves the direction to the typical one when the monitor saw none', () => {
    const seen = { distanceSdYards: 7, lateralSdYards: undefined, shotCount: ENOUGH_SHOTS }
    expect(shotSpread({ ...asked, measured: seen })).toEqual({ ...shotSpread(asked), distanceSdYards: 7 })
  })

  it('grows in rough as the typical one does', () => {
    const own = { measured: { ...measured, shotCount: ENOUGH_SHOTS } }
    const fromRough = shotSpread({ ...asked, ...own, lie: 'rough' })
    expect(fromRough.lateralSdYards).toBeCloseTo(6 * 1.15, 9)
    expect(fromRough.distanceSdYards).toBeCloseTo(7 * 1.3, 9)
  })

  it('shrinks with part of a swing as the typical one does', () => {
    const full = { lateralSdYards: 6, distanceSdYards: 7, shotCount: 30 }
    expect(partSpread(full, { fullCarryYards: 100, carryYards: 50 })).toEqual({
      shotCount: 30,
      lateralSdYards: expect.closeTo(6 * 0.5 ** 0.532, 9),
      distanceSdYards: expect.closeTo(7 * 0.5 ** 0.463, 9),
    })
    expect(partSpread(full, { fullCarryYards: 100, carryYards: 100 })).toEqual(full)
  })
})

import { describe, expect, it } from 'vitest'
import { ENOUGH_SHOTS, shotSpread } from './spread.ts'
import { MISHIT } from './swings/swings.ts'

const CALM = { lie: 'fairway', slope: 'flat', windMph: 0 } as const
const FEET_PER_YARD = 3

/** Mean distance to the hole that the solid shots are aimed at, summed over both normals of both kinds of shot. */
function meanMissFeet({ handicap, carryYards }: { handicap: number; carryYards: number }): number {
  const { lateralSdYards, distanceSdYards, mishitShare } = shotSpread({ handicap, carryYards, ...CALM })
  const solid = meanDistanceYards({ offYards: 0, acrossYards: lateralSdYards, alongYards: distanceSdYards })
  const mishit = meanDistanceYards({
    offYards: carryYards * (1 - MISHIT.carryShare),
    acrossYards: lateralSdYards * MISHIT.lateralFactor,
    alongYards: carryYards * MISHIT.distanceSdShare,
  })
  return FEET_PER_YARD * ((1 - mishitShare) * solid + mishitShare * mishit)
}

function meanDistanceYards({
  offYards,
  acrossYards,
  alongYards,
}: {
  offYards: number
  acrossYards: number
  alongYards: number
}) {
  const deviations = Array.from({ length: 161 }, (_, step) => (step - 80) / 20)
  let sum = 0
  let weights = 0
  for (const across of deviations) {
    for (const along of deviations) {
      const weight = Math.exp(-(across * across + along * along) / 2)
      sum += weight * Math.hypot(across * acrossYards, offYards + along * alongYards)
      weights += weight
    }
  }
  return sum / weights
}

describe('the typical spread', () => {
  it.each([
    { handicap: 0, modelFeet: 41 },
    { handicap: 5, modelFeet: 52 },
    { handicap: 15, modelFeet: 73 },
    { handicap: 25, modelFeet: 95 },
  ])('leaves handicap $handicap about $modelFeet ft from 150 yards', ({ handicap, modelFeet }) => {
    expect(Math.abs(meanMissFeet({ handicap, carryYards: 150 }) - modelFeet)).toBeLessThan(3)
  })

  it('leaves handicap 20 about 45 ft from 75 yards and 58 from 100', () => {
    expect(Math.abs(meanMissFeet({ handicap: 20, carryYards: 75 }) - 45)).toBeLessThan(3)
    expect(Math.abs(meanMissFeet({ handicap: 20, carryYards: 100 }) - 58)).toBeLessThan(3)
  })

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
    { changed: { lie: 'tee' }, across: 1, along: 0.9, mishits: 0.7 },
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
    expect(
      shotSpread({ handicap: 40, carryYards: 150, lie: 'bunker', slope: 'downhill', windMph: 0 }).mishitShare,
    ).toBe(0.6)
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
})

import { expect, it } from 'vitest'
import { degreesOf, lnVarianceNoise, lnVarianceShift } from './ln-variance.ts'
import { posteriorOf } from './posterior.ts'
import type { Covariance } from './posterior.ts'

const near: Covariance = (a, b) => (a === b ? 4 : 3)

it('is the prior without an observation', () => {
  expect(posteriorOf(0, { observations: [], covariance: near })).toEqual({
    mean: 0,
    variance: 4,
    othersMean: 0,
    shares: { own: 0, otherClubs: 0, typical: 1 },
  })
})

it('weighs the own observation by its variance', () => {
  const observations = [{ index: 0, value: 10, noiseVariance: 1 }]
  const { mean, variance, shares } = posteriorOf(0, { observations, covariance: near })
  expect([mean, variance, shares.own]).toEqual([8, expect.closeTo(0.8, 12), 0.8])
})

it('gives what other clubs say first, then the own', () => {
  const other = { index: 1, value: 10, noiseVariance: 1 }
  const alone = posteriorOf(0, { observations: [other], covariance: near })
  expect(alone.mean).toBeCloseTo((3 / 5) * 10, 12)
  expect(alone.variance).toBeCloseTo(4 - 9 / 5, 12)
  const own = { index: 0, value: 0, noiseVariance: 2.2 }
  const both = posteriorOf(0, { observations: [other, own], covariance: near })
  expect(both.othersMean).toBeCloseTo(6, 12)
  expect(both.mean).toBeCloseTo(3, 12)
  expect(both.shares.own).toBeCloseTo(0.5, 12)
  expect(both.shares.typical).toBeCloseTo((0.5 * 2.2) / 4, 12)
})

it('knows mean and variance of a sample’s ln variance', () => {
  // ψ(1) − ln 1 = −γ and ψ′(1) = π²/6.
  expect(lnVarianceShift(2)).toBeCloseTo(-0.577_215_664_9, 7)
  expect(lnVarianceNoise(2)).toBeCloseTo(Math.PI ** 2 / 6, 7)
  expect(degreesOf(lnVarianceNoise(20))).toBeCloseTo(20, 1)
})

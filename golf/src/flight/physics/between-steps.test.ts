import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ballWithin, shareAtApex, shareAtGround } from './between-steps.ts'
import type { BallState } from './forces.ts'
import { GRAVITY_MPS2 } from './forces.ts'

/** A ball thrown in a vacuum, with an exactly known position: a parabola is a cubic, so no error is allowed. */
const anyThrow = fc.record({
  alongMps: fc.double({ min: 0, max: 90, noNaN: true }),
  asideMps: fc.double({ min: -20, max: 20, noNaN: true }),
  upMps: fc.double({ min: 1, max: 40, noNaN: true }),
})
type Throw = typeof anyThrow extends fc.Arbitrary<infer Thrown> ? Thrown : never

function thrown({ alongMps, asideMps, upMps }: Throw, timeS: number): BallState {
  return {
    xM: alongMps * timeS,
    yM: upMps * timeS - (GRAVITY_MPS2 * timeS ** 2) / 2,
    zM: asideMps * timeS,
    vxMps: alongMps,
    vyMps: upMps - GRAVITY_MPS2 * timeS,
    vzMps: asideMps,
    spinRadPerS: 300 - 10 * timeS,
  }
}

it('finds the ball where it is at any moment of a step', () => {
  fc.assert(
    fc.property(anyThrow, fc.double({ min: 0, max: 1, noNaN: true }), (ball, share) => {
      const stepS = 0.5
      const found = ballWithin({ from: thrown(ball, 1), to: thrown(ball, 1 + stepS), stepS }, share)
      const there = thrown(ball, 1 + share * stepS)
      for (const value of ['xM', 'yM', 'zM', 'vxMps', 'vyMps', 'vzMps', 'spinRadPerS'] as const) {
        expect(found[value], value).toBeCloseTo(there[value], 9)
      }
    }),
  )
})

it('finds the top of a throw', () => {
  fc.assert(
    fc.property(anyThrow, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (ball, wantedShare) => {
      const apexS = ball.upMps / GRAVITY_MPS2
      const stepS = Math.min(0.08, apexS)
      const fromS = apexS - wantedShare * stepS
      const step = { from: thrown(ball, fromS), to: thrown(ball, fromS + stepS), stepS }
      expect(shareAtApex(step)).toBeCloseTo(wantedShare, 6)
      expect(ballWithin(step, shareAtApex(step)).yM).toBeCloseTo(ball.upMps ** 2 / (2 * GRAVITY_MPS2), 9)
    }),
  )
})

it('is highest at the start of a step that only falls', () => {
  const ball = { alongMps: 30, asideMps: 0, upMps: 10 }
  expect(shareAtApex({ from: thrown(ball, 1.5), to: thrown(ball, 1.58), stepS: 0.08 })).toBe(0)
})

it('finds where a throw comes down to a height', () => {
  fc.assert(
    fc.property(anyThrow, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (ball, wantedShare) => {
      const landingS = (2 * ball.upMps) / GRAVITY_MPS2
      const fromS = landingS - wantedShare * 0.08
      const step = { from: thrown(ball, fromS), to: thrown(ball, fromS + 0.08), stepS: 0.08 }
      const landing = ballWithin(
        step,
        shareAtGround(step, () => 0),
      )
      expect(landing.yM).toBeCloseTo(0, 9)
      expect(landing.xM).toBeCloseTo(ball.alongMps * landingS, 6)
    }),
  )
})

it('takes the fall, not the rise, where a step passes a height twice', () => {
  const ball = { alongMps: 30, asideMps: 0, upMps: 2 }
  const step = { from: thrown(ball, 0), to: thrown(ball, 0.5), stepS: 0.5 }
  expect(shareAtGround(step, () => 0) * 0.5).toBeCloseTo(4 / GRAVITY_MPS2, 9)
})

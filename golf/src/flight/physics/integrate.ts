import type { BallState, Forces, Rates } from './forces.ts'

/** Steps of this length are within 0.05 yd of half-millisecond steps: docs/models/ball-flight.md. */
export const STEP_S = 0.08
const RUNGE_KUTTA_WEIGHT = 6

export type Moment = { readonly timeS: number; readonly ball: BallState }

/** One step of the classic fourth-order Runge-Kutta method. */
export type Stepper = (ball: BallState, stepS: number) => BallState

export function createStepper(forces: Forces): Stepper {
  const start = emptyRates()
  const early = emptyRates()
  const late = emptyRates()
  const end = emptyRates()

  return (ball, stepS) => {
    const halfS = stepS / 2
    forces(ball, start)
    const ballEarly = moved(ball, ball, start, halfS)
    forces(ballEarly, early)
    const ballLate = moved(ball, ballEarly, early, halfS)
    forces(ballLate, late)
    const ballEnd = moved(ball, ballLate, late, stepS)
    forces(ballEnd, end)

    const weightS = stepS / RUNGE_KUTTA_WEIGHT
    return {
      xM: ball.xM + weightS * (ball.vxMps + 2 * ballEarly.vxMps + 2 * ballLate.vxMps + ballEnd.vxMps),
      yM: ball.yM + weightS * (ball.vyMps + 2 * ballEarly.vyMps + 2 * ballLate.vyMps + ballEnd.vyMps),
      zM: ball.zM + weightS * (ball.vzMps + 2 * ballEarly.vzMps + 2 * ballLate.vzMps + ballEnd.vzMps),
      vxMps: ball.vxMps + weightS * (start.axMps2 + 2 * early.axMps2 + 2 * late.axMps2 + end.axMps2),
      vyMps: ball.vyMps + weightS * (start.ayMps2 + 2 * early.ayMps2 + 2 * late.ayMps2 + end.ayMps2),
      vzMps: ball.vzMps + weightS * (start.azMps2 + 2 * early.azMps2 + 2 * late.azMps2 + end.azMps2),
      spinRadPerS:
        ball.spinRadPerS +
        weightS * (start.spinRadPerS2 + 2 * early.spinRadPerS2 + 2 * late.spinRadPerS2 + end.spinRadPerS2),
    }
  }
}

/** The ball after the step with the speed of `pace` and these rates. */
function moved(ball: BallState, pace: BallState, rates: Rates, stepS: number): BallState {
  return {
    xM: ball.xM + stepS * pace.vxMps,
    yM: ball.yM + stepS * pace.vyMps,
    zM: ball.zM + stepS * pace.vzMps,
    vxMps: ball.vxMps + stepS * rates.axMps2,
    vyMps: ball.vyMps + stepS * rates.ayMps2,
    vzMps: ball.vzMps + stepS * rates.azMps2,
    spinRadPerS: ball.spinRadPerS + stepS * rates.spinRadPerS2,
  }
}

function emptyRates(): Rates {
  return { axMps2: 0, ayMps2: 0, azMps2: 0, spinRadPerS2: 0 }
}

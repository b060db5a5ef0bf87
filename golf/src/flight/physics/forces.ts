import type { FlightAir } from './air.ts'
import { ROUGHNESS_LENGTH_M, WIND_HEIGHT_M } from './wind-profile.ts'

/** Rules of Golf, Equipment Rules: the heaviest and smallest legal ball, which nearly all balls are. */
export const BALL_MASS_KG = 0.045_93
export const BALL_RADIUS_M = 0.021_335
export const GRAVITY_MPS2 = 9.806_65

/**
 * Drag, lift and spin decay, a fit: docs/models/ball-flight.md. Drag is `still`, a part of at most `spin` that levels off
 * with the spin ratio, `spinSquared·S²` and a step that fades with the Reynolds number around `stepAt`; lift levels off
 * at `lift` and is reduced at high Reynolds numbers.
 */
export const FIT = {
  still: 0.0555,
  spin: 0.2597,
  spinLevels: 0.0957,
  spinSquared: 0.1219,
  step: 0.1475,
  stepAt: 0.6463,
  stepWidth: 0.3047,
  lift: 0.3358,
  liftLevels: 0.1255,
  liftExponent: 1.407,
  liftPerReynolds: -0.1688,
  liftReynolds: 1.2,
  spinDecay: 2.0154e-5,
} as const
/** The fit's air density for spin decay, kg/m³. */
export const DECAY_DENSITY_KG_PER_M3 = 1.2
/** The fit's unit of the Reynolds number. */
const REYNOLDS_UNIT = 1e5
/** Drag is that of these spin ratios below and above them; the fit's data lie between .08 and .8. Lift has no lower one. */
export const SPIN_RATIOS = { least: 0.06, most: 1.6 } as const

/** Density falls by about 1 % per 96 m of height. */
export const DENSITY_HEIGHT_M = 9600
const WIND_LOG = Math.log((WIND_HEIGHT_M + ROUGHNESS_LENGTH_M) / ROUGHNESS_LENGTH_M)

const BALL_AREA_M2 = Math.PI * BALL_RADIUS_M ** 2

/** x towards the target, y up, z to the right; the ball is struck at the origin. */
export type BallState = {
  readonly xM: number
  readonly yM: number
  readonly zM: number
  readonly vxMps: number
  readonly vyMps: number
  readonly vzMps: number
  readonly spinRadPerS: number
}

/** Unit vector of the spin axis, constant during the flight. */
export type SpinAxis = { readonly x: number; readonly y: number; readonly z: number }

/** Accelerations of the ball at one moment. Mutable for speed: a flight computes some 350 of them. */
export type Rates = { axMps2: number; ayMps2: number; azMps2: number; spinRadPerS2: number }

export type Forces = (ball: BallState, rates: Rates) => void

/** Steps of the tables below for one unit of the spin ratio: linear between them they are off by less than 1e-5. */
const TABLE_STEPS = 2000

/** What depends on the spin ratio alone: its exponentials at every moment would take a fifth of the time of a flight. */
const DRAG_OF_SPIN = tableOver((spinRatio) => {
  const ratio = Math.max(SPIN_RATIOS.least, spinRatio)
  return FIT.still + FIT.spin * (1 - Math.exp(-ratio / FIT.spinLevels)) + FIT.spinSquared * ratio * ratio
})
const LIFT_OF_SPIN = tableOver(
  (spinRatio) => FIT.lift * (1 - Math.exp(-((spinRatio / FIT.liftLevels) ** FIT.liftExponent))),
)

/** Drag coefficient for a spin ratio (surface speed over air speed) and a Reynolds number in hundred thousands. */
export function dragCoefficient({ spinRatio, reynolds }: { readonly spinRatio: number; readonly reynolds: number }) {
  return readTable(DRAG_OF_SPIN, spinRatio) + FIT.step / (1 + Math.exp((reynolds - FIT.stepAt) / FIT.stepWidth))
}

/** Lift coefficient for a spin ratio and a Reynolds number in hundred thousands; never negative. */
export function liftCoefficient({ spinRatio, reynolds }: { readonly spinRatio: number; readonly reynolds: number }) {
  return Math.max(0, readTable(LIFT_OF_SPIN, spinRatio) * (1 + FIT.liftPerReynolds * (reynolds - FIT.liftReynolds)))
}

function tableOver(valueAt: (spinRatio: number) => number): Float64Array {
  return Float64Array.from({ length: SPIN_RATIOS.most * TABLE_STEPS + 2 }, (_, step) =>
    valueAt(Math.min(SPIN_RATIOS.most, step / TABLE_STEPS)),
  )
}

function readTable(table: Float64Array, spinRatio: number): number {
  const place = Math.min(SPIN_RATIOS.most, spinRatio) * TABLE_STEPS
  const step = Math.floor(place)
  const below = table[step] ?? 0
  return below + (place - step) * ((table[step + 1] ?? below) - below)
}

/** Wind at a height as a share of the wind at 10 m; zero at the ground. */
export function windShare(heightM: number): number {
  return heightM > 0 ? Math.log((heightM + ROUGHNESS_LENGTH_M) / ROUGHNESS_LENGTH_M) / WIND_LOG : 0
}

/** Gravity, drag, lift and spin decay in this air, for this spin axis. */
export function forcesIn(air: FlightAir, axis: SpinAxis): Forces {
  const { densityKgPerM3, viscosityPaS, tailwindMps, rightwardWindMps, hasUniformWind } = air
  const isStill = tailwindMps === 0 && rightwardWindMps === 0
  // A ball falling to a lower green flies through the wind above that green.
  const groundM = Math.min(0, air.targetHeightM)
  const dragPerDensity = BALL_AREA_M2 / (2 * BALL_MASS_KG)
  const reynoldsPerMps = (2 * BALL_RADIUS_M) / viscosityPaS / REYNOLDS_UNIT

  return ({ yM, vxMps, vyMps, vzMps, spinRadPerS }, rates) => {
    const wind = isStill ? 0 : hasUniformWind ? 1 : windShare(yM - groundM)
    const x = vxMps - wind * tailwindMps
    const y = vyMps
    const z = vzMps - wind * rightwardWindMps
    const airSpeedMps = Math.sqrt(x * x + y * y + z * z)
    // Axis × air stream: its length is the air speed times the component of the spin across the stream.
    const liftX = axis.y * z - axis.z * y
    const liftY = axis.z * x - axis.x * z
    const liftZ = axis.x * y - axis.y * x
    const acrossMps = Math.sqrt(liftX * liftX + liftY * liftY + liftZ * liftZ)

    if (airSpeedMps === 0) {
      rates.axMps2 = 0
      rates.ayMps2 = -GRAVITY_MPS2
      rates.azMps2 = 0
      rates.spinRadPerS2 = 0
      return
    }
    const densityHereKgPerM3 = densityKgPerM3 * (1 - yM / DENSITY_HEIGHT_M)
    const spinRatio = (spinRadPerS * BALL_RADIUS_M * acrossMps) / (airSpeedMps * airSpeedMps)
    const reynolds = reynoldsPerMps * densityHereKgPerM3 * airSpeedMps
    const coefficients = { spinRatio, reynolds }
    const dragPerS = dragPerDensity * densityHereKgPerM3 * airSpeedMps * dragCoefficient(coefficients)
    const liftPerS =
      acrossMps === 0
        ? 0
        : (dragPerDensity * densityHereKgPerM3 * airSpeedMps * airSpeedMps * liftCoefficient(coefficients)) / acrossMps
    rates.axMps2 = liftPerS * liftX - dragPerS * x
    rates.ayMps2 = liftPerS * liftY - dragPerS * y - GRAVITY_MPS2
    rates.azMps2 = liftPerS * liftZ - dragPerS * z
    rates.spinRadPerS2 =
      ((-FIT.spinDecay * densityHereKgPerM3) / DECAY_DENSITY_KG_PER_M3) * (airSpeedMps / BALL_RADIUS_M) * spinRadPerS
  }
}

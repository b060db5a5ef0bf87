import { CLUB_TYPES } from '@bagwise/golf/club'
import { REFERENCE_FLIGHT_AIR, inSiUnits } from '@bagwise/golf/flight/physics/air'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { FIRST_STEP_SHARE, carryYardsIn, flyBall } from '@bagwise/golf/flight/physics/fly'
import type { Launch } from '@bagwise/golf/flight/physics/fly'
import { STEP_S } from '@bagwise/golf/flight/physics/integrate'
import { isFlyingClub } from '@bagwise/golf/flight/launch-anchors'
import { inferLaunch } from '@bagwise/golf/flight/launch-from-carry'
import { TRAJECTORIES } from '@bagwise/golf/flight/typical-launch'
import { yardsFromMetres } from '@bagwise/golf/units'
import { LPGA_TOUR, PGA_TOUR_2010S, PGA_TOUR_2023 } from '../../../golf/reference/tour-launches.ts'
import { paragraph, table } from '../markdown.ts'
import { fixed } from '../numbers.ts'

const FINE_STEP_S = 0.0005
const MS_PER_S = 1000
/** Inference is looked at in steps of ten yards up to this carry or ball speed, whichever is less. */
const CARRIES_YARDS = Array.from({ length: 30 }, (_, step) => 25 + 10 * step)
const FASTEST_BALL_MPH = 215

const TOUR_LAUNCHES = [PGA_TOUR_2010S, PGA_TOUR_2023, LPGA_TOUR].flatMap(({ rows }) => rows)

const AIRS: readonly { readonly name: string; readonly air: Air }[] = [
  { name: 'still', air: {} },
  { name: '20 mph into the face', air: { windSpeedMph: 20, windFromDeg: 0 } },
  { name: '30 mph from behind', air: { windSpeedMph: 30, windFromDeg: 180 } },
  {
    name: '20 mph from the right, the same at every height',
    air: { windSpeedMph: 20, windFromDeg: 90, windProfile: 'uniform' },
  },
  {
    name: '45°F, 5,000 ft, 15 mph from ahead and left, 40 ft downhill',
    air: { temperatureF: 45, altitudeFeet: 5000, windSpeedMph: 15, windFromDeg: -40, targetElevationFeet: -40 },
  },
]

export type NumericalError = {
  readonly name: string
  readonly carryYards: number
  readonly lateralYards: number
  readonly apexYards: number
}

/** The largest differences from a run in steps of half a millisecond, over the launches of the tour tables. */
export function numericalErrors(): readonly NumericalError[] {
  return AIRS.map(({ name, air }) => {
    const errors = TOUR_LAUNCHES.map((launch) => errorOf(launch, air))
    const worst = (what: keyof (typeof errors)[number]) => Math.max(...errors.map((error) => error[what]))
    return { name, carryYards: worst('carryYards'), lateralYards: worst('lateralYards'), apexYards: worst('apexYards') }
  })
}

export function numerics(errors: readonly NumericalError[]): readonly string[] {
  const stepMs = STEP_S * MS_PER_S
  return [
    '## Numerics',
    paragraph(
      `Runge-Kutta of fourth order in steps of ${stepMs} ms; the first one takes ${stepMs * FIRST_STEP_SHARE} ms, because`,
      'the wind changes fastest in the first metre above the ground. Apex and touchdown are looked for between two steps',
      'on cubics that share place and speed with both ends (Hermite). Ending a flight at the end of a step instead would',
      `make it up to ${fixed(longestOvershootYards())} yd longer.`,
    ),
    paragraph('The largest differences from the same model in steps of 0.5 ms, over all launches of the tour tables:'),
    table(
      ['air', 'carry, yd', 'sideways, yd', 'apex, yd'],
      errors.map(({ name, carryYards, lateralYards, apexYards }) => [
        name,
        fixed(carryYards, 3),
        fixed(lateralYards, 3),
        fixed(apexYards, 3),
      ]),
    ),
    paragraph(
      'A launch inferred from a carry flies that carry again: the worst miss over every club, trajectory and carry from',
      `25 to 315 yd in steps of ten, with balls up to ${FASTEST_BALL_MPH} mph, is ${fixed(worstInferenceYards(), 3)} yd.`,
    ),
  ]
}

function errorOf(launch: Launch, air: Air) {
  const flightAir = inSiUnits(air)
  const coarse = flyBall({ launch, air: flightAir })
  const fine = flyBall({ launch, air: flightAir, stepS: FINE_STEP_S })
  return {
    carryYards: Math.abs(yardsFromMetres(coarse.landing.xM - fine.landing.xM)),
    lateralYards: Math.abs(yardsFromMetres(coarse.landing.zM - fine.landing.zM)),
    apexYards: Math.abs(yardsFromMetres(coarse.apexM - fine.apexM)),
  }
}

/** How far along a ball gets within one step as it lands. */
function longestOvershootYards(): number {
  const speedsMps = TOUR_LAUNCHES.map((launch) => flyBall({ launch, air: REFERENCE_FLIGHT_AIR }).landing.vxMps)
  return yardsFromMetres(Math.max(...speedsMps) * STEP_S)
}

function worstInferenceYards(): number {
  const misses = CLUB_TYPES.filter(isFlyingClub).flatMap((club) =>
    TRAJECTORIES.flatMap((trajectory) =>
      CARRIES_YARDS.flatMap((carryYards) => {
        const launch = inferLaunch(club, carryYards, trajectory)
        if ('problem' in launch || launch.ballSpeedMph > FASTEST_BALL_MPH) return []
        return [Math.abs(carryYardsIn(REFERENCE_FLIGHT_AIR, launch) - carryYards)]
      }),
    ),
  )
  return Math.max(...misses)
}

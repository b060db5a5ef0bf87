import { SEA_LEVEL_PRESSURE_PA, stationPressurePa } from '@bagwise/golf/flight/physics/atmosphere'
import {
  BALL_MASS_KG,
  BALL_RADIUS_M,
  DECAY_DENSITY_KG_PER_M3,
  DENSITY_HEIGHT_M,
  FIT,
  GRAVITY_MPS2,
  LARGEST_SPIN_RATIO,
  ROUGHNESS_LENGTH_M,
  WIND_HEIGHT_M,
  dragCoefficient,
} from '@bagwise/golf/flight/physics/forces'
import { LAUNCH_ANCHORS } from '@bagwise/golf/flight/launch-anchors'
import { metresFromFeet } from '@bagwise/golf/units'
import { codeBlock, paragraph, table } from '../markdown.ts'
import { exact, fixed, percent } from '../numbers.ts'
import { flown } from './flown.ts'

/** One per cent of this height thins the air by one per cent. */
const PERCENT = 100
const GRAMS_PER_KG = 1000
const MM_PER_M = 1000
const MILE_FEET = 5280
/** The Reynolds numbers of a golf shot, from a slow ball near the top to a fast one off the club. */
const SLOW_REYNOLDS = 0.6
const FAST_REYNOLDS = 1.6

export function equations(): readonly string[] {
  const fallOfDrag =
    dragCoefficient({ spinRatio: 0, reynolds: SLOW_REYNOLDS }) -
    dragCoefficient({ spinRatio: 0, reynolds: FAST_REYNOLDS })
  return [
    '## Equations',
    paragraph(
      'The state is place, velocity v and spin ω; the spin axis keeps its direction. V is the speed against the air,',
      'S the speed of the surface over V, and Re the Reynolds number in hundred thousands.',
    ),
    codeBlock(
      'v_air = v − wind(height)          V = |v_air|        S = ω·R·|axis × v_air| / V²        Re = 2·R·V / ν / 100,000',
      '',
      'dv/dt = − (ρ·A / 2m) · Cd · V · v_air',
      '        + (ρ·A / 2m) · Cl · V² · (axis × v_air) / |axis × v_air|',
      '        − g · up',
      '',
      'Cd = c0 + c1·S + c2·S² + cL / (1 + exp((Re − Rc) / Rw))',
      'Cl = a · S^b · (1 + cr·(Re − Rl)), never below zero',
      `dω/dt = − k · (ρ / ${DECAY_DENSITY_KG_PER_M3}) · (V / R) · ω`,
    ),
    paragraph(
      'Only the spin across the air stream lifts. S is held at the value where the parabola of drag turns,',
      `c1 / (−2·c2) = ${fixed(LARGEST_SPIN_RATIO, 2)}, about twice what the fit’s data reach: beyond it a ball would slip`,
      'through the air the more easily the faster it spins.',
    ),
    table(
      ['coefficient', 'value', 'coefficient', 'value'],
      [
        ['c0', exact(FIT.still), 'a', exact(FIT.lift)],
        ['c1', exact(FIT.spin), 'b', exact(FIT.liftExponent)],
        ['c2', exact(FIT.spinSquared), 'cr', exact(FIT.liftPerReynolds)],
        ['cL', exact(FIT.step), 'Rl', exact(FIT.liftReynolds)],
        ['Rc', exact(FIT.stepAt), 'k', `${exact(FIT.spinDecay * 1e5)} / 100,000`],
        ['Rw', exact(FIT.stepWidth), '', ''],
      ],
    ),
    paragraph(
      'One set for every golfer ([decision 8](../decisions/0008-one-drag-curve-for-every-golfer.md)). It was fitted on',
      'launch-to-carry tables of a commercial optimizer, with wedges and with drives from 104 mph of ball speed up; on',
      'the PGA Tour tables below at low weight; on the sixteen published effects of conditions below; and on the right',
      'signs for slow launches. The fit was made before this code and is not repeated here.',
      `Drag falls smoothly by ${fixed(fallOfDrag, 2)} from Re ${SLOW_REYNOLDS} to ${FAST_REYNOLDS}: there is no drag`,
      'crisis within the flight of a golf ball. One in there would make thin or warm air shorten shots.',
    ),
    table(
      ['constant', 'value'],
      [
        ['mass m', `${exact(Number((BALL_MASS_KG * GRAMS_PER_KG).toFixed(2)))} g`],
        ['radius R', `${exact(Number((BALL_RADIUS_M * MM_PER_M).toFixed(3)))} mm`],
        ['gravity g', `${exact(GRAVITY_MPS2)} m/s²`],
        ['roughness of open turf z0', `${exact(ROUGHNESS_LENGTH_M)} m`],
        ['height of a forecast’s wind', `${exact(WIND_HEIGHT_M)} m`],
      ],
    ),
    '### The air',
    paragraph(
      'Density ρ is that of moist air (Magnus formula for the vapour), ν is Sutherland’s viscosity over ρ. The pressure is either',
      'the station pressure, measured at the place, or the sea-level pressure of a forecast brought up to the altitude by',
      'the standard atmosphere (ISO 2533): never both, which would carry a tour drive',
      `${percent(twiceCorrectedShare(), 1)} too far at a mile up. Density falls by`,
      `1 % for each ${exact(DENSITY_HEIGHT_M / PERCENT)} m the ball is above its first place.`,
    ),
    paragraph(
      'Wind blows along the ground and is slower near it. The height counts from the ball or from the target, whichever is',
      'lower. A wind that is the same at every height can be asked for instead.',
    ),
    codeBlock(`wind(height) = wind at ${WIND_HEIGHT_M} m · ln((height + z0) / z0) / ln((${WIND_HEIGHT_M} + z0) / z0)`),
  ]
}

/** What a tour drive gains when a pressure measured a mile up is brought up that mile once more. */
function twiceCorrectedShare(): number {
  const altitudeM = metresFromFeet(MILE_FEET)
  const measuredPa = stationPressurePa({ seaLevelPressurePa: SEA_LEVEL_PRESSURE_PA, altitudeM })
  const twicePa = stationPressurePa({ seaLevelPressurePa: measuredPa, altitudeM })
  const { fast: drive } = LAUNCH_ANCHORS.driver
  const carryYards = (pressurePa: number) => flown(drive, { stationPressurePa: pressurePa }).carryYards
  return carryYards(twicePa) / carryYards(measuredPa) - 1
}

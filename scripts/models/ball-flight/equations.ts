import { SEA_LEVEL_PRESSURE_PA, stationPressurePa } from '@bagwise/golf/flight/physics/atmosphere'
import {
  BALL_MASS_KG,
  BALL_RADIUS_M,
  DECAY_DENSITY_KG_PER_M3,
  DENSITY_HEIGHT_M,
  FIT,
  GRAVITY_MPS2,
  SPIN_RATIOS,
  dragCoefficient,
} from '@bagwise/golf/flight/physics/forces'
import { ROUGHNESS_LENGTH_M, WIND_HEIGHT_M } from '@bagwise/golf/flight/physics/wind-profile'
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
      'Cd = c0 + c1·(1 − exp(−S / Sd)) + c2·S² + cL / (1 + exp((Re − Rc) / Rw))',
      'Cl = a · (1 − exp(−(S / Sl)^b)) · (1 + cr·(Re − Rl)), never below zero',
      `dω/dt = − k · (ρ / ${DECAY_DENSITY_KG_PER_M3}) · (V / R) · ω`,
    ),
    paragraph(
      'Only the spin across the air stream lifts. Both lift and drag level off with the spin: a power law of lift that fits',
      `drives and wedges lifts a long iron too little. S counts as ${exact(SPIN_RATIOS.most)} above it, twice what the`,
      `fit’s data reach, and for drag as ${exact(SPIN_RATIOS.least)} below it.`,
    ),
    table(
      ['coefficient', 'value', 'coefficient', 'value'],
      [
        ['c0', exact(FIT.still), 'a', exact(FIT.lift)],
        ['c1', exact(FIT.spin), 'Sl', exact(FIT.liftLevels)],
        ['Sd', exact(FIT.spinLevels), 'b', exact(FIT.liftExponent)],
        ['c2', exact(FIT.spinSquared), 'cr', exact(FIT.liftPerReynolds)],
        ['cL', exact(FIT.step), 'Rl', exact(FIT.liftReynolds)],
        ['Rc', exact(FIT.stepAt), 'k', `${exact(Number((FIT.spinDecay * 1e5).toFixed(4)))} / 100,000`],
        ['Rw', exact(FIT.stepWidth), '', ''],
      ],
    ),
    paragraph(
      'One set for every golfer ([decision 8](../decisions/0008-one-drag-curve-for-every-golfer.md)). It was fitted by',
      'least squares on carry, apex and landing angle of both PGA Tour tables below, in units of 6 yd, 2.8 yd and 2.2°, and',
      'on the sixteen published effects of conditions below. Penalties held the right signs and sizes of the effects on',
      'slow launches, the targets of the tables above, and the dynamic loft that carries a drive farthest within 1° of an',
      'optimizer’s at 75 to 120 mph. The fit began at one made in the same way with a measured shot of 118.7 mph added, was',
      'held near it, and took its spin decay. The LPGA table is in no residual, but was looked at when choosing among a',
      'dozen fits.',
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

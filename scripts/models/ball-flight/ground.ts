import {
  BOUNCE,
  FIRMNESSES,
  GROUNDS,
  LEAST_SPREAD_YARDS,
  PENNER,
  SPREAD_SHARE,
  rollBand,
} from '@bagwise/golf/flight/roll'
import type { Firmness, Landing } from '@bagwise/golf/flight/roll'
import { paragraph, table } from '../markdown.ts'
import { exact, fixed, percent } from '../numbers.ts'
import { flown, launchOf } from './flown.ts'

const LANDINGS = [
  { name: 'Driver 205 yd', launch: () => launchOf('driver', 205) },
  { name: 'Driver 275 yd', launch: () => launchOf('driver', 275) },
  { name: '7-Iron 137 yd', launch: () => launchOf('7-iron', 137) },
  { name: 'Pitching Wedge 100 yd', launch: () => launchOf('pw', 100) },
] as const

export function ground(): readonly string[] {
  return [
    '## Bounce and roll',
    paragraph(
      'A simple published model, Penner, The run of a golf ball, 2002; its numbers are **recalled**. The landing ball makes',
      `a crater that turns the ground against it, by ${PENNER.craterDeg}° at ${PENNER.atSpeedMps} m/s and`,
      `${PENNER.atAngleDeg}° from the upright. Off that ground it bounces with a share of its speed,`,
      `${BOUNCE.still} − ${Math.abs(BOUNCE.perMps)}·v, with ${BOUNCE.perMps2}·v² added, up to ${BOUNCE.upToMps} m/s and`,
      `${BOUNCE.above} above, and slides or rolls on as friction allows.`,
      'How much of the crater each ground makes is our own judgement. A faster ball makes a deeper crater, so a tour drive',
      'runs no farther here than a medium one: nothing was measured for that.',
    ),
    table(
      ['ground', 'crater, share of Penner’s', 'friction', 'rolling friction'],
      FIRMNESSES.map((firmness) => {
        const { craterShare, friction, rollingFriction } = GROUNDS[firmness]
        return [firmness, exact(craterShare), exact(friction), exact(rollingFriction)]
      }),
    ),
    paragraph(
      `It is shown as a band, the run and ${percent(SPREAD_SHARE)} of it to both sides, at least ${LEAST_SPREAD_YARDS} yd:`,
      'good for “8 to 20 yards”, not for choosing a club. Advice is given in carry.',
    ),
    table(
      ['run in still air, yd', ...FIRMNESSES],
      LANDINGS.map(({ name, launch }) => {
        const landing = flown(launch())
        return [name, ...FIRMNESSES.map((firmness) => bandWords(landing, firmness))]
      }),
    ),
  ]
}

function bandWords(landing: Landing, firmness: Firmness): string {
  const { landingSpeedMph, landingDeg, landingSpinRpm } = landing
  const band = rollBand({ landingSpeedMph, landingDeg, landingSpinRpm }, firmness)
  if ('problem' in band) throw new Error(band.problem)
  return `${fixed(band.fromYards, 0)} to ${fixed(band.toYards, 0)}`
}

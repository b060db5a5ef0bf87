import { CLUBS } from '@bagwise/golf/club'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { Launch } from '@bagwise/golf/flight/physics/fly'
import { paragraph, table } from '../markdown.ts'
import { fixed, signed } from '../numbers.ts'
import { flown, launchOf } from './flown.ts'

/** Two clubs of four golfers, slowest first; the carries are our judgement, the last ones the men's tour's. */
const SHOTS = [
  { club: 'driver', carryYards: 100 },
  { club: 'driver', carryYards: 140 },
  { club: 'driver', carryYards: 205 },
  { club: 'driver', carryYards: 275 },
  { club: '7-iron', carryYards: 77 },
  { club: '7-iron', carryYards: 95 },
  { club: '7-iron', carryYards: 137 },
  { club: '7-iron', carryYards: 172 },
] as const
type Shot = (typeof SHOTS)[number]

const RISE_FEET = 15
const RISE_YARDS = RISE_FEET / 3
const WARM_F = 90
const TAILWINDS_MPH = [5, 10, 15, 20, 25, 30] as const

export function golfers(): readonly string[] {
  return ['## Slow and fast golfers', ...humidity(), ...headAndTail(), ...tailwinds(), ...elevation()]
}

function humidity(): readonly string[] {
  const gain = (launch: Launch, temperatureF: number) =>
    changeYards(launch, { temperatureF, humidity: 0 }, { temperatureF, humidity: 1 })
  return [
    '### Humid air is thinner',
    paragraph('Yards won from dry to saturated air. It is never a loss, and hardly ever worth a thought.'),
    table(
      ['shot', 'at 70°F', `at ${WARM_F}°F`],
      SHOTS.map((shot) => {
        const launch = launchOf(shot.club, shot.carryYards)
        return [nameOf(shot), signed(gain(launch, 70), 2), signed(gain(launch, WARM_F), 2)]
      }),
    ),
  ]
}

function headAndTail(): readonly string[] {
  const ofWind = (launch: Launch, windSpeedMph: number) => {
    const lostYards = -changeYards(launch, {}, { windSpeedMph, windFromDeg: 0 })
    const wonYards = changeYards(launch, {}, { windSpeedMph, windFromDeg: 180 })
    return [fixed(lostYards), fixed(wonYards), wonYards > 0 ? `${fixed(lostYards / wonYards)} : 1` : 'it wins nothing']
  }
  return [
    '### A headwind takes more than a tailwind gives',
    paragraph(
      'Yards lost into and won with the wind of a forecast, which is slower near the ground. Published effects of wind are',
      'for fast and medium shots; what it says of slow ones follows from the curve and the assumed launches alone.',
    ),
    table(
      ['shot', 'lost, 10 mph', 'won', 'ratio', 'lost, 20 mph', 'won', 'ratio'],
      SHOTS.map((shot) => {
        const launch = launchOf(shot.club, shot.carryYards)
        return [nameOf(shot), ...ofWind(launch, 10), ...ofWind(launch, 20)]
      }),
    ),
  ]
}

function tailwinds(): readonly string[] {
  return [
    '### A strong tailwind stops helping',
    paragraph(
      'Yards won by one and the same launch as the wind from behind grows. It takes lift away as well as drag; the',
      'guard below keeps a plays-like distance from growing again.',
    ),
    table(
      ['shot', ...TAILWINDS_MPH.map((mph) => `${mph} mph`)],
      SHOTS.map((shot) => {
        const launch = launchOf(shot.club, shot.carryYards)
        return [
          nameOf(shot),
          ...TAILWINDS_MPH.map((windSpeedMph) => signed(changeYards(launch, {}, { windSpeedMph, windFromDeg: 180 }))),
        ]
      }),
    ),
  ]
}

function elevation(): readonly string[] {
  const perYard = (launch: Launch, targetElevationFeet: number) => {
    const { carryYards } = flown(launch, { targetElevationFeet })
    return fixed(Math.abs(carryYards - flown(launch).carryYards) / RISE_YARDS, 2)
  }
  return [
    '### Height costs by the landing angle',
    paragraph(
      `Yards of carry for each yard of height, over ${RISE_FEET} ft. The flatter a ball comes down, the more it pays for`,
      'a rise and the more it wins by a fall.',
    ),
    table(
      ['shot', 'lands at, °', 'apex, yd', 'lost per yd up', 'won per yd down'],
      SHOTS.map((shot) => {
        const launch = launchOf(shot.club, shot.carryYards)
        const { landingDeg, apexYards } = flown(launch)
        const costs = [perYard(launch, RISE_FEET), perYard(launch, -RISE_FEET)]
        return [nameOf(shot), fixed(landingDeg), fixed(apexYards), ...costs]
      }),
    ),
  ]
}

function changeYards(launch: Launch, from: Air, to: Air): number {
  return flown(launch, to).carryYards - flown(launch, from).carryYards
}

function nameOf({ club, carryYards }: Shot): string {
  return `${CLUBS[club].displayName} ${carryYards} yd`
}

import { playsLike } from '@bagwise/golf/flight/plays-like'
import type { CarriedClub } from '@bagwise/golf/flight/bag-launches'
import { carryYardsIn } from '@bagwise/golf/flight/physics/fly'
import { REFERENCE_FLIGHT_AIR, inSiUnits } from '@bagwise/golf/flight/physics/air'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { CLUBS } from '@bagwise/golf/club'
import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import type { Advice } from '@bagwise/golf/shot-advice/advise'
import { LAID_UP_YARDS } from '@bagwise/golf/shot-advice/scoring/score-swings'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { ADVISED_BAG } from '../../../golf/reference/advised-bag.ts'
import { fourteenClubs } from '../../../golf/reference/base-situations.ts'
import { LPGA_TOUR, PGA_TOUR_2010S } from '../../../golf/reference/tour-launches.ts'
import type { TourTable } from '../../../golf/reference/tour-launches.ts'
import { paragraph, table } from '../markdown.ts'
import type { Row } from '../markdown.ts'
import { exact, fixed } from '../numbers.ts'

/**
 * What the tables of the tours and trackers say, and what the model of autumn 2026 said before shots were flown over
 * rising ground, short ones as short ones, and sand took two thirds of a splash.
 */
const RISES = [
  { table: PGA_TOUR_2010S, distanceYards: 175, feet: 30, published: 9, before: 11.8 },
  { table: PGA_TOUR_2010S, distanceYards: 175, feet: 45, published: 15, before: 21.5 },
  { table: PGA_TOUR_2010S, distanceYards: 175, feet: 60, published: 22, before: 34 },
  { table: PGA_TOUR_2010S, distanceYards: 175, feet: 75, published: 34, before: 50.1 },
  { table: PGA_TOUR_2010S, distanceYards: 195, feet: 60, published: 24, before: 33.6 },
  { table: LPGA_TOUR, distanceYards: 150, feet: 30, published: 12, before: 14.7 },
  { table: LPGA_TOUR, distanceYards: 150, feet: 45, published: 20, before: 26.8 },
  { table: LPGA_TOUR, distanceYards: 150, feet: 60, published: 27, before: 41.1 },
] as const
const DRIVES = [
  { feet: -100, wanted: 226, before: '242' },
  { feet: -60, wanted: 218, before: '229' },
  { feet: 0, wanted: 205, before: '205' },
  { feet: 60, wanted: 191, before: '163' },
  { feet: 80, wanted: 187, before: 'no answer' },
  { feet: 100, wanted: 181, before: 'no answer' },
] as const
const LEVEL: Shot = { distanceYards: 400, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const SHORT_SHOTS = { bags: [1.2, 1, 0.6], intoMph: [-30, -20, -10, 0, 10, 20, 30], fromYards: 20, step: 5, count: 14 }
const SAND = { bags: [0.6, 0.8, 1], fromYards: 5, step: 5, count: 10, handicaps: [5, 15, 28] }
const FENCES = { fromYards: 148, toYards: 196, handicap: 10 } as const
const WATER_YARDS = [194, 195, 196] as const
const MOST_SPLASH_SHARE = 0.34
const WORTH_TELLING_YARDS = 3
const HANDICAP = 15

export function beforeAfter(): readonly string[] {
  return [
    '## Before and after',
    paragraph(
      'What this page’s methods changed: the same questions, as the model answered them before and as it does now. Wanted is',
      'what tables and trackers publish, or what a teaching pro would say.',
    ),
    table(
      ['a higher target', 'wanted', 'before', 'now'],
      RISES.map(({ table: tour, distanceYards, feet, published, before }) => [
        `${tour.name}, ${distanceYards} yd, ${feet} ft up, costs yd`,
        exact(published),
        fixed(before),
        fixed(riseCostYards(tour, { distanceYards, feet })),
      ]),
    ),
    table(
      ['a 205-yd drive on a 400-yd hole', 'wanted', 'before', 'now'],
      DRIVES.map(({ feet, wanted, before }) => [
        `${feet === 0 ? 'level' : `${Math.abs(feet)} ft ${feet > 0 ? 'up' : 'down'}`}, carries yd`,
        exact(wanted),
        before,
        fixed(driveYards(feet)),
      ]),
    ),
    table(['short shots, sand and ties', 'wanted', 'before', 'now'], [...pitchRows(), ...sandRows(), ...tieRows()]),
  ]
}

function riseCostYards(tour: TourTable, { distanceYards, feet }: { distanceYards: number; feet: number }): number {
  const bag: readonly CarriedClub[] = tour.rows.map(({ club, carryYards }) => ({ club, carryYards }))
  const found = playsLike(bag, { distanceYards }, { targetElevationFeet: feet })
  if ('problem' in found) throw new Error(found.problem)
  return found.playsLikeYards - distanceYards
}

function driveYards(feet: number): number {
  const bag = ADVISED_BAG.map((club) => (club.club === 'driver' ? { ...club, carryYards: 205 } : club)).filter(
    ({ club, carryYards }) => club === 'driver' || carryYards < 205,
  )
  return Number(ask(bag, { ...LEVEL, lie: 'tee' }, { targetElevationFeet: feet }).recommended.carryTodayYards)
}

function pitchRows(): readonly Row[] {
  const { bags, intoMph, fromYards, step, count } = SHORT_SHOTS
  const apart = bags.flatMap((share) =>
    intoMph.flatMap((into) => evenly({ fromYards, step, count }).map((yards) => apartYards(share, { into, yards }))),
  )
  const beyond = apart.filter((yards) => yards > WORTH_TELLING_YARDS).length
  const wedges = evenly({ fromYards: 30, step: 1, count: 41 }).map(
    (distanceYards) => ask(withoutGapWedge(), { ...LEVEL, distanceYards }, {}, 10).recommended.club,
  )
  return [
    [`swing and number apart by over 3 yd, of ${apart.length}`, '0', '86', exact(beyond)],
    ['the worst, yd', '3', '30', fixed(Math.max(...apart))],
    [
      'wedge for handicap 10, 30 to 70 yd',
      'SW',
      'LW',
      [...new Set(wedges)].map((club) => club.toUpperCase()).join(' '),
    ],
  ]
}

function apartYards(carryShare: number, { into, yards }: { into: number; yards: number }): number {
  const air = { windSpeedMph: Math.abs(into), windFromDeg: into < 0 ? 180 : 0 }
  const { recommended, playsLike: told } = ask(fourteenClubs(carryShare), { ...LEVEL, distanceYards: yards }, air)
  const { launch } = recommended
  if (!launch || 'problem' in told) return 0
  const lost = carryYardsIn(REFERENCE_FLIGHT_AIR, launch) - carryYardsIn(inSiUnits(air), launch)
  return Math.abs(yards + lost - told.playsLikeYards)
}

function sandRows(): readonly Row[] {
  const { bags, handicaps, ...distances } = SAND
  const splashes = bags.flatMap((share) =>
    handicaps.flatMap((handicap) =>
      evenly(distances).flatMap((distanceYards) => {
        const bag = fourteenClubs(share)
        const { recommended } = ask(bag, { ...LEVEL, lie: 'bunker', distanceYards }, {}, handicap)
        return recommended.kind === 'splash' ? [Number(recommended.swingFraction)] : []
      }),
    ),
  )
  const beyond = splashes.filter((share) => share > MOST_SPLASH_SHARE).length
  return [[`splashes beyond a third of the club’s carry, of ${splashes.length}`, '0', '36 of 75', exact(beyond)]]
}

function tieRows(): readonly Row[] {
  const { fromYards, toYards, handicap } = FENCES
  const between: Shot = { ...LEVEL, hazards: (['left', 'right'] as const).map((side) => ({ kind: 'ob', side })) }
  const laidUp = evenly({ fromYards, step: 1, count: toYards - fromYards + 1 }).filter((distanceYards) => {
    const { recommended } = ask(ADVISED_BAG, { ...between, distanceYards }, {}, handicap)
    return distanceYards - recommended.finishYards > LAID_UP_YARDS
  })
  const water: Shot = { ...LEVEL, hazards: (['front', 'back'] as const).map((side) => ({ kind: 'water', side })) }
  const clubs = WATER_YARDS.map((distanceYards) => ask(ADVISED_BAG, { ...water, distanceYards }, {}, handicap))
  return [
    ['lay-ups between fences, 148 to 196 yd, of 49', '0', '37', exact(laidUp.length)],
    [
      `water front and back, ${WATER_YARDS.join(', ')} yd`,
      'one club',
      '4-Hybrid, 9-Iron, 5-Wood',
      [...new Set(clubs.map(({ recommended }) => CLUBS[recommended.club].displayName))].join(', '),
    ],
  ]
}

function withoutGapWedge(): readonly AdvisedClub[] {
  return fourteenClubs(1).filter(({ club }) => club !== 'gw')
}

function evenly({ fromYards, step, count }: { fromYards: number; step: number; count: number }): readonly number[] {
  return Array.from({ length: count }, (_, index) => fromYards + index * step)
}

function ask(bag: readonly AdvisedClub[], shot: Shot, air: Air, handicap = HANDICAP): Advice {
  const advice = adviseShot(bag, { handicap }, shot, air)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}

import { geoJsonOf } from '../reference/map-texts.ts'
import { box, drawnItems, MIDDLE } from '../reference/drawn-map.ts'
import { bentHole } from '../reference/bent-hole.ts'
import { ADVISED_BAG } from '../reference/advised-bag.ts'
import type * as advice from '../src/library/advice.ts'
import type * as betterBag from '../src/library/better-bag.ts'
import type * as clubs from '../src/library/clubs.ts'
import type * as course from '../src/library/course.ts'
import type * as estimates from '../src/library/estimates.ts'
import type * as flight from '../src/library/flight.ts'
import type * as gaps from '../src/library/gaps.ts'
import type * as handicap from '../src/library/handicap.ts'
import type * as memory from '../src/library/memory.ts'
import type * as playsLike from '../src/library/plays-like.ts'
import type * as units from '../src/library/units.ts'

/** The modules of the package by the names they are imported by. */
type Modules = {
  readonly advice: typeof advice
  readonly 'better-bag': typeof betterBag
  readonly clubs: typeof clubs
  readonly course: typeof course
  readonly estimates: typeof estimates
  readonly flight: typeof flight
  readonly gaps: typeof gaps
  readonly handicap: typeof handicap
  readonly memory: typeof memory
  readonly 'plays-like': typeof playsLike
  readonly units: typeof units
}

type Callable = (...args: never[]) => unknown
type SamplesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Callable ? Name : never]: Module[Name] extends Callable
    ? readonly [Parameters<Module[Name]>, ...Parameters<Module[Name]>[]]
    : never
}
/** Arguments for every function of every module; the compiler names one that is missing. */
export type Samples = { readonly [Name in keyof Modules]: SamplesOf<Modules[Name]> }

const SHOT = { distanceYards: 152, lie: 'rough', slope: 'uphill', pin: 'back', hazards: [] } as const
const GUARDED = {
  ...SHOT,
  pinSide: 'left',
  lieDetail: 'deep-rough',
  fairwayWidthYards: 30,
  hazards: [
    { kind: 'water', side: 'front', toReachYards: 120, toClearYards: 140 },
    { kind: 'bunker', side: 'left' },
    { kind: 'ob', side: 'right' },
  ],
} as const
const AIR = { temperatureF: 48, windSpeedMph: 12, windFromDeg: 30, targetElevationFeet: 12 } as const
const CARRIES = ADVISED_BAG.map(({ club, carryYards }) => ({ club, carryYards }))
const LAUNCH = { ballSpeedMph: 120, launchDeg: 16, spinRpm: 6000, spinAxisDeg: 5 } as const

/** The index after twenty rounds has been low, then exceptional, then capped. */
const ROUNDS = Array.from({ length: 24 }, (_, index) => ({
  id: `round-${index}`,
  date: `2026-${String(1 + Math.floor(index / 3)).padStart(2, '0')}-${String(1 + index).padStart(2, '0')}`,
  adjustedGrossScore: 84 + ((index * 7) % 11) - (index === 20 ? 12 : 0) + (index > 21 ? 25 : 0),
  courseRating: 71.2,
  slopeRating: 128,
  playingConditions: index % 4 === 0 ? 1 : null,
}))
const NINES = ROUNDS.slice(0, 8).map((round) => ({
  ...round,
  adjustedGrossScore: Math.round(round.adjustedGrossScore / 2),
  courseRating: 35.6,
  holeCount: 9 as const,
}))

const SHOTS = Array.from({ length: 40 }, (_, index) => ({
  club: (['7-iron', 'driver', 'pw'] as const)[index % 3] ?? '7-iron',
  carryYards: ([148, 218, 101][index % 3] ?? 148) + ((index * 13) % 17) - 8,
  sideYards: ((index * 11) % 23) - 9,
  ageDays: index,
  session: `session-${index % 4}`,
  origin: (['device-outdoor', 'device-indoor', 'typed'] as const)[index % 3] ?? 'typed',
  ballSpeedMph: 110,
  launchDeg: 17,
  spinRpm: 6500,
}))

const { course: BENT, hole } = bentHole(1)
const BALL = { latitudeDeg: MIDDLE.latitudeDeg + 0.001, longitudeDeg: MIDDLE.longitudeDeg }
const ON_HOLE = { course: BENT, holeId: hole.id, shot: { ball: BALL, lie: 'fairway', pin: 'middle' } } as const
const MAP = geoJsonOf(
  drawnItems([
    {
      tags: { golf: 'hole', ref: '1', par: '3' },
      line: [
        [0, 0],
        [0, 160],
      ],
    },
    { tags: { golf: 'green' }, area: box(0, 160, 12, 15) },
  ]),
)

export const SAMPLES: Samples = {
  advice: {
    adviseShot: [
      [ADVISED_BAG, { handicap: 14 }, SHOT],
      [ADVISED_BAG, { handicap: 3, trajectory: 'high', isLeftHanded: true }, GUARDED, AIR],
      [ADVISED_BAG, {}, { ...SHOT, distanceYards: 12, lie: 'bunker', hasLip: true }],
      [ADVISED_BAG, {}, { ...SHOT, isTournament: true }],
      [[], {}, SHOT],
    ],
  },
  'better-bag': {
    betterBag: [
      [{ clubs: ADVISED_BAG, handicap: 14, isSerious: true }],
      [{ clubs: ADVISED_BAG.filter(({ club }) => !['5-iron', '6-iron', 'gw'].includes(club)), swingSpeedMph: 92 }],
      [{ clubs: CARRIES.map((one) => ({ ...one, isEstimated: true })), isBeginner: true }],
      [{ clubs: [] }],
    ],
  },
  clubs: {},
  course: {
    readCourses: [[MAP], ['no map'], ['{ "elements": [']],
    greenYards: [
      [BENT, hole.id, BALL],
      [BENT, 'another', BALL],
    ],
    adviseHole: [
      [ADVISED_BAG, { handicap: 14 }, ON_HOLE],
      [ADVISED_BAG, {}, { ...ON_HOLE, shot: { ...ON_HOLE.shot, pin: 'back', club: '7-iron' } }, { windSpeedMph: 10 }],
      [ADVISED_BAG, {}, { ...ON_HOLE, shot: { ...ON_HOLE.shot, isTournament: true } }],
    ],
  },
  estimates: {
    estimateBag: [
      [CARRIES, [{ club: '7-iron', carryYards: 150 }]],
      [
        CARRIES,
        [
          { club: '7-iron', carryYards: 150 },
          { club: 'pw', carryYards: 160 },
        ],
      ],
      [CARRIES, [], { handicap: 20, speed: { mph: 88, from: 'typed' }, reachInTwoYards: 400 }],
    ],
    standardCarryYards: [
      ['7-iron', 88],
      ['putter', 88],
    ],
  },
  flight: {
    inferLaunch: [
      ['7-iron', 150],
      ['driver', 240, 'low'],
      ['putter', 10],
      ['lw', 400],
    ],
    launchFromDelivery: [
      [{ clubSpeedMph: 95, dynamicLoftDeg: 13, attackDeg: 1 }],
      [{ clubSpeedMph: 300, dynamicLoftDeg: 13, attackDeg: 1 }],
    ],
    simulateFlight: [[LAUNCH], [LAUNCH, AIR], [{ ...LAUNCH, spinRpm: -1 }]],
    carryInAir: [
      [{ club: '7-iron', carryYards: 150 }, { altitudeFeet: 5280 }],
      [{ club: 'driver', carryYards: 230 }, { windSpeedMph: 20, windFromDeg: 180 }, 'high'],
    ],
    rollBand: [
      [{ landingSpeedMph: 60, landingDeg: 40, landingSpinRpm: 3000 }],
      [{ landingSpeedMph: 60, landingDeg: 40, landingSpinRpm: 3000 }, 'firm'],
    ],
  },
  gaps: { findGaps: [[CARRIES.map((one) => ({ ...one, isEstimated: false }))], [[]]] },
  handicap: {
    scoreDifferential: [
      [{ adjustedGrossScore: 90, courseRating: 71.2, slopeRating: 128, playingConditions: null }],
      [{ adjustedGrossScore: 65, courseRating: 71.2, slopeRating: 128, playingConditions: 2 }],
    ],
    rateRounds: [[ROUNDS], [ROUNDS.slice(0, 2)], [[...NINES, ...ROUNDS.slice(10)]], [[]]],
    courseHandicap: [
      [{ index: 12.4, slopeRating: 128, courseRating: 71.2, par: 72, holeCount: 18, isRatingCounted: true }],
      [{ index: -1.2, slopeRating: 128, courseRating: 35.4, par: 36, holeCount: 9, isRatingCounted: false }],
    ],
    strokesReceived: [
      [{ courseHandicap: 4, holes: [2, 1, 3].map((strokeIndex) => ({ strokeIndex, lengthYards: null })) }],
      [{ courseHandicap: -2, holes: [410, 150, 380].map((lengthYards) => ({ strokeIndex: null, lengthYards })) }],
    ],
    adjustedGross: [
      [
        [
          { number: 1, par: 4, received: 1, score: 9 },
          { number: 2, par: 3, received: 0, score: 3 },
        ],
      ],
    ],
  },
  memory: {
    learnFromShots: [
      [
        {
          clubs: CARRIES.map(({ club, carryYards }) => ({ club, priorCarryYards: carryYards, priorFrom: 'typical' })),
          handicap: 14,
          shots: SHOTS,
        },
      ],
      [{ clubs: [], handicap: 14, shots: [] }],
    ],
  },
  'plays-like': {
    playsLike: [
      [CARRIES, { distanceYards: 150 }, AIR],
      [CARRIES, { distanceYards: 600 }],
      [CARRIES, { distanceYards: 160, trajectory: 'low' }, { altitudeFeet: 6000, humidity: 0.9 }],
    ],
  },
  units: {},
}

import { describe, expect, it } from 'vitest'
import { packCourse } from '@bagwise/golf/course/pack-course'
import { picturedAdvice } from '@bagwise/golf/shot-advice/pictured-advice'
import type { AskedShot, Shot } from '@bagwise/golf/shot-advice/shot'
import { findTurningPoints } from '@bagwise/golf/shot-advice/turning-points'
import { loftCurve } from '@bagwise/golf/fitting/loft-carry'
import type { DriverSwing } from '@bagwise/golf/fitting/loft-carry'
import { carriesInAirs } from '@bagwise/golf/flight/carry-in-air'
import { playsLike } from '@bagwise/golf/flight/plays-like'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import type { KeptSession } from '@bagwise/golf/memory/kept-shot'
import type { GolferWithShots } from '@bagwise/golf/memory/shot-memory'
import { historyWithRounds, memoryWithRounds } from '@bagwise/golf/play/memory-of-rounds'
import type { RoundRows } from '@bagwise/golf/play/memory-of-rounds'
import { quickLadder } from '@bagwise/golf/quick-bag/quick-ladder'
import type { QuickShot } from '@bagwise/golf/quick-bag/quick-shot'
import { learnFromFiles } from '@bagwise/shot-files/learn-from-files'
import { readShots } from '@bagwise/shot-files/read-shots'
import { courseText, readCourse } from '../../../golf/reference/course-files.ts'
import { adviseOnHole } from './advise-on-hole.ts'
import { coverOfBook, pageOfBook } from './book-on-course.ts'
import { createGolfClient } from './golf-client.ts'
import type { GolfFunctionName } from './golf-functions.ts'
import { readCourses } from './read-courses.ts'
import { createAnsweringWorker } from './testing/fake-worker.ts'

const AUGUSTA = readCourse('us-augusta')
const BAG = [
  { club: '7-iron', carryYards: 150.25 },
  { club: 'pw', carryYards: 118 },
  { club: 'putter', carryYards: 0 },
] as const

const ADVISED = [
  { club: '7-iron', carryYards: 150.25, loftDeg: 32 },
  {
    club: 'pw',
    carryYards: 118,
    loftDeg: 45,
    measured: { shotCount: 40, distanceSdYards: 6, lateralSdYards: undefined },
  },
  { club: 'putter', carryYards: 0, loftDeg: 3 },
] as const
const GOLFER = { handicap: 15 }
const SHOT: Shot = {
  distanceYards: 140,
  lie: 'rough',
  slope: 'uphill',
  pin: 'front',
  hazards: [{ kind: 'water', side: 'front' }],
}
const WINDY = { windSpeedMph: 12, windFromDeg: 45 }
const SHOTS: readonly AskedShot[] = [
  SHOT,
  { ...SHOT, isTournament: true, isSoft: undefined },
  { ...SHOT, lieDetail: 'deep-rough', hasLip: undefined, isUnderLimbs: true },
  { ...SHOT, distanceYards: 12 },
  { ...SHOT, distanceYards: 590 },
  { ...SHOT, distanceYards: Number.NaN },
]

const SHOT_GOLFER: Omit<GolferWithShots, 'sessions'> = {
  clubs: [{ type: '7-iron', since: null }, { type: 'pw' }],
  profile: {
    golfBag: [{ type: '7-iron', loft: null }],
    handicap: 15,
    swingSpeed: null,
    swingSpeedRange: null,
  },
  distances: { '7-iron': { distance: 150, source: 'manual' } },
  handicap: 15,
  today: '2026-11-21',
}
const SESSION: KeptSession = {
  id: 'session',
  day: '2026-11-20',
  origin: 'device-outdoor',
  isNormalised: false,
  shots: [
    {
      id: 'solid',
      club: '7-iron',
      swing: 'full',
      carryYards: 148,
      sideYards: -4,
      ballSpeedMph: 112,
      launchDeg: 17,
      isSpinMeasured: false,
      mark: 'by-rule',
    },
    { id: 'unknown', club: null, swing: 'full', carryYards: 90, isSpinMeasured: false, mark: 'by-rule' },
  ],
}

const ROUND: RoundRows = {
  round: { id: 'round', date: '2026-11-19', state: 'finished' },
  holes: [
    {
      round: 'round',
      number: 1,
      par: 4,
      strokeIndex: null,
      lengthYards: null,
      score: null,
      finish: null,
      putts: null,
      firstPuttFeet: null,
      pin: null,
    },
  ],
  shots: [
    {
      id: 'played',
      round: 'round',
      hole: 1,
      order: 1024,
      branch: 'ball',
      club: '7-iron',
      lie: 'fairway',
      lieFrom: 'tap',
      leftYards: 160,
      leftSdYards: null,
      leftFrom: 'typed',
      swing: 'full',
      penalty: 'none',
      rest: { alongYards: 153, acrossYards: -8, sdYards: 4.6 },
      air: { headwindMph: 6, crosswindMph: -0, temperatureF: 61 },
      at: null,
      isLeftOut: false,
    },
  ],
}
/** What is learned from: nothing, kept shots, and rounds with them and without. */
const TAUGHT = [
  { sessions: [], rounds: [] },
  { sessions: [SESSION], rounds: [] },
  { sessions: [], rounds: [ROUND] },
  { sessions: [SESSION], rounds: [ROUND] },
] as const

const FORESIGHT =
  'Club,ClubSpeed,BallSpeed,Carry,TotalDistance,Offline,PeakHeight,Decent,HLA,VLA,BackSpin,SideSpin,rawSpinAxis,AoA,Path,FaceToPath,FaceToTarget,SmashFactor'

type Case = { readonly what: string; readonly args: readonly unknown[]; readonly direct: () => unknown }

/** For each function questions as screens ask them, with every kind of answer it gives. */
const CASES: Readonly<Record<GolfFunctionName, readonly Case[]>> = {
  playsLike: [
    { distanceYards: 140, air: { windSpeedMph: 12, windFromDeg: 45 } },
    { distanceYards: 140, air: { windSpeedMph: -0, windFromDeg: undefined } },
    { distanceYards: 300, air: {} },
    { distanceYards: 20, air: {} },
    { distanceYards: Number.NaN, air: {} },
    { distanceYards: 140, air: { temperatureF: Infinity } },
  ].map(({ distanceYards, air }) => ({
    what: `${distanceYards} yards in ${JSON.stringify(air)}`,
    args: [BAG, { distanceYards }, air],
    direct: () => playsLike(BAG, { distanceYards }, air),
  })),
  carriesInAirs: [[], [{}, WINDY, { temperatureF: 500 }]].map((airs) => ({
    what: `${airs.length} airs`,
    args: [BAG, airs],
    direct: () => carriesInAirs(BAG, airs),
  })),
  shotMemory: TAUGHT.map(({ sessions, rounds }) => ({
    what: `${sessions.length} sessions, ${rounds.length} rounds`,
    args: [{ ...SHOT_GOLFER, sessions }, rounds],
    direct: () => memoryWithRounds({ ...SHOT_GOLFER, sessions }, rounds),
  })),
  clubHistory: TAUGHT.map(({ sessions, rounds }) => ({
    what: `${sessions.length} sessions, ${rounds.length} rounds`,
    args: [{ ...SHOT_GOLFER, sessions }, rounds, '7-iron'],
    direct: () => historyWithRounds({ ...SHOT_GOLFER, sessions }, rounds, '7-iron'),
  })),
  learnFromFiles: [
    [],
    [
      {
        id: 'file',
        day: '2026-11-20',
        origin: 'device-indoor',
        isNormalised: false,
        clubs: ['7-iron', '7-iron', null],
        swings: ['full', 'other', 'full'],
        marks: ['by-rule', 'by-rule', 'left-out'],
        carriesYards: Float64Array.of(148, 90, 100),
        sidesYards: Float64Array.of(-4, Number.NaN, 2),
      } as const,
    ],
  ].map((sessions) => ({
    what: `${sessions.length} files`,
    args: [{ ...SHOT_GOLFER, sessions }, [ROUND]],
    direct: () => learnFromFiles({ ...SHOT_GOLFER, sessions }, (golfer) => memoryWithRounds(golfer, [ROUND])),
  })),
  quickLadder: [
    undefined,
    { club: '7-iron', carryYards: 95 } as const,
    { club: 'driver', carryYards: 300 } as const,
  ].map((shot: QuickShot | undefined) => ({
    what: shot ? `a shot of ${shot.carryYards} yards` : 'no shot',
    args: [shot],
    direct: () => quickLadder(shot),
  })),
  loftCurve: [
    { swingSpeedMph: 96, attackAngle: 'neutral' } as const,
    { swingSpeedMph: 96, attackAngle: 'unknown', attackDeg: undefined, launchDeg: 60, driverLoftDeg: 9 } as const,
    { swingSpeedMph: 5, attackAngle: 'steep' } as const,
  ].map((swing: DriverSwing) => ({
    what: `a swing of ${swing.swingSpeedMph} mph`,
    args: [swing, 10.5],
    direct: () => loftCurve(swing, 10.5),
  })),
  picturedAdvice: SHOTS.map((shot) => ({
    what: `a shot of ${shot.distanceYards} yards`,
    args: [ADVISED, GOLFER, shot, WINDY],
    direct: () => picturedAdvice(ADVISED, GOLFER, shot, WINDY),
  })),
  readShots: [
    '',
    'Club,Carry\nI7,150',
    `${FORESIGHT}\nI7,85,118,150,160,-3,30,46,1,18,6400,120,2,-3,1,0.4,0.2,1.39`,
  ].map((text) => {
    const files = [new Blob([text]), new Blob([text])]
    const options = {
      golfer: 'golfer-1',
      units: 'yards',
      choices: [],
    } as const
    return {
      what: `two files of ${text.length} letters`,
      args: [files, options],
      direct: () => readShots(files, options, () => {}),
    }
  }),
  readCourses: ['', '<osm></osm>', courseText('us-augusta')].map((text) => ({
    what: `a map of ${text.length} letters`,
    args: [new Blob([text])],
    direct: () => readCourses(new Blob([text])),
  })),
  adviseOnHole: [
    { hole: 11, lie: 'tee', pin: 'middle' } as const,
    { hole: 12, lie: 'fairway', pin: 'back', isOutlineOut: false } as const,
    { hole: 99, lie: 'tee', pin: 'middle' } as const,
    { hole: 11, lie: 'tee', pin: 'middle', isTournament: true } as const,
  ].map(({ hole, ...shot }) => {
    const [ball] = AUGUSTA.holes[hole]?.line ?? [AUGUSTA.middle]
    const question = {
      course: packCourse(AUGUSTA),
      holeId: AUGUSTA.holes[hole]?.id ?? 'none',
      bag: ADVISED,
      golfer: GOLFER,
      shot: { ball: ball ?? AUGUSTA.middle, ...shot },
      air: { windSpeedMph: 8, windFromCompassDeg: 270 },
    }
    return { what: `hole ${hole} from the ${shot.lie}`, args: [question], direct: () => adviseOnHole(question) }
  }),
  coverOfBook: [undefined, TYPICAL_READING, { ...TYPICAL_READING, windSpeedMph: 75 }].map((forecast) => {
    const question = { course: packCourse(AUGUSTA), bag: ADVISED, golfer: GOLFER, forecast, day: '2026-11-21' }
    return {
      what: `a day with ${forecast?.windSpeedMph ?? 'no'} mph`,
      args: [question],
      direct: () => coverOfBook(question),
    }
  }),
  pageOfBook: [
    { hole: 11, forecast: undefined },
    { hole: 10, tees: 'tee:masters', forecast: TYPICAL_READING },
    { hole: 11, forecast: { ...TYPICAL_READING, windSpeedMph: 75 } },
    { hole: 99, forecast: undefined },
  ].map(({ hole, ...bookFor }) => {
    const holeId = AUGUSTA.holes[hole]?.id ?? 'none'
    const question = { course: packCourse(AUGUSTA), holeId, bag: ADVISED, golfer: GOLFER, ...bookFor }
    return {
      what: `hole ${hole}, ${bookFor.forecast?.windSpeedMph ?? 'no'} mph`,
      args: [question],
      direct: () => pageOfBook(question),
    }
  }),
  findTurningPoints: SHOTS.map((shot) => ({
    what: `a shot of ${shot.distanceYards} yards`,
    args: [ADVISED, GOLFER, shot, WINDY],
    direct: () => findTurningPoints(ADVISED, GOLFER, shot, WINDY),
  })),
}

describe.each(Object.entries(CASES))('%s through the worker', (name, cases) => {
  it.each(cases)('answers as it does itself: $what', async ({ args, direct }) => {
    const client = createGolfClient({
      startWorker: createAnsweringWorker,
      workOutHere: () => Promise.reject(new Error('The worker did not answer')),
    })
    // The table gives each name the arguments of its own function.
    const ask = client.ask as (name: string, args: readonly unknown[]) => Promise<unknown>
    const answer = await ask(name, args)
    const expected = await direct()
    expect(answer).toStrictEqual(expected)
  })
})

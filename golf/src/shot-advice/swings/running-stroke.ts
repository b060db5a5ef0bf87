import type { ClubType } from '../../club.ts'
import type { Launch } from '../../flight/physics/fly.ts'
import { GRAVITY_MPS2 } from '../../flight/physics/forces.ts'
import { metresFromYards, mphFromMetresPerSecond, radiansFromDegrees } from '../../units.ts'
import { hasClearWay } from '../front-trouble.ts'
import { GREEN, PIN_TO_MIDDLE_YARDS } from '../hole/hole.ts'
import { lieDetailOf } from '../shot.ts'
import type { Lie, Shot } from '../shot.ts'
import { shotSpread } from '../spread.ts'
import type { FlownClub } from './flown-clubs.ts'
import type { Scatter, Swing } from './swing.ts'
import { MISHIT, SPREAD } from '../typical-spread.ts'

type RunningKind = 'chip' | 'bump-and-run'

/**
 * How far a running ball rolls for each yard it flies on a level green: the rule of 12 of teaching (12 less the number
 * of the iron; wedges are 10 and more).
 */
export const RUN_PER_CARRY: Readonly<Partial<Record<ClubType, number>>> = {
  '7-iron': 5,
  '8-iron': 4,
  '9-iron': 3,
  pw: 2,
  gw: 1.5,
  sw: 1,
  lw: 0.5,
}
const BUMP_CLUBS: readonly ClubType[] = ['7-iron', '8-iron']
/** Clubs of bags without any of those: a 5-iron of the rule of 12. */
const USUAL_RUN_PER_CARRY = 7

/** Where a running ball should stop, relative to the pin: never short. */
const RUNNING_TARGETS_YARDS = { atPin: 0, past: 3 } as const
/** Farther away a ball is not run to the pin. Rules of thumb. */
export const RUNNING_WITHIN_YARDS = { chip: 25, 'bump-and-run': 40 } as const satisfies Record<RunningKind, number>
/**
 * How the ball leaves: hands ahead and the ball back take so much off the loft, and leave this share of the spin of a
 * full swing of its ball speed. Rules of thumb.
 */
const RUNNING_LAUNCH = {
  chip: { lessLoftDeg: 25, spinShare: 0.6 },
  'bump-and-run': { lessLoftDeg: 22, spinShare: 0.5 },
} as const satisfies Record<RunningKind, { lessLoftDeg: number; spinShare: number }>
const LOWEST_LAUNCH_DEG = 5
/** Steeper ground lets a ball run much farther or hardly at all: a rise or fall of this share of the way. */
const LEVEL_SHARE = 0.04
const LIES_TO_RUN_FROM = {
  chip: ['fairway', 'fringe', 'cart-path', 'tee'],
  'bump-and-run': ['fairway', 'fringe'],
} as const satisfies Record<RunningKind, readonly Lie[]>

/**
 * A stroke like a putt goes wrong less often than a pitch, but less is known of how grass before the green lets a ball
 * run. Rules of thumb: a scratch golfer pitches, and many off 18 and more do better running it.
 */
export const RUNNING = {
  mishits: { share: 0.04, perHandicap: 0.008 },
  sdPerYardOnGrass: 0.4,
} as const

/** What a ball that runs to the pin is struck with is called. */
export function runningKind(club: ClubType): RunningKind {
  return BUMP_CLUBS.includes(club) ? 'bump-and-run' : 'chip'
}

/** Where a ball that is to stop there has to land. */
export function runningCarryYards(club: ClubType, finishYards: number): number {
  return finishYards / (1 + (RUN_PER_CARRY[club] ?? USUAL_RUN_PER_CARRY))
}

/** The chips or bump-and-runs of a club that stop at the pin or past it, where the way and the lie allow one. */
export function runningStrokes(club: FlownClub, { shot, handicap }: RunningConditions): readonly Swing[] {
  const kind = runningKind(club.club)
  if (RUN_PER_CARRY[club.club] === undefined || !mayRun(kind, shot) || !isLevel(club, shot)) return []
  return Object.values(RUNNING_TARGETS_YARDS).map((pastYards) => {
    const finishYards = shot.distanceYards + pastYards
    const carryTodayYards = runningCarryYards(club.club, finishYards)
    return {
      club: club.club,
      loftDeg: club.loftDeg,
      kind,
      swingFraction: carryTodayYards / club.carryYards,
      carryTodayYards,
      finishYards,
      driftYards: club.slopeDriftShare * carryTodayYards,
      launch: runningLaunch(club, { kind, carryYards: carryTodayYards }),
      scatters: scattersOf(club.club, { shot, handicap, carryYards: carryTodayYards, finishYards }),
    }
  })
}

type RunningConditions = { readonly shot: Shot; readonly handicap: number }

function mayRun(kind: RunningKind, shot: Shot): boolean {
  const lies: readonly Lie[] = LIES_TO_RUN_FROM[kind]
  if (shot.distanceYards > RUNNING_WITHIN_YARDS[kind] || !lies.includes(shot.lie)) return false
  return lieDetailOf(shot) !== 'divot' && hasClearWay(shot)
}

/** Ground on which the rule of 12 holds. */
function isLevel({ air }: FlownClub, { distanceYards }: Shot): boolean {
  return Math.abs(air.targetHeightM) <= LEVEL_SHARE * metresFromYards(distanceYards)
}

/** A ball as slow as this meets hardly any air. */
function runningLaunch(
  { loftDeg, launch }: FlownClub,
  { kind, carryYards }: { readonly kind: RunningKind; readonly carryYards: number },
): Launch {
  const { lessLoftDeg, spinShare } = RUNNING_LAUNCH[kind]
  const launchDeg = Math.max(LOWEST_LAUNCH_DEG, loftDeg - lessLoftDeg)
  const metresPerSecond = Math.sqrt(
    (GRAVITY_MPS2 * metresFromYards(carryYards)) / Math.sin(radiansFromDegrees(2 * launchDeg)),
  )
  const ballSpeedMph = mphFromMetresPerSecond(metresPerSecond)
  return { ballSpeedMph, launchDeg, spinRpm: launch.spinRpm * (ballSpeedMph / launch.ballSpeedMph) * spinShare }
}

function scattersOf(
  club: ClubType,
  {
    shot,
    handicap,
    carryYards,
    finishYards,
  }: RunningConditions & { readonly carryYards: number; readonly finishYards: number },
): readonly Scatter[] {
  const { distanceYards, lie, lieDetail, slope, pin } = shot
  const spread = shotSpread({ handicap, club, carryYards: finishYards, lie, lieDetail, slope, windMph: 0 })
  const greenFromYards = distanceYards + PIN_TO_MIDDLE_YARDS[pin] - GREEN.halfDepthYards
  const onGrassYards = Math.max(0, greenFromYards - carryYards)
  const mishitShare = RUNNING.mishits.share + RUNNING.mishits.perHandicap * handicap
  const rollYards = finishYards - carryYards
  return [
    {
      share: 1 - mishitShare,
      landingYards: carryYards,
      distanceSdYards: Math.hypot(
        spread.distanceSdYards * SPREAD.partialSwing,
        RUNNING.sdPerYardOnGrass * onGrassYards,
      ),
      lateralSdYards: spread.lateralSdYards,
      rollYards,
    },
    {
      share: mishitShare,
      landingYards: carryYards * MISHIT.carryShare,
      distanceSdYards: finishYards * MISHIT.distanceSdShare,
      lateralSdYards: spread.lateralSdYards * MISHIT.lateralFactor,
      rollYards: rollYards * MISHIT.carryShare,
    },
  ]
}

import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import { isFlyingClub } from '../flight/launch-anchors.ts'
import type { FlyingClub } from '../flight/launch-anchors.ts'
import { TRAJECTORY_CHANGE, typicalLaunch } from '../flight/typical-launch.ts'
import type { LaunchChange, Trajectory } from '../flight/typical-launch.ts'
import { closenessIn } from './belief.ts'
import type { LearningGolfer } from './belief.ts'
import { ageWeight, byFigures } from './kept-shot.ts'
import type { LearningShot } from './kept-shot.ts'
import { posteriorOf } from './posterior.ts'
import type { Observation, Posterior } from './posterior.ts'

/** How a golfer launches a club; the usual flight height is in it. For `inferLaunch`. */
export type OwnLaunch = LaunchChange & {
  /** Shots with ball speed and launch. */
  readonly shotCount: number
  /** How much of the launch angle is the golfer's own, 0 to 1. */
  readonly share: number
}

/** How golfers differ from the typical launch, in degrees and in ln spin, and one shot from the next. Rules of thumb. */
const SDS = {
  launch: { level: 1.5, shared: 0.8, own: 1, shot: 3 },
  spin: { level: 0.12, shared: 0.08, own: 0.08, shot: 0.18 },
} as const
/** A shot that carries less of the club's carry is not how the golfer launches it. */
const SOLID_SHARE = 0.8
/** Less is a misread. */
const LEAST_SPIN_RPM = 300

type LaunchedShot = LearningShot & { readonly ballSpeedMph: number; readonly launchDeg: number }
/** Weighted sums of departures from the typical launch. */
type Departures = { readonly weight: number; readonly sum: number }
type LaunchedClub = {
  readonly club: FlyingClub
  readonly shotCount: number
  readonly launch: Departures
  readonly spin: Departures
}

/**
 * Launch angle and measured spin against the typical ones, shrunk like carries to those of the golfer's usual flight height,
 * for each club with a shot that has ball speed and launch and carries 0.8 of the club's carry (yards, by club).
 */
export function learnLaunches(
  shots: readonly LearningShot[],
  carriesYards: ReadonlyMap<ClubType, number>,
  trajectory: Trajectory = 'normal',
): ReadonlyMap<ClubType, OwnLaunch> {
  const usable = shots
    .filter(isLaunched)
    .filter((shot) => isSolid(shot, carriesYards))
    .toSorted(byFigures)
  const clubs = [...new Set(usable.map(({ club }) => club))].filter(isFlyingClub).toSorted(byPosition)
  const launched = clubs.map((club) =>
    departuresOf(
      club,
      usable.filter((shot) => shot.club === club),
    ),
  )
  const closeness = closenessIn(clubs)
  const usual = TRAJECTORY_CHANGE[trajectory]
  const usualLnSpin = Math.log1p(usual.spinShare)
  const launches = learn(launched, { kind: 'launch', usual: usual.launchDeg, closeness })
  const spins = learn(launched, { kind: 'spin', usual: usualLnSpin, closeness })
  return new Map(
    launched.flatMap(({ club, shotCount }, index) => {
      const [launch, spin] = [launches[index], spins[index]]
      if (!launch || !spin) return []
      const launchDegMore = usual.launchDeg + launch.mean
      return [
        [
          club,
          { launchDegMore, spinShareMore: Math.expm1(usualLnSpin + spin.mean), shotCount, share: launch.shares.own },
        ],
      ]
    }),
  )
}

function isLaunched(shot: LearningShot): shot is LaunchedShot {
  return shot.ballSpeedMph !== undefined && shot.launchDeg !== undefined
}

function isSolid({ club, carryYards }: LearningShot, carriesYards: ReadonlyMap<ClubType, number>): boolean {
  const clubYards = carriesYards.get(club)
  return clubYards !== undefined && carryYards >= SOLID_SHARE * clubYards
}

function departuresOf(club: FlyingClub, shots: readonly LaunchedShot[]): LaunchedClub {
  const departures = shots.map(({ ballSpeedMph, launchDeg, spinRpm, ageDays }) => {
    const typical = typicalLaunch(club, { ballSpeedMph, trajectory: 'normal' })
    return {
      weight: ageWeight(ageDays),
      launchDeg: launchDeg - typical.launchDeg,
      lnSpin: spinRpm === undefined ? undefined : Math.log(Math.max(LEAST_SPIN_RPM, spinRpm) / typical.spinRpm),
    }
  })
  return {
    club,
    shotCount: shots.length,
    launch: summed(departures.map(({ weight, launchDeg }) => ({ weight, value: launchDeg }))),
    spin: summed(departures.flatMap(({ weight, lnSpin }) => (lnSpin === undefined ? [] : [{ weight, value: lnSpin }]))),
  }
}

function summed(values: readonly { readonly weight: number; readonly value: number }[]): Departures {
  return {
    weight: values.reduce((sum, { weight }) => sum + weight, 0),
    sum: values.reduce((sum, { weight, value }) => sum + weight * value, 0),
  }
}

function learn(
  launched: readonly LaunchedClub[],
  {
    kind,
    usual,
    closeness,
  }: { readonly kind: keyof typeof SDS; readonly usual: number; readonly closeness: LearningGolfer['closeness'] },
): readonly Posterior[] {
  const { level, shared, own, shot } = SDS[kind]
  const covariance = (a: number, b: number) => level ** 2 + shared ** 2 * closeness(a, b) + (a === b ? own ** 2 : 0)
  const observations = launched.flatMap((club, index): Observation[] => {
    const { weight, sum } = club[kind]
    return weight === 0 ? [] : [{ index, value: sum / weight - usual, noiseVariance: shot ** 2 / weight }]
  })
  return launched.map((_, index) => posteriorOf(index, { observations, covariance }))
}

import type { Launch } from './physics/fly.ts'
import type { ClubAnchors, FlyingClub } from './launch-anchors.ts'
import { LAUNCH_ANCHORS, familyOf } from './launch-anchors.ts'

export const TRAJECTORIES = ['low', 'normal', 'high'] as const
/** How high a golfer usually hits the ball. */
export type Trajectory = (typeof TRAJECTORIES)[number]

/** Beyond this share of the way from the slow to the fast anchor, launch and spin are constant. */
export const LARGEST_SHARE = 1.3

/**
 * Below the slow anchor the ball launches higher per mph lost, and irons, hybrids and woods spin more per degree
 * gained: docs/models/ball-flight.md.
 */
export const SLOWER = {
  driver: { launchDegPerMph: 0.05, spinSharePerDeg: 0 },
  wood: { launchDegPerMph: 0.08, spinSharePerDeg: 0.05 },
  hybrid: { launchDegPerMph: 0.09, spinSharePerDeg: 0.05 },
  iron: { launchDegPerMph: 0.1, spinSharePerDeg: 0.03 },
} as const

/** Slow low balls do not carry: slow golfers launch at least this high. */
export const LOWEST_LAUNCH = { launchDeg: 14.3, atBallSpeedMph: 110, launchDegPerMph: 0.28 } as const

/** Spin of slow drivers, rpm per mph of ball speed. */
export const SLOW_DRIVER_SPIN = { gainPerMph: 0.34, most: 31 } as const

export const TRAJECTORY_CHANGE = {
  low: { launchDeg: -1.5, spinShare: -0.12 },
  normal: { launchDeg: 0, spinShare: 0 },
  high: { launchDeg: 1.5, spinShare: 0.12 },
} as const satisfies Record<Trajectory, { launchDeg: number; spinShare: number }>

/** A golfer's launch against the typical one for the normal flight height, at the same ball speed. */
export type LaunchChange = {
  readonly launchDegMore: number
  /** 0.1 is a tenth more spin; above −1. */
  readonly spinShareMore: number
}

/** Launches that the flight model knows and that fly: degrees, rpm. */
const CHANGED_LAUNCH = { leastDeg: 2, mostDeg: 60, mostSpinRpm: 15_000 } as const

/** The golfer's own launch with a club at a ball speed. */
export function changedLaunch(
  club: FlyingClub,
  { ballSpeedMph, change }: { readonly ballSpeedMph: number; readonly change: LaunchChange },
): Launch {
  const { launchDeg, spinRpm } = normalLaunch(club, ballSpeedMph)
  const { leastDeg, mostDeg, mostSpinRpm } = CHANGED_LAUNCH
  return {
    ballSpeedMph,
    launchDeg: Math.min(mostDeg, Math.max(leastDeg, launchDeg + change.launchDegMore)),
    spinRpm: Math.min(mostSpinRpm, spinRpm * (1 + change.spinShareMore)),
  }
}

/** A club's launch at a ball speed, for the golfer's usual flight height. */
export function typicalLaunch(
  club: FlyingClub,
  { ballSpeedMph, trajectory }: { readonly ballSpeedMph: number; readonly trajectory: Trajectory },
): Launch {
  const normal = normalLaunch(club, ballSpeedMph)
  const change = TRAJECTORY_CHANGE[trajectory]
  const spinRpm = normal.spinRpm * (1 + change.spinShare)
  const launchDeg = normal.launchDeg + change.launchDeg
  if (trajectory !== 'low') return { ballSpeedMph, launchDeg, spinRpm }
  const lowestDeg = Math.min(normal.launchDeg, lowestLaunchDeg(ballSpeedMph))
  return { ballSpeedMph, launchDeg: Math.max(launchDeg, lowestDeg), spinRpm }
}

function normalLaunch(club: FlyingClub, ballSpeedMph: number): Launch {
  const anchors: ClubAnchors = LAUNCH_ANCHORS[club]
  return ballSpeedMph >= anchors.slow.ballSpeedMph
    ? launchAlongAnchors(anchors, ballSpeedMph)
    : launchBelowAnchors(club, ballSpeedMph)
}

function launchAlongAnchors({ fast, slow }: ClubAnchors, ballSpeedMph: number): Launch {
  const share = Math.min(LARGEST_SHARE, (ballSpeedMph - slow.ballSpeedMph) / (fast.ballSpeedMph - slow.ballSpeedMph))
  return {
    ballSpeedMph,
    launchDeg: slow.launchDeg + share * (fast.launchDeg - slow.launchDeg),
    spinRpm: slow.spinRpm + share * (fast.spinRpm - slow.spinRpm),
  }
}

function launchBelowAnchors(club: FlyingClub, ballSpeedMph: number): Launch {
  const { slow } = LAUNCH_ANCHORS[club]
  const { launchDegPerMph, spinSharePerDeg } = SLOWER[familyOf(club)]
  const lostMph = slow.ballSpeedMph - ballSpeedMph
  const launchDeg = Math.max(slow.launchDeg + launchDegPerMph * lostMph, lowestLaunchDeg(ballSpeedMph))
  const spinRpmPerMph = slow.spinRpm / slow.ballSpeedMph
  if (club === 'driver') {
    const { gainPerMph, most } = SLOW_DRIVER_SPIN
    return { ballSpeedMph, launchDeg, spinRpm: ballSpeedMph * Math.min(most, spinRpmPerMph + gainPerMph * lostMph) }
  }
  const spinShare = 1 + spinSharePerDeg * (launchDeg - slow.launchDeg)
  return { ballSpeedMph, launchDeg, spinRpm: ballSpeedMph * spinRpmPerMph * spinShare }
}

function lowestLaunchDeg(ballSpeedMph: number): number {
  const { launchDeg, atBallSpeedMph, launchDegPerMph } = LOWEST_LAUNCH
  return launchDeg + launchDegPerMph * (atBallSpeedMph - ballSpeedMph)
}

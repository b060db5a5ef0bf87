import type { ClubType } from '../src/club.ts'
import { LAUNCH_ANCHORS } from '../src/flight/launch-anchors.ts'
import type { FlyingClub } from '../src/flight/launch-anchors.ts'
import { REFERENCE_FLIGHT_AIR } from '../src/flight/physics/air.ts'
import { carryYardsIn } from '../src/flight/physics/fly.ts'
import { typicalLaunch } from '../src/flight/typical-launch.ts'

/** Carries in whole yards of a golfer who strikes every club with the same share of a tour player's ball speed. */
export type FlownBag = { readonly mph: number; readonly carries: Readonly<Partial<Record<ClubType, number>>> }

/** Driver speed of the LPGA Tour, mph: golf/reference/tour-launches.ts. */
const LPGA_MPH = 96
const SHARES: readonly number[] = [0.5, 0.57, 0.65, 0.72, 0.79, 0.86]
const CLUBS: readonly FlyingClub[] = [
  'driver',
  '3-wood',
  '5-wood',
  '7-wood',
  '4-hybrid',
  '5-hybrid',
  '6-iron',
  '7-iron',
  '8-iron',
  '9-iron',
  'pw',
  'gw',
  'sw',
  'lw',
]

/**
 * Bags of 48 to 83 mph, flown by the product's own model club by club, since no table of measured slow golfers exists: the
 * averages of the LPGA Tour, slowed alike. They say what physics allows, not how slow golfers strike the ball.
 */
export const FLOWN_BAGS: readonly FlownBag[] = SHARES.map((share) => ({
  mph: Math.round(share * LPGA_MPH),
  carries: Object.fromEntries(CLUBS.map((club) => [club, Math.round(flownYards(club, share))])),
}))

function flownYards(club: FlyingClub, share: number): number {
  const ballSpeedMph = share * LAUNCH_ANCHORS[club].slow.ballSpeedMph
  return carryYardsIn(REFERENCE_FLIGHT_AIR, typicalLaunch(club, { ballSpeedMph, trajectory: 'normal' }))
}

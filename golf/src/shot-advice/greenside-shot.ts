import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import { CHIP_WITHIN_YARDS } from './chip-within.ts'
import type { Choice } from './choice.ts'
import { hasClearWay } from './front-trouble.ts'
import type { Lie, Shot } from './shot.ts'
import { expectedStrokes } from './strokes.ts'
import { runningCarryYards, runningKind } from './swings/running-stroke.ts'
import type { AdvisedClub } from './swings/swing.ts'

/** Putted from the fringe from farther away than a ball is chipped. */
export const PUTT_WITHIN_YARDS = 30

/**
 * Amateurs get up and down more often with less loft: Shot Scope in troon.com. The first of these in the bag is used.
 */
const GREENSIDE_CLUBS = {
  fringe: ['putter', '8-iron'],
  fairway: ['pw'],
  tee: ['pw'],
  'cart-path': ['pw'],
  rough: ['sw'],
} as const satisfies Record<Exclude<Lie, 'bunker'>, readonly ClubType[]>

export function isGreensideShot(bag: readonly Pick<AdvisedClub, 'club'>[], shot: Shot): boolean {
  const { lie, distanceYards } = shot
  const mayPutt = lie === 'fringe' && bag.some(({ club }) => club === 'putter')
  const withinYards = mayPutt ? PUTT_WITHIN_YARDS : CHIP_WITHIN_YARDS
  return lie !== 'bunker' && distanceYards <= withinYards && hasClearWay(shot)
}

/** The club for a ball next to the green; without the usual one, the club nearest in loft. */
export function greensideShot(
  bag: readonly AdvisedClub[],
  { shot: { lie, distanceYards }, handicap }: { readonly shot: Shot; readonly handicap: number },
): Choice {
  const wanted: readonly ClubType[] = lie === 'bunker' ? [] : GREENSIDE_CLUBS[lie]
  const club =
    wanted.find((type) => bag.some((owned) => owned.club === type)) ?? nearestInLoft(bag, wanted.at(-1) ?? 'sw')
  const struck = { finishYards: distanceYards, aimYards: 0, startLineYards: 0 }
  return {
    club,
    ...(club === 'putter'
      ? { kind: 'putt', ...struck }
      : { kind: runningKind(club), carryTodayYards: runningCarryYards(club, distanceYards), ...struck }),
    expectedStrokes: expectedStrokes({ handicap, surface: lie === 'rough' ? 'rough' : 'fairway', distanceYards }),
    costStrokes: 0,
  }
}

function nearestInLoft(bag: readonly AdvisedClub[], wanted: ClubType): ClubType {
  const offDeg = ({ loftDeg }: AdvisedClub) => Math.abs(loftDeg - CLUBS[wanted].loftDeg)
  const nearest = bag.filter(({ club }) => club !== 'putter').toSorted((a, b) => offDeg(a) - offDeg(b))[0]
  return nearest?.club ?? wanted
}

import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { Choice } from './choice.ts'
import type { Lie, Shot } from './shot.ts'
import { expectedStrokes } from './strokes.ts'
import type { AdvisedClub } from './swings/swing.ts'

/** Within this the ball is chipped or putted, unless it is in a bunker. */
export const CHIP_WITHIN_YARDS = 20

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

export function isGreensideShot({ lie, distanceYards }: Shot): boolean {
  return lie !== 'bunker' && distanceYards <= CHIP_WITHIN_YARDS
}

/** The club for a ball next to the green; without the usual one, the club nearest in loft. */
export function greensideShot(
  bag: readonly AdvisedClub[],
  { shot: { lie, distanceYards }, handicap }: { readonly shot: Shot; readonly handicap: number },
): Choice {
  const wanted: readonly ClubType[] = lie === 'bunker' ? [] : GREENSIDE_CLUBS[lie]
  const club =
    wanted.find((type) => bag.some((owned) => owned.club === type)) ?? nearestInLoft(bag, wanted.at(-1) ?? 'sw')
  return {
    club,
    kind: club === 'putter' ? 'putt' : 'chip',
    finishYards: distanceYards,
    aimYards: 0,
    startLineYards: 0,
    expectedStrokes: expectedStrokes({ handicap, surface: lie === 'rough' ? 'rough' : 'fairway', distanceYards }),
    costStrokes: 0,
  }
}

function nearestInLoft(bag: readonly AdvisedClub[], wanted: ClubType): ClubType {
  const offDeg = ({ loftDeg }: AdvisedClub) => Math.abs(loftDeg - CLUBS[wanted].loftDeg)
  const nearest = bag.filter(({ club }) => club !== 'putter').toSorted((a, b) => offDeg(a) - offDeg(b))[0]
  return nearest?.club ?? wanted
}

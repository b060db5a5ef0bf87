import { flexOf, isAssumed, loftOf } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { suggestedLoft, suggestedShaft } from '../gapping/filler.ts'
import { suitingFlexes } from '../fitting/driver-shaft.ts'
import type { SpeedWithRange } from '../golfer-speed.ts'
import type { Specifications } from './recommendation.ts'

/** Usual lies in degrees of men's right-handed clubs as sold, before fitting. */
const USUAL_LIE_DEG = {
  driver: 58,
  '3-wood': 57,
  '5-wood': 57.5,
  '2-hybrid': 57.5,
  '7-wood': 58.5,
  '3-hybrid': 58,
  '3-iron': 59.5,
  '4-hybrid': 58.5,
  '9-wood': 59,
  '4-iron': 60,
  '5-hybrid': 59,
  '5-iron': 60.5,
  '11-wood': 59.5,
  '6-hybrid': 59.5,
  '6-iron': 61,
  '7-hybrid': 60,
  '7-iron': 61.5,
  '8-iron': 62,
  '9-iron': 62.5,
  pw: 63.5,
  gw: 64,
  sw: 64,
  lw: 64,
  putter: 70,
} as const satisfies Record<ClubType, number>

/** What to ask for when buying a club of this type: loft and shaft by type, flex by the golfer's speed. */
export function shopSpecifications(club: ClubType, { speed }: { readonly speed: SpeedWithRange }): Specifications {
  const built = { loft: suggestedLoft(club), shaftType: suggestedShaft(club), lieDeg: USUAL_LIE_DEG[club] }
  return club === 'putter' ? built : { ...built, shaftFlex: suitingFlexes(speed)[0] }
}

/** The specifications of an owned club. */
export function ownSpecifications(club: BagClub): Specifications {
  const loftDeg = loftOf(club)
  const { shaftType, lie } = club
  return { loft: { fromDeg: loftDeg, toDeg: loftDeg }, shaftType, shaftFlex: flexOf(club), lieDeg: lie }
}

/** Those of the owned club, else those to ask for in a shop, also for a shaft that was never entered. */
export function specificationsOf(
  club: ClubType,
  { bag, speed }: { readonly bag: readonly BagClub[]; readonly speed: SpeedWithRange },
): Specifications {
  const own = bag.find(({ type }) => type === club)
  return own && !isAssumed(own, 'shaftFlex') ? ownSpecifications(own) : shopSpecifications(club, { speed })
}

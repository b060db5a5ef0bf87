import type { ClubType } from '../../club.ts'
import { CLUBS, byPosition } from '../../club.ts'

/** A club with its loft in degrees, if known. */
export type LoftedClub = { readonly club: ClubType; readonly loftDeg?: number | undefined }

/**
 * Share of the carry lost per degree of loft: the flight model at a fixed head speed gives 0.9 % (5i) to 3.1 % (sw).
 */
export const RATE = { at32Deg: 0.0155, perDeg: 0.00068, aroundDeg: 32, least: 0.009, most: 0.036 } as const

/** How much of its irons' strength the pitching wedge of a strong set shares. */
export const PITCHING_WEDGE_SHARE = 0.7

/** Sets are sold with strong lofts, not weak ones: an iron weaker by no more than this was bent (mygolfspy.com). */
const MOST_WEAKENED_DEG = 2

/** Effect of a club's loft on ln carry relative to the usual loft; none for the driver. Stronger lofts are positive. */
export function loftEffect({ club, loftDeg }: { readonly club: ClubType; readonly loftDeg: number }): number {
  const { kind, loftDeg: usualDeg } = CLUBS[club]
  if (kind === 'driver') return 0
  const rate = RATE.at32Deg + RATE.perDeg * ((loftDeg + usualDeg) / 2 - RATE.aroundDeg)
  return -Math.min(RATE.most, Math.max(RATE.least, rate)) * (loftDeg - usualDeg)
}

/** Each club's effect of loft in this bag. */
export function loftEffectsIn(clubs: readonly LoftedClub[]): (club: ClubType) => number {
  const known = clubs.filter(({ loftDeg }) => loftDeg !== undefined)
  return (club) => loftEffect({ club, loftDeg: loftInSet(club, known) })
}

/**
 * A club's loft in a bag with some known lofts: its own, else the usual one. Irons shift with the nearest known iron,
 * so that a strong 7-iron has no weak neighbours; a single iron bent weaker tells nothing about the others.
 */
export function loftInSet(club: ClubType, known: readonly LoftedClub[]): number {
  const own = known.find((one) => one.club === club)?.loftDeg
  const { kind, loftDeg: usualDeg } = CLUBS[club]
  if (own !== undefined) return own
  if (kind !== 'iron' && club !== 'pw') return usualDeg

  const [nearest] = known
    .flatMap(({ club: iron, loftDeg }) =>
      loftDeg !== undefined && CLUBS[iron].kind === 'iron' ? [{ iron, shiftDeg: loftDeg - CLUBS[iron].loftDeg }] : [],
    )
    .filter(({ shiftDeg }) => shiftDeg <= 0 || shiftDeg > MOST_WEAKENED_DEG)
    .toSorted((a, b) => distance(a.iron, club) - distance(b.iron, club) || byPosition(a.iron, b.iron))
  return usualDeg + (nearest?.shiftDeg ?? 0) * (club === 'pw' ? PITCHING_WEDGE_SHARE : 1)
}

function distance(a: ClubType, b: ClubType): number {
  return Math.abs(byPosition(a, b))
}

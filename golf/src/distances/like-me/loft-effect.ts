import type { ClubType } from '../../club.ts'
import { CLUBS, byPosition } from '../../club.ts'

/** A club, with its loft in degrees where that is known. */
export type LoftedClub = { readonly club: ClubType; readonly loftDeg?: number | undefined }

/** Share of carry lost per degree of loft: the flight model at a fixed head speed gives 0.9 % (5i) to 3.1 % (sw). */
export const RATE = { at32Deg: 0.0155, perDeg: 0.00068, aroundDeg: 32, least: 0.009, most: 0.036 } as const

/** The pitching wedge of a strong set is stronger by this share of what its irons are. */
export const PITCHING_WEDGE_SHARE = 0.7

/** Sets are sold with strong lofts, not with weak ones: an iron weaker by no more than this was bent (mygolfspy.com). */
const MOST_WEAKENED_DEG = 2

/** What a club's loft does to ln carry against the usual loft; the driver takes none. Stronger lofts are above 0. */
export function loftEffect({ club, loftDeg }: { readonly club: ClubType; readonly loftDeg: number }): number {
  const { kind, loftDeg: usualDeg } = CLUBS[club]
  if (kind === 'driver') return 0
  const rate = RATE.at32Deg + RATE.perDeg * ((loftDeg + usualDeg) / 2 - RATE.aroundDeg)
  return -Math.min(RATE.most, Math.max(RATE.least, rate)) * (loftDeg - usualDeg)
}

/**
 * The loft of a club in a bag of which some lofts are known: its own, else the usual one; for irons shifted like the
 * nearest iron that is known, so that a strong 7-iron has no weak neighbours. One that was bent weaker, alone, says
 * nothing of the others.
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

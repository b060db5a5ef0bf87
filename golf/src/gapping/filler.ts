import type { ShaftType } from '../bag.ts'
import { usualShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUB_TYPES, CLUBS, byPosition } from '../club.ts'
import type { ClubCarry } from '../distances/club-distance.ts'
import { UNCOMMON_CLUBS } from '../distances/standard-carry.ts'

/** Degrees; both ends are the same where one loft is usual. */
export type LoftRange = { readonly fromDeg: number; readonly toDeg: number }

/** The club for a hole, by the average carry of its neighbours (specification 1 §9). The first match counts. */
const USUAL_FILLERS = [
  { aboveYards: 220, filler: '3-wood' },
  { aboveYards: 200, filler: '5-wood' },
  { aboveYards: 185, filler: '3-hybrid' },
  { aboveYards: 175, filler: '4-hybrid' },
  { aboveYards: 165, filler: '5-hybrid' },
  { aboveYards: 155, filler: '5-iron' },
  { aboveYards: 145, filler: '6-iron' },
  { aboveYards: 135, filler: '7-iron' },
  { aboveYards: 125, filler: '8-iron' },
  { aboveYards: 115, filler: '9-iron' },
  { aboveYards: 105, filler: 'pw' },
  { aboveYards: 95, filler: 'gw' },
  { aboveYards: 80, filler: 'sw' },
] as const satisfies readonly { readonly aboveYards: number; readonly filler: ClubType }[]

/** Lofts to look for when buying (specification 1 §9). */
const SUGGESTED_LOFTS: Readonly<Partial<Record<ClubType, LoftRange>>> = {
  gw: { fromDeg: 50, toDeg: 52 },
  sw: { fromDeg: 54, toDeg: 56 },
  lw: { fromDeg: 58, toDeg: 60 },
  '3-hybrid': { fromDeg: 18, toDeg: 20 },
  '4-hybrid': { fromDeg: 22, toDeg: 24 },
  '5-hybrid': { fromDeg: 25, toDeg: 27 },
}

/**
 * The club to add between two neighbours: the table's, if not owned and between them in the order table, else the
 * unowned common type closest to the middle. Undefined when there is none: then only a changed loft or a partial swing
 * helps.
 * Ties go to the easier club: a wood or wedge, then a hybrid, then an iron.
 */
export function fillerBetween({
  longer,
  shorter,
  owned,
}: {
  readonly longer: ClubCarry
  readonly shorter: ClubCarry
  readonly owned: readonly ClubType[]
}): ClubType | undefined {
  const candidates = commonTypesBetween(longer.club, shorter.club).filter((type) => !owned.includes(type))
  const usual = usualFiller((longer.carryYards + shorter.carryYards) / 2)
  if (candidates.includes(usual)) return usual
  return nearestMiddle(candidates, longer.club, shorter.club)
}

/** The table's club for the neighbours' average carry, owned or not. */
export function usualFiller(averageCarryYards: number): ClubType {
  return USUAL_FILLERS.find(({ aboveYards }) => averageCarryYards > aboveYards)?.filler ?? 'lw'
}

/** Types strictly between two clubs in the order table; empty when `lower` is not below `upper`. */
export function typesBetween(upper: ClubType, lower: ClubType): readonly ClubType[] {
  return CLUB_TYPES.filter((type) => byPosition(upper, type) < 0 && byPosition(type, lower) < 0)
}

/** Those of them that the specification's tables know: only they are named as fillers. */
export function commonTypesBetween(upper: ClubType, lower: ClubType): readonly ClubType[] {
  return typesBetween(upper, lower).filter((type) => !UNCOMMON_CLUBS.includes(type))
}

/** The type closest to the middle between two clubs, by position in the order table. */
export function nearestMiddle(types: readonly ClubType[], upper: ClubType, lower: ClubType): ClubType | undefined {
  const middle = (CLUBS[upper].position + CLUBS[lower].position) / 2
  const distance = (type: ClubType) => Math.abs(CLUBS[type].position - middle)
  return types.toSorted((a, b) => distance(a) - distance(b) || difficulty(a) - difficulty(b) || byPosition(a, b))[0]
}

/** Higher is harder to hit: irons harder than the hybrid they correspond to, hybrids harder than lofted woods. */
export function difficulty(type: ClubType): number {
  return ['hybrid', 'iron'].indexOf(CLUBS[type].kind)
}

/** Lofts to look for in an added club, in degrees; the usual loft where no range is given. */
export function suggestedLoft(type: ClubType): LoftRange {
  const { loftDeg } = CLUBS[type]
  return SUGGESTED_LOFTS[type] ?? { fromDeg: loftDeg, toDeg: loftDeg }
}

/** The shaft to look for in an added club. */
export function suggestedShaft(type: ClubType): ShaftType {
  return usualShaftType(type)
}

/** The kinds of club; a golfer owns at most one of each. */
export const CLUB_TYPES = [
  'driver',
  '3-wood',
  '5-wood',
  '2-hybrid',
  '7-wood',
  '3-hybrid',
  '3-iron',
  '4-hybrid',
  '9-wood',
  '4-iron',
  '5-hybrid',
  '5-iron',
  '11-wood',
  '6-hybrid',
  '6-iron',
  '7-hybrid',
  '7-iron',
  '8-iron',
  '9-iron',
  'pw',
  'gw',
  'sw',
  'lw',
  'putter',
] as const
export type ClubType = (typeof CLUB_TYPES)[number]

export const CLUB_KINDS = ['driver', 'wood', 'hybrid', 'iron', 'wedge', 'putter'] as const
export type ClubKind = (typeof CLUB_KINDS)[number]

type ClubFacts = {
  readonly displayName: string
  readonly kind: ClubKind
  /**
   * Place in the bag's order, longest club first. Hybrids sit half a step above the iron they replace, lofted woods a
   * quarter of a step below the hybrid or iron they fly as far as.
   */
  readonly position: number
  /** Usual loft; the golfer's own may differ. */
  readonly loftDeg: number
}

/** The order table: `docs/glossary.md`. */
export const CLUBS = {
  driver: { displayName: 'Driver', kind: 'driver', position: 1, loftDeg: 10.5 },
  '3-wood': { displayName: '3-Wood', kind: 'wood', position: 2, loftDeg: 15 },
  '5-wood': { displayName: '5-Wood', kind: 'wood', position: 3, loftDeg: 18 },
  '2-hybrid': { displayName: '2-Hybrid', kind: 'hybrid', position: 3.5, loftDeg: 17 },
  '7-wood': { displayName: '7-Wood', kind: 'wood', position: 4, loftDeg: 21 },
  '3-hybrid': { displayName: '3-Hybrid', kind: 'hybrid', position: 4.5, loftDeg: 19 },
  '3-iron': { displayName: '3-Iron', kind: 'iron', position: 5, loftDeg: 20 },
  '4-hybrid': { displayName: '4-Hybrid', kind: 'hybrid', position: 5.5, loftDeg: 22 },
  '9-wood': { displayName: '9-Wood', kind: 'wood', position: 5.75, loftDeg: 24 },
  '4-iron': { displayName: '4-Iron', kind: 'iron', position: 6, loftDeg: 22 },
  '5-hybrid': { displayName: '5-Hybrid', kind: 'hybrid', position: 6.5, loftDeg: 25 },
  '5-iron': { displayName: '5-Iron', kind: 'iron', position: 7, loftDeg: 25 },
  '11-wood': { displayName: '11-Wood', kind: 'wood', position: 7.25, loftDeg: 27 },
  '6-hybrid': { displayName: '6-Hybrid', kind: 'hybrid', position: 7.5, loftDeg: 28 },
  '6-iron': { displayName: '6-Iron', kind: 'iron', position: 8, loftDeg: 28 },
  '7-hybrid': { displayName: '7-Hybrid', kind: 'hybrid', position: 8.5, loftDeg: 31 },
  '7-iron': { displayName: '7-Iron', kind: 'iron', position: 9, loftDeg: 32 },
  '8-iron': { displayName: '8-Iron', kind: 'iron', position: 10, loftDeg: 36 },
  '9-iron': { displayName: '9-Iron', kind: 'iron', position: 11, loftDeg: 41 },
  pw: { displayName: 'Pitching Wedge', kind: 'wedge', position: 12, loftDeg: 46 },
  gw: { displayName: 'Gap Wedge', kind: 'wedge', position: 13, loftDeg: 52 },
  sw: { displayName: 'Sand Wedge', kind: 'wedge', position: 14, loftDeg: 56 },
  lw: { displayName: 'Lob Wedge', kind: 'wedge', position: 15, loftDeg: 60 },
  putter: { displayName: 'Putter', kind: 'putter', position: 16, loftDeg: 3 },
} as const satisfies Record<ClubType, ClubFacts>

/** Grouped the way golfers look for a club. */
export const CLUB_GROUPS = [
  { name: 'Driver and woods', kinds: ['driver', 'wood'] },
  { name: 'Hybrids', kinds: ['hybrid'] },
  { name: 'Irons', kinds: ['iron'] },
  { name: 'Wedges', kinds: ['wedge'] },
  { name: 'Putter', kinds: ['putter'] },
] as const satisfies readonly { readonly name: string; readonly kinds: readonly ClubKind[] }[]

/** Every type of these kinds, in the order of the table. */
export function clubsOfKinds(kinds: readonly ClubKind[]): readonly ClubType[] {
  return CLUB_TYPES.filter((club) => kinds.includes(CLUBS[club].kind))
}

export function isClubType(text: string): text is ClubType {
  return Object.hasOwn(CLUBS, text)
}

/** Sorts by position: longest club first. */
export function byPosition(a: ClubType, b: ClubType): number {
  return CLUBS[a].position - CLUBS[b].position
}

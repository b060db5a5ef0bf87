export const IRON_TYPES = ['game-improvement', 'players-distance', 'players'] as const
export type IronType = (typeof IRON_TYPES)[number]

/** Handicaps above which easier irons are advised (specification 2 §9). */
export const GAME_IMPROVEMENT_ABOVE_HANDICAP = 15
export const PLAYERS_DISTANCE_ABOVE_HANDICAP = 8

/** Dollars per set (specification 2 §9); players distance and players irons share a price there. */
export const IRON_PRICES = {
  'game-improvement': { fromDollars: 600, toDollars: 800 },
  'players-distance': { fromDollars: 800, toDollars: 1200 },
  players: { fromDollars: 800, toDollars: 1200 },
} as const satisfies Record<IronType, { fromDollars: number; toDollars: number }>

/** The irons for a handicap; game improvement without one. */
export function fittedIrons(handicap: number | undefined): IronType {
  if (handicap === undefined || handicap > GAME_IMPROVEMENT_ABOVE_HANDICAP) return 'game-improvement'
  return handicap > PLAYERS_DISTANCE_ABOVE_HANDICAP ? 'players-distance' : 'players'
}

import type { Hand } from '../golfer.ts'

/** For whom a set is built: length, weight and flex differ. */
export const SET_PLAYERS = ['men', 'ladies', 'junior'] as const
export type SetPlayer = (typeof SET_PLAYERS)[number]

export type SetVersion = { readonly player: SetPlayer; readonly hand: Hand }

/** What the catalogue has: of no set a ladies', junior or left-handed version was found. Not given is right-handed. */
export function isInCatalogue({ player, hand }: SetVersion): boolean {
  return player === 'men' && hand === 'right'
}

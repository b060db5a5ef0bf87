import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { PlayedLie } from '@bagwise/golf/play/played-record'

export const roundNotChanged = "The round couldn't be changed. Try again."
export const title = 'Play a round'
export const line = 'Two taps a shot, one card.'
/** In the plural, as it goes into "Your rounds didn't load." */
export const loadedThing = 'rounds'
export const getting = 'Getting the round'
export const missingTitle = 'No such round'
export const missing = 'This round is gone. You may have deleted it on another device.'
export const outOfReachTitle = 'Round not here yet'
export const outOfReach = "This phone doesn't have the holes of this round yet. Connect once, and it will."
export const allRounds = 'All rounds'

export const clubName = (club: ClubType) => CLUBS[club].displayName

export const lieNames = {
  tee: 'Tee',
  fairway: 'Fairway',
  rough: 'Rough',
  bunker: 'Sand',
  trees: 'Trees',
  fringe: 'Fringe',
  'cart-path': 'Cart path',
} as const satisfies Record<PlayedLie, string>

/** Within a sentence: 'from the fairway', 'from sand'. */
export const fromLie = {
  tee: 'from the tee',
  fairway: 'from the fairway',
  rough: 'from the rough',
  bunker: 'from sand',
  trees: 'from the trees',
  fringe: 'from the fringe',
  'cart-path': 'from the cart path',
} as const satisfies Record<PlayedLie, string>

/** '+6', 'E', '−2' */
export function overParText(overPar: number): string {
  if (overPar === 0) return 'E'
  return overPar > 0 ? `+${overPar}` : `−${-overPar}`
}

/** Of a forecast of which nothing newer is known. */
export const forecastOld = (hours: number) => `This forecast is ${hours} hours old.`

export const throughText = (count: number) => `through ${count}`

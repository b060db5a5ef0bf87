import type { ClubKind, ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'

/**
 * Approximate price of a new club in dollars: between the mid-range and premium starter sets of 2024 that are priced
 * per club (fairway woods 175 to 349, hybrids 145 to 299, irons 91 to 143, wedges 89 to 179).
 */
const ABOUT_DOLLARS = {
  driver: 400,
  wood: 250,
  hybrid: 200,
  iron: 110,
  wedge: 120,
  putter: 150,
} as const satisfies Record<ClubKind, number>

/** Approximate price of a new club of this type, in dollars. */
export function aboutDollars(club: ClubType): number {
  return ABOUT_DOLLARS[CLUBS[club].kind]
}

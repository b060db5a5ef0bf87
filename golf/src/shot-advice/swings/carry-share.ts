import type { ClubType } from '../../club.ts'
import type { Shot } from '../shot.ts'
import { carryShareFrom } from './lie-effects.ts'
import { SLOPE_EFFECTS } from './slope-effects.ts'

/** The share of its carry that a club keeps on this lie and slope. */
export function carryShareOn(shot: Pick<Shot, 'lie' | 'lieDetail' | 'slope'>, club: ClubType): number {
  return carryShareFrom(shot, club) * SLOPE_EFFECTS[shot.slope].carry
}

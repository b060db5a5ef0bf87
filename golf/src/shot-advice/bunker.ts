import { lieDetailOf } from './shot.ts'
import type { Shot } from './shot.ts'

/** A bunker within this distance is greenside. */
export const GREENSIDE_BUNKER_YARDS = 50

export function isGreensideBunker({ lie, distanceYards }: Pick<Shot, 'lie' | 'distanceYards'>): boolean {
  return lie === 'bunker' && distanceYards <= GREENSIDE_BUNKER_YARDS
}

/** Beside the green the sand throws the ball out; a plugged ball comes out in no other way. */
export function isOutOfSand(shot: Pick<Shot, 'lie' | 'lieDetail' | 'distanceYards'>): boolean {
  return isGreensideBunker(shot) || lieDetailOf(shot) === 'plugged'
}

import { holeOf } from './hole/hole.ts'
import type { Shot } from './shot.ts'

/** How far the ball has to carry over what lies between it and the pin; undefined when the way is clear. */
export function frontTroubleEndsYards(shot: Shot): number | undefined {
  const across = holeOf(shot).areas.filter(({ side, nearYards }) => side === 'front' && nearYards < shot.distanceYards)
  return across.length === 0 ? undefined : Math.max(...across.map(({ farYards }) => farYards))
}

/** Nothing lies across the way to the pin: the ball may run there. */
export function hasClearWay(shot: Shot): boolean {
  return frontTroubleEndsYards(shot) === undefined
}

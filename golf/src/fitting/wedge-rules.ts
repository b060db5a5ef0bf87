import type { AttackAngle, Unknown } from './answers.ts'
import type { IronType } from './iron-rules.ts'

/**
 * Lofts of the pitching wedges that irons of 2024 are sold with, degrees: TaylorMade Qi and Callaway Ai Smoke 43, Srixon
 * ZX5 Mk II 44, Titleist T150 46.
 */
export const PITCHING_WEDGE_OF_IRONS_DEG = {
  'game-improvement': 43,
  'players-distance': 44,
  players: 46,
} as const satisfies Record<IronType, number>

/** Soles by bounce, degrees: Titleist's Vokey guide. Steep swings need more (golfwrx.com). */
export const BOUNCES = {
  low: { fromDeg: 4, toDeg: 6 },
  mid: { fromDeg: 7, toDeg: 10 },
  high: { fromDeg: 11, toDeg: 14 },
} as const
export type Bounce = keyof typeof BOUNCES

const BOUNCE_OF_ATTACK = {
  steep: 'high',
  neutral: 'mid',
  shallow: 'low',
  unknown: 'mid',
} as const satisfies Record<AttackAngle | Unknown, Bounce>

export function fittedBounce(attackAngle: AttackAngle | Unknown): Bounce {
  return BOUNCE_OF_ATTACK[attackAngle]
}

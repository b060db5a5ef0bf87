import type { Shot } from '../shot.ts'
import { GREEN, PIN_TO_MIDDLE_YARDS } from './hole.ts'

/** Yards from the ball, along the line to the pin; the near ones are 0 or less where the ball is past them. */
export type GreenDistances = {
  readonly frontYards: number
  readonly middleYards: number
  readonly backYards: number
}

/** From the ball to a green of the usual depth around this pin: pure distances, for any shot. */
export function greenDistances({ distanceYards, pin }: Pick<Shot, 'distanceYards' | 'pin'>): GreenDistances {
  const middleYards = distanceYards + PIN_TO_MIDDLE_YARDS[pin]
  return {
    frontYards: middleYards - GREEN.halfDepthYards,
    middleYards,
    backYards: middleYards + GREEN.halfDepthYards,
  }
}

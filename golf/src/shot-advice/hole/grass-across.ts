import { APRON_YARDS, GREEN, middleAsideYards } from './hole.ts'
import type { Hole } from './hole.ts'

/** What grows where a ball stops; hazards lie on top of it. */
export type Grass = 'green' | 'fringe' | 'fairway' | 'rough'

/** One grass on both sides of the middle of the hole, from where the strip before it ends to here. */
type GrassStrip = { readonly grass: Grass; readonly toYards: number }

export type GrassAcross = {
  /** The middle of the hole, right of the line to the pin. */
  readonly middleYards: number
  /** From the middle outwards. */
  readonly strips: readonly GrassStrip[]
}

/** The grass across the hole at a distance from the ball. */
export function grassAcross(hole: Hole, yYards: number): GrassAcross {
  const upGreenYards = yYards - hole.greenYards
  const isFairway = upGreenYards < -GREEN.halfDepthYards - APRON_YARDS
  return {
    middleYards: middleAsideYards(hole, yYards),
    strips: [
      { grass: 'green', toYards: greenHalfWidthYards(upGreenYards, 0) },
      { grass: 'fringe', toYards: greenHalfWidthYards(upGreenYards, GREEN.fringeYards) },
      { grass: 'fairway', toYards: isFairway ? hole.fairwayHalfWidthYards : 0 },
      { grass: 'rough', toYards: Infinity },
    ],
  }
}

/** Half the width of the green's ellipse, enlarged by a margin, so far up from its middle; 0 where there is none. */
function greenHalfWidthYards(upYards: number, marginYards: number): number {
  const along = upYards / (GREEN.halfDepthYards + marginYards)
  return (GREEN.halfWidthYards + marginYards) * Math.sqrt(Math.max(0, 1 - along * along))
}

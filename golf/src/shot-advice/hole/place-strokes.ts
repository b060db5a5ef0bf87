import { puttsByYard, strokeCurves, strokesOn } from '../strokes.ts'
import { APRON_YARDS, GREEN, middleAsideYards } from './hole.ts'
import type { Hole } from './hole.ts'

/** Farther off the line than this, trees may block the shot unless the green is near. */
export const TREES = { fromYards: 35, recoveryShare: 0.3, pinFromYards: 60 } as const

/** Strokes to hole out from a place, without hazards. */
export type PlaceStrokes = (xYards: number, yYards: number) => number

/** Strokes from each place of a hole, fast enough for thousands of calls. */
export function placeStrokes(hole: Hole, handicap: number): PlaceStrokes {
  const { fairway, rough, recovery } = strokeCurves(handicap)
  // No hole is cut so close to an edge that a putt is as long as the green.
  const putts = puttsByYard(handicap, 2 * GREEN.halfDepthYards)
  const isOnGreen = greenWithMargin(0)
  const isOnFringe = greenWithMargin(GREEN.fringeYards)
  const apronFromYards = hole.greenYards - GREEN.halfDepthYards - APRON_YARDS

  return (xYards, yYards) => {
    const distanceYards = Math.sqrt(xYards * xYards + (yYards - hole.pinYards) ** 2)
    const upGreenYards = yYards - hole.greenYards
    const fromMiddleYards = xYards - middleAsideYards(hole, yYards)
    if (isOnGreen(fromMiddleYards, upGreenYards)) return strokesOn(putts, distanceYards)
    if (isOnFringe(fromMiddleYards, upGreenYards)) return strokesOn(fairway, distanceYards)
    const asideYards = Math.abs(fromMiddleYards)
    if (yYards < apronFromYards && asideYards <= hole.fairwayHalfWidthYards) return strokesOn(fairway, distanceYards)
    const fromRough = strokesOn(rough, distanceYards)
    if (asideYards <= TREES.fromYards || distanceYards < TREES.pinFromYards) return fromRough
    return fromRough + TREES.recoveryShare * (strokesOn(recovery, distanceYards) - fromRough)
  }
}

/** Inside the green's ellipse enlarged by the margin; coordinates from the middle of the green. */
export function greenWithMargin(marginYards: number): (xYards: number, upYards: number) => boolean {
  const halfWidthYards = GREEN.halfWidthYards + marginYards
  const halfDepthYards = GREEN.halfDepthYards + marginYards
  return (xYards, upYards) => {
    const across = xYards / halfWidthYards
    const along = upYards / halfDepthYards
    return across * across + along * along <= 1
  }
}

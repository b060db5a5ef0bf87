import type { Hole, HazardArea } from './hole/hole.ts'
import { placeStrokes } from './hole/place-strokes.ts'
import type { PlaceStrokes } from './hole/place-strokes.ts'
import { strokeCurves, strokesOn } from './strokes.ts'

export type Place = { readonly xYards: number; readonly yYards: number }

/** Rules of Golf, Rule 17.1d: one penalty stroke, and a drop where the ball entered the hazard. */
const PENALTY_STROKES = 1
/** Distance of the drop from the water's edge; rule of thumb. */
const DROP_YARDS = 2

/** What a place in a hazard costs. Out of bounds has no cost of its own: the shot is played again. */
export function hazardStrokes(hole: Hole, handicap: number): (area: HazardArea, place: Place) => number {
  const { rough, sand } = strokeCurves(handicap)
  // Math.hypot would dominate the running time.
  const toPinYards = ({ xYards, yYards }: Place) => Math.sqrt(xYards * xYards + (yYards - hole.pinYards) ** 2)
  return (area, place) =>
    area.kind === 'bunker'
      ? strokesOn(sand, toPinYards(place))
      : PENALTY_STROKES + strokesOn(rough, toPinYards(dropOf(area, place)))
}

/** Strokes from where a ball stops, penalties included; `isOut` when the shot has to be played again. */
export function strokesFrom(
  hole: Hole,
  handicap: number,
  place: Place,
): { readonly strokes: number; readonly isOut: boolean } {
  const ofHazard = hazardStrokes(hole, handicap)
  const bare: PlaceStrokes = placeStrokes(hole, handicap)
  const areas = hole.areas.filter((area) => isWithin(area, place))
  const costs = areas.filter(({ kind }) => kind !== 'ob').map((area) => ofHazard(area, place))
  return {
    strokes: Math.max(bare(place.xYards, place.yYards), ...costs),
    isOut: areas.some(({ kind }) => kind === 'ob'),
  }
}

export function isWithin(
  { leftYards, rightYards, nearYards, farYards }: HazardArea,
  { xYards, yYards }: Place,
): boolean {
  return xYards > leftYards && xYards < rightYards && yYards > nearYards && yYards < farYards
}

/** Distance to the nearest edge of an area; 0 inside. */
export function yardsOutside(
  { leftYards, rightYards, nearYards, farYards }: HazardArea,
  { xYards, yYards }: Place,
): number {
  const asideYards = Math.max(0, leftYards - xYards, xYards - rightYards)
  const alongYards = Math.max(0, nearYards - yYards, yYards - farYards)
  return Math.hypot(asideYards, alongYards)
}

/**
 * In front of water in front, on the green's side of water behind, next to water at the side where the ball went in.
 */
function dropOf({ side, leftYards, rightYards, nearYards }: HazardArea, { xYards, yYards }: Place): Place {
  if (side === 'left') return { xYards: rightYards + DROP_YARDS, yYards }
  if (side === 'right') return { xYards: leftYards - DROP_YARDS, yYards }
  return { xYards, yYards: nearYards - DROP_YARDS }
}

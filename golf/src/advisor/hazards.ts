import type { Hole, HazardArea } from './hole/hole.ts'
import { placeStrokes } from './hole/place-strokes.ts'
import type { PlaceStrokes } from './hole/place-strokes.ts'
import { strokeCurves, strokesOn } from './strokes.ts'

export type Place = { readonly xYards: number; readonly yYards: number }

/** Rules of Golf, Rule 17.1d: one penalty stroke, and a drop where the ball went in. */
const PENALTY_STROKES = 1
/** How far from the water's edge the drop comes to rest, rule of thumb. */
const DROP_YARDS = 2

/** What a place of a hazard costs by itself; a ball out of bounds is played again, so that has no cost of its own. */
export function hazardStrokes(hole: Hole, handicap: number): (area: HazardArea, place: Place) => number {
  const { rough, sand } = strokeCurves(handicap)
  // Math.hypot would take longer than everything else here.
  const toPinYards = ({ xYards, yYards }: Place) => Math.sqrt(xYards * xYards + (yYards - hole.pinYards) ** 2)
  return (area, place) =>
    area.kind === 'bunker'
      ? strokesOn(sand, toPinYards(place))
      : PENALTY_STROKES + strokesOn(rough, toPinYards(dropOf(area, place)))
}

/** What a ball needs from where it stopped, penalties included; `isOut` when it has to be played again. */
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

/** How far a place is from the nearest edge of an area; 0 within it. */
export function yardsOutside(
  { leftYards, rightYards, nearYards, farYards }: HazardArea,
  { xYards, yYards }: Place,
): number {
  const asideYards = Math.max(0, leftYards - xYards, xYards - rightYards)
  const alongYards = Math.max(0, nearYards - yYards, yYards - farYards)
  return Math.hypot(asideYards, alongYards)
}

/** Before water in front, on the green's side of water behind, beside water where the ball went in. */
function dropOf({ side, leftYards, rightYards, nearYards }: HazardArea, { xYards, yYards }: Place): Place {
  if (side === 'left') return { xYards: rightYards + DROP_YARDS, yYards }
  if (side === 'right') return { xYards: leftYards - DROP_YARDS, yYards }
  return { xYards, yYards: nearYards - DROP_YARDS }
}

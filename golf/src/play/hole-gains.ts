import type { Rest } from './played-rows.ts'
import { partOf } from './parts.ts'
import type { Part } from './parts.ts'
import { placeCorrectionAt } from './place-correction.ts'
import { expectedStrokesAt } from './spot.ts'
import type { ComparedWith, Spot } from './spot.ts'
import type { HoleSpots } from './spots-of.ts'

/** Strokes gained between two known places, against golfers of the handicap that it was worked out with. */
export type Gain = {
  readonly part: Part
  readonly from: Spot
  readonly to: Spot
  /** By the curve of strokes: to go before, less those to go after, less what it took. */
  readonly curveStrokes: number
  /** Moved into this part from another one, docs/models/strokes-gained.md; over a hole they add up to nothing. */
  readonly movedStrokes: number
  /** Both. */
  readonly strokes: number
  /** Without penalties. */
  readonly playedStrokes: number
  readonly penaltyStrokes: number
  /** Where the ball came to rest, where this was one shot. */
  readonly rest: Rest | null
}

/** What each leg of a hole gained. They add up to the strokes expected from the tee less the score, whatever is missing. */
export function holeGains(
  { spots, strokes }: HoleSpots,
  { handicap, par }: ComparedWith & { readonly par: number },
): readonly Gain[] {
  const compared = { handicap }
  const places = spots.map((spot) => ({
    spot,
    toGoStrokes: expectedStrokesAt(spot, compared),
    correction: placeCorrectionAt(spot, compared),
  }))
  return strokes.flatMap((leg, index) => {
    const [from, to] = places.slice(index)
    if (!from || !to) return []
    const curveStrokes = from.toGoStrokes - to.toGoStrokes - leg.strokes
    const movedStrokes = from.correction - to.correction
    return {
      part: partOf(leg, { from: from.spot, isFirst: index === 0, par }),
      from: from.spot,
      to: to.spot,
      curveStrokes,
      movedStrokes,
      strokes: curveStrokes + movedStrokes,
      playedStrokes: leg.strokes - leg.penaltyStrokes,
      penaltyStrokes: leg.penaltyStrokes,
      rest: leg.rest,
    }
  })
}

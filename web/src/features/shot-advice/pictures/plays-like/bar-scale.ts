import type { ShownParts } from './shown-parts.ts'

/** Both ends of the scale of the bars, in the golfer's units, and the true distance on it. */
export type BarScale = { readonly fromShown: number; readonly toShown: number; readonly distanceShown: number }

/** So small a change is never drawn across all the room. */
const LEAST_SPAN = 12
/** Free room at both ends, of the span. */
const MARGIN_SHARE = 0.08
const PERCENT = 100

/** A scale that holds every bar and the true distance. */
export function barScale({ distanceShown, parts }: ShownParts): BarScale {
  const ends = parts.flatMap(({ fromShown, toShown }) => [fromShown, toShown])
  const least = Math.min(distanceShown, ...ends)
  const most = Math.max(distanceShown, ...ends)
  const marginShown = Math.max((most - least) * MARGIN_SHARE, (LEAST_SPAN - (most - least)) / 2)
  return { fromShown: least - marginShown, toShown: most + marginShown, distanceShown }
}

/** Where a number stands on the scale, in per cent of its width. */
export function percentOn({ fromShown, toShown }: BarScale, shown: number): number {
  return ((shown - fromShown) / (toShown - fromShown)) * PERCENT
}

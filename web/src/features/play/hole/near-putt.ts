import { yardsApart } from '@bagwise/golf/play/hole-places'
import { PLAYED_HOLE_RANGES } from '@bagwise/golf/play/played-record'
import type { SettledPlace } from '@bagwise/golf/play/settled-place'

const FEET_PER_YARD = 3

/** How long the first putt is by the position, and how far that may be off; undefined where nobody knows, or too far. */
export function nearPuttOf({
  here,
  pin,
}: {
  readonly here: SettledPlace | undefined
  readonly pin: SettledPlace | undefined
}): { readonly feet: number; readonly sdFeet: number } | undefined {
  if (!here || !pin) return undefined
  const feet = Math.round(yardsApart(here.at, pin.at) * FEET_PER_YARD)
  if (feet < 1 || feet > PLAYED_HOLE_RANGES.firstPuttFeet.highest) return undefined
  return { feet, sdFeet: Math.hypot(here.sdYards, pin.sdYards) * FEET_PER_YARD }
}

import { yardsFromMetres } from '../units.ts'
import { yardsApart } from './hole-places.ts'
import { settledPlace, steadyFixes } from './settled-place.ts'
import type { Fix, SettledPlace } from './settled-place.ts'

type Moment = { readonly nowMs: number; readonly last?: Fix | undefined }

/** Faster than this a golfer is on the way from the ball. Rule of thumb. */
const WALKING_FROM_METERS_PER_SECOND = 1
/** So far from the ball a golfer may be who taps while walking off: some seven seconds. Rule of thumb. */
const WALKED_OFF_SD_YARDS = 10
/** Fixes over less time say nothing of a speed. */
const SPEED_OVER_SECONDS = 2
const MS_PER_SECOND = 1_000

/** The place of a stroke that is tapped now: the settled place, and less sure of a golfer who is walking. */
export function tappedPlace(fixes: readonly Fix[], moment: Moment): SettledPlace | undefined {
  const place = settledPlace(fixes, moment)
  if (!place) return undefined
  const isWalking = speedYardsPerSecond(fixes, moment) > yardsFromMetres(WALKING_FROM_METERS_PER_SECOND)
  return isWalking ? { ...place, sdYards: Math.hypot(place.sdYards, WALKED_OFF_SD_YARDS) } : place
}

/** Over the fixes that a settled place is made of; 0 for too few. */
function speedYardsPerSecond(fixes: readonly Fix[], moment: Moment): number {
  const steady = steadyFixes(fixes, moment)
  const [first, last] = [steady[0], steady.at(-1)]
  if (!first || !last) return 0
  const seconds = (last.atMs - first.atMs) / MS_PER_SECOND
  return seconds < SPEED_OVER_SECONDS ? 0 : yardsApart(first, last) / seconds
}

import type { PreferredUnits } from '@bagwise/golf/golfer'
import { yardsFromMetres } from '@bagwise/golf/units'
import { shownDistance } from '#quantities/distance.ts'

/** A round height above the ball in the golfer's units, and where it is. */
export type HeightGuide = { readonly shown: number; readonly heightYards: number }

const MOST_GUIDES = 3
/** Numbers closer than this cannot be read. */
const LEAST_APART_PX = 18
const STEPS = [1, 2, 5, 10, 20, 50] as const
const LARGEST_STEP = 100

/** At most three round heights up to a flight's apex, none where they would stand too close. */
export function heightGuides(
  apexYards: number,
  { units, pxPerHeightYard }: { readonly units: PreferredUnits; readonly pxPerHeightYard: number },
): readonly HeightGuide[] {
  const apexShown = shownDistance(apexYards, units)
  const step =
    STEPS.find((one) => Math.floor(apexShown / one) <= MOST_GUIDES && one * pxPerHeightYard >= LEAST_APART_PX) ??
    LARGEST_STEP
  return Array.from({ length: Math.floor(apexShown / step) }, (_, index) => {
    const shown = (index + 1) * step
    return { shown, heightYards: units === 'yards' ? shown : yardsFromMetres(shown) }
  })
}

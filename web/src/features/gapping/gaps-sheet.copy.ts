import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { GapInterval } from '@bagwise/golf/gapping/gap-interval'
import { clubName } from '#charts/gap-text.ts'
import { distanceApart, gapName } from '#charts/gap.copy.ts'
import { gapInterval, notSureYet } from './gapping.copy.ts'

export type GapInUnits = {
  readonly gap: Gap
  /** Where kept shots have made both numbers. */
  readonly interval: GapInterval | undefined
  readonly units: PreferredUnits
}

export const largeGapsTitle = 'Large Gaps'
export const largeGapName = ({ longer, shorter }: Gap) => `${clubName(longer.club)} to ${clubName(shorter.club)}`
export function largeGapText({ gap, interval, units }: GapInUnits): string {
  const name = gapName(gap, units)
  if (!interval) return `${name} (too large)`
  return `${name} ${gapInterval(interval, units)}: ${interval.isUnsure ? notSureYet : 'too large'}`
}
export const overlapsTitle = 'Club Overlaps'
export const overlapName = ({ longer, shorter }: Gap) => `${clubName(longer.club)} and ${clubName(shorter.club)}`
export function overlapText({ gap, interval, units }: GapInUnits): string {
  const apart = `${distanceApart(gap, units)} apart`
  if (!interval) return `Only ${apart}`
  const words = `${apart} ${gapInterval(interval, units)}`
  return interval.isUnsure ? `${words}: ${notSureYet}` : `Only ${words}`
}
/** Of an empty half, in its one line. */
export const none = 'None'
/** What the bag needs beside its gaps. */
export const othersTitle = 'More for your bag'
/** Of a gap about which the golfer has said Done, Not for me or Not now. */
export const setAside = 'Set aside.'
/** Of all of them. */
export const setAsideCount = (count: number) => `${count} set aside`
export const showAgain = 'Show again'
/** Of a gap for which the plan does nothing. */
export const fitsSwing = 'Fine for your swing. Nothing to buy.'

/** The two sentences about the whole bag that the specification fixes (1 §9). */
export const sentences = {
  'more-clubs': 'Consider adding more clubs to fill distance gaps and give yourself more options on the course.',
  'well-spaced': 'Great gapping! Your clubs are well-spaced for consistent distance control.',
} as const

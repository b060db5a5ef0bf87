import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { distanceApart, gapName } from '#charts/gap.copy.ts'

type GapInUnits = { readonly gap: Gap; readonly units: PreferredUnits }

export const largeGapsTitle = 'Large Gaps'
export const largeGapName = ({ longer, shorter }: Gap) => `${clubName(longer.club)} to ${clubName(shorter.club)}`
export const largeGapText = ({ gap, units }: GapInUnits) => `${gapName(gap, units)} (too large)`
export const overlapsTitle = 'Club Overlaps'
export const overlapName = ({ longer, shorter }: Gap) => `${clubName(longer.club)} and ${clubName(shorter.club)}`
export const overlapText = ({ gap, units }: GapInUnits) => `Only ${distanceApart(gap, units)} apart`
/** Of an empty half, in its one line. */
export const none = 'None'
/** What the bag needs beside its gaps. */
export const othersTitle = 'More for your bag'
/** Of a gap for which the plan does nothing. */
export const fitsSwing = 'Fine for your swing. Nothing to buy.'

/** The two sentences about the whole bag that the specification fixes (1 §9). */
export const sentences = {
  'more-clubs': 'Consider adding more clubs to fill distance gaps and give yourself more options on the course.',
  'well-spaced': 'Great gapping! Your clubs are well-spaced for consistent distance control.',
} as const

import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { distanceApart, gapName } from '#charts/gap.copy.ts'

type GapInUnits = { readonly gap: Gap; readonly units: PreferredUnits }

export const title = 'Recommendations'
export const noneYet = 'Add the missing distances to see their gaps here.'

export const overlapsTitle = 'Club Overlaps'
export const noOverlap = 'No two clubs are too close to each other.'
export const overlapName = ({ longer, shorter }: Gap) => `${clubName(longer.club)} and ${clubName(shorter.club)}`
export const overlapText = ({ gap, units }: GapInUnits) => `Only ${distanceApart(gap, units)} apart`
export const largeGapsTitle = 'Large Gaps'
export const noLargeGap = 'No gap is too large.'
export const largeGapName = ({ longer, shorter }: Gap) => `${clubName(longer.club)} to ${clubName(shorter.club)}`
export const largeGapText = ({ gap, units }: GapInUnits) => `${gapName(gap, units)} (too large)`
export const betterBagTitle = 'A better bag'

/** The two sentences that the specification fixes (1 §9). */
export const sentences = {
  'more-clubs': 'Consider adding more clubs to fill distance gaps and give yourself more options on the course.',
  'well-spaced': 'Great gapping! Your clubs are well-spaced for consistent distance control.',
} as const

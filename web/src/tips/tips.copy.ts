import type { OfferedTip } from '@bagwise/content/tips'

export const title = 'Pro Golf Tips'
export const tipPosition = ({ position, tipCount }: { readonly position: number; readonly tipCount: number }) =>
  `${position} of ${tipCount}`
export const openCount = (count: number) => `${count} open`
export const moreTitle = 'More tips'
export const previousTip = 'Previous'
export const nextTip = 'Next'
export const readOn = 'Read it all'
export const readLess = 'Show less'
export const share = 'Share'
export const everyTipOpen = 'Every tip is open. Thank you for sharing.'

export const shareGroup = 'Share Bagwise'
export const shareOnX = 'X (Twitter)'
export const shareOnFacebook = 'Facebook'
export const copyLink = 'Copy Link'
/** The link stands below it. */
export const copyFailed = "Couldn't copy. Select the link instead."
export const linkCopied = 'Link copied! Share it with friends to unlock more tips.'
// What a golfer's friends read; the link follows.
export const shareMessage = 'I know how far every club in my bag carries. Bagwise worked it out:'

const CATEGORY_NAMES = {
  swing: 'Swing',
  strategy: 'Strategy',
  mental: 'Mental',
  putting: 'Putting',
  practice: 'Practice',
  equipment: 'Equipment',
  'short-game': 'Short game',
} as const satisfies Record<OfferedTip['category'], string>

export function categoryName(category: OfferedTip['category']): string {
  return CATEGORY_NAMES[category]
}

/** What sharing still brings; undefined when every tip is open. */
export function unlockLine({
  closedCount,
  nextCount,
}: {
  readonly closedCount: number
  readonly nextCount: number
}): string | undefined {
  if (closedCount === 0) return undefined
  const all = `Share Bagwise to unlock ${closedCount} more ${closedCount === 1 ? 'tip' : 'tips'}`
  return nextCount > 0 ? `${all}: the next share opens ${nextCount}.` : `${all}.`
}

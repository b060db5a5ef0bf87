import type { ShaftFlex, ShaftType } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { RecommendationCategory, RecommendationPriority } from '@bagwise/golf/recommendations/recommendation'
import { clubName } from '#charts/gap-text.ts'

/** '2 high, 4 medium, 0 low' */
export const countsLine = (counts: readonly (readonly [count: number, priority: RecommendationPriority])[]) =>
  counts.map(([count, priority]) => `${count} ${priority}`).join(', ')
export const filterTitle = 'Filter'
export const howItAdvises = 'From your bag, your distances and your answers. Clubs without details are left out.'
export const categoryLegend = 'Category'
export const categoryLabels = {
  all: 'All',
  'club-replacement': 'Club replacement',
  'gap-filler': 'Gap filler',
  'shaft-upgrade': 'Shaft upgrade',
  'set-optimization': 'Set optimization',
  'beginner-essential': 'Beginner essential',
} as const satisfies Record<RecommendationCategory | 'all', string>
export const priorityLegend = 'Priority'
export const priorityLabels = {
  all: 'All',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
} as const satisfies Record<RecommendationPriority | 'all', string>

export function recommendationCount({
  shownCount,
  openCount,
}: {
  /** With the category and the priority that were chosen. */
  readonly shownCount: number
  readonly openCount: number
}): string {
  const noun = openCount === 1 ? 'recommendation' : 'recommendations'
  return shownCount === openCount ? `${openCount} ${noun}` : `${shownCount} of ${openCount} ${noun}`
}

export const noneFoundTitle = 'No recommendations found'
export const noneFound = 'Nothing matches these filters.'
export const showAll = 'Show all'
export const aiTitle = 'AI’s view: clubs to look for'

export const setAside = (count: number) => `Set aside (${count})`
export const setAsideHint =
  'Remembered on this device until you sign out. Each comes back when its reason changes, a club put off after 90 days.'
export const takeBack = 'Take back'
export const takeBackThis = (title: string) => `${takeBack}: ${title}`

/** What the advice is about, when it is no single club. */
export const ironsChip = 'Irons'
export const whyTitle = 'Why this recommendation?'
export const benefitsTitle = 'Benefits'
export const specificationsTitle = 'Recommended specifications'
export const specificationLabels = { loft: 'Loft', shaft: 'Shaft', flex: 'Flex', lie: 'Lie' } as const
export const shaftTypeLabels = { graphite: 'Graphite', steel: 'Steel' } as const satisfies Record<ShaftType, string>
export const shaftFlexLabels = {
  ladies: 'Ladies',
  senior: 'Senior',
  regular: 'Regular',
  stiff: 'Stiff',
  'extra-stiff': 'Extra-stiff',
} as const satisfies Record<ShaftFlex, string>
export const nothingToBuy = 'Nothing to buy.'
export const measureBeforeBuying = 'None yet: measure before you buy.'
export const shopTitle = 'In the pro shop'
export const howTitle = 'How we worked it out'
export const ruleTitle = 'Rule'
export const forYourSwing = 'For your swing'
export const fixedRule = '5-20 rule'
export const goesAwayTitle = 'Done when'

/** Of the clubs that a first bag is made of. */
export const essentialRule = 'Your bag is empty: a first bag is made of these.'
export const essentialGoesAway = 'You put clubs into your bag, in your profile.'

/** 'Gap Wedge, Sand Wedge and Lob Wedge'. */
export function clubList(clubs: readonly ClubType[], article = ''): string {
  const names = clubs.map((club) => article + clubName(club))
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

export const greatTitle = 'Your Setup Looks Great!'
export const greatWithSetAside = 'Nothing is open. What you have set aside is below.'
export const greatByRules = 'Nothing to change.'
/** Before the notes about the bag. */
export const notesStart = 'Look at this all the same:'
export const everyClubLeftOut = 'Every club you own is left out of the bag.'
export const roomForMore = 'There is room for more clubs, when you want more options on the course.'
export const tooFewDistances = 'Gaps and overlaps show once two clubs have distances.'
export const shaftsUnnamed = 'Name your clubs and we check the shafts too.'
export const toBag = 'To your bag'
export const tipsStart = 'Keep it that way:'

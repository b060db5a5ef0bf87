import type { ShaftFlex, ShaftType } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { RecommendationCategory, RecommendationPriority } from '@bagwise/golf/recommendations/recommendation'
import { clubName } from '#charts/gap-words.ts'

export const CATEGORY_WORDS = {
  'club-replacement': 'Club replacement',
  'gap-filler': 'Gap filler',
  'shaft-upgrade': 'Shaft upgrade',
  'set-optimization': 'Set optimization',
  'beginner-essential': 'Beginner essential',
} as const satisfies Record<RecommendationCategory, string>

export const PRIORITY_WORDS = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
} as const satisfies Record<RecommendationPriority, string>

export const FLEX_WORDS = {
  ladies: 'Ladies',
  senior: 'Senior',
  regular: 'Regular',
  stiff: 'Stiff',
  'extra-stiff': 'Extra-stiff',
} as const satisfies Record<ShaftFlex, string>

export const SHAFT_WORDS = { graphite: 'Graphite', steel: 'Steel' } as const satisfies Record<ShaftType, string>

/** 'Gap Wedge, Sand Wedge and Lob Wedge'. */
export function clubList(clubs: readonly ClubType[], article = ''): string {
  const names = clubs.map((club) => article + clubName(club))
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

import type { ClubType } from '@bagwise/golf/club'
import type { RecommendationCategory } from '@bagwise/golf/recommendations/recommendation'
import { capitalised, clubName } from '#charts/gap-text.ts'

/** 'Gap filler'. */
export function categoryWords(category: RecommendationCategory): string {
  return capitalised(category.replace('-', ' '))
}

/** 'Gap Wedge, Sand Wedge and Lob Wedge'. */
export function clubList(clubs: readonly ClubType[], article = ''): string {
  const names = clubs.map((club) => article + clubName(club))
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

import { RECOMMENDATION_CATEGORIES, RECOMMENDATION_PRIORITIES } from '@bagwise/golf/recommendations/recommendation'
import type {
  Recommendation,
  RecommendationCategory,
  RecommendationPriority,
} from '@bagwise/golf/recommendations/recommendation'

export const ALL = 'all'

/** What the list is narrowed to. */
export type Filters = {
  readonly category: RecommendationCategory | typeof ALL
  readonly priority: RecommendationPriority | typeof ALL
}

export const NO_FILTERS: Filters = { category: ALL, priority: ALL }

/** The filters of an address; what nobody understands narrows nothing. */
export function filtersFrom(query: URLSearchParams): Filters {
  return {
    category: RECOMMENDATION_CATEGORIES.find((category) => category === query.get('category')) ?? ALL,
    priority: RECOMMENDATION_PRIORITIES.find((priority) => priority === query.get('priority')) ?? ALL,
  }
}

/** The address that brings the filters back, whatever else it says. */
export function withFilters(query: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of ['category', 'priority'] as const) {
    if (filters[name] === ALL) next.delete(name)
    else next.set(name, filters[name])
  }
  return next
}

type Filtered = Pick<Recommendation, 'category' | 'priority'>

export function filtered<One extends Filtered>(list: readonly One[], { category, priority }: Filters): readonly One[] {
  return list.filter(
    (one) => (category === ALL || one.category === category) && (priority === ALL || one.priority === priority),
  )
}

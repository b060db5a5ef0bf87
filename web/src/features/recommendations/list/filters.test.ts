import { expect, it } from 'vitest'
import { RECOMMENDATION_CATEGORIES, RECOMMENDATION_PRIORITIES } from '@bagwise/golf/recommendations/recommendation'
import { ALL, NO_FILTERS, filtered, filtersFrom, withFilters } from './filters.ts'

const EVERY_KIND = RECOMMENDATION_CATEGORIES.flatMap((category) =>
  RECOMMENDATION_PRIORITIES.map((priority) => ({ category, priority })),
)

it('REC-04 narrows the list to a category, to a priority, and to both', () => {
  expect(filtered(EVERY_KIND, NO_FILTERS)).toEqual(EVERY_KIND)
  for (const category of [ALL, ...RECOMMENDATION_CATEGORIES] as const) {
    for (const priority of [ALL, ...RECOMMENDATION_PRIORITIES] as const) {
      const left = filtered(EVERY_KIND, { category, priority })
      const expected = EVERY_KIND.filter(
        (one) => [ALL, one.category].includes(category) && [ALL, one.priority].includes(priority),
      )
      expect(left, `${category} ${priority}`).toEqual(expected)
    }
  }
})

it('brings the filters back from the address, and leaves the rest of it as it is', () => {
  for (const filters of [...EVERY_KIND, NO_FILTERS]) {
    const query = withFilters(new URLSearchParams('dialog=contact&category=gap-filler&priority=low'), filters)
    expect(filtersFrom(query)).toEqual(filters)
    expect(query.get('dialog')).toBe('contact')
  }
  expect(String(withFilters(new URLSearchParams('category=gap-filler'), NO_FILTERS))).toBe('')
})

it('narrows nothing by an address that nobody understands', () => {
  expect(filtersFrom(new URLSearchParams('category=shoes&priority=urgent'))).toEqual(NO_FILTERS)
})

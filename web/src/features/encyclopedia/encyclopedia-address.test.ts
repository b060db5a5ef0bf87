import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TOPIC_IDS } from '@bagwise/content/encyclopedia/topic'
import { CATEGORY_CHOICES, hasUnknownTopic, placeFrom, searchOf } from './encyclopedia-address.ts'

it('the plain address is the whole list', () => {
  expect(placeFrom(new URLSearchParams())).toEqual({ topic: undefined, search: '', category: 'all' })
  expect(searchOf({ search: '', category: 'all' })).toBe('')
})

it('an address names topic, search and category', () => {
  const address = '?topic=compression&search=soft+ball&category=technology'
  const place = { topic: 'compression', search: 'soft ball', category: 'technology' } as const
  expect(placeFrom(new URLSearchParams(address))).toEqual(place)
  expect(searchOf(place)).toBe(address)
})

it('what an address cannot mean stands for nothing, and an unknown topic is known to be one', () => {
  const query = new URLSearchParams('topic=moon&category=balls')
  expect(placeFrom(query)).toEqual({ topic: undefined, search: '', category: 'all' })
  expect(hasUnknownTopic(query)).toBe(true)
  expect(hasUnknownTopic(new URLSearchParams('topic=driver'))).toBe(false)
  expect(hasUnknownTopic(new URLSearchParams())).toBe(false)
})

it('every place is found again at its address', () => {
  const place = fc.record({
    topic: fc.option(fc.constantFrom(...TOPIC_IDS), { nil: undefined }),
    search: fc.string({ unit: 'grapheme' }),
    category: fc.constantFrom(...CATEGORY_CHOICES),
  })
  fc.assert(
    fc.property(place, (shown) => {
      expect(placeFrom(new URLSearchParams(searchOf(shown)))).toEqual(shown)
    }),
  )
})

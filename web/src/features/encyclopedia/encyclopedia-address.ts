import { TOPIC_CATEGORIES, TOPIC_IDS } from '@bagwise/content/encyclopedia/topic'
import type { TopicCategory, TopicId } from '@bagwise/content/encyclopedia/topic'

export const CATEGORY_CHOICES = ['all', ...TOPIC_CATEGORIES] as const
export type CategoryChoice = 'all' | TopicCategory

/** What the encyclopedia shows, as its address says it: `?topic=compression&search=soft&category=technology`. */
export type EncyclopediaPlace = {
  readonly topic?: TopicId | undefined
  readonly search: string
  readonly category: CategoryChoice
}

/** What cannot be read stands for nothing: no topic, no search, all categories. */
export function placeFrom(query: URLSearchParams): EncyclopediaPlace {
  return {
    topic: TOPIC_IDS.find((id) => id === query.get('topic')),
    search: query.get('search') ?? '',
    category: CATEGORY_CHOICES.find((category) => category === query.get('category')) ?? 'all',
  }
}

/** Whether the address names a topic that there is not. */
export function hasUnknownTopic(query: URLSearchParams): boolean {
  const named = query.get('topic')
  return named !== null && placeFrom(query).topic === undefined
}

/** The address of a place as a search, '' when it is the whole list. What else the address says is gone: a dialog, for one. */
export function searchOf({ topic, search, category }: EncyclopediaPlace): string {
  const query = new URLSearchParams()
  if (topic !== undefined) query.set('topic', topic)
  if (search !== '') query.set('search', search)
  if (category !== 'all') query.set('category', category)
  return query.size === 0 ? '' : `?${query}`
}

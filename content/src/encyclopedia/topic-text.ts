import type { TopicCategory } from './topic.ts'

export const TOPIC_CATEGORY_LABELS = {
  drivers: 'Drivers',
  woods: 'Fairway Woods',
  hybrids: 'Hybrids',
  irons: 'Irons',
  wedges: 'Wedges',
  putters: 'Putters',
  technology: 'Technology',
  fitting: 'Club Fitting',
} as const satisfies Record<TopicCategory, string>

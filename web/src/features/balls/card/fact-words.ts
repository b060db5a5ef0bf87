import type { Confidence, SourcedFact } from '@bagwise/content/balls/catalogue-ball'

export const FACT_NAMES = {
  compression: 'Compression',
  construction: 'Construction',
  cover: 'Cover',
  dimples: 'Dimples',
  price: 'Price',
} as const satisfies Record<SourcedFact, string>

export const CONFIDENCE_WORDS = {
  high: 'sure',
  medium: 'fairly sure',
  low: 'unsure',
} as const satisfies Record<Confidence, string>

/** What no maker publishes. */
export const OWN_JUDGEMENT =
  'Spin, feel, durability, popularity and the swing speeds and handicaps a ball suits are Bagwise’s own judgement from compression, cover and price. Makers publish no such figures.'

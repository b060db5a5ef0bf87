export const TOPIC_CATEGORIES = [
  'drivers',
  'woods',
  'hybrids',
  'irons',
  'wedges',
  'putters',
  'technology',
  'fitting',
] as const
export type TopicCategory = (typeof TOPIC_CATEGORIES)[number]

export const TOPIC_IDS = [
  'driver',
  'fairway-woods',
  'hybrids',
  'game-improvement-irons',
  'wedges',
  'putters',
  'shaft-flex',
  'pitching-wedge',
  'gap-wedge',
  'sand-wedge',
  'lob-wedge',
  '3-iron',
  'driving-iron',
  'blade-putters',
  'mallet-putters',
  'bounce-angle',
  'compression',
  'launch-monitors',
  'club-gapping',
  'grip-fitting',
] as const
export type TopicId = (typeof TOPIC_IDS)[number]

/** Source of a fact with a number: numbered below the article. */
export type TopicSource = { readonly text: string; readonly address?: string }

/** What the list and the search show without loading an article. */
export type TopicSummary = {
  readonly id: TopicId
  readonly title: string
  readonly category: TopicCategory
  readonly description: string
  readonly priceRange: string
}

export type Topic = TopicSummary & {
  /** Paragraphs, which may end with source marks such as [1]. */
  readonly detailedOverview: readonly string[]
  readonly details: {
    readonly purpose: string
    readonly keySpecs: readonly { readonly name: string; readonly description: string }[]
    readonly features: readonly string[]
    readonly whenToUse: readonly string[]
    readonly priceRange: string
    readonly brands: readonly string[]
    readonly tips: readonly string[]
    readonly commonMistakes: readonly string[]
    readonly proInsights: readonly string[]
  }
  readonly relatedTopics: readonly TopicId[]
  readonly sources: readonly TopicSource[]
}

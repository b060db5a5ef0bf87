export const title = 'Equipment Encyclopedia'
export const subtitle = 'What each club is for, what its numbers mean, and what it costs.'
export const unknownTopic = "That page doesn't exist. Here's everything."

export const search = 'Search'
export const searchPlaceholder = 'Search equipment...'
export const clearSearch = 'Clear the search'
export const category = 'Category'
export const allCategories = 'All Categories'

export const searching = 'Searching the articles'
export const itemCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`
export const titlesOnly = "The articles didn't load. We searched titles and descriptions."
export const closest = (asked: string) => `No match for “${asked}”. Did you mean:`
export const entries = 'Entries'

export const nothingFound = {
  title: 'No equipment found',
  advice: 'Try adjusting your search or category filter',
  showAll: 'Show all entries',
} as const

export const chooseEntry = 'Choose an entry to read it here.'
export const closeArticle = (article: string) => `Close ${article}`

export const quickTipsTitle = 'Quick Tips'
export const quickTips = [
  'Get fitted before buying',
  'Try before you buy',
  'Focus on forgiveness over looks',
  'Consider used clubs for value',
] as const

/** Share of words that both texts contain, ignoring the smallest words and endings: 0 to 1. */
export function likeness(one: string, other: string): number {
  const ours = tellingWords(one)
  const theirs = tellingWords(other)
  const sharedCount = [...ours].filter((word) => theirs.has(word)).length
  return sharedCount / (ours.size + theirs.size - sharedCount)
}

function tellingWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z0-9½]{4,}/g) ?? []
  return new Set(words.map((word) => word.replace(/(ing|ed|es|s)$/, '')))
}

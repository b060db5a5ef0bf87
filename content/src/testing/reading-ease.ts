/** Flesch, "A new readability yardstick", 1948: 60 to 70 reads as plain English, below 50 as hard. */
const BASE = 206.835
const PER_WORD_OF_A_SENTENCE = 1.015
const PER_SYLLABLE_OF_A_WORD = 84.6

/** Flesch reading ease, about 0 (hard) to 100 (easy). Figures count as words without syllables. */
export function readingEase(text: string): number {
  const words = wordsOf(text)
  const spoken = words.filter((word) => /\p{L}/u.test(word))
  const syllableCount = spoken.reduce((sum, word) => sum + syllablesOf(word), 0)
  const wordsPerSentence = words.length / sentencesOf(text).length
  return BASE - PER_WORD_OF_A_SENTENCE * wordsPerSentence - (PER_SYLLABLE_OF_A_WORD * syllableCount) / spoken.length
}

/** Splits a text into sentences at a full stop or question mark followed by a space, so that 10.5 stays one number. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?])\s+(?=[A-Z0-9“])/).filter((sentence) => wordsOf(sentence).length > 0)
}

/** Words and numbers; hyphens join, marks such as [1] are skipped. */
export function wordsOf(text: string): readonly string[] {
  return text.replaceAll(/\[\d+\]/g, '').match(/[\p{L}\d][\p{L}\d'’.,²-]*/gu) ?? []
}

/** Adjacent vowels count as one sound, except -ia-, -io- and -iu-; a final e is silent, and so are most -es and -ed. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const sounded = letters.length > 3 ? letters.replace(/(?:[^laeiouycgszxh]es|[^td]ed|[^laeiouy]e)$/, '') : letters
  const groupCount = sounded.match(/[aeiouy]+/g)?.length ?? 0
  const dividedCount = sounded.match(/[^tscg]i[aou]/g)?.length ?? 0
  return Math.max(1, groupCount + dividedCount)
}

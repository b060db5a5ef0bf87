/** A full stop after these ends no sentence: a number or a name follows. */
const ABBREVIATIONS = new Set(['approx', 'ca', 'vs', 'e.g', 'i.e', 'mr', 'mrs', 'dr', 'st'])
/** After these it may end one: a capital letter follows then. */
const UNITS = new Set(['yd', 'yds', 'ft', 'deg', 'oz', 'lbs', 'min', 'max', 'etc', 'a.m', 'p.m', 'm.p.h'])
/** Where one sentence may end and the next begin. */
const END = /[.!?…]+["'’”)\]]*\s+|\n+/g

/**
 * The sentences of a text, each with the space behind it: joined they are the text. As a text grows, all of its sentences
 * but the last stay what they are.
 */
export function sentencesIn(text: string): readonly string[] {
  const sentences: string[] = []
  let start = 0
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length
    if (end === text.length || !endsSentence(text, { mark, index, end })) continue
    sentences.push(text.slice(start, end))
    start = end
  }
  return start < text.length ? [...sentences, text.slice(start)] : sentences
}

type Mark = { readonly mark: string; readonly index: number; readonly end: number }

function endsSentence(text: string, { mark, index, end }: Mark): boolean {
  if (!mark.startsWith('.') || mark.includes('\n')) return true
  const [word = ''] = /[\p{L}.]*$/u.exec(text.slice(0, index).toLowerCase()) ?? []
  if (ABBREVIATIONS.has(word)) return false
  // "No. 1", but "Should you? No. Take one club more."
  if (word === 'no') return !/\d/.test(text[end] ?? '')
  return !UNITS.has(word) || /[\p{Lu}"“(]/u.test(text[end] ?? '')
}

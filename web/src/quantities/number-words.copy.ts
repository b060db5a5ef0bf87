const NUMBER_WORDS = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')

/** 'three', in figures above fourteen; 'no' for none. */
export function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}

/** The same at the start of a sentence. */
export function capitalNumberWord(count: number): string {
  const word = numberWord(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

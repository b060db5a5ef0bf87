/** A smaller steady miss is not worth a word. */
export const OWN_MISS_YARDS = 2

const MOST_CHARACTERS = 100

/** A course's name as it is stored, counted as people count; undefined for one that cannot be. */
export function typedName(typed: string): string | undefined {
  const name = typed
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const { length } = [...name]
  return length >= 1 && length <= MOST_CHARACTERS ? name : undefined
}

const ENDS_IN_TEXT = /["\\]/g
const ENDS_BETWEEN_TEXTS = /[\s"{}[\],:]/g

/**
 * Takes an object's JSON portion by portion, in order, and gives each portion back with `null` in place of the values of
 * the named members and without blanks between values. Line breaks stay, so that a line in what is left is the same line
 * in the file. It checks nothing: what is wrong with the text is still wrong with what is left.
 */
export function membersWithout(names: readonly string[]): (portion: string) => string {
  let depth = 0
  let isInText = false
  let isEscaped = false
  /** Within the braces of the object itself, where a text is a name until a colon follows. */
  let name = ''
  let isDropping = false

  function keepsInText(character: string): boolean {
    if (isEscaped) isEscaped = false
    else if (character === '\\') isEscaped = true
    else if (character === '"') isInText = false
    if (isInText && depth === 1) name += character
    return !isDropping
  }

  function keeps(character: string): boolean {
    if (isInText) return keepsInText(character)
    if (character === '\n') return true
    if (character === ' ' || character === '\t' || character === '\r') return false
    if (depth === 1 && (character === ',' || character === '}')) isDropping = false
    if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    else if (character === '"') {
      isInText = true
      name = ''
    }
    return !isDropping
  }

  /** Letters of a text, digits and words are kept or left out as they are: character by character a large file takes seconds. */
  function endOfRun(portion: string, start: number): number {
    if (isEscaped) return start
    const end = isInText ? ENDS_IN_TEXT : ENDS_BETWEEN_TEXTS
    end.lastIndex = start
    return end.exec(portion)?.index ?? portion.length
  }

  return (portion) => {
    let kept = ''
    let start = 0
    while (start < portion.length) {
      const end = endOfRun(portion, start)
      const run = portion.slice(start, end)
      if (isInText && depth === 1) name += run
      if (!isDropping) kept += run
      // None where the portion ends with the run.
      const character = portion.charAt(end)
      if (character !== '' && keeps(character)) kept += character
      start = end + 1
      if (character === ':' && !isInText && depth === 1 && !isDropping && names.includes(name)) {
        isDropping = true
        kept += 'null'
      }
    }
    return kept
  }
}

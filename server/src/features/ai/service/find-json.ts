/** The length of the most tokens an answer may have: searching more would block other requests. */
const LONGEST_TEXT = 64 * 1024
/** Candidate positions for an object or list; a text with more is not searched. */
const MAX_BEGINNINGS = 50

/**
 * The first object or list in a text, ignoring prose and code fences around it; undefined when there is none or the
 * text is too long.
 */
export function findJson(text: string): unknown {
  if (text.length > LONGEST_TEXT) return undefined
  const beginnings = [...text.matchAll(/[[{]/g)].slice(0, MAX_BEGINNINGS)
  for (const { index } of beginnings) {
    const end = endOfJson(text, index)
    if (end === undefined) continue
    const found = parsed(text.slice(index, end))
    if (found !== undefined) return found
  }
  return undefined
}

/** The position of the closing bracket. Brackets within strings do not count. */
function endOfJson(text: string, start: number): number | undefined {
  let depth = 0
  let isInString = false
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index]
    if (isInString) {
      if (letter === '\\') index += 1
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Brackets in a sentence: keep searching behind them.
    return undefined
  }
}

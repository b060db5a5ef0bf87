/** What a text of JSON may hold, counted before it is parsed. */
export type JsonLimits = {
  readonly depth: number
  /** Names of one object. */
  readonly keys: number
  /** Entries of one list. */
  readonly items: number
  /** Values in all. */
  readonly values: number
}

type Container = { readonly isList: boolean; count: number; key: string }

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [LIST_OPENS, LIST_CLOSES, OBJECT_OPENS, OBJECT_CLOSES] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Where a text of JSON passes a limit; undefined when it keeps to all of them. It counts commas and brackets outside of
 * texts and stops at the first that is too much: nothing is parsed, and no text costs more than one look at its
 * characters. What is no JSON is left to the parser.
 */
export function findExcess(text: string, limits: JsonLimits): number | undefined {
  // Commas so far in each open container; what closes is left behind and overwritten.
  const commas: number[] = []
  const most: number[] = []
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfText(text, at)
    else if (code === COMMA) {
      values += 1
      const count = (commas[depth] ?? 0) + 1
      commas[depth] = count
      if (count >= (most[depth] ?? limits.items) || values >= limits.values) return at
    } else if (code === LIST_OPENS || code === OBJECT_OPENS) {
      depth += 1
      values += 1
      commas[depth] = 0
      most[depth] = code === LIST_OPENS ? limits.items : limits.keys
      if (depth > limits.depth || values >= limits.values) return at
    } else if (code === LIST_CLOSES || code === OBJECT_CLOSES) depth -= 1
  }
  return undefined
}

/** The path of the value at a position, such as `rounds.20.tees`; only worked out for what is refused. */
export function pathAt(text: string, position: number): string {
  const open: Container[] = []
  for (let at = 0; at <= position && at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const container = open.at(-1)
    if (code === QUOTE) {
      const end = endOfText(text, at)
      if (container && text.charCodeAt(end + 1) === COLON) container.key = text.slice(at + 1, end)
      at = end
    } else if (code === COMMA && container) container.count += 1
    else if ((code === LIST_OPENS || code === OBJECT_OPENS) && at < position) {
      open.push({ isList: code === LIST_OPENS, count: 0, key: '' })
    } else if (code === LIST_CLOSES || code === OBJECT_CLOSES) open.pop()
  }
  return open.map(({ isList, count, key }) => (isList ? String(count) : key)).join('.')
}

/**
 * The position of the quotation mark that ends a text, or the end of everything. Searching is several times faster than
 * looking at each character, which is only needed where something is escaped.
 */
function endOfText(text: string, start: number): number {
  const quote = text.indexOf('"', start + 1)
  if (quote === -1) return text.length
  return text.charCodeAt(quote - 1) === BACKSLASH ? endOfEscapedText(text, start) : quote
}

function endOfEscapedText(text: string, start: number): number {
  let at = start + 1
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    at += code === BACKSLASH ? 2 : 1
  }
  return text.length
}

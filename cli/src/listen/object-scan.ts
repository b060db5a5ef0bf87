/** Follows one JSON object from its brace on, a byte at a time. */
export type ObjectScan = { readonly next: (byte: number) => 'inside' | 'ended' | 'wrong' }

/** What may come next. */
type Expected = 'key-or-end' | 'key' | 'colon' | 'value' | 'value-or-end' | 'comma-or-end'

/** Messages of both protocols are three levels deep. */
const MOST_LEVELS = 16

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d]
const [COLON, COMMA] = [0x3a, 0x2c]
const BLANKS = new Set([0x09, 0x0a, 0x0d, 0x20])
const FIRST_VISIBLE = 0x20
/** Of a number, true, false and null; whether they are written right is for `JSON.parse` to say. */
const OF_PLAIN_VALUE = new Set(Buffer.from('+-.0123456789Eaeflnrstu'))

/**
 * Says where the object ends, or as soon as a byte cannot be in one: a brace right after a comma is the next message, and
 * the one before it was cut.
 */
export function createObjectScan(): ObjectScan {
  const levels: ('object' | 'list')[] = []
  let expected: Expected = 'value'
  let text: 'none' | 'key' | 'value' = 'none'
  let isEscaped = false
  let isInPlainValue = false

  function inText(byte: number): boolean {
    if (isEscaped) isEscaped = false
    else if (byte === BACKSLASH) isEscaped = true
    else if (byte === QUOTE) {
      expected = text === 'key' ? 'colon' : 'comma-or-end'
      text = 'none'
    }
    return byte >= FIRST_VISIBLE
  }

  function opened(level: 'object' | 'list'): boolean {
    if (expected !== 'value' && expected !== 'value-or-end') return false
    levels.push(level)
    expected = level === 'object' ? 'key-or-end' : 'value-or-end'
    return levels.length <= MOST_LEVELS
  }

  function closed(level: 'object' | 'list'): boolean {
    const mayEnd = expected === 'comma-or-end' || expected === (level === 'object' ? 'key-or-end' : 'value-or-end')
    expected = 'comma-or-end'
    return mayEnd && levels.pop() === level
  }

  function beganText(): boolean {
    if (expected === 'key' || expected === 'key-or-end') text = 'key'
    else if (expected === 'value' || expected === 'value-or-end') text = 'value'
    return text !== 'none'
  }

  function passed(mark: 'colon' | 'comma'): boolean {
    const isRight = expected === (mark === 'colon' ? 'colon' : 'comma-or-end')
    expected = mark === 'colon' || levels.at(-1) === 'list' ? 'value' : 'key'
    return isRight
  }

  function beganPlainValue(): boolean {
    const isRight = expected === 'value' || expected === 'value-or-end'
    expected = 'comma-or-end'
    isInPlainValue = true
    return isRight
  }

  function isRight(byte: number): boolean {
    if (text !== 'none') return inText(byte)
    if (isInPlainValue && OF_PLAIN_VALUE.has(byte)) return true
    isInPlainValue = false
    if (BLANKS.has(byte)) return true
    if (byte === QUOTE) return beganText()
    if (byte === BRACE || byte === BRACKET) return opened(byte === BRACE ? 'object' : 'list')
    if (byte === BRACE_END || byte === BRACKET_END) return closed(byte === BRACE_END ? 'object' : 'list')
    if (byte === COLON || byte === COMMA) return passed(byte === COLON ? 'colon' : 'comma')
    return OF_PLAIN_VALUE.has(byte) && beganPlainValue()
  }

  return {
    next: (byte) => {
      if (!isRight(byte)) return 'wrong'
      return levels.length === 0 ? 'ended' : 'inside'
    },
  }
}

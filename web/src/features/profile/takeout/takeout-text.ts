/** What is one text at once: a takeout of megabytes is never in memory as a whole. */
const PORTION_CHARACTERS = 256 * 1024
const INDENT = '  '
/** The takeout's own members, and those of its profile and its tables. */
const OPEN_OBJECTS = 2

/**
 * The JSON of a takeout as it is written into a file, in portions. Members of the takeout have lines of their own, and so
 * have the entries of each list: easy to read, and a quarter smaller than with every value indented, so that a file with
 * everything at its limit is not larger than what an import takes.
 */
export function takeoutPortions(takeout: object): readonly string[] {
  const portions: string[] = []
  let portion = ''
  for (const piece of piecesOf(takeout, '')) {
    portion += piece
    if (portion.length < PORTION_CHARACTERS) continue
    portions.push(portion)
    portion = ''
  }
  return [...portions, `${portion}\n`]
}

function* piecesOf(value: unknown, indent: string): Generator<string> {
  if (Array.isArray(value)) yield* listPieces(value, indent)
  else if (typeof value === 'object' && value !== null && indent.length < OPEN_OBJECTS * INDENT.length) {
    yield* objectPieces(value, indent)
  } else yield JSON.stringify(value)
}

function* objectPieces(value: object, indent: string): Generator<string> {
  const inner = indent + INDENT
  let before = '{'
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    yield `${before}\n${inner}${JSON.stringify(name)}: `
    yield* piecesOf(member, inner)
    before = ','
  }
  yield before === '{' ? '{}' : `\n${indent}}`
}

function* listPieces(list: readonly unknown[], indent: string): Generator<string> {
  let before = '['
  for (const entry of list) {
    yield `${before}\n${indent}${INDENT}${JSON.stringify(entry) ?? 'null'}`
    before = ','
  }
  yield before === '[' ? '[]' : `\n${indent}]`
}

/** What is sent at once: a few of these wait in memory for a reader who is slow. */
const PORTION_CHARACTERS = 64 * 1024

/**
 * The JSON of an object in portions, its lists entry by entry, those of objects within it too, so that a large answer is written while it is read: it is
 * never one text, and others are answered between two portions.
 */
export function* jsonPortions(value: object): Generator<string> {
  let portion = ''
  for (const piece of piecesOf(value)) {
    portion += piece
    if (portion.length < PORTION_CHARACTERS) continue
    yield portion
    portion = ''
  }
  if (portion !== '') yield portion
}

function* piecesOf(value: object): Generator<string> {
  let before = '{'
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    if (Array.isArray(member)) yield* listPieces(member)
    else yield* typeof member === 'object' && member !== null ? piecesOf(member) : [JSON.stringify(member)]
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  let before = '['
  for (const entry of list) {
    yield `${before}${JSON.stringify(entry) ?? 'null'}`
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

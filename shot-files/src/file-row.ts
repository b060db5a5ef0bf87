/** A row as the file has it: `line` is where it begins, the first being 1; cells are trimmed. */
export type FileRow = { readonly line: number; readonly cells: readonly string[] }

/** What a spreadsheet writes to keep a text a text: `="7.2 L"`. */
const AS_TEXT = /^="(.*)"$/s

/** The row when there is anything in it. */
export function fileRow(line: number, cells: readonly string[]): FileRow | undefined {
  const trimmed = cells.map((cell) => cell.trim().replace(AS_TEXT, '$1').trim())
  return trimmed.some((cell) => cell !== '') ? { line, cells: trimmed } : undefined
}

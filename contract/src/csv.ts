/**
 * Spreadsheets evaluate cells that begin like this as formulas, full-width forms included (OWASP, CSV Injection). One that
 * has an apostrophe of its own before it is marked as well, so that reading takes away the mark alone.
 */
const BEGINS_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const MARKED_AS_TEXT = /^'(?='*[=+\-@\t\r\n＝＋－＠])/
/** Spreadsheets may write one before the first cell. */
const BYTE_ORDER_MARK = /^\uFEFF/
/** A first cell that ends with a semicolon. */
const SEMICOLON_FIRST = /^(?:"[^"]*(?:""[^"]*)*"|[^",;\r\n]*);/
/** A cell, quoted or not, and its separator. */
const CELL = {
  ',': /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n][^,\r\n]*)|)(,|\r\n|\r|\n|$)/y,
  ';': /(?:"([^"]*(?:""[^"]*)*)"|([^";\r\n][^;\r\n]*)|)(;|\r\n|\r|\n|$)/y,
  '\t': /(?:"([^"]*(?:""[^"]*)*)"|([^"\t\r\n][^\t\r\n]*)|)(\t|\r\n|\r|\n|$)/y,
} as const
type Separator = keyof typeof CELL

/** A parsed row: `line` is the line of the file where it begins, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** The rows, or the line of a cell with unbalanced quotation marks. */
export type ReadCsv = { readonly rows: readonly CsvRow[] } | { readonly brokenAtLine: number }

/** Rows in RFC 4180, every cell quoted. A leading apostrophe makes spreadsheets show a formula as text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

/**
 * Parses RFC 4180 with any line end. Where no separator is given, semicolons separate cells if the first line uses them, as
 * many spreadsheets do.
 */
export function readCsv(text: string, given?: Separator): ReadCsv {
  const csv = text.replace(BYTE_ORDER_MARK, '')
  const separator = given ?? (SEMICOLON_FIRST.test(csv) ? ';' : ',')
  const cell = CELL[separator]
  cell.lastIndex = 0
  const rows: CsvRow[] = []
  let line = 1
  let row: { line: number; cells: string[] } = { line, cells: [] }
  while (cell.lastIndex < csv.length || row.cells.length > 0) {
    const found = cell.exec(csv)
    if (!found) return { brokenAtLine: line }
    const [, quoted, plain = '', end] = found
    row.cells.push(unmarked(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"')))
    line += lineEndsIn(quoted ?? '')
    if (end === separator) continue
    if (row.cells.some((text) => text !== '')) rows.push(row)
    line += 1
    row = { line, cells: [] }
  }
  return { rows }
}

function cellOf(text: string): string {
  const harmless = BEGINS_FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

function unmarked(cell: string): string {
  return cell.replace(MARKED_AS_TEXT, '')
}

function lineEndsIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

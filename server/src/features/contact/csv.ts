/** Spreadsheets take a cell that begins like this for a formula; the wide forms too (OWASP, CSV Injection). */
const BEGINS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Rows as RFC 4180 has them, every cell quoted. A leading apostrophe makes a spreadsheet show a formula as text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const harmless = BEGINS_FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

import Papa from 'papaparse'
import { fileRow } from './file-row.ts'
import type { FileRow } from './file-row.ts'

type CsvRows = { readonly rows: readonly FileRow[] } | { readonly brokenAtLine: number }

const DELIMITERS = [',', ';', '\t'] as const
const LOOKED_AT_LINES = 60
/** Rows between two words about how far the reading is. */
const ROWS_PER_WORD = 500

/** The rows with anything in them, at most so many. `onProgress` hears the share that has been read. */
export function csvRows(
  text: string,
  { mostRows, onProgress }: { readonly mostRows: number; readonly onProgress: (share: number) => void },
): CsvRows {
  const csv = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const rows: FileRow[] = []
  let line = 1
  let start = 0
  let brokenAtLine: number | undefined
  Papa.parse<readonly string[]>(csv, {
    delimiter: delimiterOf(csv),
    newline: '\n',
    step: ({ data, errors, meta: { cursor } }, parser) => {
      const row = fileRow(line, data)
      if (row) rows.push(row)
      if (errors.some(({ code }) => code === 'MissingQuotes')) brokenAtLine ??= line
      line += endsIn(csv, start, cursor)
      start = cursor
      if (rows.length % ROWS_PER_WORD === 0) onProgress(cursor / csv.length)
      if (rows.length > mostRows) parser.abort()
    },
  })
  return brokenAtLine === undefined ? { rows } : { brokenAtLine }
}

/** The one of which a line has most. A comma between digits is a decimal one, or stands below a header that has as many. */
function delimiterOf(csv: string): string {
  const lines = csv.split('\n', LOOKED_AT_LINES).map((line) => line.replaceAll(/(?<=\d),(?=\d)/g, ''))
  const most = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length))
  return DELIMITERS.reduce<string>((best, delimiter) => (most(delimiter) > most(best) ? delimiter : best), ',')
}

function endsIn(csv: string, from: number, to: number): number {
  let count = 0
  for (let at = csv.indexOf('\n', from); at >= 0 && at < to; at = csv.indexOf('\n', at + 1)) count += 1
  return count
}

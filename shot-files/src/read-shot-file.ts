import { csvRows } from './csv-rows.ts'
import { MOST_ROWS, readShotRows } from './read-shot-rows.ts'
import { refused } from './refused.ts'
import type { ReadingOptions, ReadOutcome } from './shot-file.ts'
import * as copy from './shot-files.copy.ts'

/**
 * Every shot of a launch monitor's CSV, in yards, and every line left out with the reason; or that the golfer has to
 * name the columns; or why nothing can be read. `seen` holds the lines of files read before, whose copies are left out.
 * Never throws, whatever the text is.
 */
export function readShotFile(
  text: string,
  options: ReadingOptions,
  onProgress: (share: number) => void = () => {},
  seen: Set<string> = new Set(),
): ReadOutcome {
  if (text.trim() === '') return refused(undefined, copy.empty)
  if (text.includes('\0')) return refused(undefined, copy.noText)
  const csv = csvRows(text, { mostRows: MOST_ROWS, onProgress })
  if ('brokenAtLine' in csv) return refused(csv.brokenAtLine, copy.quotes)
  return readShotRows(csv.rows, options, seen)
}

import { csvOf } from '@bagwise/contract/csv'
import type { FormSubmission } from './contact-store.ts'
import { oneLine, shortened } from './one-line.ts'

const SHOWN_LENGTH = 60
const BETWEEN_COLUMNS = '  '

/** One line per submission, for a terminal. */
export function submissionTable(submissions: readonly FormSubmission[]): string {
  const rows = submissions.map(({ submission, created_at, first_name, last_name, email, message }) =>
    [submission, created_at, `${first_name} ${last_name}`, email, message].map(shown),
  )
  const table = [['Id', 'Sent', 'Name', 'E-mail', 'Message'], ...rows]
  const widths = table.reduce<readonly number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  )
  return table
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(BETWEEN_COLUMNS))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

/** Complete submissions, for a spreadsheet. */
export function submissionCsv(submissions: readonly FormSubmission[]): string {
  const header = ['id', 'created_at', 'first_name', 'last_name', 'email', 'message']
  const rows = submissions.map(({ submission, created_at, first_name, last_name, email, message }) => [
    submission,
    created_at,
    first_name,
    last_name,
    email,
    message,
  ])
  return csvOf([header, ...rows])
}

function shown(text: string): string {
  return shortened(oneLine(text), { maxLength: SHOWN_LENGTH })
}

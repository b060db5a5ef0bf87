import type { Outcome, Tally } from './outcome.ts'

const NAME_WIDTH = 24
/** The whole output is in the log; a screenful says what is wrong. */
const SHOWN_LINES = 60

/** One line per check; its words only when it failed. */
export function printOutcome({ name, seconds, passedCount, failures, warnings }: Outcome): void {
  const count = passedCount + failures.length
  const verdict = failures.length === 0 ? 'ok    ' : 'FAILED'
  const tests = count > 1 ? `  ${count} tests` : ''
  console.log(`${verdict}  ${name.padEnd(NAME_WIDTH)} ${seconds.toFixed(1).padStart(6)} s${tests}`)
  for (const warning of warnings) console.log(`        ${warning}`)
  for (const { title, message } of failures) console.log(`\n  ${title}\n${indented(message)}\n`)
}

export function printTally({ passedCount, failedCount }: Tally): void {
  console.log(`\n${passedCount} passed, ${failedCount} failed`)
}

function indented(message: string): string {
  const lines = message.trimEnd().split('\n')
  const shown = lines.slice(0, SHOWN_LINES).map((line) => `    ${line}`)
  const hiddenCount = lines.length - shown.length
  return [...shown, ...(hiddenCount > 0 ? [`    … and ${hiddenCount} lines more`] : [])].join('\n')
}

import type { Protection } from './protection.ts'
import type { TestsRun } from './run-tests.ts'

/** Whether the test has noticed; broken when the patch has left nothing that could be tested. */
export type Verdict = {
  readonly name: string
  readonly file: string
  readonly outcome: 'red' | 'GREEN' | 'BROKEN'
  readonly seconds: number
  /** What is said about a protection that nobody misses. */
  readonly words: string
}

const NAME_WIDTH = 46
const OUTCOME_WIDTH = 8
const SECONDS_WIDTH = 6

/** A test must have failed: a file that does not load would hide that no test looks. */
export function verdictOn({ name, test }: Protection, run: Omit<TestsRun, 'passed'>): Verdict {
  const { failed, brokenFiles, seconds, output } = run
  const verdict = { name, file: test.file, seconds }
  if (failed.length > 0) return { ...verdict, outcome: 'red', words: failed.join('\n') }
  if (brokenFiles.length > 0) return { ...verdict, outcome: 'BROKEN', words: output }
  return { ...verdict, outcome: 'GREEN', words: `${test.file} passes without it: write the test that does not.` }
}

export function verdictLine({ name, file, outcome, seconds }: Verdict): string {
  const time = `${seconds.toFixed(0)} s`.padStart(SECONDS_WIDTH)
  return `${name.padEnd(NAME_WIDTH)}${outcome.padEnd(OUTCOME_WIDTH)}${time}  ${file}`
}

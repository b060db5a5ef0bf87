/** One thing that went wrong, with the words of whoever noticed. */
export type Failure = { readonly title: string; readonly message: string }

/** What a check or a runner of tests has found. A check counts as one, a runner as many as it has tests. */
export type Outcome = {
  readonly name: string
  readonly seconds: number
  readonly passedCount: number
  readonly failures: readonly Failure[]
  /** Lines worth reading although nothing failed. */
  readonly warnings: readonly string[]
}

export type Tally = { readonly passedCount: number; readonly failedCount: number }

export function tallyOf(outcomes: readonly Outcome[]): Tally {
  return {
    passedCount: outcomes.reduce((sum, { passedCount }) => sum + passedCount, 0),
    failedCount: outcomes.reduce((sum, { failures }) => sum + failures.length, 0),
  }
}

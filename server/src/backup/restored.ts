export type Restoring = {
  readonly file: string
  /** Whether data that is there already may give way; it is kept. */
  readonly isReplacing: boolean
  readonly now: Date
}

export type Restored = {
  readonly accountCount: number
  /** Where the data is that was there before. */
  readonly keptIn: string | undefined
}

/** Sorts by time and is a name everywhere: 20261121T070503Z. */
export function stampOf(now: Date): string {
  return now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

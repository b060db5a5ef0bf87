export type Restoring = {
  readonly file: string
  /** Whether existing data may be replaced; it is kept aside. */
  readonly isReplacing: boolean
  readonly now: Date
}

export type Restored = {
  readonly accountCount: number
  /** Where the replaced data is kept. */
  readonly keptIn: string | undefined
}

/** Sorts by time and is valid in any file or schema name: 20261121T070503Z. */
export function stampOf(now: Date): string {
  return now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

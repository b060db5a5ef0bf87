/** Asks one statement of a database. */
export type Ask = (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** When golfers' data changed. */
const TIMES = [
  ['profiles', 'updated_at'],
  ['profile_batches', 'created_at'],
  ['progress_entries', 'created_at'],
  ['rounds', 'updated_at'],
] as const

export type ChangedDays = {
  /** Days, UTC, on which something changed. */
  readonly count: number
  readonly last: string | undefined
}

/** `tables` are those the database has: an old backup lacks some. `since` leaves out what changed before. */
export async function changedDays(
  ask: Ask,
  { tables, since = '' }: { readonly tables: readonly string[]; readonly since?: string | undefined },
): Promise<ChangedDays> {
  const parts = TIMES.filter(([table]) => tables.includes(table)).map(
    ([table, time]) => `select ${time} as changed_at from ${table}`,
  )
  if (parts.length === 0) return { count: 0, last: undefined }
  const [row] = await ask(
    `select count(distinct substr(changed_at, 1, 10)) as days, max(changed_at) as last
     from (${parts.join(' union all ')}) as changes where changed_at > '${since}'`,
  )
  const last = row?.['last']
  return { count: Number(row?.['days'] ?? 0), last: typeof last === 'string' ? last : undefined }
}

import { createPasswordHasher } from '../../../server/src/features/account/passwords/password-hash.ts'
import { rowOf } from '../../../server/src/features/profile/profile-row.ts'
import {
  DIGITS_FROM,
  ID_ENDING,
  PASSWORD,
  SCATTERING_FACTOR,
  TEMPLATE_COUNT,
  TOKEN_ENDING,
  profileOfGolfer,
} from './bench-golfer.ts'
import type { SqlDatabase, SqlValue } from './sql-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As long as a fresh session of the server. */
const SESSION_MS = 7 * DAY_MS

export type GolferCounts = { readonly golferCount: number; readonly sessionCount: number }

/** Golfers with a password, a profile and, the first of them, a session: rows as the server would have written them. */
export async function fillGolfers(database: SqlDatabase, { golferCount, sessionCount }: GolferCounts): Promise<void> {
  const now = new Date()
  const time = now.toISOString()
  const golfers = counting(golferCount)
  const first = timeParameter(database, 1)
  await database.run(
    `${golfers} insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", first_name, last_name)
      select ${idOf('n')}, 'Ann Bunker', ${EMAIL}, false, ${first}, ${first}, 'Ann', 'Bunker' from series`,
    [time],
  )
  const hash = await createPasswordHasher().hash(PASSWORD)
  await database.run(
    `${golfers} insert into account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
      select 'account-' || n, ${idOf('n')}, 'credential', ${idOf('n')}, $2, ${first}, ${first}
      from series`,
    [time, hash],
  )
  await database.run(
    `${counting(sessionCount)}
      insert into session (id, token, "userId", "expiresAt", "createdAt", "updatedAt", "ipAddress", "userAgent")
      select 'session-' || n, ${scattered('n')} || '${TOKEN_ENDING}', ${idOf('n')}, ${timeParameter(database, 2)},
        ${first}, ${first}, '', 'Mozilla/5.0 (X11; Linux x86_64) Bench' from series`,
    [time, new Date(now.getTime() + SESSION_MS).toISOString()],
  )
  await fillProfiles(database, golferCount, now)
}

/** A few are written by the server's own code; the others are copies of them under other ids. */
async function fillProfiles(database: SqlDatabase, golferCount: number, now: Date): Promise<void> {
  const templates = Array.from({ length: Math.min(TEMPLATE_COUNT, golferCount) }, (_, index) =>
    rowOf({ document: profileOfGolfer(index, now), version: 1 }),
  )
  for (const row of templates) await insertRow(database, 'profiles', row)
  const others = Object.keys(templates[0] ?? {}).filter((column) => column !== 'id' && column !== 'email')
  await database.run(
    `${counting(golferCount, templates.length)} insert into profiles (id, email, ${others.join(', ')})
      select ${idOf('n')}, ${EMAIL}, ${others.map((column) => `template.${column}`).join(', ')}
      from series join profiles as template on template.id = ${idOf(`(n % ${TEMPLATE_COUNT})`)}`,
  )
}

async function insertRow(database: SqlDatabase, table: string, row: object): Promise<void> {
  // Rows hold what the database holds: texts, numbers and nothing.
  const columns: readonly (readonly [string, SqlValue])[] = Object.entries(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  const names = columns.map(([name]) => name)
  await database.run(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    columns.map(([, value]) => value),
  )
}

/** A table `series` with the numbers from the first on. */
export function counting(below: number, from = 0): string {
  return `with recursive series(n) as (select ${from} where ${from} < ${below}
    union all select n + 1 from series where n + 1 < ${below})`
}

const EMAIL = `'golfer-' || n || '@example.com'`

/** The same as `golferId`, for the database to work out. */
export function idOf(index: string): string {
  return `${scattered(index)} || '${ID_ENDING}'`
}

function scattered(index: string): string {
  return `(${DIGITS_FROM} + (${index} * ${SCATTERING_FACTOR}) % 4294967296)`
}

/** SQLite has no type for times and would not know PostgreSQL's name. */
function timeParameter({ kind }: SqlDatabase, place: number): string {
  return kind === 'postgres' ? `$${place}::timestamptz` : `$${place}`
}

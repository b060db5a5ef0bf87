/** SQLite result codes that are about the machine rather than the query: https://sqlite.org/rescode.html. */
const SQLITE_FAILURES = new Set([
  5, // busy
  6, // locked
  7, // out of memory
  8, // read-only
  10, // input or output failed
  11, // damaged
  13, // disk full
  14, // cannot be opened
  15, // locking protocol
  26, // not a database
])
/** Damaged pages, and a file that is no database at all. */
const SQLITE_DAMAGE = new Set([11, 26])
/** Reading or writing failed, and no room. */
const SQLITE_DISK_FAILURES = new Set([10, 13])
/** No room, and reading or writing failed. */
const POSTGRES_DISK_FAILURES = new Set<unknown>(['53100', '58030'])
const PRIMARY_CODE_MASK = 0xff

/**
 * PostgreSQL error classes and codes that may pass on a retry:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html.
 */
const POSTGRES_FAILURES = /^(08|25006|25P03|40|53|55P03|57|58)/

const SOCKET_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

/** Driver errors without a code. */
const DRIVER_FAILURES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Postgres connection has been discarded|driver has already been destroyed|database is not open)/

/** PostgreSQL codes for an unknown database (3D000) and for a rejected user or password (class 28). */
const POSTGRES_ACCESS_DENIED = /^(28|3D000)/
/** The driver's message when a password is required and none is set. */
const DRIVER_ACCESS_DENIED = /^SASL: /

/** Whether the database rejects the name, user or password in the settings. */
export function isAccessDenied(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (DRIVER_ACCESS_DENIED.test(error.message)) return true
  return 'severity' in error && 'code' in error && POSTGRES_ACCESS_DENIED.test(String(error.code))
}

/** Whether the file of the embedded database is damaged. */
export function isDamage(error: unknown): boolean {
  return SQLITE_DAMAGE.has(sqliteCodeOf(error))
}

/** Whether the database's disk is full or fails. */
export function isDiskFailure(error: unknown): boolean {
  if (SQLITE_DISK_FAILURES.has(sqliteCodeOf(error))) return true
  return error instanceof Error && 'severity' in error && 'code' in error && POSTGRES_DISK_FAILURES.has(error.code)
}

/** SQLite's primary result code; zero for other errors. */
function sqliteCodeOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' ? code & PRIMARY_CODE_MASK : 0
}

/** Whether the database is unavailable, as opposed to a wrong statement. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseFailure)) return true
  if (SQLITE_FAILURES.has(sqliteCodeOf(error))) return true
  if (DRIVER_FAILURES.test(error.message)) return true
  if (!('code' in error) || typeof error.code !== 'string') return false
  return SOCKET_FAILURES.has(error.code) || ('severity' in error && POSTGRES_FAILURES.test(error.code))
}

/** SQLite result codes that speak of the machine, not of our query: https://sqlite.org/rescode.html. */
const SQLITE_TROUBLE = new Set([
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
const PRIMARY_CODE_MASK = 0xff

/** PostgreSQL classes and codes that a later try may not meet: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const POSTGRES_TROUBLE = /^(08|25006|25P03|40|53|55P03|57|58)/

const SOCKET_TROUBLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

/** The driver gives these no code. */
const DRIVER_TROUBLE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Postgres connection has been discarded|driver has already been destroyed|database is not open)/

/** PostgreSQL codes for a database that does not exist (3D000) and for a user or password that is refused (class 28). */
const POSTGRES_REFUSAL = /^(28|3D000)/
/** The driver's own words when a password is wanted and there is none. */
const DRIVER_REFUSAL = /^SASL: /

/** Whether the database lets nobody in with this name, user and password. */
export function isDatabaseRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (DRIVER_REFUSAL.test(error.message)) return true
  return 'severity' in error && 'code' in error && POSTGRES_REFUSAL.test(String(error.code))
}

/** Whether the database could not do its work, as opposed to having been asked something wrong. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseTrouble)) return true
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_TROUBLE.has(error.errcode & PRIMARY_CODE_MASK)
  }
  if (DRIVER_TROUBLE.test(error.message)) return true
  if (!('code' in error) || typeof error.code !== 'string') return false
  return SOCKET_TROUBLE.has(error.code) || ('severity' in error && POSTGRES_TROUBLE.test(error.code))
}

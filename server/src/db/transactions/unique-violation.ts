/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505'

/** Whether PostgreSQL already has a row with this key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && 'code' in error && error.code === UNIQUE_VIOLATION
}

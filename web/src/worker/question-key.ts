/** The same for two questions only when their arguments have the same content. */
export function questionKey(name: string, args: readonly unknown[]): string {
  return JSON.stringify([name, args], exactly)
}

/** What JSON would leave out or confuse with another value. */
function exactly(_key: string, value: unknown): unknown {
  if (value === undefined) return '\0undefined'
  if (Object.is(value, -0)) return '\0-0'
  return typeof value === 'number' && !Number.isFinite(value) ? `\0${value}` : value
}

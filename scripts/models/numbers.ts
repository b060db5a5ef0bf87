const MINUS = '−'
const PERCENT = 100

/** A number with so many places; what rounds to nothing has no sign. */
export function fixed(value: number, places = 1): string {
  const text = Math.abs(value).toFixed(places)
  return value < 0 && Number(text) !== 0 ? `${MINUS}${text}` : text
}

/** The same with its sign in front, as differences have it. */
export function signed(value: number, places = 1): string {
  const text = fixed(value, places)
  return value > 0 && Number(text) !== 0 ? `+${text}` : text
}

export function percent(share: number, places = 0): string {
  return `${fixed(share * PERCENT, places)} %`
}

/** A constant just as the code has it. */
export function exact(value: number): string {
  return value < 0 ? `${MINUS}${Math.abs(value)}` : String(value)
}

export function rootMeanSquare(misses: readonly number[]): number {
  return Math.hypot(...misses) / Math.sqrt(misses.length)
}

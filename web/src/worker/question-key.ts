/** The same for two questions only when their arguments have the same content; a course is the same as itself only. */
export function questionKey(name: string, args: readonly unknown[]): string {
  return JSON.stringify([name, args], exactly)
}

/** What JSON would leave out or confuse with another value, and what would take it longer than a tap may wait. */
function exactly(key: string, value: unknown): unknown {
  if (value === undefined) return '\0undefined'
  if (Object.is(value, -0)) return '\0-0'
  if (key === 'course' && typeof value === 'object' && value !== null) return `\0course ${numberOf(value)}`
  return typeof value === 'number' && !Number.isFinite(value) ? `\0${value}` : value
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** Maps have tens of thousands of numbers, and a page keeps one object for each. */
function numberOf(course: object): number {
  const number = numbers.get(course) ?? (lastNumber += 1)
  numbers.set(course, number)
  return number
}

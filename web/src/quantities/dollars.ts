const CENTS_DIGITS = 2

/** A price as it is read: $25, $54.99. */
export function dollars(price: number): string {
  return `$${Number.isInteger(price) ? price : price.toFixed(CENTS_DIGITS)}`
}

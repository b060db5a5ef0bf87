/** One international yard (1959 agreement) is exactly 0.9144 m. */
const METRES_PER_YARD = 0.9144

export function metresFromYards(yards: number): number {
  return yards * METRES_PER_YARD
}

export function yardsFromMetres(metres: number): number {
  return metres / METRES_PER_YARD
}

/** The least and the most that a hole has; anything else on a map is unknown, or no hole. */
export const HOLE_LIMITS = {
  numbers: { least: 1, most: 36 },
  pars: { least: 3, most: 6 },
  lineYards: { least: 30, most: 800 },
} as const

/**
 * Turf slows the wind near the ground: it grows with the logarithm of the height over its roughness. A forecast is for
 * 10 m, a golfer feels it at the height of the head (World Meteorological Organization, Guide to Instruments, 5.9).
 */
const TURF_M = { roughness: 0.03, head: 1.73, forecast: 10.03 } as const

/** What share of the forecast's wind a golfer feels on open turf: 0.70. */
export const FELT_WIND_SHARE = Math.log(TURF_M.head / TURF_M.roughness) / Math.log(TURF_M.forecast / TURF_M.roughness)

/** The wind as a forecast gives it, from the wind that is felt, in the same unit. */
export function forecastWind(felt: number): number {
  return felt / FELT_WIND_SHARE
}

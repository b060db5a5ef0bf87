import { ROUGHNESS_LENGTH_M, WIND_HEIGHT_M } from '../flight/physics/wind-profile.ts'

/** How high a golfer's face feels the wind. */
const HEAD_HEIGHT_M = 1.7

/** What share of a forecast's wind is felt on open turf, which slows it down near the ground: 0.70. */
export const FELT_WIND_SHARE = turfLog(HEAD_HEIGHT_M) / turfLog(WIND_HEIGHT_M)

/** The wind as a forecast gives it, from the wind that is felt, in the same unit. */
export function forecastWind(felt: number): number {
  return felt / FELT_WIND_SHARE
}

function turfLog(heightM: number): number {
  return Math.log((heightM + ROUGHNESS_LENGTH_M) / ROUGHNESS_LENGTH_M)
}

import { yardsFromMetres } from '../units.ts'
import type { LeftSource } from './played-record.ts'

/**
 * Receivers are off by 2 to 3 m in the open (GPS Solutions 23, 2019), by the same for minutes: however many fixes there are
 * and whatever they claim, a place is never surer.
 */
export const SUREST_METERS = 3

/**
 * Of a receiver that is off alike in all directions 68 % of places are within this many standard deviations of a line (the
 * Rayleigh distribution).
 */
const RADIUS_SDS = 1.515

/** The radius that holds 68 % of places, as a phone says its accuracy, from one standard deviation along a line. */
export function radiusOfSd(sdYards: number): number {
  return sdYards * RADIUS_SDS
}

/** One standard deviation along any line, as distances need it, from a phone's accuracy. */
export function sdYardsOfRadius(radiusMeters: number): number {
  return yardsFromMetres(radiusMeters) / RADIUS_SDS
}

export const SUREST_SD_YARDS = sdYardsOfRadius(SUREST_METERS)

/** A distance left to the pin, and how far that may be off: one standard deviation. */
export type Left = { readonly yards: number; readonly sdYards: number; readonly from: LeftSource }

/**
 * How far a distance left may be off where nobody said it: as a phone's position is at best, as a golfer reads a number,
 * as markers and pins are moved against the card, as one remembers after the hole. Rules of thumb but for the first.
 */
export const LEFT_SD_YARDS = { position: SUREST_SD_YARDS, typed: 2, length: 10, later: 5 } as const satisfies Record<
  LeftSource,
  number
>

const TENTHS = 10

/** To a tenth, as rows are stored; never -0. */
export function inTenths(yards: number): number {
  return Math.round(yards * TENTHS) / TENTHS + 0
}

import { TYPICAL_BAG } from './like-me/typical-bag.ts'
import type { ClubWithCarry } from './like-me/typical-bag.ts'

type MostDrive = { readonly mph: number; readonly yards: number }

/**
 * The longest carry of a centred strike by driver speed: dynamic loft of 9 to 24°, attack of 0 or 3°. How far the flight
 * model flies today: docs/models/distances.md.
 */
export const MOST_DRIVE: readonly MostDrive[] = [
  { mph: 20, yards: 12 },
  { mph: 30, yards: 28 },
  { mph: 40, yards: 51 },
  { mph: 50, yards: 79 },
  { mph: 60, yards: 110 },
  { mph: 70, yards: 142 },
  { mph: 80, yards: 175 },
  { mph: 90, yards: 208 },
  { mph: 100, yards: 240 },
  { mph: 110, yards: 270 },
  { mph: 120, yards: 299 },
  { mph: 130, yards: 326 },
  { mph: 140, yards: 352 },
]

/** No club carries more than this times what its place in the typical bag says beside the longest drive. Our judgement. */
export const SPARE = 1.1
/** The shortest full swing, as a share of the 7-iron, and in yards: the lob wedges of published bags carry 0.45. */
export const FLOOR = { shareOfSevenIron: 0.4, yards: 5 } as const

const LEAST_YARDS = 1
const SLOWEST_MPH = 20
const FASTEST_MPH = 140
/** Half the width of the slope's chord, as a factor of the speed. */
const SLOPE_STEP = 1.02

/** What a club can carry. */
export type Limits = { readonly leastYards: number; readonly mostYards: number }

/** The longest carry in yards, at least 1, at a driver speed in mph. Rises with speed, straight between the table's rows. */
export function mostDriveYards(mph: number): number {
  const { from, to } = rowsAround((row) => row.mph, mph)
  return Math.max(LEAST_YARDS, from.yards + ((to.yards - from.yards) * (mph - from.mph)) / (to.mph - from.mph))
}

/** The driver speed in mph, 20 to 140, at which this carry in yards is the longest: `mostDriveYards` backwards. */
export function speedOfMostDrive(yards: number): number {
  const { from, to } = rowsAround((row) => row.yards, yards)
  const mph = from.mph + ((to.mph - from.mph) * (yards - from.yards)) / (to.yards - from.yards)
  return Math.min(FASTEST_MPH, Math.max(SLOWEST_MPH, mph))
}

/** d ln carry / d ln speed of the longest drive: about 1.7 at 60 mph, 1.3 at 100. */
export function driveExponent(mph: number): number {
  const rise = Math.log(mostDriveYards(mph * SLOPE_STEP)) - Math.log(mostDriveYards(mph / SLOPE_STEP))
  return rise / (2 * Math.log(SLOPE_STEP))
}

/** The longest carry in yards of a club of the usual loft at a driver speed in mph. */
export function mostYards({ club, mph }: { readonly club: ClubWithCarry; readonly mph: number }): number {
  return mostDriveYards(mph) * Math.min(1, SPARE * Math.exp(TYPICAL_BAG[club] - TYPICAL_BAG.driver))
}

/** The shortest carry in yards of a full swing, for a golfer with this 7-iron. */
export function leastYards(sevenIronYards: number): number {
  return Math.max(FLOOR.yards, FLOOR.shareOfSevenIron * sevenIronYards)
}

/** The carry in yards within the limits; where they cross, the floor holds. */
export function heldWithin(carryYards: number, limits: Limits): number {
  return Math.max(limits.leastYards, Math.min(limits.mostYards, carryYards))
}

/** The rows left and right of a value, or the two outermost ones beyond the table. */
function rowsAround(valueOf: (row: MostDrive) => number, value: number) {
  const above = MOST_DRIVE.findIndex((row) => valueOf(row) >= value)
  const index = Math.max(1, above < 0 ? MOST_DRIVE.length - 1 : above)
  const [from, to] = [MOST_DRIVE[index - 1], MOST_DRIVE[index]]
  if (!from || !to) throw new Error('A table has at least two rows')
  return { from, to }
}

import type { GripPressure, GripType, HandSize, Unknown } from './answers.ts'

/** Average height of men, for which standard lengths are made (hirekogolf.com, "What length golf clubs"). */
const STANDARD_HEIGHT_INCHES = 70
/** Rule of thumb from the same source: an inch of length per five or six of height. */
const HEIGHT_PER_INCH_OF_LENGTH = 6
const LENGTH_STEP_INCHES = 0.5
const LARGEST_CHANGE_INCHES = 2

/** Change of iron length from standard in inches, in steps of a half; negative is shorter. */
export function ironLengthChangeInches(heightTotalInches: number): number {
  const changeInches = (heightTotalInches - STANDARD_HEIGHT_INCHES) / HEIGHT_PER_INCH_OF_LENGTH
  const steppedInches = Math.trunc(changeInches / LENGTH_STEP_INCHES) * LENGTH_STEP_INCHES
  return Math.min(LARGEST_CHANGE_INCHES, Math.max(-LARGEST_CHANGE_INCHES, steppedInches)) + 0
}

/** Rules of thumb from 1-800-golfing.com (5 ft 5 in, 6 ft 2 in) and golfstorageguide.com (6 ft); inches. */
const PUTTER_LENGTHS = [
  { belowHeightInches: 65, lengthInches: 33 },
  { belowHeightInches: 72, lengthInches: 34 },
  { belowHeightInches: 75, lengthInches: 35 },
] as const
const LONGEST_PUTTER_INCHES = 36

/** The first putter length to try, inches: 33 below 5 ft 5 in, 34 below 6 ft, 35 up to 6 ft 2 in, 36 above. */
export function putterLengthInches(heightTotalInches: number): number {
  const length = PUTTER_LENGTHS.find(({ belowHeightInches }) => heightTotalInches < belowHeightInches)
  return length?.lengthInches ?? LONGEST_PUTTER_INCHES
}

export const GRIP_SIZES = ['undersize', 'standard', 'midsize', 'jumbo'] as const
export type GripSize = (typeof GRIP_SIZES)[number]

/** By hand length, wrist crease to the tip of the middle finger: loggerheadgolf.com; standard when unknown. */
const GRIP_OF_HAND = {
  small: 'undersize',
  medium: 'standard',
  large: 'midsize',
  unknown: 'standard',
} as const satisfies Record<HandSize | Unknown, GripSize>

export type FittedGrip = {
  readonly size: GripSize
  /** Also worth trying: the next size up for golfers who squeeze. */
  readonly tryToo: GripSize | undefined
  /** For both hands side by side: less taper suits the lower one. */
  readonly hasLittleTaper: boolean
}

/** The grip for a hand. Effects of pressure and grip type are rules of thumb. */
export function fittedGrip({
  handSize,
  gripType,
  gripPressure,
}: {
  readonly handSize: HandSize | Unknown
  readonly gripType: GripType | Unknown
  readonly gripPressure: GripPressure | Unknown
}): FittedGrip {
  const size = GRIP_OF_HAND[handSize]
  return {
    size,
    tryToo: gripPressure === 'firm' ? GRIP_SIZES[GRIP_SIZES.indexOf(size) + 1] : undefined,
    hasLittleTaper: gripType === 'ten-finger' || gripType === 'baseball',
  }
}

/**
 * The model's input ranges. Ball, launch, spin, temperature, altitude and wind: the ranges it was validated for;
 * pressure: the recorded extremes, and those at the ends of the altitude range; the others are wide enough for any golf
 * course.
 */
const RANGES = {
  ballSpeedMph: { problem: 'ball-speed-out-of-range', from: 15, to: 230 },
  launchDeg: { problem: 'launch-out-of-range', from: -5, to: 60 },
  spinRpm: { problem: 'spin-out-of-range', from: 0, to: 15_000 },
  spinAxisDeg: { problem: 'spin-axis-out-of-range', from: -90, to: 90 },
  startDirectionDeg: { problem: 'start-direction-out-of-range', from: -90, to: 90 },
  temperatureF: { problem: 'temperature-out-of-range', from: -40, to: 130 },
  altitudeFeet: { problem: 'altitude-out-of-range', from: -1500, to: 15_000 },
  stationPressurePa: { problem: 'station-pressure-out-of-range', from: 50_000, to: 115_000 },
  seaLevelPressureInHg: { problem: 'sea-level-pressure-out-of-range', from: 25, to: 33 },
  humidity: { problem: 'humidity-out-of-range', from: 0, to: 1 },
  windSpeedMph: { problem: 'wind-out-of-range', from: 0, to: 60 },
  windFromDeg: { problem: 'wind-direction-out-of-range', from: -360, to: 360 },
  targetElevationFeet: { problem: 'target-elevation-out-of-range', from: -1500, to: 1500 },
  targetDistanceYards: { problem: 'distance-out-of-range', from: 1, to: 600 },
  carryYards: { problem: 'carry-out-of-range', from: 1, to: 500 },
  distanceYards: { problem: 'distance-out-of-range', from: 1, to: 600 },
  clubSpeedMph: { problem: 'club-speed-out-of-range', from: 15, to: 155 },
  dynamicLoftDeg: { problem: 'dynamic-loft-out-of-range', from: 0, to: 70 },
  attackDeg: { problem: 'attack-out-of-range', from: -20, to: 20 },
  landingDeg: { problem: 'landing-out-of-range', from: 0, to: 90 },
  landingSpeedMph: { problem: 'landing-speed-out-of-range', from: 0, to: 230 },
  landingSpinRpm: { problem: 'landing-spin-out-of-range', from: 0, to: 15_000 },
} as const

export type RangedInput = keyof typeof RANGES

/** A value outside the model's range, with that range in the unit of its name. */
export type RangeProblem = {
  readonly problem: (typeof RANGES)[RangedInput]['problem']
  readonly from: number
  readonly to: number
}

/** The range of an input, both ends included, in the unit of its name. */
export function rangeOf(input: RangedInput): Pick<RangeProblem, 'from' | 'to'> {
  const { from, to } = RANGES[input]
  return { from, to }
}

/** The first value that is not a number or is out of range. Missing values are skipped. */
export function findRangeProblem(
  values: Readonly<Partial<Record<RangedInput, number | undefined>>>,
): RangeProblem | undefined {
  for (const input of Object.keys(RANGES) as RangedInput[]) {
    const value = values[input]
    const { problem, from, to } = RANGES[input]
    if (value !== undefined && !(value >= from && value <= to)) return { problem, from, to }
  }
  return undefined
}

import { SHOT_FIGURES } from '../memory/shot-record.ts'

/** What a launch monitor tells of a shot besides where it came down; what it does not tell is left out. */
export type ShotFigures = {
  readonly totalYards?: number
  readonly ballSpeedMph?: number
  /** Above the ground. */
  readonly launchDeg?: number
  /** Of the line, right is positive. */
  readonly startDeg?: number
  readonly spinRpm?: number
  /** Tilted to the right, which bends a ball to the right, is positive. */
  readonly spinAxisDeg?: number
  readonly clubSpeedMph?: number
}

/** The figures that can be: beyond their ranges they were not measured. Monitors write 0, -1 or 16777215. */
export function possibleFigures(measured: Readonly<Record<keyof ShotFigures, number | undefined>>): ShotFigures {
  const found = Object.entries(measured).filter(([name, figure]) => figure !== undefined && isPossible(name, figure))
  return Object.fromEntries(found)
}

function isPossible(name: string, figure: number): boolean {
  const { lowest, highest } = SHOT_FIGURES[name as keyof ShotFigures]
  // A ball always spins: 0 is a monitor that did not see it.
  return figure >= lowest && figure <= highest && !(name === 'spinRpm' && figure === 0)
}

const TENTHS = 10

/** Carry, side and the other figures as they are kept: with one decimal, without those beyond their ranges. */
export function keptFigures(
  shot: ShotFigures & { readonly carryYards: number; readonly sideYards?: number | undefined },
): ShotFigures & { readonly carryYards: number; readonly sideYards?: number } {
  const { carryYards, sideYards, totalYards, ballSpeedMph, launchDeg, startDeg, spinRpm, spinAxisDeg, clubSpeedMph } =
    shot
  const figures = { sideYards, totalYards, ballSpeedMph, launchDeg, startDeg, spinRpm, spinAxisDeg, clubSpeedMph }
  const kept = Object.entries(figures).flatMap(([name, figure]) => {
    const { lowest, highest } = SHOT_FIGURES[name as keyof typeof figures]
    const inTenths = figure === undefined ? Number.NaN : toTenths(figure)
    return inTenths >= lowest && inTenths <= highest ? [[name, inTenths] as const] : []
  })
  return { ...Object.fromEntries(kept), carryYards: toTenths(carryYards) }
}

/** Never minus zero. */
function toTenths(figure: number): number {
  return Math.round(figure * TENTHS) / TENTHS + 0
}

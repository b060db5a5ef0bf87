import { CLUBS } from '../club.ts'
import { LARGE_GAP_ABOVE_YARDS } from '../gapping/find-gaps.ts'
import type { AttackAngle, Unknown } from './answers.ts'
import type { FittedClub } from './request.ts'

/** Wedges are four to six degrees apart: a convention of fitters. */
export const WIDEST_STEP_DEG = 6
const NARROWEST_STEP_DEG = 4
/** Wedges mostly come in even degrees; fitters bend them to others. The first step that avoids wider gaps is used. */
const HALF_DEG = 0.5
const LOFT_STEPS_DEG = [2, 1, HALF_DEG] as const

export type FittedWedges = {
  readonly pitchingDeg: number
  readonly lastDeg: number
  /** Both ends are the golfer's own clubs with entered lofts. */
  readonly isOwnGap: boolean
  /** Some wedge has no entered loft. */
  readonly isLoftAssumed: boolean
  /** Known when both ends have a carry. */
  readonly gapYards: number | undefined
  /** From the club after the pitching wedge to the most lofted one. */
  readonly loftsDeg: readonly number[]
  /** Those lofts that are not in the bag. */
  readonly toBuyDeg: readonly number[]
  /** What determined their number; `kept` when the golfer's own wedges are close enough. */
  readonly rule: 'degrees' | 'yards' | 'kept'
}

/**
 * Lofts that divide the range from the golfer's pitching wedge to their last wedge; the golfer's own when they already
 * do.
 */
export function fittedWedges(clubs: readonly FittedClub[]): FittedWedges {
  const owned = clubs.filter(({ type }) => CLUBS[type].kind === 'wedge').toSorted((a, b) => a.loftDeg - b.loftDeg)
  const pitching = owned.find(({ type }) => type === 'pw')
  const pitchingDeg = pitching?.loftDeg ?? CLUBS.pw.loftDeg
  const below = owned.filter(({ loftDeg }) => loftDeg > pitchingDeg)
  const last = below.at(-1)
  const lastDeg = last?.loftDeg ?? Math.max(CLUBS.sw.loftDeg, pitchingDeg + WIDEST_STEP_DEG)
  const isLoftAssumed = owned.some((club) => club.isLoftAssumed)
  const ends = {
    pitchingDeg,
    lastDeg,
    isOwnGap: pitching !== undefined && last !== undefined && !pitching.isLoftAssumed && !last.isLoftAssumed,
    isLoftAssumed,
    gapYards: pitching && last && gapYardsOf(pitching, last),
  }
  const ownedDeg = below.map(({ loftDeg }) => loftDeg)
  if (pitching && last && areCloseEnough([pitching, ...below])) {
    return { ...ends, loftsDeg: ownedDeg, toBuyDeg: [], rule: 'kept' }
  }
  const { stepCount, rule } = stepsFor(ends)
  const loftsDeg = splitDeg({ pitchingDeg, lastDeg, stepCount })
  return { ...ends, loftsDeg, toBuyDeg: loftsDeg.filter((loftDeg) => !ownedDeg.includes(loftDeg)), rule }
}

/** Soles by bounce, degrees: Titleist's Vokey guide. Steep swings need more (golfwrx.com). */
export const BOUNCES = {
  low: { fromDeg: 4, toDeg: 6 },
  mid: { fromDeg: 7, toDeg: 10 },
  high: { fromDeg: 11, toDeg: 14 },
} as const
export type Bounce = keyof typeof BOUNCES

const BOUNCE_OF_ATTACK = {
  steep: 'high',
  neutral: 'mid',
  shallow: 'low',
  unknown: 'mid',
} as const satisfies Record<AttackAngle | Unknown, Bounce>

export function fittedBounce(attackAngle: AttackAngle | Unknown): Bounce {
  return BOUNCE_OF_ATTACK[attackAngle]
}

/** As many steps as the degrees require, more if the yards do, but none below four degrees for that. */
function stepsFor({ pitchingDeg, lastDeg, gapYards }: Pick<FittedWedges, 'pitchingDeg' | 'lastDeg' | 'gapYards'>) {
  const betweenDeg = lastDeg - pitchingDeg
  const byDegrees = Math.ceil(betweenDeg / WIDEST_STEP_DEG)
  const byYards = Math.min(
    Math.ceil((gapYards ?? 0) / LARGE_GAP_ABOVE_YARDS),
    Math.floor(betweenDeg / NARROWEST_STEP_DEG),
  )
  return byYards > byDegrees
    ? { stepCount: byYards, rule: 'yards' as const }
    : { stepCount: byDegrees, rule: 'degrees' as const }
}

/** Whether no step is wider than six degrees or, where known, longer than 20 yards. */
function areCloseEnough(wedges: readonly FittedClub[]): boolean {
  return wedges.slice(1).every((shorter, index) => {
    const longer = wedges[index]
    return (
      longer !== undefined &&
      shorter.loftDeg - longer.loftDeg <= WIDEST_STEP_DEG &&
      (gapYardsOf(longer, shorter) ?? 0) <= LARGE_GAP_ABOVE_YARDS
    )
  })
}

function gapYardsOf(longer: FittedClub, shorter: FittedClub): number | undefined {
  if (longer.carryYards === undefined || shorter.carryYards === undefined) return undefined
  return Math.max(0, longer.carryYards - shorter.carryYards)
}

/** Lofts as evenly spaced as wedges are made. Between two even lofts the higher is used: 51 becomes 52. */
function splitDeg({
  pitchingDeg,
  lastDeg,
  stepCount,
}: {
  readonly pitchingDeg: number
  readonly lastDeg: number
  readonly stepCount: number
}): readonly number[] {
  const even = Array.from(
    { length: stepCount - 1 },
    (_, index) => pitchingDeg + ((lastDeg - pitchingDeg) * (index + 1)) / stepCount,
  )
  const splits = LOFT_STEPS_DEG.map((step) => [...even.map((loftDeg) => Math.round(loftDeg / step) * step), lastDeg])
  const fits = (loftsDeg: readonly number[]) =>
    loftsDeg.every((loftDeg, index) => loftDeg - (loftsDeg[index - 1] ?? pitchingDeg) <= WIDEST_STEP_DEG)
  return splits.find(fits) ?? [...even, lastDeg]
}

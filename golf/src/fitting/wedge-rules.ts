import { CLUBS } from '../club.ts'
import type { AttackAngle, Unknown } from './answers.ts'
import type { FittedClub } from './request.ts'

/** Wedges stand four to six degrees apart: a convention of fitters. */
export const WIDEST_STEP_DEG = 6
const NARROWEST_STEP_DEG = 4
/** No gap over 20 yards (specification 2 §5). */
export const WIDEST_GAP_YARDS = 20
/** Wedges are sold in even degrees, mostly; fitters bend them to others. The first that leaves no wider step counts. */
const HALF_DEG = 0.5
const LOFT_STEPS_DEG = [2, 1, HALF_DEG] as const

export type FittedWedges = {
  readonly pitchingDeg: number
  readonly lastDeg: number
  /** Both ends are the golfer's own clubs, of a loft that somebody has said. */
  readonly isOwnGap: boolean
  /** Of the wedges that were looked at, nobody has said every loft. */
  readonly isLoftAssumed: boolean
  /** Known when both ends have a carry. */
  readonly gapYards: number | undefined
  /** From the club after the pitching wedge to the most lofted one. */
  readonly loftsDeg: readonly number[]
  /** Of these, the lofts that are not in the bag. */
  readonly toBuyDeg: readonly number[]
  /** What made it this many; `kept` when the golfer's own wedges are near enough to each other. */
  readonly rule: 'degrees' | 'yards' | 'kept'
}

/** The lofts that split the way from the golfer's pitching wedge to their last wedge; those they own when these do. */
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
  if (pitching && last && standsClose([pitching, ...below])) {
    return { ...ends, loftsDeg: ownedDeg, toBuyDeg: [], rule: 'kept' }
  }
  const { stepCount, rule } = stepsFor(ends)
  const loftsDeg = splitDeg({ pitchingDeg, lastDeg, stepCount })
  return { ...ends, loftsDeg, toBuyDeg: loftsDeg.filter((loftDeg) => !ownedDeg.includes(loftDeg)), rule }
}

/** Soles by bounce, degrees: Titleist's Vokey guide. Steep swings need more of it (golfwrx.com). */
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

/** As many steps as degrees ask for, or more when the yards do, but none narrower than four degrees for it. */
function stepsFor({ pitchingDeg, lastDeg, gapYards }: Pick<FittedWedges, 'pitchingDeg' | 'lastDeg' | 'gapYards'>) {
  const betweenDeg = lastDeg - pitchingDeg
  const byDegrees = Math.ceil(betweenDeg / WIDEST_STEP_DEG)
  const byYards = Math.min(Math.ceil((gapYards ?? 0) / WIDEST_GAP_YARDS), Math.floor(betweenDeg / NARROWEST_STEP_DEG))
  return byYards > byDegrees
    ? { stepCount: byYards, rule: 'yards' as const }
    : { stepCount: byDegrees, rule: 'degrees' as const }
}

/** Whether no step is wider than six degrees, and none known to be longer than 20 yards. */
function standsClose(wedges: readonly FittedClub[]): boolean {
  return wedges.slice(1).every((shorter, index) => {
    const longer = wedges[index]
    return (
      longer !== undefined &&
      shorter.loftDeg - longer.loftDeg <= WIDEST_STEP_DEG &&
      (gapYardsOf(longer, shorter) ?? 0) <= WIDEST_GAP_YARDS
    )
  })
}

function gapYardsOf(longer: FittedClub, shorter: FittedClub): number | undefined {
  if (longer.carryYards === undefined || shorter.carryYards === undefined) return undefined
  return Math.max(0, longer.carryYards - shorter.carryYards)
}

/** Lofts as evenly apart as wedges are made. Of two even lofts as near the higher one is taken: 51 becomes 52. */
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

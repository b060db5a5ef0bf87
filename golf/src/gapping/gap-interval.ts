import type { ClubType } from '../club.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import type { LearnedClub } from '../memory/learned-club.ts'
import { isMadeByShots } from '../memory/learned-certainty.ts'
import { SDS_OF_80_PERCENT } from '../sds-of-80-percent.ts'
import type { Gap, GapVerdict } from './find-gaps.ts'
import { gapVerdict } from './find-gaps.ts'
import { swingVerdict } from './ideal-gap.ts'

/** What a gap is in four cases of five, never below 0. */
export type GapInterval = {
  readonly fromYards: number
  readonly toYards: number
  /** Its ends are judged differently: more shots are needed to say. */
  readonly isUnsure: boolean
}

/** By which limits gaps are judged: 5 and 20 yards, or those of the golfer's swing, as its 7-iron carries. */
export type GapLimits = { readonly sevenIronCarryYards: number | undefined }

/**
 * The interval of a gap between two numbers from kept shots, by what is not known of both; undefined for any other pair. A
 * gap that is good although it is wide stays good at its wide end.
 */
export function gapInterval(
  gap: Gap,
  {
    stored,
    learned,
    limits,
  }: {
    readonly stored: ClubDistances
    readonly learned: readonly LearnedClub[]
    readonly limits: GapLimits
  },
): GapInterval | undefined {
  const [longer, shorter] = [gap.longer.club, gap.shorter.club].map((club) => madeByShots(club, { stored, learned }))
  if (!longer || !shorter) return undefined
  const halfYards = SDS_OF_80_PERCENT * Math.hypot(longer.carrySdYards, shorter.carrySdYards)
  const [fromYards, toYards] = [Math.max(0, gap.gapYards - halfYards), gap.gapYards + halfYards]
  const [least, most] = [fromYards, toYards].map((gapYards) => verdictOf(gap, { gapYards, limits }))
  return { fromYards, toYards, isUnsure: least !== gap.verdict || most !== gap.verdict }
}

function madeByShots(
  club: ClubType,
  { stored, learned }: { readonly stored: ClubDistances; readonly learned: readonly LearnedClub[] },
): LearnedClub | undefined {
  const one = learned.find((candidate) => candidate.club === club)
  return one && isMadeByShots(stored[club], one) ? one : undefined
}

function verdictOf(
  gap: Gap,
  { gapYards, limits: { sevenIronCarryYards } }: { readonly gapYards: number; readonly limits: GapLimits },
): GapVerdict {
  const judge = (yards: number): GapVerdict =>
    sevenIronCarryYards === undefined
      ? gapVerdict(yards)
      : swingVerdict({ ...gap, gapYards: yards }, sevenIronCarryYards).verdict
  const verdict = judge(gapYards)
  const isWideAndGood = gap.verdict === 'good' && judge(gap.gapYards) === 'too-large'
  return isWideAndGood && verdict === 'too-large' ? 'good' : verdict
}

import type { ClubType } from '../club.ts'
import type { ClubDistances } from './club-distance.ts'
import type { RangedCarry } from './estimate-bag.ts'
import type { EstimateMethod } from './estimate-method.ts'
import { estimatorOf } from './estimate-method.ts'
import { likeMeForGolfer } from './like-me-for-golfer.ts'
import type { ProfileOfGolfer } from './like-me-for-golfer.ts'
import type { Contradiction } from './order.ts'
import { clubsWithCarry } from './order.ts'
import { estimateFromOwn } from './recalculate.ts'
import type { DistanceEntry, Estimator } from './recalculate.ts'

/** Estimates with what they rest on, and the golfer's own numbers where two of them cannot both be right. */
export type BasedEstimates = {
  /** One for each club that has no number of the golfer's own, in the order of the table. */
  readonly estimates: readonly DistanceEntry[]
  /** Own numbers that contradict each other: the estimates then follow from the 7-iron alone, or from the speed. */
  readonly contradiction: Contradiction | undefined
}

type Asked = {
  readonly clubs: readonly ClubType[]
  readonly stored: ClubDistances
  readonly method: EstimateMethod
  readonly profile: ProfileOfGolfer
}

/**
 * Estimates for these clubs from the golfer's own numbers and answers, by the chosen method, each with its ± in yards.
 * A rule that has no number to go by leaves the estimates to Like me.
 */
export function basedEstimates(asked: Asked): BasedEstimates {
  const clubs = clubsWithCarry(asked.clubs)
  const likely = carriesBy(likeMeForGolfer(asked.profile), { ...asked, clubs })
  if ('contradiction' in likely) {
    const { '7-iron': seven } = asked.stored
    const { estimates } = basedEstimates({ ...asked, stored: seven ? { '7-iron': seven } : {} })
    return {
      estimates: estimates.filter(({ club }) => !isOwn(club, asked.stored)),
      contradiction: likely.contradiction,
    }
  }
  const byRule = carriesBy(estimatorOf(asked.method, asked.profile), { ...asked, clubs })
  const rule = 'carries' in byRule ? byRule.carries : []
  const estimates = likely.carries.flatMap((range): readonly DistanceEntry[] => {
    const { club } = range
    if (isOwn(club, asked.stored)) return []
    const ruled = rule.find((one) => one.club === club)
    const distance = ruled?.carryYards ?? range.carryYards
    const basis = { method: ruled ? asked.method : 'like-me', plusMinusYards: plusMinusYards(distance, range) }
    return [{ club, distance, source: 'estimated', basis }]
  })
  return { estimates, contradiction: undefined }
}

/** By the golfer's own numbers, or by the answers alone where there are none. */
function carriesBy<Estimate extends ReturnType<Estimator>>(
  estimate: Estimator<Estimate>,
  { clubs, stored }: Pick<Asked, 'clubs' | 'stored'>,
): Estimate {
  const found = estimateFromOwn({ clubs, stored, estimate })
  return 'problem' in found ? estimate(clubs, []) : found
}

function isOwn(club: ClubType, stored: ClubDistances): boolean {
  const distance = stored[club]
  return distance !== undefined && distance.source !== 'estimated'
}

/** Of a rule's number: to the farther end of the likely range. */
function plusMinusYards(distance: number, range: RangedCarry): number {
  if (distance === range.carryYards) return range.plusMinusYards
  return Math.max(distance - range.fromYards, range.toYards - distance)
}

import type { ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'
import type { ClassicEstimate } from './classic.ts'
import { toCarryYards } from './club-distance.ts'
import { nonIncreasing } from './like-me/non-increasing.ts'
import { onboardingFactor } from './onboarding-factors.ts'
import { clubsWithCarry, findContradiction, referencesInOrder } from './order.ts'
import type { Reference } from './order.ts'

/**
 * The onboarding factors as an estimate: each club is its factor times the 7-iron, which without a number of its own follows
 * from the reference nearest to it. Whole yards from 1 to 400 that never rise down the bag. References come back unchanged
 * and count even when their club is not asked for; without any there are no carries.
 */
export function estimateFactors(clubs: readonly ClubType[], references: readonly Reference[]): ClassicEstimate {
  const contradiction = findContradiction(references)
  if (contradiction) return { contradiction }

  const known = referencesInOrder(references)
  const [nearest] = known.toSorted((a, b) => positionsFromSeven(a.club) - positionsFromSeven(b.club))
  if (!nearest) return { carries: [] }

  const sevenYards = nearest.carryYards / onboardingFactor(nearest.club)
  const all = clubsWithCarry([...clubs, ...known.map(({ club }) => club)])
  const falling = nonIncreasing(
    all.map((club) => {
      const own = known.find((one) => one.club === club)
      return { yards: own?.carryYards ?? sevenYards * onboardingFactor(club), isFixed: own !== undefined }
    }),
  )
  const carries = all.map((club, index) => ({ club, carryYards: toCarryYards(falling[index] ?? 0) }))
  return { carries: carries.filter(({ club }) => clubs.includes(club)) }
}

function positionsFromSeven(club: ClubType): number {
  return Math.abs(CLUBS[club].position - CLUBS['7-iron'].position)
}

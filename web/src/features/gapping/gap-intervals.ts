import { useMemo } from 'react'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import { gapInterval } from '@bagwise/golf/gapping/gap-interval'
import type { GapInterval } from '@bagwise/golf/gapping/gap-interval'
import { sevenIronYards } from '@bagwise/golf/gapping/ideal-gap'
import { useShotMemory } from '#data/use-shot-memory.ts'
import type { GapRule } from '@bagwise/golf/one-bag/judged-bag'

/** By the longer club of the gap; gaps with a number that kept shots have not made are absent. */
export type GapIntervals = ReadonlyMap<ClubType, GapInterval>

/** What each gap is in four cases of five, judged by the chosen rule. */
export function useGapIntervals(profile: Profile, gaps: readonly Gap[], rule: GapRule): GapIntervals {
  const memory = useShotMemory(profile)
  return useMemo(() => {
    const stored = documentOf(profile).distances
    const limits = { sevenIronCarryYards: rule === 'swing' ? sevenIronYards(stored) : undefined }
    const learned = memory?.learned ?? []
    return new Map(
      gaps.flatMap((gap) => {
        const interval = gapInterval(gap, { stored, learned, limits })
        return interval ? [[gap.longer.club, interval] as const] : []
      }),
    )
  }, [profile, gaps, rule, memory])
}

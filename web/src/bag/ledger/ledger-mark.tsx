import { useDeferredValue } from 'react'
import type { ClubType } from '@bagwise/golf/club'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { GapMark } from '#charts/gap-mark.tsx'
import { shownGapOf } from '#charts/gap-text.ts'
import { gapFinding } from '#charts/gap.copy.ts'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { useGapRule } from '#profile-parts/bag-plan/gap-rule.ts'
import type { GapRule } from '@bagwise/golf/one-bag/judged-bag'
import { judgedBag } from '@bagwise/golf/one-bag/judged-bag'

type LedgerMarkProps = {
  readonly profile: Profile
  /** The longer one of the two. */
  readonly club: ClubType
}

/** Judged once for each state of the profile: every row asks. */
const JUDGED = new WeakMap<Profile, { readonly rule: GapRule; readonly gaps: readonly Gap[] }>()

/** Between a club and the next, where Distances lists the gap: a moment after the list, which a tap does not wait for. */
export function LedgerMark({ profile, club }: LedgerMarkProps) {
  const settled = useDeferredValue(profile)
  const { rule } = useGapRule()
  const units = settled.preferredUnits
  const gap = listedGaps(settled, rule).find(({ longer }) => longer.club === club)
  if (!gap) return null
  return (
    <span className="pointer-events-none absolute right-34 -bottom-4.5 z-1 grid h-9 items-center max-[20rem]:right-28">
      <span aria-hidden="true" className="grid bg-sheet">
        <GapMark verdict={gap.verdict}>{shownGapOf(gap, units)}</GapMark>
      </span>
      <span className="sr-only">{gapFinding(gap, units)}</span>
    </span>
  )
}

/** The faults that Distances names, by the rule the golfer chose there. */
function listedGaps(profile: Profile, rule: GapRule): readonly Gap[] {
  const known = JUDGED.get(profile)
  if (known?.rule === rule) return known.gaps
  const clubs = gapClubs({ bag: profile.golfBag, distances: documentOf(profile).distances })
  const gaps = judgedBag(rule, { clubs }, bagPlanOf(profile)).gaps.filter(({ verdict }) => verdict !== 'good')
  JUDGED.set(profile, { rule, gaps })
  return gaps
}

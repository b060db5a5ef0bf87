import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { documentOf } from '@bagwise/contract/profile-document'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { useGapRule } from '#profile-parts/bag-plan/gap-rule.ts'
import { judgedBag } from '@bagwise/golf/one-bag/judged-bag'
import { certaintyIn } from '#profile-parts/carry-numeral/carry-text.ts'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import { CarryLegend } from '#profile-parts/carry-numeral/carry-legend.tsx'
import { CompactLadder } from './compact-ladder.tsx'

/** Every club of the bag with a distance, and the gaps that Distances lists: one link to them. */
export function BagLadder({ profile, to }: { readonly profile: Profile; readonly to: string }) {
  const { rule } = useGapRule()
  const { rungs, faults } = useMemo(() => {
    const clubs = gapClubs({ bag: profile.golfBag, distances: documentOf(profile).distances })
    const certainties = certaintiesOf(profile)
    return {
      rungs: clubs.map((club) => ({
        club: club.club,
        carryYards: club.carryYards,
        certainty: certaintyIn(certainties, club),
      })),
      faults: judgedBag(rule, { clubs }, bagPlanOf(profile)).gaps.filter(({ verdict }) => verdict !== 'good'),
    }
  }, [profile, rule])
  return (
    <>
      <Link to={to} className="grid min-w-0">
        <CompactLadder rungs={rungs} faults={faults} units={profile.preferredUnits} />
      </Link>
      <CarryLegend />
    </>
  )
}

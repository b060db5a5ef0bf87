import type { ClubType } from '@bagwise/golf/club'
import type { Profile } from '@bagwise/contract/profile'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import { ProvenanceWord } from '#profile-parts/provenance-word.tsx'
import * as copy from '#bag/bag.copy.ts'

/** Where a club's number comes from, in words. */
export function ClubSource({ profile, club }: { readonly profile: Profile; readonly club: ClubType }) {
  const distance = profile.clubDistances.find((one) => one.club === club)
  const certainty = certaintiesOf(profile)[club]
  if (!distance) return <p className="text-sm text-ink-2">{copy.noNumberYet}</p>
  return (
    <div className="text-sm text-ink-2">
      <ProvenanceWord source={distance.source} carry={certainty && { certainty, units: profile.preferredUnits }} />
      <p>{copy.sourceText(distance)}</p>
    </div>
  )
}

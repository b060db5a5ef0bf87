import { Link } from 'react-router'
import type { ClubType } from '@bagwise/golf/club'
import type { Profile } from '@bagwise/contract/profile'
import { useCertainties } from '#profile-parts/carry-numeral/use-certainties.ts'
import { ProvenanceWord } from '#profile-parts/provenance-word.tsx'
import { buttonClass } from '#ui/button.tsx'
import * as copy from '#bag/bag.copy.ts'

/** Where a club's number comes from, in words. */
export function ClubSource({ profile, club }: { readonly profile: Profile; readonly club: ClubType }) {
  const distance = profile.clubDistances.find((one) => one.club === club)
  const certainty = useCertainties(profile)[club]
  return (
    <div className="text-sm text-ink-2">
      {distance ? (
        <>
          <ProvenanceWord
            source={distance.source}
            shotCount={certainty?.shotCount ?? distance.shots?.count}
            carry={certainty && { certainty, units: profile.preferredUnits }}
          />
          <p>{copy.sourceText(distance)}</p>
        </>
      ) : (
        <p>{copy.noNumberYet}</p>
      )}
      <Link to={`/clubs/${club}`} className={buttonClass('quiet', '-ml-2')}>
        {copy.patternAndShots}
      </Link>
    </div>
  )
}

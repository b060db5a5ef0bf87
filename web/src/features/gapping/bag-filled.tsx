import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { unnamedClubs } from '@bagwise/golf/onboarding/sample-club'
import { useIsBagFilled } from '#navigation/bag-filled.ts'
import * as parts from '#profile-parts/profile-parts.copy.ts'
import { TypicalBagNote } from '#profile-parts/typical-bag-note.tsx'
import { shownDistance } from '#quantities/distance.ts'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { BagDistances } from './clubs/bag-distances.ts'
import * as copy from './bag-filled.copy.ts'

type BagFilledProps = {
  readonly profile: Profile
  readonly bag: BagDistances
}

/** What the questionnaire has made, when the golfer comes from it; and the mark of a bag that is nobody's yet. */
export function BagFilled({ profile, bag }: BagFilledProps) {
  const isFilled = useIsBagFilled()
  const { clubs, ownCount, estimatedCount } = bag
  const [longest, shortest] = [clubs[0], clubs.at(-1)]
  const isNamed = unnamedClubs(profile.golfBag).length === 0
  if (isNamed && !(isFilled && longest && shortest)) return null
  const shown = (carryYards: number) => shownDistance(carryYards, profile.preferredUnits)
  return (
    <Sheet>
      <div className="grid gap-3">
        {isFilled && longest && shortest && (
          <div className="grid gap-1">
            <h2>
              {copy.bagSpan({
                firstName: profile.firstName,
                longest: shown(longest.carryYards),
                shortest: shown(shortest.carryYards),
              })}
            </h2>
            <p>{copy.bagCounts({ ownCount, estimatedCount })}</p>
          </div>
        )}
        <TypicalBagNote profile={profile} onConfirmed={() => document.querySelector('h1')?.focus()}>
          <Link to="/profile#bag" className={buttonClass('quiet')}>
            {parts.changeClubs}
          </Link>
        </TypicalBagNote>
      </div>
    </Sheet>
  )
}

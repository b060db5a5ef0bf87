import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import { unnamedClubs } from '@bagwise/golf/onboarding/sample-club'
import * as parts from '#profile-parts/profile-parts.copy.ts'
import { TypicalBagNote } from '#profile-parts/typical-bag-note.tsx'
import { shownDistance } from '#quantities/distance.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import type { BagDistances } from './clubs/bag-distances.ts'
import * as copy from './bag-filled.copy.ts'

type BagFilledProps = {
  readonly profile: Profile
  readonly bag: BagDistances
  readonly largestGap: Gap | undefined
  /** Opens the number that says most about the others. */
  readonly onFix: () => void
  /** The drawing of the bag. */
  readonly children: ReactNode
}

/** What the questionnaire has made, for the golfer who comes from it: the bag in a sentence and drawn, and what to do with it. */
export function BagFilled({ profile, bag, largestGap, onFix, children }: BagFilledProps) {
  const { clubs, ownCount, estimatedCount } = bag
  const [longest, shortest] = [clubs[0], clubs.at(-1)]
  if (!longest || !shortest) return null
  const shown = (carryYards: number) => shownDistance(carryYards, profile.preferredUnits)
  return (
    <section className="turf min-w-0 rounded-sheet border border-rule p-4">
      <h2 className="text-plate-lg wrap-anywhere">
        {unbroken(
          copy.bagSpan({
            firstName: profile.firstName,
            longest: shown(longest.carryYards),
            shortest: shown(shortest.carryYards),
          }),
        )}
      </h2>
      <p className="mt-1">{copy.bagCounts({ ownCount, estimatedCount })}</p>
      {largestGap && <p className="font-semibold">{unbroken(copy.biggestGap(largestGap))}</p>}
      {children}
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button look="line" onClick={onFix}>
          {copy.fixNumber}
        </Button>
        <Link to="/shot-advisor" className={buttonClass()}>
          {copy.tryShot}
        </Link>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        {estimatedCount > 0 && <p className="text-sm">{copy.tenBalls}</p>}
        <Link to="/equipment-fitting" className={buttonClass('quiet', '-mx-2')}>
          {copy.getFitted}
        </Link>
      </div>
    </section>
  )
}

/** The mark of a bag that is nobody's yet. */
export function TypicalBag({ profile }: { readonly profile: Profile }) {
  if (unnamedClubs(profile.golfBag).length === 0) return null
  return (
    <Sheet>
      <TypicalBagNote profile={profile} onConfirmed={() => document.querySelector('h1')?.focus()}>
        <Link to="/profile#bag" className={buttonClass('quiet')}>
          {parts.changeClubs}
        </Link>
      </TypicalBagNote>
    </Sheet>
  )
}

import type { Profile } from '@bagwise/contract/profile'
import { clubName } from '#charts/gap-text.ts'
import { CarryNumeral } from '#profile-parts/carry-numeral/carry-numeral.tsx'
import { plusMinusText } from '#profile-parts/carry-numeral/carry-text.ts'
import * as copy from './range.copy.ts'
import type { RangeClub } from './use-range-club.ts'
import type { SolidCarry } from './use-solid-carry.ts'

type KnownClubProps = {
  readonly profile: Profile
  readonly club: RangeClub
  readonly solid: SolidCarry
  /** Shots of today. */
  readonly ofClub: number
  readonly all: number
}

/** The club with the number that its shots have come to, and how many there are. */
export function KnownClub({ profile, club, solid: { carryYards, certainty }, ofClub, all }: KnownClubProps) {
  const units = profile.preferredUnits
  const plusMinus = plusMinusText(certainty, units)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2>{clubName(club)}</h2>
        <p className="text-sm text-ink-2">{copy.countLine({ ofClub, all })}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <CarryNumeral
          carryYards={carryYards}
          certainty={certainty}
          units={units}
          className="text-[3.25rem] leading-[.86]"
        />
        {plusMinus && (
          <span aria-hidden="true" className="plate text-plate-md text-ink-2">
            {plusMinus.shown}
          </span>
        )}
      </p>
    </div>
  )
}

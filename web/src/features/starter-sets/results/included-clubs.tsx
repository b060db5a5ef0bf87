import { CLUBS } from '@bagwise/golf/club'
import type { StarterSetClub } from '@bagwise/golf/starter-sets/starter-set'
import { usualLoftDeg } from '@bagwise/golf/usual-loft'
import { dollars } from '#quantities/dollars.ts'
import { degreesText } from '#quantities/club-measure.ts'

type IncludedClubsProps = { readonly clubs: readonly StarterSetClub[]; readonly isOpen: boolean }

/** Each club with its loft, what it is and why it is there; its price where it is sold by itself. */
export function IncludedClubs({ clubs, isOpen }: IncludedClubsProps) {
  return (
    <details className="sets-details" open={isOpen}>
      <summary>{clubs.length} clubs included</summary>
      <ul className="divide-y divide-rule">
        {clubs.map((club) => (
          <li key={club.type} className="sets-club">
            <span className="font-plate text-plate-sm font-bold">{CLUBS[club.type].displayName}</span>
            <span className="plate text-plate-sm">{degreesText(club.loft ?? usualLoftDeg(club.type))}</span>
            <span className="sets-club-text text-sm">
              {club.brand} {club.model}
              {club.plannedPriceDollars !== undefined && `, ${dollars(club.plannedPriceDollars)}`}. {club.description}.
              <span className="block text-ink-2">{club.whyIncluded}.</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

import { useMemo } from 'react'
import type { ClubType } from '@bagwise/golf/club'
import type { Profile } from '@bagwise/contract/profile'
import { useUnsavedPaths } from '#data/use-profile.ts'
import { CarryLegend } from '#profile-parts/carry-numeral/carry-legend.tsx'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import { distanceDoubts } from '#profile-parts/distance-doubts.ts'
import { unitWords } from '#quantities/distance.ts'
import { isUnsaved } from '#bag/bag-saves.ts'
import * as copy from '#bag/bag.copy.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LedgerRow } from './ledger-row.tsx'
import styles from './ledger.module.css'

// It brings the plan for the bag.
const LedgerMark = lazyPart(async () => (await import('./ledger-mark.tsx')).LedgerMark)

type LedgerProps = {
  readonly profile: Profile
  /** A tap on a row. */
  readonly onOpen: (club: ClubType) => void
}

/** Every club the golfer owns, longest first. */
export function Ledger({ profile, onOpen }: LedgerProps) {
  const unsavedPaths = useUnsavedPaths()
  const { golfBag, preferredUnits: units } = profile
  const certainties = certaintiesOf(profile)
  const doubts = useMemo(() => distanceDoubts(profile), [profile])
  return (
    <div className={styles.ledger}>
      <ol className={styles.rows}>
        {golfBag.map((club) => (
          <li key={club.type} data-club={club.type}>
            <LedgerRow
              club={club}
              certainty={certainties[club.type]}
              isUnsaved={isUnsaved(club.type, unsavedPaths)}
              doubt={doubts.get(club.type)}
              units={units}
              onOpen={onOpen}
            />
            <LedgerMark profile={profile} club={club.type} />
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <CarryLegend />
        <span className="text-xs text-ink-2">{copy.carryFact(unitWords(units))}</span>
      </div>
    </div>
  )
}

import { useState } from 'react'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { CarryNumeral } from '#profile-parts/carry-numeral/carry-numeral.tsx'
import { ProvenanceWord } from '#profile-parts/provenance-word.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { MoreOf } from './more-of.tsx'
import { FEWEST_TO_TAKE } from './preview-clubs.ts'
import type { PreviewClub } from './preview-clubs.ts'
import * as copy from './shot-import.copy.ts'
import styles from './import.module.css'

/** Measured from shots. */
const OWN = { isOwn: true } as const

type ClubPreviewProps = {
  readonly preview: PreviewClub
  /** What the club has now. */
  readonly stored: ClubDistance | undefined
  readonly units: PreferredUnits
  readonly onTake: (isTaken: boolean) => void
  readonly onSwitch: (line: number) => void
}

/** What a club's shots make, and each shot of it, to count or to leave out. */
export function ClubPreview({ preview, stored, units, onTake, onSwitch }: ClubPreviewProps) {
  const { club, shots, distance, isTaken } = preview
  const [isOpen, setIsOpen] = useState(false)
  const name = CLUBS[club].displayName
  const outCount = shots.filter(({ isCounted }) => !isCounted).length
  const spread = distance?.shots ? copy.spreadText(distance.shots, units) : ''
  return (
    <li data-club={club} className="py-2">
      <label className={styles.club}>
        <input
          type="checkbox"
          checked={isTaken}
          disabled={!distance}
          onChange={({ target }) => onTake(target.checked)}
        />
        <span className="min-w-0">
          <b className="font-plate text-plate-sm leading-tight">{unbroken(name)}</b>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
            {distance && <ProvenanceWord source="measured" shotCount={distance.shots?.count} />}
            {copy.storedText(stored, units)}
          </span>
        </span>
        {distance ? (
          <CarryNumeral carryYards={distance.distance} certainty={OWN} units={units} className="text-[2.375rem]" />
        ) : (
          <span className="text-sm text-ink-2">{copy.noShotCounts}</span>
        )}
      </label>
      {spread !== '' && <p className="pl-9 text-sm text-ink-2">{spread}</p>}
      {distance?.shots && distance.shots.count < FEWEST_TO_TAKE && (
        <p className="pl-9 text-sm text-ink-2">{copy.fewShots}</p>
      )}
      <details className={`${styles.more} pl-9`} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{copy.shotCount({ count: shots.length, outCount })}</summary>
        {isOpen && (
          <ul>
            <MoreOf items={shots.toSorted((a, b) => Number(b.outlier !== undefined) - Number(a.outlier !== undefined))}>
              {(shot) => (
                <li key={shot.line}>
                  <label className={styles.shot}>
                    <input type="checkbox" checked={shot.isCounted} onChange={() => onSwitch(shot.line)} />
                    <span className={shot.outlier && 'text-clay-ink'}>{copy.shotText(shot, units)}</span>
                  </label>
                </li>
              )}
            </MoreOf>
          </ul>
        )}
      </details>
    </li>
  )
}

import { memo } from 'react'
import { isAssumed, loftOf } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { isSampleClub, isTypicalClub } from '@bagwise/golf/onboarding/sample-club'
import type { Profile } from '@bagwise/contract/profile'
import { clubName } from '#charts/gap-text.ts'
import { CarryNumeral } from '#profile-parts/carry-numeral/carry-numeral.tsx'
import { ProvenanceBadge } from '#profile-parts/provenance-badge.tsx'
import { UnsavedDot } from '#profile-parts/unsaved-dot.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import { unbroken } from '#ui/unbroken.tsx'
import * as copy from './bag.copy.ts'
import styles from './bag.module.css'

/** What a tap asks for: the small dialog about one number of a club. */
export type AskedFor = { readonly about: 'distance' | 'loft'; readonly club: ClubType }

type BagRowProps = {
  readonly club: Profile['golfBag'][number]
  readonly distance: ClubDistance | undefined
  /** Of the distance. */
  readonly certainty: CarryCertainty | undefined
  readonly isUnsaved: boolean
  /** What is doubtful about the carry. */
  readonly doubt: string | undefined
  readonly units: PreferredUnits
  readonly onEdit: (asked: AskedFor) => void
}

/**
 * One club: its carry, what it is, its loft. The carry and the loft are buttons that open their small dialogs. The others
 * are not drawn again when it changes.
 */
export const BagRow = memo(function BagRow({
  club,
  distance,
  certainty,
  isUnsaved,
  doubt,
  units,
  onEdit,
}: BagRowProps) {
  const { type, brand, model, isInBag, notes } = club
  const name = clubName(type)
  return (
    <div className={`${styles.row} ${isInBag ? '' : styles.rowOut}`}>
      {type === 'putter' ? (
        <span className="text-sm text-ink-2">{copy.noCarry}</span>
      ) : (
        <button type="button" onClick={() => onEdit({ about: 'distance', club: type })} className={styles.number}>
          {distance && certainty ? (
            <CarryNumeral carryYards={distance.distance} certainty={certainty} units={units} className={styles.carry} />
          ) : (
            <span className="text-sm leading-tight text-ink-2">{copy.noDistance}</span>
          )}
          <span className="sr-only"> {copy.editDistance(name)}</span>
          <Icon name="pencil" className="size-5" />
        </button>
      )}
      <div className="min-w-0">
        <b className="font-plate text-plate-sm leading-tight wrap-anywhere">{unbroken(name)}</b>
        <span className="block text-sm text-ink-2 wrap-anywhere">
          {[brand, model, isSampleClub(club) && !isTypicalClub(club) && copy.sampleMark].filter(Boolean).join(' ')}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          {distance && type !== 'putter' && (
            <ProvenanceBadge
              source={distance.source}
              shotCount={distance.shots?.count}
              carry={certainty && { certainty, units }}
            />
          )}
          {!isInBag && <Badge look="outline">{copy.notInBag}</Badge>}
          {isUnsaved && <UnsavedDot />}
        </span>
        {doubt !== undefined && (
          <span data-warning className="block text-xs text-clay-ink">
            {unbroken(doubt)}
          </span>
        )}
        {notes !== '' && <span className={styles.notes}>{notes}</span>}
      </div>
      <button
        type="button"
        onClick={() => onEdit({ about: 'loft', club: type })}
        className={`${styles.number} ${styles.loft}`}
      >
        <span className="plate text-[1.375rem]">{degreesText(loftOf(club))}</span>
        {isAssumed(club, 'loft') && <span className="text-xs text-ink-2">{copy.usualLoft}</span>}
        <span className="sr-only"> {copy.editLoft(name)}</span>
        <Icon name="pencil" className="size-5" />
      </button>
    </div>
  )
})

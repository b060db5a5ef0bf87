import { memo } from 'react'
import { loftOf } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Profile } from '@bagwise/contract/profile'
import { clubName } from '#charts/gap-text.ts'
import { CarryFigure } from '#profile-parts/carry-numeral/carry-figure.tsx'
import { carryText } from '#profile-parts/carry-numeral/carry-text.ts'
import { UnsavedDot } from '#profile-parts/unsaved-dot.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import { Badge } from '#ui/badge.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import * as copy from '#bag/bag.copy.ts'
import styles from './ledger.module.css'

type LedgerRowProps = {
  readonly club: Profile['golfBag'][number]
  /** Of its carry. */
  readonly certainty: CarryCertainty | undefined
  readonly isUnsaved: boolean
  /** What is doubtful about the carry. */
  readonly doubt: string | undefined
  readonly units: PreferredUnits
  readonly onOpen: (club: ClubType) => void
}

/** One club with its loft and its carry: a button that opens its sheet. The others are not drawn again when it changes. */
export const LedgerRow = memo(function LedgerRow({ club, certainty, isUnsaved, doubt, units, onOpen }: LedgerRowProps) {
  const { type, isInBag, distance } = club
  const hasMarks = !isInBag || isUnsaved
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(type)}
        className={`${styles.row} ${isInBag ? '' : 'text-ink-2'}`}
      >
        <span className="min-w-0">
          <b className="font-plate text-[1.1875rem] leading-tight">{unbroken(clubName(type))}</b>{' '}
          <span className="text-xs whitespace-nowrap text-ink-2">{degreesText(loftOf(club))}</span>
          {hasMarks && (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {!isInBag && <Badge look="outline">{copy.notInBag}</Badge>}
              {isUnsaved && <UnsavedDot />}
            </span>
          )}
        </span>{' '}
        {type === 'putter' ? (
          <span className={`${styles.noNumber} sr-only`}>{copy.noCarry}</span>
        ) : distance !== null && certainty ? (
          <span className={`plate ${styles.carry}`}>
            <CarryFigure text={carryText(distance, certainty, units)} isMain isAlone />
          </span>
        ) : (
          <span className={styles.noNumber}>{copy.noDistance}</span>
        )}
      </button>
      {doubt !== undefined && (
        <p data-warning className="max-w-none pb-2 text-xs text-clay-ink">
          {unbroken(doubt)}
        </p>
      )}
    </>
  )
})

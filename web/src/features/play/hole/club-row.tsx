import { useState } from 'react'
import type { ClubType } from '@bagwise/golf/club'
import { byPosition } from '@bagwise/golf/club'
import { clubName } from '#features/play/play.copy.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type ClubRowProps = {
  /** All of the bag, in its order. */
  readonly clubs: readonly ClubType[]
  readonly club: ClubType | undefined
  readonly advised: ClubType | undefined
  readonly isLate: boolean
  readonly line: string | undefined
  readonly isTournament: boolean
  readonly onClub: (club: ClubType | null) => void
}

/**
 * The club that Hit notes: the advised one unless another one is chosen. In a tournament none is on the screen: it is
 * picked from the whole bag, in its order.
 */
export function ClubRow({ clubs, club, advised, isLate, line, isTournament, onClub }: ClubRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const inOrder = clubs.toSorted(byPosition)
  const index = club === undefined ? -1 : inOrder.indexOf(club)
  return (
    <div className={styles.clubArea}>
      <div className={styles.clubRow}>
        {!isTournament && <Step label={copy.longer} to={index < 0 ? undefined : inOrder[index - 1]} onClub={onClub} />}
        <button
          type="button"
          data-go-on
          className={styles.clubName}
          data-late={isLate || undefined}
          onClick={() => setIsOpen(true)}
          aria-haspopup="dialog"
        >
          {isTournament
            ? club === undefined
              ? copy.pickClub
              : copy.clubNoted
            : club === undefined
              ? isLate
                ? copy.waiting
                : copy.pickClub
              : clubName(club)}
        </button>
        {!isTournament && (
          <Step label={copy.shorter} to={index < 0 ? undefined : inOrder[index + 1]} isAfter onClub={onClub} />
        )}
      </div>
      {!isTournament && line !== undefined && <p className={styles.clubLine}>{line}</p>}
      {!isTournament && advised !== undefined && club !== advised && (
        <button type="button" className={styles.clubBack} onClick={() => onClub(null)}>
          {copy.backTo(advised)}
        </button>
      )}
      {isOpen && (
        <Dialog title={copy.pickClub} onClose={() => setIsOpen(false)}>
          <div className={styles.clubs}>
            {inOrder.map((one) => (
              <button
                key={one}
                type="button"
                className={styles.clubPlate}
                aria-pressed={one === club}
                onClick={() => {
                  onClub(one)
                  setIsOpen(false)
                }}
              >
                {clubName(one)}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  )
}

type StepProps = {
  readonly label: string
  readonly to: ClubType | undefined
  readonly isAfter?: boolean
  readonly onClub: (club: ClubType) => void
}

function Step({ label, to, isAfter = false, onClub }: StepProps) {
  return (
    <button
      type="button"
      className={styles.clubStep}
      aria-label={to === undefined ? label : `${label}: ${clubName(to)}`}
      disabled={to === undefined}
      onClick={() => to !== undefined && onClub(to)}
    >
      <Icon name="down" className={`size-7 ${isAfter ? '-rotate-90' : 'rotate-90'}`} />
    </button>
  )
}

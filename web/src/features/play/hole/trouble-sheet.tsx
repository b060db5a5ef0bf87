import { Link } from 'react-router'
import type { HoleState, Tap } from '@bagwise/golf/play/hole-taps'
import { Dialog } from '#ui/dialog.tsx'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type TroubleSheetProps = {
  readonly state: HoleState
  readonly isTournament: boolean
  /** Every shot of the round, from this hole on. */
  readonly shotsPath: string
  readonly onTap: (tap: Tap) => void
  readonly onPickUp: (finish: 'picked-up' | 'conceded') => void
  readonly onScoreOnly: () => void
  readonly onClose: () => void
}

/** What happens beside hitting the ball. Each is one tap, and Undo takes it back. */
export function TroubleSheet({
  state,
  isTournament,
  shotsPath,
  onTap,
  onPickUp,
  onScoreOnly,
  onClose,
}: TroubleSheetProps) {
  const hasShot = state.log.shots.length > 0
  const close = (act: () => void) => () => {
    act()
    onClose()
  }
  const tap = (one: Tap) => close(() => onTap(one))
  const penalties = ['area', 'unplayable', 'stroke-and-distance', 'two-stroke'] as const
  return (
    <Dialog title={copy.troubleTitle} onClose={onClose}>
      <div className={styles.troubles}>
        {hasShot && (
          <>
            {penalties.map((penalty) => (
              <Row key={penalty} {...copy.troubles[penalty]} onClick={tap({ tap: 'penalty', penalty })} />
            ))}
            {!state.isProvisional && <Row {...copy.provisional} onClick={tap({ tap: 'provisional' })} />}
            <Row {...copy.freeDrop} onClick={tap({ tap: 'free-drop' })} />
            <Row {...copy.notCounted} onClick={tap({ tap: 'not-counted' })} />
          </>
        )}
        {hasShot && (
          <Link to={shotsPath} className={styles.troubleRow}>
            <span className={styles.troubleName}>{copy.missedShot}</span>
            <span className="text-sm text-ink-2">{copy.missedShotNote}</span>
          </Link>
        )}
        <Row {...(isTournament ? copy.pickUpTournament : copy.pickUp)} onClick={close(() => onPickUp('picked-up'))} />
        <Row
          {...(isTournament ? copy.concededTournament : copy.conceded)}
          onClick={close(() => onPickUp('conceded'))}
        />
        <Row {...copy.lostFlow} onClick={close(onScoreOnly)} />
        <Row {...copy.notPlayed} onClick={tap({ tap: 'finish', finish: 'not-played' })} />
      </div>
    </Dialog>
  )
}

type RowProps = { readonly name: string; readonly note: string; readonly onClick: () => void }

function Row({ name, note, onClick }: RowProps) {
  return (
    <button type="button" className={styles.troubleRow} onClick={onClick}>
      <span className={styles.troubleName}>{name}</span>
      <span className="text-sm text-ink-2">{note}</span>
    </button>
  )
}

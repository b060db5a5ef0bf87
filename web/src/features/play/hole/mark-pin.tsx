import type { ReactNode } from 'react'
import type { SettledPlace } from '@bagwise/golf/play/settled-place'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'
import type { HoleParts } from './play-hole.tsx'

type MarkPinProps = Pick<HoleParts, 'state' | 'here' | 'places' | 'notes'> & {
  readonly number: number
  readonly onMark: (pin: SettledPlace) => void
}

/** At the flag: every stroke of the hole then has a distance, and the next round a live one. */
export function MarkPin({ state, here, places, notes, number, onMark }: MarkPinProps): ReactNode {
  if (!here || state.phase === 'ball' || state.phase === 'walking') return null
  if (places.pin) return <p className={styles.pinNote}>{copy.pinMarked}</p>
  return (
    <button
      type="button"
      className={styles.markPin}
      onClick={() => {
        onMark(here)
        void notes.mark({ hole: number, kind: 'pin' }, here)
      }}
    >
      <strong>{copy.inTheHole}</strong>
      <span className="text-sm">{copy.inTheHoleNote}</span>
    </button>
  )
}

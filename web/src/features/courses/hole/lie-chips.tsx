import { useId } from 'react'
import type { Lie } from '@bagwise/golf/shot-advice/shot'
import choiceChip from '#ui/choice-chip.module.css'
import * as copy from './ball-controls.copy.ts'
import styles from './hole.module.css'
import { PLAYED_FROM } from '#courses/shown-hole.ts'
import type { ShownHole } from '#courses/shown-hole.ts'

const CHIPS = ['tee', 'fairway', 'rough', 'bunker', 'fringe'] as const satisfies readonly Lie[]

type LieChipsProps = {
  readonly shown: ShownHole
  /** The golfer's word. */
  readonly said: Lie | null
  readonly onLie: (lie: Lie) => void
}

/** What the ball lies on: the map's word is preselected and marked, and where it is not sure both are (settled-2 item 5). */
export function LieChips({ shown: { lie, likely }, said, onLie }: LieChipsProps) {
  const name = useId()
  const other = said === null && likely?.other !== undefined ? PLAYED_FROM[likely.other] : undefined
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.lieLegend}</legend>
      <div className={styles.lies}>
        {CHIPS.map((one) => {
          const note =
            said === null && one === lie ? copy.byTheMap : one === other && one !== lie ? copy.maybe : undefined
          return (
            <label
              key={one}
              data-likely={note !== undefined || undefined}
              className={`${choiceChip.chip} ${styles.lie}`}
            >
              <input
                type="radio"
                name={name}
                value={one}
                checked={one === lie}
                onChange={() => onLie(one)}
                // The map's word becomes the golfer's.
                onClick={() => one === lie && said === null && onLie(one)}
              />
              {copy.lies[one]}
              {note !== undefined && <small className={styles.lieNote}>{note}</small>}
            </label>
          )
        })}
      </div>
      {said === null && likely && likely.lie === 'trees' && <p className="mt-1 text-sm">{copy.amongTrees}</p>}
    </fieldset>
  )
}

import { useId } from 'react'
import type { PlayedLie } from '@bagwise/golf/play/played-record'
import { lieNames } from '#features/play/play.copy.ts'
import choiceChip from '#ui/choice-chip.module.css'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type LieRowProps = {
  readonly lie: PlayedLie
  /** By the map or the rules: a tap makes it the golfer's word. */
  readonly isGuessed: boolean
  readonly isByMap: boolean
  /** What it may be as well, where the place is not known well enough. */
  readonly other: PlayedLie | undefined
  readonly onLie: (lie: PlayedLie) => void
  readonly onMore: () => void
}

const CHIPS = ['fairway', 'rough', 'bunker', 'trees'] as const satisfies readonly PlayedLie[]

/** As many as there is room for: what it lies on, what it may lie on, and the most usual ones. */
function chipsOf(lie: PlayedLie, other: PlayedLie | undefined): readonly PlayedLie[] {
  const wanted = other === undefined ? [lie] : [lie, other]
  const rare = wanted.filter((one) => !CHIPS.some((chip) => chip === one))
  const usual: PlayedLie[] = [...CHIPS]
  while (rare.length + usual.length > CHIPS.length)
    usual.splice(
      usual.findLastIndex((one) => !wanted.includes(one)),
      1,
    )
  return [...rare, ...usual]
}

/** What the ball lies on; what is rarer is under More. */
export function LieRow({ lie, isGuessed, isByMap, other, onLie, onMore }: LieRowProps) {
  const name = useId()
  const chips = chipsOf(lie, isGuessed ? other : undefined)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.lieLegend}</legend>
      <div className={styles.lies}>
        {chips.map((one) => {
          const isThis = one === lie
          const note =
            isThis && isGuessed && isByMap ? copy.byTheMap : isGuessed && one === other ? copy.maybe : undefined
          return (
            <label
              key={one}
              className={`${choiceChip.chip} ${styles.lie}`}
              data-likely={(isThis && isGuessed) || note !== undefined || undefined}
            >
              <input
                type="radio"
                name={name}
                value={one}
                checked={isThis}
                onChange={() => onLie(one)}
                // What was guessed becomes the golfer's word.
                onClick={() => isThis && isGuessed && onLie(one)}
              />
              {lieNames[one]}
              {note !== undefined && <small className={styles.lieNote}>{note}</small>}
            </label>
          )
        })}
        <button type="button" className={styles.lieMore} onClick={onMore} aria-haspopup="dialog">
          {copy.more}
        </button>
      </div>
    </fieldset>
  )
}

import type { RoundCard } from '#features/play/round-card.ts'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './start.copy.ts'
import styles from './start.module.css'
import { TICKS, useTicks } from './use-ticks.ts'
import type { TickState } from './use-ticks.ts'

type BeforeTeeProps = { readonly card: RoundCard; readonly hasRating: boolean; readonly hasHandicap: boolean }

/** Strokes received, and what may spoil the round. */
export function BeforeTee({ card, hasRating, hasHandicap }: BeforeTeeProps) {
  const ticks = useTicks()
  const { courseHandicap, holes, rankedBy } = card
  const ranked = copy.rankedLine(rankedBy)
  return (
    <Sheet title={copy.readyTitle}>
      {courseHandicap === undefined ? (
        <p className="mt-2 text-ink-2">{hasRating && !hasHandicap ? copy.noHandicap : copy.noRating}</p>
      ) : (
        <>
          <p className="mt-2">
            <span className="font-plate text-plate-md font-bold">{copy.courseHandicap(courseHandicap)}</span>{' '}
            <span className="text-sm text-ink-2">{copy.estimateNote}</span>
          </p>
          <p>{copy.strokesLine(holes)}</p>
          <ol className={styles.dots} aria-label={copy.dotsCaption}>
            {holes.map(({ number, received = 0 }) => (
              <li key={number} value={number}>
                <span>{number}</span>
                <span aria-hidden="true" className={styles.dotRow}>
                  {received < 0 ? '−'.repeat(-received) : '•'.repeat(received)}
                </span>
                <span className="sr-only">{copy.dots(received)}</span>
              </li>
            ))}
          </ol>
          {ranked !== undefined && <p className="mt-2 text-sm text-ink-2">{ranked}</p>}
        </>
      )}
      <ul className={styles.ticks}>
        {TICKS.map((tick) => {
          const state = ticks[tick]
          return state && <TickRow key={tick} tick={tick} state={state} />
        })}
      </ul>
    </Sheet>
  )
}

function TickRow({ tick, state }: { readonly tick: copy.Tick; readonly state: TickState }) {
  const isFine = state === 'fine'
  const help = state === 'blocked' ? copy.tickHelp.positionBlocked : copy.tickHelp[tick]
  return (
    <li>
      <Icon name={isFine ? 'check' : 'warning'} className={`size-6 ${isFine ? styles.good : styles.bad}`} />
      <span>
        <span className="font-plate text-plate-sm font-bold">{copy.ticks[tick]}</span>
        {isFine ? (
          <span className="text-ink-2">{` · ${copy.fine}`}</span>
        ) : (
          <span className="block text-sm text-ink-2">{help}</span>
        )}
      </span>
    </li>
  )
}

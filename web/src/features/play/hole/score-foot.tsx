import { loggedScore, loggedStrokes, provisionalShots } from '@bagwise/golf/play/hole-log'
import type { HoleState } from '@bagwise/golf/play/hole-taps'
import { PLAYED_HOLE_RANGES } from '@bagwise/golf/play/played-record'
import type { TapOnHole } from '#features/play/note-tap.ts'
import { Button } from '#ui/button.tsx'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type ScoreFootProps = {
  readonly state: HoleState
  /** The hole that is played next; undefined after the last one. */
  readonly next: number | undefined
  readonly onTap: (tap: TapOnHole) => void
  readonly onDone: () => void
}

const { score: SCORE } = PLAYED_HOLE_RANGES

/** The score as it stands, and the way to the next hole. − and + make it the golfer's own. */
export function ScoreFoot({ state, next, onTap, onDone }: ScoreFootProps) {
  const score = scoreNow(state)
  const { par, finish } = state.log.hole
  const strokes = loggedStrokes(state.log)
  const isOpen = provisionalShots(state.log).length > 0
  const step = (by: 1 | -1) =>
    onTap((now) => {
      const before = scoreNow(now)
      const stepped = before === undefined ? now.log.hole.par : before + by
      return { tap: 'score', score: Math.min(SCORE.highest, Math.max(SCORE.lowest, stepped)) }
    })
  return (
    <div className={styles.foot}>
      <div className={styles.score}>
        <button
          type="button"
          className={styles.step}
          aria-label={copy.fewer}
          disabled={score === SCORE.lowest}
          onClick={() => step(-1)}
        >
          −
        </button>
        <p className={styles.scoreText} role="status">
          <span className="sr-only">{copy.scoreLabel}</span>
          <span className={styles.scoreNumber}>{score ?? copy.puttUnknown}</span>
          <span className={styles.scoreNote}>
            {copy.scoreNote({ score, par, finish })}
            {score !== undefined && strokes.shots > 0 && <small>{copy.strokesMade(strokes)}</small>}
          </span>
        </p>
        <button
          type="button"
          className={styles.step}
          aria-label={copy.oneMore}
          disabled={score === SCORE.highest}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <Button
        data-go-on
        className="min-h-16! w-full text-[1.375rem]!"
        disabled={isOpen || (score === undefined && finish !== 'not-played')}
        onClick={onDone}
      >
        {next === undefined ? copy.toCard : copy.nextHole(next)}
      </Button>
    </div>
  )
}

/** The golfer's word, else what was tapped once the putts are known. */
function scoreNow({ log }: Pick<HoleState, 'log'>): number | undefined {
  const { score, putts } = log.hole
  if (score !== null) return score
  return putts !== null && loggedStrokes(log).shots > 0 ? loggedScore(log) : undefined
}

import * as copy from './card.copy.ts'
import type { ShownHole } from '#features/play/round-card.ts'
import styles from './card.module.css'

type Marked = Pick<ShownHole, 'strokes' | 'par' | 'finish'>

/** Circles under par, squares over it, doubled from two on: the shape of a score, undefined for a par. */
export function markOf({ strokes, par }: Marked): 'circle' | 'circles' | 'square' | 'squares' | undefined {
  if (strokes === undefined || strokes === par) return undefined
  if (strokes < par) return strokes === par - 1 ? 'circle' : 'circles'
  return strokes === par + 1 ? 'square' : 'squares'
}

const MARKS = {
  circle: styles.circle,
  circles: styles.circles,
  square: styles.square,
  squares: styles.squares,
} as const

/** A score as it is written on paper. Its name is read out by whoever shows it. */
export function ScoreMark({ hole }: { readonly hole: Marked }) {
  const mark = markOf(hole)
  return (
    <span className={`plate ${styles.mark} ${mark ? MARKS[mark] : ''}`} aria-hidden="true">
      {markText(hole)}
    </span>
  )
}

export function markText({ strokes, finish }: Marked): string {
  if (finish && strokes === undefined) return copy.finishMarks[finish]
  return strokes === undefined ? '' : String(strokes)
}

/** 'bogey', 'picked up', 'no score'. */
export function scoreWords({ strokes, par, finish }: Marked): string {
  if (finish) return strokes === undefined ? copy.finishes[finish] : `${copy.finishes[finish]}, ${strokes}`
  return strokes === undefined ? copy.noScore : `${strokes}, ${copy.scoreName(strokes, par)}`
}

/** One for each stroke; hollow where the golfer gives it. */
export function Dots({ received }: { readonly received: number | undefined }) {
  if (!received) return null
  return (
    <span className={styles.dots}>
      <span aria-hidden="true">{(received < 0 ? '○' : '●').repeat(Math.abs(received))}</span>
      <span className="sr-only">{copy.dotsText(received)}</span>
    </span>
  )
}

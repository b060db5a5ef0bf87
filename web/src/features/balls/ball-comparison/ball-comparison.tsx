import { px } from '#charts/hand-drawn.ts'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { dollars } from '#quantities/dollars.ts'
import * as copy from '#features/balls/ball-results.copy.ts'
import { COMPARED_MEASURES, MEASURES, measureSentence, priceShare } from './compared-ball.ts'
import type { ComparedBall, ComparedMeasure } from './compared-ball.ts'
import styles from './ball-comparison.module.css'

/** Compression, spin, feel and price of a few balls, each on one scale. */
export function BallComparison({ balls }: { readonly balls: readonly ComparedBall[] }) {
  return (
    <figure className="grid gap-3">
      <div className={styles.panels}>
        {COMPARED_MEASURES.map((measure) => (
          <MeasurePanel key={measure} measure={measure} balls={balls} />
        ))}
      </div>
      <figcaption className="text-xs text-ink-2">
        {copy.drawingNote({ hasUnsure: balls.some(({ isCompressionUnsure }) => isCompressionUnsure) })}
      </figcaption>
      <ShowNumbers
        caption={copy.numbersCaption}
        columns={[copy.ballColumn, ...COMPARED_MEASURES.map((measure) => MEASURES[measure].title)]}
        rows={balls.map((ball) => ({
          name: ball.name,
          cells: COMPARED_MEASURES.map((measure) =>
            measure === 'price' ? priceCell(ball) : MEASURES[measure].words(ball),
          ),
        }))}
      />
    </figure>
  )
}

type MeasurePanelProps = { readonly measure: ComparedMeasure; readonly balls: readonly ComparedBall[] }

function MeasurePanel({ measure, balls }: MeasurePanelProps) {
  const { title, ends, words, share } = MEASURES[measure]
  const [first, ...others] = balls
  if (first && measure === 'feel' && others.every((ball) => ball.feel === first.feel)) {
    return (
      <div className="min-w-0">
        <p className="font-plate text-plate-sm font-bold">{title}</p>
        <p className="mt-1 text-sm">
          {others.length > 0 ? copy.allOfThem : first.name}: {words(first)}
        </p>
      </div>
    )
  }
  return (
    <div role="img" aria-label={measureSentence(measure, balls)} className="min-w-0">
      <p className="font-plate text-plate-sm font-bold">{title}</p>
      {balls.map((ball) => (
        <div key={ball.id} className={styles.row}>
          <span className="min-w-0 wrap-anywhere">{ball.name}</span>
          <span className="plate text-right">{words(ball)}</span>
          <Track
            share={share(ball)}
            isUnsure={measure === 'compression' && ball.isCompressionUnsure}
            range={measure === 'price' ? ball.pricePerDozen : undefined}
          />
        </div>
      ))}
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}

type TrackProps = {
  readonly share: number
  readonly isUnsure: boolean
  /** From the lowest to the highest price that is asked for the ball. */
  readonly range: ComparedBall['pricePerDozen'] | undefined
}

/** A line from one end to the other with the ball on it. */
function Track({ share, isUnsure, range }: TrackProps) {
  return (
    <svg className={styles.track} aria-hidden="true" height="16">
      <line x1="0" x2="100%" y1="8" y2="8" className={styles.line} />
      {range && (
        <line
          x1={percent(priceShare(range.min))}
          x2={percent(priceShare(range.max))}
          y1="8"
          y2="8"
          className={styles.range}
        />
      )}
      <circle cx={percent(share)} cy="8" r="6" className={isUnsure ? styles.ring : styles.dot} />
    </svg>
  )
}

function priceCell(ball: ComparedBall) {
  const { min, max } = ball.pricePerDozen
  return { figure: MEASURES.price.words(ball), note: copy.priceRange({ lowest: dollars(min), highest: dollars(max) }) }
}

function percent(share: number): string {
  return `${px(share * 100)}%`
}

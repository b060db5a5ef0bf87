import { useId } from 'react'
import type { CatalogueBall } from '@bagwise/content/balls/catalogue-ball'
import { ballType } from '@bagwise/golf/balls/ball-type'
import { dollars } from '#quantities/dollars.ts'
import { Badge } from '#ui/badge.tsx'
import * as copy from '#features/balls/ball-results.copy.ts'
import { BallFacts, BallSources } from './ball-facts.tsx'
import { percentText } from '#quantities/number-text.ts'
import { pricesOf } from '#quantities/price-day.copy.ts'
import { NewerBalls } from './newer-balls.tsx'
import styles from '../balls.module.css'

type BallCardProps = {
  readonly ball: CatalogueBall
  /** From 1; the first one is on turf. */
  readonly rank: number
  /** In place of the rank, where the order is the specification's. */
  readonly percent?: number
  readonly reasons: readonly string[]
  /** Says that of the balls shown this one serves the goal best. */
  readonly bestFor?: string | undefined
}

/** One ball: how well it matches, what it is and why. */
export function BallCard({ ball, rank, percent, reasons, bestFor }: BallCardProps) {
  const id = useId()
  return (
    <li>
      <article
        aria-labelledby={id}
        className={`${styles.card} ${rank === 1 ? `${styles.cardFirst} turf` : 'border border-rule bg-sheet'}`}
      >
        <header className={styles.head}>
          <h3 id={id}>
            <span className="block text-sm font-semibold">{ball.brand}</span>{' '}
            <span className={styles.model}>{ball.model}</span>
          </h3>
          <p className={styles.score}>
            {percent === undefined ? (
              <span className="plate">{copy.rankMark(rank)}</span>
            ) : (
              <>
                <span className="plate">{percentText(percent)}</span> <span className="text-sm">{copy.match}</span>
              </>
            )}
          </p>
        </header>
        <p className={styles.line}>
          <span className="plate text-plate-md">{copy.dozenPrice(dollars(ball.pricePerDozen.typical))}</span>
          <Badge look="outline">{ballType(ball.category)}</Badge>
          {ball.sources.price.confidence === 'low' && <Badge look="estimate">{copy.unsureBadge}</Badge>}
          {bestFor !== undefined && <Badge look="good">{bestFor}</Badge>}
        </p>
        <p className="text-sm text-ink-2">{pricesOf(ball.sources.price)}</p>
        <NewerBalls succeeds={ball.id} />
        <BallFacts ball={ball} />
        <div className={styles.lists}>
          <div className="grid content-start gap-3">
            <PointList title={copy.reasons} points={reasons} look={styles.points} />
            <PointList
              title={copy.notIdealFor}
              points={ball.notIdealFor}
              look={`${styles.points} ${styles.pointsAgainst}`}
            />
          </div>
          <PointList
            title={copy.keyFeatures}
            points={ball.keyFeatures}
            look={`${styles.points} ${styles.pointsPlain}`}
          />
        </div>
        <BallSources ball={ball} />
      </article>
    </li>
  )
}

type PointListProps = { readonly title: string; readonly points: readonly string[]; readonly look: string | undefined }

function PointList({ title, points, look }: PointListProps) {
  return (
    <div className="min-w-0">
      <h4 className="font-plate text-plate-sm font-bold">{title}</h4>
      <ul className={look}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

import { useId } from 'react'
import type { CatalogueBall } from '@bagwise/content/balls/catalogue-ball'
import { ballType } from '@bagwise/golf/balls/ball-type'
import { useReaderUnits } from '#data/use-reader-units.ts'
import { textInUnits } from '#quantities/text-in-units.ts'
import { dollars } from '#quantities/dollars.ts'
import { Accordion } from '#ui/accordion.tsx'
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
  readonly percent: number
  readonly reasons: readonly string[]
  /** Says that of the balls shown this one serves the goal best. */
  readonly bestFor?: string | undefined
}

/** So many stand with their reasons, the others are a row each. */
const CARD_COUNT = 2

/** One ball: its rank, what it costs and why; what it is made of opens. */
export function BallCard(props: BallCardProps) {
  return <li>{props.rank <= CARD_COUNT ? <Card {...props} /> : <Row {...props} />}</li>
}

function Card({ ball, rank, percent, reasons, bestFor }: BallCardProps) {
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className={`${styles.card} ${rank === 1 ? `${styles.cardFirst} turf` : 'border border-rule bg-sheet'}`}
    >
      <header className={styles.head}>
        <p className={`plate ${styles.rank}`}>{copy.rankMark(rank)}</p>
        <h3 id={id}>
          <span className="block text-sm font-semibold">{ball.brand}</span>{' '}
          <span className={styles.model}>{ball.model}</span>
        </h3>
        <p className="plate text-plate-sm">{copy.dozenPrice(dollars(ball.pricePerDozen.typical))}</p>
      </header>
      <Marks ball={ball} percent={percent} bestFor={bestFor} />
      <div className="mt-1.5">
        <PointList title={copy.reasons} points={reasons} look={styles.points} />
      </div>
      <Accordion level={4} title={copy.factsTitle} answer={copy.factsInShort(ball)}>
        <Facts ball={ball} />
      </Accordion>
    </article>
  )
}

function Row({ ball, rank, percent, reasons, bestFor }: BallCardProps) {
  const name = copy.ballName(ball)
  return (
    <article aria-label={name} className={styles.row}>
      <Accordion
        level={3}
        lead={<span className="plate text-plate-md">{copy.rankMark(rank)}</span>}
        title={name}
        answer={`${percentText(percent)} · ${dollars(ball.pricePerDozen.typical)}`}
      >
        <p className="plate text-plate-sm">{copy.dozenPrice(dollars(ball.pricePerDozen.typical))}</p>
        <Marks ball={ball} percent={percent} bestFor={bestFor} />
        <div className="mt-2">
          <PointList title={copy.reasons} points={reasons} look={styles.points} />
        </div>
        <Facts ball={ball} />
      </Accordion>
    </article>
  )
}

function Marks({ ball, percent, bestFor }: Pick<BallCardProps, 'ball' | 'percent' | 'bestFor'>) {
  return (
    <p className={styles.line}>
      <span className="text-xs text-ink-2">{copy.rankPercent(percentText(percent))}</span>
      <Badge look="outline">{ballType(ball.category)}</Badge>
      {ball.sources.price.confidence === 'low' && <Badge look="estimate">{copy.unsureBadge}</Badge>}
      {bestFor !== undefined && <Badge look="good">{bestFor}</Badge>}
    </p>
  )
}

function Facts({ ball }: { readonly ball: CatalogueBall }) {
  return (
    <>
      <p className="text-sm text-ink-2">{pricesOf(ball.sources.price)}</p>
      <NewerBalls succeeds={ball.id} />
      <BallFacts ball={ball} />
      <div className={styles.lists}>
        <PointList
          title={copy.notIdealFor}
          points={ball.notIdealFor}
          look={`${styles.points} ${styles.pointsAgainst}`}
        />
        <PointList title={copy.keyFeatures} points={ball.keyFeatures} look={`${styles.points} ${styles.pointsPlain}`} />
      </div>
      <BallSources ball={ball} />
    </>
  )
}

type PointListProps = { readonly title: string; readonly points: readonly string[]; readonly look: string | undefined }

function PointList({ title, points, look }: PointListProps) {
  const units = useReaderUnits()
  return (
    <div className="min-w-0">
      <h4 className="font-plate text-plate-sm font-bold">{title}</h4>
      <ul className={look}>
        {points.map((point) => (
          <li key={point}>{textInUnits(point, units)}</li>
        ))}
      </ul>
    </div>
  )
}

import { TWO_BALL_TEST } from '@bagwise/content/balls/two-ball-test.prose'
import type { TestStage } from '@bagwise/content/balls/two-ball-test'
import type { Ball } from '@bagwise/golf/balls/ball'
import { SPIN_RATES } from '@bagwise/golf/balls/ball'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './ball-results.copy.ts'
import styles from './balls.module.css'

type TestCardProps = { readonly first: Ball; readonly second: Ball | undefined }

/** Nobody feels less on the putter. */
const FELT_COMPRESSION = 5

type BallPair = readonly [first: Ball, second: Ball]

/** The top two against each other, from the green back to the tee; printed, it has room for notes. */
export function TestCard({ first, second }: TestCardProps) {
  const { howTo, stages, decide } = TWO_BALL_TEST
  const names = [copy.ballName(first), second ? copy.ballName(second) : copy.ownBall] as const
  return (
    <Sheet title={copy.testTitle} className={styles.test}>
      <dl className={styles.pair}>
        <div>
          <dt>{copy.ballA}</dt>
          <dd>{names[0]}</dd>
        </div>
        <div>
          <dt>{copy.ballB}</dt>
          <dd>{names[1]}</dd>
        </div>
      </dl>
      <p className="mt-3">{howTo}</p>
      {stages.map((stage) => (
        <Stage key={stage.id} stage={stage} expected={second && expectedDifference(stage.id, [first, second])} />
      ))}
      <p className="mt-3 border-t-2 border-ink pt-3 font-semibold">{decide}</p>
      <Button look="line" className={styles.print} onClick={print}>
        {copy.print}
      </Button>
    </Sheet>
  )
}

/** The card alone: what the browser's own command prints is the screen. */
function print(): void {
  document.body.dataset['print'] = 'ball-test'
  window.addEventListener('afterprint', () => delete document.body.dataset['print'], { once: true })
  window.print()
}

type StageProps = { readonly stage: TestStage; readonly expected: string | undefined }

function Stage({ stage: { title, task, compare }, expected }: StageProps) {
  return (
    <section className="mt-3 border-t border-rule pt-3">
      <h3>{title}</h3>
      <p className="mt-1">{task}</p>
      <ul className={`${styles.points} ${styles.pointsPlain}`}>
        {compare.map((point) => (
          <li key={point}>
            {point}
            <span className={styles.notes} aria-hidden="true">
              <span>{copy.noteColumns.first}</span>
              <span>{copy.noteColumns.second}</span>
            </span>
          </li>
        ))}
      </ul>
      {expected !== undefined && <p className="mt-2 text-sm text-ink-2">{expected}</p>}
    </section>
  )
}

/** What the catalogue lets expect of two balls on one part of the game. */
export function expectedDifference(stage: TestStage['id'], pair: BallPair): string {
  switch (stage) {
    case 'green':
      return softnessSentence(pair)
    case 'approach':
      return spinSentence(pair, copy.stopsSooner)
    case 'tee':
      return spinSentence(pair, (_more, less) => copy.rollsFarther(less))
  }
}

function softnessSentence([first, second]: BallPair): string {
  const [softer, firmer] = first.compression <= second.compression ? [first, second] : [second, first]
  const compressions = { softer: softer.compression, firmer: firmer.compression }
  return firmer.compression - softer.compression < FELT_COMPRESSION
    ? copy.compressedAlike(compressions)
    : copy.soundsSofter(copy.ballName(softer), compressions)
}

function spinSentence([first, second]: BallPair, differ: (more: string, less: string) => string): string {
  const stepsMore = SPIN_RATES.indexOf(first.spinRate) - SPIN_RATES.indexOf(second.spinRate)
  if (stepsMore === 0) return copy.spinsAlike
  const [more, less] = stepsMore > 0 ? [first, second] : [second, first]
  return differ(copy.ballName(more), copy.ballName(less))
}

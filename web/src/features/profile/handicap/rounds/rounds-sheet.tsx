import { memo, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { datedDifferentials, rateRounds } from '@bagwise/golf/handicap/dated-differentials'
import type { Round } from '@bagwise/golf/handicap/round'
import type { IndexEstimate } from '@bagwise/golf/handicap/estimated-index'
import { useRounds } from '#data/use-rounds.ts'
import type { ShownRounds } from '#data/use-rounds.ts'
import { dayText } from '#quantities/day-text.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { notify } from '#ui/notices.ts'
import { useProfile } from '#data/use-profile.ts'
import { BEST_HANDICAP, handicapText } from '#quantities/handicap.ts'
import type { KeptRound } from '#sync/policies/round-rows.ts'
import { indexSentences, indexText } from './index-text.ts'
import { knownCourses } from './known-courses.ts'
import { RoundDialog } from './round-dialog.tsx'
import * as copy from '#features/profile/handicap/handicap.copy.ts'
import styles from '../handicap.module.css'
import { RoundRow } from './round-row.tsx'

type RoundsSheetProps = {
  readonly golferId: string
  /** As it stands in the profile. */
  readonly handicap: number | null
}

type IndexCardProps = {
  readonly estimate: IndexEstimate
  /** Rounds of nine holes that wait for an index. */
  readonly waitingCount: number
  readonly handicap: number | null
}

// Needed once, and not on the course.
const ScoresDialog = lazyPart(
  async () => (await import('#features/profile/handicap/scores-file/scores-dialog.tsx')).ScoresDialog,
)

/** More would push the rest of the page far down; they are a tap away. */
const SHOWN_AT_FIRST = 10

type RoundListProps = {
  /** The latest day first. */
  readonly rounds: readonly KeptRound[]
  readonly estimate: IndexEstimate
  readonly onEdit: (round: Round) => void
  /** The golfer has read what another device changed of it. */
  readonly onSeen: (id: string) => void
}

/** The golfer's rounds, and the index that can be estimated from them. */
export const RoundsSheet = memo(function RoundsSheet({ golferId, handicap }: RoundsSheetProps) {
  const rounds = useRounds()
  /** The round in the dialog; new while one is added. */
  const [edited, setEdited] = useState<Round | 'new'>()
  const [isFromFile, setIsFromFile] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // What the server has refused does not count until it is put right.
  const { estimate, waitingIds } = useMemo(
    () => rateRounds(rounds.rounds.filter(({ refusal }) => refusal === undefined)),
    [rounds.rounds],
  )
  const isEmpty = rounds.rounds.length === 0

  function remove(round: Round) {
    flushSync(() => {
      rounds.remove(round)
      setEdited(undefined)
    })
    // The button that opened the dialog is gone with the round.
    heading.current?.focus({ preventScroll: true })
    const undo = { label: copy.undo, run: () => rounds.save(round, round) }
    notify('status', copy.roundDeleted(dayText(round.date)), undo)
  }

  return (
    <div className={styles.handicapSheet}>
      <div className={styles.handicapHead}>
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {copy.rounds}
        </h3>
        <div className={styles.roundWays}>
          <Button look="quiet" onClick={() => setIsFromFile(true)}>
            {copy.fromFile}
          </Button>
          <Button look={isEmpty ? 'ink' : 'line'} onClick={() => setEdited('new')}>
            {copy.addRound}
          </Button>
        </div>
      </div>
      {isEmpty ? (
        <Nothing rounds={rounds} />
      ) : (
        <>
          {!rounds.isSafe && (
            <p role="alert" className="text-sm font-bold">
              {copy.roundsNotKept}
            </p>
          )}
          <IndexCard estimate={estimate} waitingCount={waitingIds.length} handicap={handicap} />
          {rounds.load === 'failed' && <p className="text-sm text-ink-2">{copy.remembered}</p>}
          <RoundList rounds={rounds.rounds} estimate={estimate} onEdit={setEdited} onSeen={rounds.noteSeen} />
        </>
      )}
      {isFromFile && <ScoresDialog onClose={() => setIsFromFile(false)} />}
      {edited !== undefined && (
        <RoundDialog
          golferId={golferId}
          round={edited === 'new' ? undefined : edited}
          courses={knownCourses(rounds.rounds)}
          onClose={() => setEdited(undefined)}
          onSave={(round, seen) => {
            rounds.save(round, seen)
            setEdited(undefined)
          }}
          onDelete={remove}
        />
      )}
    </div>
  )
})

function Nothing({ rounds: { load, reload } }: { readonly rounds: ShownRounds }) {
  if (load === 'loading') return <div aria-busy="true" className={styles.roundWaiting} />
  if (load === 'loaded') return <NoRounds />
  return (
    <>
      <p role="alert">{copy.roundsFailed}</p>
      <Button look="line" className="justify-self-start" onClick={reload}>
        {copy.tryAgain}
      </Button>
    </>
  )
}

/** A scorecard nobody has written on yet. */
function NoRounds() {
  return (
    <div className={styles.roundNone}>
      <svg className="w-30" viewBox="0 0 120 96" fill="none" aria-hidden="true">
        <path d="M22 20h80v62H22z" fill="var(--color-mown)" transform="translate(3 3)" />
        <g stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
          <path d="M22 20h80v62H22z" fill="var(--color-sheet)" />
          <path d="M22 34h80M22 50h80M22 66h80M48 20v62M66 20v62M84 20v62" />
          <path d="m6 70 22-46 5 2.4-22 46-6.5 3z" fill="var(--color-sand)" />
        </g>
      </svg>
      <h4>{copy.noRounds}</h4>
      <p className="text-sm text-ink-2">{copy.noRoundsHint}</p>
    </div>
  )
}

/** The estimated index, how it came about, and the way to take it over. */
function IndexCard({ estimate, waitingCount, handicap }: IndexCardProps) {
  const { save } = useProfile()
  const card = useRef<HTMLDivElement>(null)
  if (estimate.kind === 'too-few') {
    return <p aria-live="polite">{copy.missingText({ missingHoles: estimate.missingHoles, waitingCount })}</p>
  }

  const { index } = estimate
  function use() {
    flushSync(() => save({ handicap: index }))
    // The button has done its work and is gone.
    card.current?.focus({ preventScroll: true })
    const undo = { label: copy.undo, run: () => save({ handicap }) }
    notify('status', copy.handicapChanged(handicapText(index)), undo)
  }

  return (
    <div ref={card} tabIndex={-1} className={styles.indexCard}>
      <p aria-live="polite" className={styles.indexFigure}>
        <span className="plate text-plate-xl">{indexText(index)}</span>{' '}
        <span className="font-plate text-plate-sm font-bold">{copy.estimatedIndex}</span>
      </p>
      <p className="text-sm">{indexSentences(estimate).join(' ')}</p>
      <p className="text-xs text-ink-2">{copy.indexSource}</p>
      {index < BEST_HANDICAP ? (
        <p className="text-sm">{copy.beyondBest(handicapText(BEST_HANDICAP))}</p>
      ) : index === handicap ? (
        <p className="text-sm font-semibold">{copy.isYourHandicap}</p>
      ) : (
        <Button look="line" className="justify-self-start" onClick={use}>
          {copy.takeAsHandicap}
        </Button>
      )}
    </div>
  )
}

function RoundList({ rounds, estimate, onEdit, onSeen }: RoundListProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? rounds : rounds.slice(0, SHOWN_AT_FIRST)
  const differentials = useMemo(
    () => new Map(datedDifferentials(rounds).differentials.map(({ id, differential }) => [id, differential])),
    [rounds],
  )
  const scores = new Map(estimate.kind === 'known' ? estimate.scores.map((score) => [score.id, score]) : [])
  return (
    <>
      <p className="text-xs text-ink-2">{copy.differentialHint}</p>
      <ol className={styles.roundList}>
        {shown.map((round) => (
          <li key={round.id} data-round={round.id}>
            <RoundRow
              round={round}
              differential={differentials.get(round.id)}
              score={scores.get(round.id)}
              onEdit={() => onEdit(round)}
              onSeen={() => onSeen(round.id)}
            />
          </li>
        ))}
      </ol>
      {rounds.length > SHOWN_AT_FIRST && (
        <Button look="quiet" className={styles.handicapMore} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? copy.latestRounds : copy.allRounds(rounds.length)}
        </Button>
      )}
    </>
  )
}

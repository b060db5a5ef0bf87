import { memo, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Round } from '@bagwise/golf/handicap/round'
import { useRounds } from '#api/rounds/rounds.ts'
import type { ShownRounds } from '#api/rounds/rounds.ts'
import { dayText } from '#quantities/day-text.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { IndexCard } from './index-card.tsx'
import { estimateOf } from './index-words.ts'
import { knownCourses } from './known-courses.ts'
import { NoRounds } from './no-rounds.tsx'
import { RoundDialog } from './round-dialog.tsx'
import { RoundList } from './round-list.tsx'

type RoundsSheetProps = {
  readonly golferId: string
  /** As it stands in the profile. */
  readonly handicap: number | null
}

/** The golfer's rounds, and the index that can be estimated from them. */
export const RoundsSheet = memo(function RoundsSheet({ golferId, handicap }: RoundsSheetProps) {
  const rounds = useRounds()
  /** The round in the dialog; new while one is added. */
  const [edited, setEdited] = useState<Round | 'new'>()
  const heading = useRef<HTMLHeadingElement>(null)
  // What the server has refused does not count until it is put right.
  const estimate = useMemo(
    () => estimateOf(rounds.rounds.filter(({ refusal }) => refusal === undefined)),
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
    const undo = { label: 'Undo', run: () => rounds.save(round, round) }
    notify('status', `Your round of ${dayText(round.date)} is deleted.`, undo)
  }

  return (
    <div className="handicap-sheet">
      <div className="handicap-head">
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          Rounds
        </h3>
        <Button look={isEmpty ? 'ink' : 'line'} onClick={() => setEdited('new')}>
          Add a round
        </Button>
      </div>
      {isEmpty ? (
        <Nothing rounds={rounds} />
      ) : (
        <>
          {!rounds.isSafe && (
            <p role="alert" className="text-sm font-bold">
              This device cannot keep your latest rounds. Stay on this page until they are saved.
            </p>
          )}
          <IndexCard estimate={estimate} handicap={handicap} />
          {rounds.load === 'failed' && (
            <p className="text-sm text-ink-2">Bagwise cannot be reached: this is what this device remembers.</p>
          )}
          <RoundList rounds={rounds.rounds} estimate={estimate} onEdit={setEdited} onSeen={rounds.noteSeen} />
        </>
      )}
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
  if (load === 'loading') return <div aria-busy="true" className="round-waiting" />
  if (load === 'loaded') return <NoRounds />
  return (
    <>
      <p role="alert">Your rounds could not be loaded. They are safe; check your connection and try again.</p>
      <Button look="line" className="justify-self-start" onClick={reload}>
        Try again
      </Button>
    </>
  )
}

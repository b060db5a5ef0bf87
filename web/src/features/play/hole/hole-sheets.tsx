import type { PreferredUnits } from '@bagwise/golf/golfer'
import { guessedLie } from '@bagwise/golf/play/guessed-lie'
import type { HoleState, Tap } from '@bagwise/golf/play/hole-taps'
import type { RoundWithRows } from '#data/play/use-played-rounds.ts'
import { roundShotsPath } from '#features/play/play-address.ts'
import type { BallSaid } from './ball.ts'
import { HolesSheet } from './holes-sheet.tsx'
import { Keypad } from './keypad.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { TroubleSheet } from './trouble-sheet.tsx'

export type OpenSheet = 'more' | 'trouble' | 'holes' | 'keypad'

type HoleSheetsProps = {
  readonly open: OpenSheet | undefined
  readonly played: RoundWithRows
  readonly state: HoleState
  readonly said: BallSaid
  readonly units: PreferredUnits
  readonly isTournament: boolean
  readonly isAway: boolean | undefined
  readonly onSay: (changes: Partial<BallSaid>) => void
  readonly onAway: (isAway: boolean) => void
  readonly onTournamentOff: () => void
  readonly onTap: (tap: Tap) => void
  readonly onPickUp: (finish: 'picked-up' | 'conceded') => void
  readonly onClose: () => void
}

/** What opens over a hole. It stays open when a map comes. */
export function HoleSheets({ open, played, state, said, units, isTournament, ...props }: HoleSheetsProps) {
  const { round } = played
  const { number } = state.log.hole
  const { onSay, onTap, onClose } = props
  switch (open) {
    case 'more':
      return (
        <MoreSheet
          round={round}
          said={said}
          lie={said.lie ?? guessedLie(state, { leftYards: null }).lie}
          units={units}
          isTournament={isTournament}
          isWindAsked={round.courseId === null}
          isAway={props.isAway}
          onSay={onSay}
          onAway={props.onAway}
          onTournamentOff={props.onTournamentOff}
          onClose={onClose}
        />
      )
    case 'trouble':
      return (
        <TroubleSheet
          state={state}
          isTournament={isTournament}
          shotsPath={`${roundShotsPath(round.id)}?hole=${number}`}
          onTap={onTap}
          onPickUp={props.onPickUp}
          onScoreOnly={() => onTap({ tap: 'on-green' })}
          onClose={onClose}
        />
      )
    case 'holes':
      return <HolesSheet played={played} current={number} onClose={onClose} />
    case 'keypad':
      return (
        <Keypad
          units={units}
          isTyped={said.leftYards !== null}
          onYards={(leftYards) => {
            onSay({ leftYards })
            onClose()
          }}
          onClose={onClose}
        />
      )
    case undefined:
      return null
  }
}

import { useSyncExternalStore } from 'react'
import type * as contract from '@bagwise/contract/rounds'
import type { Round } from '@bagwise/golf/handicap/round'
import { inTurn } from '#api/device-store/sender-turn.ts'
import { request } from '#api/request.ts'
import { runLater } from '#api/run-later.ts'
import { sentWithEdits } from '#api/profile/sent-with-edits.ts'
import type { EditsKeeper } from '#api/profile/sent-with-edits.ts'
import { checkSessionAgain } from '#api/session/session.ts'
import { createKeptRounds } from './kept-rounds.ts'
import type { RoundsState } from './kept-rounds.ts'
import { ROUNDS_KEY, roundRows } from './rounds-copy.ts'

const rounds = createKeptRounds({
  rows: roundRows,
  sendSave: (golfer, { save, base, round }) =>
    request<typeof contract.saveRound>('PUT', '/api/rounds', { save, golfer, base, round }),
  sendDelete: (golfer, { save, base, round: { id } }) =>
    request<typeof contract.deleteRound>('DELETE', '/api/rounds', { save, golfer, base, id }),
  load: () => request<typeof contract.getRounds>('GET', '/api/rounds', undefined),
  checkSession: checkSessionAgain,
  inTurn: (task) => inTurn(task, 'rounds'),
  later: runLater,
})

/** The golfer's rounds are sent, and asked about at sign-out, together with the edits of this device. */
export function keepRounds<Edits extends EditsKeeper>(edits: Edits): Edits {
  window.addEventListener('beforeunload', (event) => {
    if (!rounds.state().isSafe) event.preventDefault()
  })
  return sentWithEdits(edits, {
    ...rounds,
    flush: rounds.sendUnsent,
    comeBack: () => void rounds.reload(),
    copyKey: ROUNDS_KEY,
    followDevice: roundRows.followDevice,
  })
}

export type ShownRounds = RoundsState & {
  /**
   * Shows the round at once, keeps it on this device and sends it. An edit passes the round as it was `seen` when it
   * began: what the golfer has not touched stays as it is by now.
   */
  readonly save: (round: Round, seen?: Round) => void
  /** Takes away the round that the golfer has seen; one that another device changed meanwhile stays. */
  readonly remove: (seen: Round) => void
  /** The golfer knows what another device has changed of it. */
  readonly noteSeen: (id: string) => void
  readonly reload: () => void
}

/** The golfer's rounds, to read and to change. */
export function useRounds(): ShownRounds {
  const state = useSyncExternalStore(rounds.subscribe, rounds.state)
  const { save, remove, noteSeen } = rounds
  return { ...state, save, remove, noteSeen, reload: () => void rounds.reload() }
}

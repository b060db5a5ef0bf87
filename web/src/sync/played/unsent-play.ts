import type { PlayChange } from '@bagwise/contract/play'
import { fieldOf } from '#storage/local-copy.ts'
import { leftCopy } from '#storage/left-play.ts'
import { PLAY_DATABASE } from '#storage/row-stores.ts'
import { createLeftTaps } from './left-taps.ts'
import type { LeftTaps } from './left-taps.ts'
import { additionsOf, isAddition, roundIdOf } from './play-changes.ts'
import { stateOf } from './play-rows.ts'
import type { GolferPlay } from './play-state.ts'
import { withAction } from './play-steps.ts'
import { rowsNow } from './shown-rounds.ts'

/** Takes off this device what the database had not taken. */
export function discardLeftPlay(golfer: string): void {
  const left = createLeftTaps(leftCopy())
  left.drop(golfer, new Set(left.of(golfer).map(({ id }) => id)))
}

type RowsOf = (name: typeof PLAY_DATABASE) => Promise<readonly unknown[]>

/** What `unsentPlayIn` finds on this device of golfers whose account is gone. */
export async function unsentPlayOf(golfers: readonly string[], rowsOf: RowsOf): Promise<readonly PlayChange[]> {
  const rows = await rowsOf(PLAY_DATABASE)
  return golfers.flatMap((golfer) => unsentPlayIn(rows, golfer))
}

/**
 * Rounds of the golfer that never reached the server, out of all rows that wait on the device. What was changed of others
 * cannot go to another account without them.
 */
export function unsentPlayIn(
  rows: readonly unknown[],
  golfer: string,
  left: LeftTaps = createLeftTaps(leftCopy()),
): readonly PlayChange[] {
  const unsent = rows.filter((row) => fieldOf(row, 'golfer') === golfer)
  const found: GolferPlay = { ...stateOf({ known: [], unsent, position: undefined }), offered: new Map() }
  const state = left.of(golfer).reduce((all, action) => withAction(action)(all), found)
  const sent = [...state.messages.values()].flatMap((one) => (one.kind === 'save' ? one.changes : []))
  const changes = [...sent, ...[...state.waiting.values()].map(({ change }) => change)]
  const added = changes.filter((change) => change.kind === 'round' && isAddition(change)).map(roundIdOf)
  const kept = [...new Set(added)].filter((id) => !state.removals.has(id))
  return kept.flatMap((id) => additionsOf(rowsNow(state, id)))
}

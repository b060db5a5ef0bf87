import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { fieldOf } from '#storage/local-copy.ts'
import { stateOf } from './shot-rows.ts'

type UnsentShots = { readonly sessions: readonly ShotSession[]; readonly shots: readonly KeptShot[] }

/** Shots of the golfer that never reached the server, with their sessions, out of all rows that wait on the device. */
export function unsentShotsIn(rows: readonly unknown[], golfer: string): UnsentShots {
  const unsent = rows.filter((row) => fieldOf(row, 'golfer') === golfer)
  const { waiting, messages } = stateOf({ known: [], unsent, position: undefined })
  const saves = [...messages.values()].flatMap((message) => (message.kind === 'save' ? [message] : []))
  const sessions = [
    ...saves.flatMap((message) => message.sessions),
    ...[...waiting.values()].flatMap(({ added }) => added ?? []),
  ]
  const shots = [...saves, ...waiting.values()].flatMap((row) => row.shots)
  // One whose session the server has cannot go to another account without it.
  const ids = new Set(sessions.map(({ id }) => id))
  return { sessions, shots: shots.filter(({ session }) => ids.has(session)) }
}

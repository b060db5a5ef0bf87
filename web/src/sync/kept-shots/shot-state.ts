import type { KeptShot, ShotChange, ShotSession } from '@bagwise/contract/shots'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'

/** A session with the shots of it that the server has, as it last said. */
export type KnownSession = {
  readonly session: ShotSession
  readonly shots: readonly KeptShot[]
  /** By shot what the golfer knew before another device changed it, until they have seen that. */
  readonly news?: Readonly<Record<string, ShotWords>> | undefined
}

/** Why the server did not take a message, and which one: it is not sent again in the same run. */
export type Refusal = { readonly save: string; readonly message: string }

/** What is in no message yet, of one session. */
export type Waiting = {
  /** The session where the server may not have it. */
  readonly added?: ShotSession | undefined
  readonly shots: readonly KeptShot[]
  readonly refusal?: Refusal | undefined
  /** Of shots that are sent already. */
  readonly changes: readonly ShotChange[]
  readonly refusedChanges?: Refusal | undefined
}

/** A session as it was before the server went back to a backup, which has none of these shots, or has them otherwise. */
export type Offered = { readonly session: ShotSession; readonly shots: readonly KeptShot[] }

/** What the golfer has deleted here: hidden, sent from a moment on, until then the golfer may undo it. */
export type Removal = {
  readonly sessions: readonly string[]
  readonly shots: readonly string[]
  readonly dueAtMs: number
}

/** Frozen: sent again it has to be the same. */
export type ShotMessage = { readonly save: string } & (
  | {
      readonly kind: 'save'
      readonly sessions: readonly ShotSession[]
      readonly shots: readonly KeptShot[]
      readonly changes: readonly ShotChange[]
    }
  | { readonly kind: 'delete'; readonly sessions: readonly string[]; readonly shots: readonly string[] }
)

type Rows<Row> = ReadonlyMap<string, Row>

/** All that a device holds of a golfer's shots. */
export type GolferShots = {
  /** By session. */
  readonly known: Rows<KnownSession>
  readonly waiting: Rows<Waiting>
  readonly offered: Rows<Offered>
  readonly removals: Rows<Removal>
  /** By `save`. */
  readonly messages: Rows<ShotMessage>
  /** How far the server's answers have been read, and in which epoch. */
  readonly position: number
  readonly epoch?: string | undefined
}

/** From what a device holds to what it is to hold; it may run more than once, also on what another tab has written. */
export type ShotStep = (state: GolferShots) => GolferShots

export const NO_SHOTS: GolferShots = {
  known: new Map(),
  waiting: new Map(),
  offered: new Map(),
  removals: new Map(),
  messages: new Map(),
  position: 0,
}

const NOTHING_WAITS: Waiting = { shots: [], changes: [] }

export function waitingOf({ waiting }: GolferShots, session: string): Waiting {
  return waiting.get(session) ?? NOTHING_WAITS
}

/** Without the row when nothing waits any more. */
export function withWaiting(state: GolferShots, session: string, row: Waiting): GolferShots {
  const isEmpty = !row.added && row.shots.length === 0 && row.changes.length === 0
  if (isEmpty && !state.waiting.has(session)) return state
  return { ...state, waiting: isEmpty ? without(state.waiting, session) : withRow(state.waiting, session, row) }
}

export function withRow<Row>(rows: Rows<Row>, id: string, row: Row): Rows<Row> {
  return new Map(rows).set(id, row)
}

export function without<Row>(rows: Rows<Row>, id: string): Rows<Row> {
  return new Map([...rows].filter(([other]) => other !== id))
}

/** In the order in which they were made: their ids begin with the time. */
export function oldestMessage({ messages }: GolferShots): ShotMessage | undefined {
  return [...messages.values()].toSorted((one, other) => (one.save < other.save ? -1 : 1))[0]
}

/** Whether the device holds something of the golfer that the server has not confirmed. */
export function hasUnsent({ waiting, offered, removals, messages }: GolferShots): boolean {
  return waiting.size + offered.size + removals.size + messages.size > 0
}

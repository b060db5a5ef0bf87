import type { PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { Round } from '@bagwise/golf/handicap/round'
import type { NotedTap } from '@bagwise/golf/play/hole-taps'
import type { StateStep } from '#sync/kept-rows/row-database.ts'

/** Holes by number and shots in any order, of one round. */
export type PlayedRows = { readonly holes: readonly PlayedHole[]; readonly shots: readonly PlayedShot[] }

/** A round as the server last said. */
export type KnownRound = {
  readonly round: PlayedRound
  readonly version: string
  readonly shotCount: number
  /** Undefined while this device does not have them. */
  readonly rows?: KnownRows | undefined
}

type KnownRows = PlayedRows & {
  /** The version of the round that they are of; undefined where they have to be read again. */
  readonly version?: string | undefined
}

/** Why the server did not take a message, and which one: it is not sent again in the same run. */
export type Refusal = { readonly save: string; readonly message: string }

/** A change that is in no message yet: what this device has sent of the row, and what the golfer wants. */
export type WaitingChange = { readonly change: PlayChange; readonly refusal?: Refusal | undefined }

/** Frozen: sent again it has to be the same. All of one round, so that none waits for another. */
export type PlayMessage = {
  readonly save: string
  readonly round: string
} & (
  | { readonly kind: 'save'; readonly changes: readonly PlayChange[] }
  | {
      readonly kind: 'delete'
      readonly base: string | null
      readonly indexRound?: Round | undefined
      /** The golfer has gone on with the round since: what was deleted goes back as a whole. */
      readonly isRegretted?: boolean | undefined
    }
)

/** A round that the golfer has deleted here: hidden, and sent from a moment on; until then it may be undone. */
export type PlayRemoval = {
  /** The version that the golfer saw; null where the server had none, or one that was not looked at yet. */
  readonly base: string | null
  readonly dueAtMs: number
  /** The round of the index that was deleted with it: it comes back should this one stay. */
  readonly indexRound?: Round | undefined
}

/** A round as it was before the server went back to a backup, which has it otherwise or not at all. */
export type OfferedRound = { readonly round: PlayedRound; readonly rows?: PlayedRows | undefined }

export type PlayedNews =
  | { readonly kind: 'round'; readonly before: PlayedRound; readonly isBack: boolean }
  | { readonly kind: 'hole'; readonly before: PlayedHole; readonly isBack: boolean }
  | { readonly kind: 'shot'; readonly before: PlayedShot; readonly isBack: boolean }
export type RoundNews = { readonly told: readonly PlayedNews[] }

/** A tap that Undo takes back; never sent. */
export type KeptTap = {
  readonly round: string
  readonly hole: number
  readonly order: number
  readonly noted: NotedTap
}

type Rows<Row> = ReadonlyMap<string, Row>

/** All that a device holds of a golfer's played rounds. */
export type GolferPlay = {
  /** By round, as are removals, offers and news. */
  readonly known: Rows<KnownRound>
  /** By `nameOf` the row. */
  readonly waiting: Rows<WaitingChange>
  /** By `save`. */
  readonly messages: Rows<PlayMessage>
  readonly removals: Rows<PlayRemoval>
  readonly offered: Rows<OfferedRound>
  readonly news: Rows<RoundNews>
  /** By the id of the tap. */
  readonly taps: Rows<KeptTap>
  /** Rounds that were played or opened here, the latest first. */
  readonly opened: readonly string[]
  /** Rounds and shots that were deleted here, the latest first: should they come back, the golfer is told. */
  readonly deleted: readonly string[]
  readonly epoch?: string | undefined
}

export type PlayStep = StateStep<GolferPlay>

export const NO_PLAY: GolferPlay = {
  known: new Map(),
  waiting: new Map(),
  messages: new Map(),
  removals: new Map(),
  offered: new Map(),
  news: new Map(),
  taps: new Map(),
  opened: [],
  deleted: [],
}

type Kind = 'known' | 'waiting' | 'messages' | 'removals' | 'offered' | 'news' | 'taps'

/** Puts the row in its place; undefined takes it away. */
export function withRow<Of extends Kind>(
  state: GolferPlay,
  kind: Of,
  [id, row]: readonly [string, (GolferPlay[Of] extends Rows<infer Row> ? Row : never) | undefined],
): GolferPlay {
  if (state[kind].get(id) === row) return state
  const rows = new Map<string, unknown>(state[kind])
  if (row === undefined) rows.delete(id)
  else rows.set(id, row)
  return { ...state, [kind]: rows }
}

/** Whether the answer to what was sent does not say what of the round came from elsewhere meanwhile. */
export function isUnsure({ rows }: KnownRound): boolean {
  return rows !== undefined && rows.version === undefined
}

/** One is made at a time; more come of a device that could not be read. */
export function nextMessage({ messages }: GolferPlay): PlayMessage | undefined {
  return messages.values().next().value
}

/** Rounds of the index that go with played ones, by id. */
export function leavingIndexRounds({ removals, messages }: GolferPlay): ReadonlyMap<string, Round> {
  const sent = [...messages.values()].flatMap((one) => (one.kind === 'delete' ? [[one.round, one] as const] : []))
  return new Map(
    [...removals, ...sent].flatMap(([id, { indexRound }]): [string, Round][] => (indexRound ? [[id, indexRound]] : [])),
  )
}

/** Whether the device holds something of the golfer that the server has not confirmed. */
export function hasUnsent({ waiting, messages, removals, offered }: GolferPlay): boolean {
  return waiting.size + messages.size + removals.size + offered.size > 0
}

/** How many ids are remembered, of rounds that were opened and of what was deleted. */
const MOST_REMEMBERED = 20

/** The id first, and once. */
export function withLatest(ids: readonly string[], id: string): readonly string[] {
  return ids[0] === id ? ids : [id, ...ids.filter((other) => other !== id)].slice(0, MOST_REMEMBERED)
}

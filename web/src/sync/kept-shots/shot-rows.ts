import type { KeptShot, ShotChange } from '@bagwise/contract/shots'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { SHOT_FIGURES, SHOT_MARKS, SHOT_ORIGINS, SWING_KINDS } from '@bagwise/golf/memory/shot-record'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import { fields, finiteNumber, flag, listOf, oneOf, orNull, recordOf, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'
import type { RowChange, RowCodec, StoredRows } from '#sync/kept-rows/row-database.ts'
import { changedRows, unsentRows } from '#sync/kept-rows/unsent-rows.ts'
import type { GolferShots, KnownSession, Offered, Refusal, Removal, ShotMessage, Waiting } from './shot-state.ts'

const parseSession = fields(
  { id: text, day: text, origin: oneOf(SHOT_ORIGINS), source: text, isNormalised: flag, note: text },
  {
    air: fields(
      {},
      {
        temperatureF: finiteNumber,
        altitudeFeet: finiteNumber,
        seaLevelPressureInHg: finiteNumber,
        humidity: finiteNumber,
      },
    ),
  },
)

const CLUBS = CLUB_TYPES.filter((club) => club !== 'putter')
const parseWords: Parser<ShotWords> = fields({
  club: orNull(oneOf(CLUBS)),
  swing: oneOf(SWING_KINDS),
  mark: oneOf(SHOT_MARKS),
})
const parseChange: Parser<ShotChange> = fields({ id: text, base: parseWords, wanted: parseWords })
const parseRefusal: Parser<Refusal> = fields({ save: text, message: text })

const CLUB_NAMES: ReadonlySet<unknown> = new Set([null, ...CLUBS])
const SWINGS: ReadonlySet<unknown> = new Set(SWING_KINDS)
const MARKS: ReadonlySet<unknown> = new Set(SHOT_MARKS)
const TEXTS = ['id', 'session', 'label'] as const
const FIGURES = Object.keys(SHOT_FIGURES)

/** By hand, since a device may hold ten thousand of them. */
const parseShot: Parser<KeptShot> = (content) => {
  if (typeof content !== 'object' || content === null) return undefined
  const shot = content as Readonly<Record<string, unknown>>
  const areWords = CLUB_NAMES.has(shot.club) && SWINGS.has(shot.swing) && MARKS.has(shot.mark)
  if (!areWords || typeof shot.isSpinMeasured !== 'boolean' || typeof shot.carryYards !== 'number') return undefined
  if (TEXTS.some((name) => typeof shot[name] !== 'string')) return undefined
  if (FIGURES.some((name) => shot[name] !== undefined && !Number.isFinite(shot[name]))) return undefined
  return content as KeptShot
}
const shots = listOf(parseShot)

const parseKnown = fields({ session: parseSession, shots }, { news: recordOf((_id, words) => parseWords(words)) })
const parseWaiting = fields(
  { shots, changes: listOf(parseChange) },
  { added: parseSession, refusal: parseRefusal, refusedChanges: parseRefusal },
)
const parseOffered = fields({ session: parseSession, shots })
const ids = listOf(text)
const parseRemoval = fields({ sessions: ids, shots: ids, dueAtMs: finiteNumber })
const parseSave = fields({
  save: text,
  kind: oneOf(['save']),
  sessions: listOf(parseSession),
  shots,
  changes: listOf(parseChange),
})
const parseDelete = fields({ save: text, kind: oneOf(['delete']), sessions: ids, shots: ids })

const UNSENT = {
  waiting: parseWaiting,
  offered: parseOffered,
  removals: parseRemoval,
  messages: (content: unknown): ShotMessage | undefined => parseSave(content) ?? parseDelete(content),
} as const satisfies Readonly<Record<string, Parser<Waiting | Offered | Removal | ShotMessage>>>
type UnsentKind = keyof typeof UNSENT
const UNSENT_KINDS = Object.keys(UNSENT).filter((kind): kind is UnsentKind => kind in UNSENT)

/** How much a device has read of what the server says. */
const parsePosition = fields({ position: finiteNumber }, { epoch: text })

function rowChanges(golfer: string, before: GolferShots, after: GolferShots): readonly RowChange[] {
  const known = changedRows(before.known, after.known).map(([id, row]): RowChange => ({
    store: 'known',
    key: [golfer, id],
    row: row && { golfer, ...row },
  }))
  const unsent = UNSENT_KINDS.flatMap((kind) =>
    changedRows<object>(before[kind], after[kind]).map(([id, content]): RowChange => ({
      store: 'unsent',
      key: [golfer, kind, id],
      row: content && { golfer, kind, id, content },
    })),
  )
  return [...known, ...unsent]
}

/** What the rows of a golfer say. One that cannot be read stays where it is; what the server has of it is read again. */
export function stateOf({ known, unsent, position: read }: StoredRows): GolferShots {
  const position = parsePosition(read)
  const sessions = known.map((row) => parseKnown(row))
  const isWhole = sessions.every((session) => session !== undefined)
  if (!isWhole) console.error('Shots on this device cannot be read and are loaded again')
  return {
    known: new Map(
      sessions.flatMap((one): (readonly [string, KnownSession])[] => (one ? [[one.session.id, one]] : [])),
    ),
    waiting: unsentRows(unsent, 'waiting', parseWaiting),
    offered: unsentRows(unsent, 'offered', parseOffered),
    removals: unsentRows(unsent, 'removals', parseRemoval),
    messages: unsentRows(unsent, 'messages', UNSENT.messages),
    position: isWhole ? (position?.position ?? 0) : 0,
    epoch: position?.epoch,
  }
}

export const SHOT_ROWS: RowCodec<GolferShots> = {
  stateOf,
  rowChanges,
  positionOf: ({ position, epoch }) => ({ position, epoch }),
}

import type { KeptShot, ShotChange } from '@bagwise/contract/shots'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { SHOT_FIGURES, SHOT_MARKS, SHOT_ORIGINS, SWING_KINDS } from '@bagwise/golf/memory/shot-record'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import { fieldOf } from '#storage/local-copy.ts'
import { fields, finiteNumber, flag, listOf, oneOf, orNull, recordOf, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'
import type { GolferShots, KnownSession, Offered, Refusal, Removal, ShotMessage, Waiting } from './shot-state.ts'

/** How much a device has read of what the server says, and which write of the device that was. */
export type PositionRow = {
  readonly position: number
  readonly epoch?: string | undefined
  readonly revision: string
}

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

export const parsePosition: Parser<PositionRow> = fields({ position: finiteNumber, revision: text }, { epoch: text })

/** A row as it is written, under the key that begins with the golfer. */
type Placed = { readonly key: readonly string[]; readonly row: unknown }
type Change = Placed & { readonly store: 'known' | 'unsent' }

/** What has to be written so that the device says `after` instead of `before`; a row that goes is undefined. */
export function rowChanges(golfer: string, before: GolferShots, after: GolferShots): readonly Change[] {
  const known = changedRows(before.known, after.known).map(([id, row]): Change => ({
    store: 'known',
    key: [golfer, id],
    row: row && { golfer, ...row },
  }))
  const unsent = UNSENT_KINDS.flatMap((kind) =>
    changedRows<object>(before[kind], after[kind]).map(([id, content]): Change => ({
      store: 'unsent',
      key: [golfer, kind, id],
      row: content && { golfer, kind, id, content },
    })),
  )
  return [...known, ...unsent]
}

function changedRows<Row>(
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
): readonly (readonly [string, Row | undefined])[] {
  if (before === after) return []
  const gone = [...before.keys()].filter((id) => !after.has(id)).map((id) => [id, undefined] as const)
  return [...gone, ...[...after].filter(([id, row]) => before.get(id) !== row)]
}

type Read = {
  readonly known: readonly unknown[]
  readonly unsent: readonly unknown[]
  readonly position: PositionRow | undefined
}

/** What the rows of a golfer say. One that cannot be read stays where it is; what the server has of it is read again. */
export function stateOf({ known, unsent, position }: Read): GolferShots {
  const sessions = known.map((row) => parseKnown(row))
  const isWhole = sessions.every((session) => session !== undefined)
  if (!isWhole) console.error('Shots on this device cannot be read and are loaded again')
  return {
    known: new Map(
      sessions.flatMap((one): (readonly [string, KnownSession])[] => (one ? [[one.session.id, one]] : [])),
    ),
    waiting: rowsOf(unsent, 'waiting', parseWaiting),
    offered: rowsOf(unsent, 'offered', parseOffered),
    removals: rowsOf(unsent, 'removals', parseRemoval),
    messages: rowsOf(unsent, 'messages', UNSENT.messages),
    position: isWhole ? (position?.position ?? 0) : 0,
    epoch: position?.epoch,
  }
}

function rowsOf<Row>(rows: readonly unknown[], kind: UnsentKind, parse: Parser<Row>): ReadonlyMap<string, Row> {
  const ofKind = rows.filter((row) => fieldOf(row, 'kind') === kind)
  return new Map(
    ofKind.flatMap((row): (readonly [string, Row])[] => {
      const [id, content] = [text(fieldOf(row, 'id')), parse(fieldOf(row, 'content'))]
      if (id !== undefined && content !== undefined) return [[id, content]]
      console.error('An unsent shot on this device cannot be read')
      return []
    }),
  )
}

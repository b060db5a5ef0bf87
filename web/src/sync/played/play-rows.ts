import type { PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import { isDayText } from '@bagwise/golf/calendar-days'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { HOLE_COUNTS } from '@bagwise/golf/handicap/round'
import type { NotedTap, RowChange as TapChange } from '@bagwise/golf/play/hole-taps'
import {
  BRANCHES,
  HOLE_FINISHES,
  LEFT_SOURCES,
  LIE_SOURCES,
  PENALTIES,
  PLAYED_LIES,
  PLAYED_SWINGS,
  PLAY_STATES,
  ROUND_RULES,
} from '@bagwise/golf/play/played-record'
import { fields, finiteNumber, flag, listOf, oneOf, only, orNull, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'
import { fieldOf } from '#storage/local-copy.ts'
import type { RowChange, RowCodec, StoredRows } from '#sync/kept-rows/row-database.ts'
import { changedRows, unsentRows } from '#sync/kept-rows/unsent-rows.ts'
import { parseRound as parseIndexRound } from '#sync/policies/round-rows.ts'
import type { GolferPlay, KeptTap, KnownRound, PlayMessage, PlayRemoval, PlayedNews, RoundNews } from './play-state.ts'
import type { PlayAction } from './play-steps.ts'

const orNullNumber = orNull(finiteNumber)
const place = orNull(fields({ alongYards: finiteNumber, acrossYards: finiteNumber }))

const parseRound: Parser<PlayedRound> = fields({
  id: text,
  date: only(text, isDayText),
  course: text,
  courseId: orNull(text),
  tees: text,
  holeCount: oneOf(HOLE_COUNTS),
  firstHole: finiteNumber,
  courseRating: orNullNumber,
  slopeRating: orNullNumber,
  playingConditions: orNullNumber,
  handicapThen: orNullNumber,
  rules: oneOf(ROUND_RULES),
  adviceFromHole: orNullNumber,
  isCounting: flag,
  state: oneOf(PLAY_STATES),
})

const parseHole: Parser<PlayedHole> = fields({
  round: text,
  number: finiteNumber,
  par: finiteNumber,
  strokeIndex: orNullNumber,
  lengthYards: orNullNumber,
  score: orNullNumber,
  finish: orNull(oneOf(HOLE_FINISHES)),
  putts: orNullNumber,
  firstPuttFeet: orNullNumber,
  pin: place,
})

const parseShot: Parser<PlayedShot> = fields({
  id: text,
  round: text,
  hole: finiteNumber,
  order: finiteNumber,
  branch: oneOf(BRANCHES),
  club: orNull(oneOf(CLUB_TYPES)),
  lie: orNull(oneOf(PLAYED_LIES)),
  lieFrom: oneOf(LIE_SOURCES),
  leftYards: orNullNumber,
  leftSdYards: orNullNumber,
  leftFrom: orNull(oneOf(LEFT_SOURCES)),
  swing: orNull(oneOf(PLAYED_SWINGS)),
  penalty: oneOf(PENALTIES),
  rest: orNull(fields({ alongYards: finiteNumber, acrossYards: finiteNumber, sdYards: finiteNumber })),
  air: orNull(fields({ headwindMph: finiteNumber, crosswindMph: finiteNumber, temperatureF: finiteNumber })),
  at: place,
  isLeftOut: flag,
})

const parseRoundChange = fields({ kind: oneOf(['round']), base: orNull(parseRound), row: parseRound })
const parseHoleChange = fields({ kind: oneOf(['hole']), base: orNull(parseHole), row: orNull(parseHole) })
const parseShotChange = fields({ kind: oneOf(['shot']), base: orNull(parseShot), row: orNull(parseShot) })
const parseChange: Parser<PlayChange> = only(
  (content) => parseRoundChange(content) ?? parseHoleChange(content) ?? parseShotChange(content),
  ({ base, row }) => base !== null || row !== null,
)
const parseTapHole = fields({ kind: oneOf(['hole']), base: parseHole, row: parseHole })
const parseTapChange: Parser<TapChange> = (content) => parseTapHole(content) ?? parseShotChange(content)

/** The tap itself is told again only as words; what it changed is what counts. */
const parseNoted: Parser<NotedTap> = (content) => {
  const read = readNoted(content)
  return read && typeof fieldOf(fieldOf(content, 'tap'), 'tap') === 'string' ? (content as NotedTap) : undefined
}
const parseMoment = fields({ phase: oneOf(['ball', 'walking', 'green', 'done']), isProvisional: flag })
const readNoted = fields({ changes: listOf(parseTapChange), before: parseMoment, after: parseMoment })

const parseRows = { holes: listOf(parseHole), shots: listOf(parseShot) }
const parseKnown = fields(
  { round: parseRound, version: text, shotCount: finiteNumber },
  { rows: fields(parseRows, { version: text }) },
)
const parseWaiting = fields({ change: parseChange }, { refusal: fields({ save: text, message: text }) })
const parseSave = fields({ kind: oneOf(['save']), save: text, round: text, changes: listOf(parseChange) })
const parseDelete = fields(
  { kind: oneOf(['delete']), save: text, round: text, base: orNull(text) },
  { isRegretted: flag, indexRound: parseIndexRound },
)
const parseRemoval: Parser<PlayRemoval> = fields(
  { base: orNull(text), dueAtMs: finiteNumber },
  { indexRound: parseIndexRound },
)
const parseOffered = fields({ round: parseRound }, { rows: fields(parseRows) })
const parseTold: Parser<PlayedNews> = (content) =>
  fields({ kind: oneOf(['round']), before: parseRound, isBack: flag })(content) ??
  fields({ kind: oneOf(['hole']), before: parseHole, isBack: flag })(content) ??
  fields({ kind: oneOf(['shot']), before: parseShot, isBack: flag })(content)
const parseNews: Parser<RoundNews> = fields({ told: listOf(parseTold) })
const parseTap: Parser<KeptTap> = fields({ round: text, hole: finiteNumber, order: finiteNumber, noted: parseNoted })

/** An action that waits outside of the database. */
export const parseAction: Parser<PlayAction> = fields(
  { id: text, round: text, changes: listOf(parseChange) },
  { tap: fields({ hole: finiteNumber, noted: parseNoted }), undone: text },
)

const UNSENT = {
  waiting: parseWaiting,
  messages: (content: unknown): PlayMessage | undefined => parseSave(content) ?? parseDelete(content),
  removals: parseRemoval,
  offered: parseOffered,
  news: parseNews,
  taps: parseTap,
} as const
type UnsentKind = keyof typeof UNSENT
const UNSENT_KINDS = Object.keys(UNSENT).filter((kind): kind is UnsentKind => kind in UNSENT)

const parsePosition = fields({ opened: listOf(text), deleted: listOf(text) }, { epoch: text, revision: text })

export const PLAY_ROWS: RowCodec<GolferPlay> = {
  stateOf,
  rowChanges,
  positionOf: ({ opened, deleted, epoch }) => ({ opened, deleted, epoch }),
}

/** What the rows of a golfer say. One that cannot be read stays where it is; what the server has of it is read again. */
export function stateOf({ known, unsent, position: read }: StoredRows): GolferPlay {
  const { opened = [], deleted = [], epoch } = parsePosition(read) ?? {}
  const rounds = known.map((row) => parseKnown(row))
  if (rounds.includes(undefined)) console.error('Played rounds on this device cannot be read and are loaded again')
  return {
    known: new Map(rounds.flatMap((one): [string, KnownRound][] => (one ? [[one.round.id, one]] : []))),
    waiting: unsentRows(unsent, 'waiting', UNSENT.waiting),
    messages: unsentRows(unsent, 'messages', UNSENT.messages),
    removals: unsentRows(unsent, 'removals', UNSENT.removals),
    offered: unsentRows(unsent, 'offered', UNSENT.offered),
    news: unsentRows(unsent, 'news', UNSENT.news),
    taps: unsentRows(unsent, 'taps', UNSENT.taps),
    opened,
    deleted,
    epoch,
  }
}

function rowChanges(golfer: string, before: GolferPlay, after: GolferPlay): readonly RowChange[] {
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

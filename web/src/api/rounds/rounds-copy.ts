import { isDayText } from '@bagwise/golf/calendar-days'
import { ROUND_RANGES } from '@bagwise/golf/handicap/round'
import type { RatedScore, Round } from '@bagwise/golf/handicap/round'
import { golferRows, parseGolferRows } from '#api/device-store/golfer-rows.ts'
import type { KeptRow, RowsByGolfer } from '#api/device-store/golfer-rows.ts'
import { fieldOf, localCopy } from '#api/device/local-copy.ts'
import type { LocalCopy } from '#api/device/local-copy.ts'

/** A change as it was sent, until there is an answer: sent again it must be the same. */
export type SentChange = {
  readonly save: string
  readonly base: Round | null
  readonly round: Round
  readonly isDeleted: boolean
}

/** What another device has changed of a round, until the golfer has seen it. */
export type RoundNews = {
  /** As this golfer knew it; where their own change took the place of another device's, as that device had it. */
  readonly before: Round
  /** Deleted here: it stays because of the change. */
  readonly isBack: boolean
}

/** A round on this device, with what the server does not know of it yet. */
export type KeptRound = Round &
  KeptRow & {
    /** The round that the golfer saw when changing it; null when there was none. */
    readonly base?: Round | null | undefined
    /** Deleted here: hidden until the server has deleted it too. */
    readonly isDeleted?: boolean | undefined
    /** Why the server did not take it as it is. */
    readonly refusal?: string | undefined
    readonly sent?: SentChange | undefined
    readonly news?: RoundNews | undefined
  }

export const ROUNDS_KEY = 'bagwise.rounds'
const SCHEMA = 1

export function roundsCopy(): LocalCopy<RowsByGolfer<KeptRound>> {
  return localCopy({ key: ROUNDS_KEY, schema: SCHEMA, parse: (content) => parseGolferRows(content, parseKeptRound) })
}

/** The rounds on this device, for all who read or write them. */
export const roundRows = golferRows(roundsCopy(), ({ id }) => id)

function parseKeptRound(one: unknown): KeptRound | undefined {
  const [round, mark] = [parseRound(one), parseMark(one)]
  const base = parseOptional(fieldOf(one, 'base'), parseBase)
  const sent = parseOptional(fieldOf(one, 'sent'), parseSent)
  const news = parseOptional(fieldOf(one, 'news'), parseNews)
  if (!round || !mark || !base || !sent || !news) return undefined
  return { ...round, ...mark, base: base.parsed, sent: sent.parsed, news: news.parsed }
}

function parseRound(one: unknown): Round | undefined {
  const [id, date, course, tees] = [
    fieldOf(one, 'id'),
    fieldOf(one, 'date'),
    fieldOf(one, 'course'),
    fieldOf(one, 'tees'),
  ]
  const score = parseScore(one)
  if (typeof id !== 'string' || typeof date !== 'string' || !isDayText(date)) return undefined
  if (typeof course !== 'string' || typeof tees !== 'string' || !score) return undefined
  return { id, date, course, tees, ...score }
}

function parseBase(one: unknown): Round | null | undefined {
  return one === null ? null : parseRound(one)
}

function parseSent(one: unknown): SentChange | undefined {
  const [save, isDeleted] = [fieldOf(one, 'save'), fieldOf(one, 'isDeleted')]
  const [base, round] = [parseBase(fieldOf(one, 'base')), parseRound(fieldOf(one, 'round'))]
  if (typeof save !== 'string' || typeof isDeleted !== 'boolean' || base === undefined || !round) return undefined
  return { save, base, round, isDeleted }
}

function parseNews(one: unknown): RoundNews | undefined {
  const [before, isBack] = [parseRound(fieldOf(one, 'before')), fieldOf(one, 'isBack')]
  return before && typeof isBack === 'boolean' ? { before, isBack } : undefined
}

/** What may be missing, parsed; undefined when it is there and not what it should be. */
function parseOptional<Parsed>(
  one: unknown,
  parse: (one: unknown) => Parsed | undefined,
): { readonly parsed: Parsed | undefined } | undefined {
  if (one === undefined) return { parsed: undefined }
  const parsed = parse(one)
  return parsed === undefined ? undefined : { parsed }
}

function parseScore(one: unknown): RatedScore | undefined {
  const adjustedGrossScore = numberIn(one, 'adjustedGrossScore')
  const courseRating = numberIn(one, 'courseRating')
  const slopeRating = numberIn(one, 'slopeRating')
  if (adjustedGrossScore === undefined || courseRating === undefined || slopeRating === undefined) return undefined
  const playingConditions = fieldOf(one, 'playingConditions') === null ? null : numberIn(one, 'playingConditions')
  if (playingConditions === undefined) return undefined
  return { adjustedGrossScore, courseRating, slopeRating, playingConditions }
}

function parseMark(one: unknown): Pick<KeptRound, 'unsentId' | 'isDeleted' | 'refusal'> | undefined {
  const [unsentId, isDeleted, refusal] = [fieldOf(one, 'unsentId'), fieldOf(one, 'isDeleted'), fieldOf(one, 'refusal')]
  if (unsentId !== undefined && typeof unsentId !== 'string') return undefined
  if (isDeleted !== undefined && typeof isDeleted !== 'boolean') return undefined
  if (refusal !== undefined && typeof refusal !== 'string') return undefined
  return { unsentId, isDeleted, refusal }
}

function numberIn(one: unknown, field: keyof RatedScore): number | undefined {
  const found = fieldOf(one, field)
  const { lowest, highest } = ROUND_RANGES[field]
  return typeof found === 'number' && found >= lowest && found <= highest ? found : undefined
}

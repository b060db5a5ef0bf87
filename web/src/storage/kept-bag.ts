import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { HANDS } from '@bagwise/golf/golfer'
import type { Hand } from '@bagwise/golf/golfer'
import { quickShotLimits } from '@bagwise/golf/quick-bag/quick-shot'
import type { QuickShot } from '@bagwise/golf/quick-bag/quick-shot'
import { TEES } from '@bagwise/golf/tees'
import type { Tees } from '@bagwise/golf/tees'
import { localCopy } from './local-copy.ts'
import { fields, finiteNumber, oneOf, only } from './parsers.ts'
import { readPreference, writePreference } from './preferences.ts'
import { sessionDrafts } from './session-drafts.ts'

/** Answers of the 60-second bag so far. */
export type QuickAnswers = {
  /** The club of the one known shot; 'unknown' is No idea. */
  readonly club?: ClubType | 'unknown' | undefined
  readonly carryYards?: number | undefined
  readonly hand?: Hand | undefined
  /** 'unsure' is an answer too, and says nothing. */
  readonly tees?: Tees | 'unsure' | undefined
}

/** A finished 60-second bag: what was given, and nothing else. */
export type KeptBag = {
  readonly shot?: QuickShot | undefined
  readonly hand?: Hand | undefined
  readonly tees?: Tees | undefined
}

const KEY = 'bagwise.quick-bag'
const DAY_MS = 86_400_000
/** A bag that was not signed up with by then is forgotten. */
const KEPT_DAYS = 7

const carryingClub = only(oneOf(CLUB_TYPES), (club) => club !== 'putter')

const answersOf = fields<object, QuickAnswers>(
  {},
  {
    club: (content) => (content === 'unknown' ? content : carryingClub(content)),
    carryYards: only(finiteNumber, Number.isInteger),
    hand: oneOf(HANDS),
    tees: oneOf([...TEES, 'unsure']),
  },
)

const shotOf = only(fields<QuickShot>({ club: carryingClub, carryYards: finiteNumber }), ({ club, carryYards }) => {
  const { min, max } = quickShotLimits(club)
  return Number.isInteger(carryYards) && carryYards >= min && carryYards <= max
})

const bagOf = fields<object, KeptBag>({}, { shot: shotOf, hand: oneOf(HANDS), tees: oneOf(TEES) })

const copy = localCopy({
  key: KEY,
  schema: 1,
  parse: fields<{ readonly finishedAtMs: number; readonly bag: KeptBag }>({
    finishedAtMs: finiteNumber,
    bag: (content) => (content === undefined ? undefined : bagOf(content)),
  }),
})

/** The finished bag of whoever is at this device, for 7 days after the last question; undefined where there is none. */
export function readKeptBag(nowMs: number = Date.now()): KeptBag | undefined {
  if (readPreference('localStorage', KEY) === null) return undefined
  const kept = copy.read()
  if (!kept) return undefined
  const ageMs = nowMs - kept.finishedAtMs
  if (ageMs < KEPT_DAYS * DAY_MS) return kept.bag
  forgetKeptBag()
  return undefined
}

/** Keeps what the answers give, on this device alone. */
export function keepBag({ club, carryYards, hand, tees }: QuickAnswers, nowMs: number = Date.now()): KeptBag {
  const isKnown = club !== undefined && club !== 'unknown' && carryYards !== undefined
  const bag = {
    ...(isKnown && { shot: { club, carryYards } }),
    ...(hand && { hand }),
    ...(tees && tees !== 'unsure' && { tees }),
  }
  copy.write({ finishedAtMs: nowMs, bag })
  return bag
}

/** Once the bag is saved with an account, or begun anew. */
export function forgetKeptBag(): void {
  writePreference('localStorage', KEY, null)
}

/** Answers that are on their way, in this tab; `golfer` is undefined for a visitor. */
export const quickDraft = {
  read: (golfer: string | undefined, nowMs?: number): QuickAnswers | undefined => {
    const draft = sessionDrafts.read(draftOf(golfer), nowMs)
    return draft === undefined ? undefined : answersOf(draft)
  },
  keep: (golfer: string | undefined, answers: QuickAnswers, nowMs?: number): void =>
    sessionDrafts.keep(draftOf(golfer), answers, nowMs),
  discard: (golfer: string | undefined): void => sessionDrafts.discard(draftOf(golfer)),
}

function draftOf(golfer: string | undefined) {
  return { wizard: 'quick-bag', golfer }
}

import type { ClubType } from '@bagwise/golf/club'
import type { ShotMark, ShotOrigin, SwingKind } from '@bagwise/golf/memory/shot-record'
import type { ShotVerdict } from '@bagwise/golf/memory/shot-memory'
import { clubName } from '#charts/gap-text.ts'
import { numberText } from '#quantities/number-text.ts'
import { shotCount } from '#features/club/club.copy.ts'

/** Of a session that is no file. */
const logSource = 'Range log'
/** What `source` says of it. */
const LOG = 'log'

const origins = {
  'device-outdoor': 'on grass',
  'device-indoor': 'on a mat',
  typed: 'typed',
  course: 'on the course',
} as const satisfies Record<ShotOrigin, string>

/** 'Rapsodo, on a mat · 12 of 58 shots': the others are with other clubs, or with none. */
export function sessionLine({
  source,
  origin,
  count,
  allCount,
}: {
  /** The maker of the monitor, a log, or the course of a round. */
  readonly source: string | undefined
  readonly origin: ShotOrigin
  readonly count: number
  readonly allCount: number
}): string {
  const shots = count === allCount ? shotCount(count) : `${numberText(count)} of ${shotCount(allCount)}`
  return `${source === LOG ? logSource : (source ?? '')}, ${origins[origin]} · ${shots}`
}

/** Shots of a round are corrected where all of its shots are. */
export const openRound = 'To the round'
export const openRoundOf = (day: string) => `To the round of ${day}`

/** '4 of 13 shots are from rounds.' */
export function fromRounds({
  roundShotCount,
  shotCount: all,
}: {
  readonly roundShotCount: number
  readonly shotCount: number
}): string {
  if (roundShotCount === all) return all === 1 ? 'It’s from a round.' : 'All of them are from rounds.'
  return `${numberText(roundShotCount)} of ${shotCount(all)} ${roundShotCount === 1 ? 'is' : 'are'} from rounds.`
}

/** Dropping them biases, so they are named (round mode §10). */
export const lostBalls = (count: number) =>
  count === 1
    ? 'One lost ball from a round is missing, because you didn’t mark where it went. Your real misses are wider.'
    : `${numberText(count)} lost balls from rounds are missing, because you didn’t mark where they went. Your real misses are wider.`

export const deleteSession = 'Delete session'
export const deleteSessionOf = (day: string, allCount: number) =>
  `Delete session of ${day} with ${allCount === 1 ? 'its one shot' : `all its ${numberText(allCount)} shots`}`
export const sessionDeleted = (day: string, allCount: number) => `Deleted ${day}: ${shotCount(allCount)}.`

/** Why a shot counts or not. */
const verdictWords = {
  solid: 'counts',
  mishit: 'short: mishit',
  odd: 'odd reading',
  'left-out': 'left out: your word',
  'no-club': 'no club',
  'not-owned': 'not one of your clubs',
  'earlier-club': 'your earlier club',
  'part-swing': 'part swing',
} as const satisfies Record<ShotVerdict, string>

/** Of a ball that was lost. */
const sideCounts = 'lost: only its side counts'

export function verdictText({
  verdict,
  mark,
  swing,
  isSideOnly = false,
}: {
  readonly verdict: ShotVerdict | undefined
  readonly mark: ShotMark
  readonly swing: SwingKind
  readonly isSideOnly?: boolean | undefined
}): string {
  if (isSideOnly) return sideCounts
  if (mark === 'left-out') return verdictWords['left-out']
  if (verdict === undefined) return ''
  if (verdict === 'solid' && (swing === 'three-quarter' || swing === 'half')) return `${swings[swing]}: counts as one`
  return mark === 'counts' && verdict === 'solid' ? 'counts: your word' : verdictWords[verdict]
}

export const markLabel = 'Does it count?'
export const marks = {
  'by-rule': 'We decide',
  counts: 'Yes, always',
  'left-out': 'No, leave it out',
} as const satisfies Record<ShotMark, string>
export const clubLabel = 'Club'
export const swingLabel = 'Swing'
export const swings = {
  full: 'Full',
  'three-quarter': '¾ swing',
  half: '½ swing',
  other: 'Other',
} as const satisfies Record<SwingKind, string>
export const deleteShot = 'Delete shot'

/** The carry comes with its unit. */
export const shotDeleted = (carry: string) => `Deleted your ${carry} shot.`
export const shotMoved = (carry: string, club: ClubType) => `Moved your ${carry} shot to the ${clubName(club)}.`
export const shotMarked = (carry: string, mark: ShotMark) =>
  ({
    'by-rule': `We decide on your ${carry} shot again.`,
    counts: `Your ${carry} shot counts.`,
    'left-out': `Left out your ${carry} shot.`,
  })[mark]
export const swingChanged = (carry: string, swing: SwingKind) =>
  `Your ${carry} shot is ${swing === 'full' ? 'a full swing' : swing === 'other' ? 'another swing' : `a ${swings[swing]}`}.`
export const notSent = (message: string) => `Not saved: ${message}`
export const showMore = (count: number) => `Show more of ${numberText(count)}`

export const newClubNote = (club: ClubType) =>
  `Got a new ${clubName(club)}? From today only its own shots count. Earlier ones stay.`
export const newClub = (club: ClubType) => `It’s a new ${clubName(club)}`
export const isNew = (club: ClubType) => `Your ${clubName(club)} is new from today. Earlier shots no longer count.`
export const newSince = (club: ClubType, day: string) =>
  `New ${clubName(club)} since ${day}: earlier shots don’t count.`
export const countEarlier = 'Count them again'
export const earlierCountAgain = (club: ClubType) => `All shots with your ${clubName(club)} count again.`

export const clublessTitle = 'Shots without a club'
/** '“7i old”, 12 shots of Apr 1, 2026' */
export const clublessLine = (label: string, count: number, day: string) =>
  `${labelText(label)}, ${shotCount(count)} of ${day}`
export const whichClub = 'Which club?'
export const clublessMoved = (count: number, club: ClubType) => `Moved ${shotCount(count)} to the ${clubName(club)}.`
export const deleteThem = 'Delete'
export const deleteClubless = (label: string, count: number) => `Delete ${labelText(label)} with ${shotCount(count)}`
export const clublessDeleted = (label: string, count: number) => `Deleted ${labelText(label)}: ${shotCount(count)}.`

const labelText = (label: string) => (label === '' ? 'Unnamed' : `“${label}”`)

import {
  BEFORE_RESTORE_KEY,
  CONFLICTS_KEY,
  DRAFT_PREFIX,
  LEFT_PLAY_KEY,
  PROFILE_COPY_KEY,
  PROGRESS_KEY,
  ROUNDS_KEY,
  SESSION_COPY_KEY,
} from './copy-keys.ts'
import { ROUND_NOTES_DATABASE } from './play-notes-database.ts'
import { WAITING_FILES } from './waiting-cache.ts'

/**
 * How a golfer leaves a device, as the device gets to know it. session-end: the server says that nobody is signed in.
 * deletion: of the account, on this device. other-golfer: somebody else is signed in.
 */
export type Departure = 'sign-out' | 'session-end' | 'deletion' | 'other-golfer'

/** What a golfer calls it. Back shows nothing that a new page would not. */
export const WAYS_OUT = [
  { name: 'Signed out', departure: 'sign-out' },
  { name: 'Ended elsewhere', departure: 'session-end' },
  { name: 'Expired', departure: 'session-end' },
  { name: 'Password changed', departure: 'session-end' },
  { name: 'Account deleted', departure: 'deletion' },
  { name: 'Other golfer', departure: 'other-golfer' },
  { name: 'Back', departure: 'sign-out' },
] as const satisfies readonly { readonly name: string; readonly departure: Departure }[]

/**
 * What becomes of a part. waits: what the server has not confirmed stays for its golfer, the rest goes. others-wait: the
 * same, but of the golfer who leaves nothing stays.
 */
export type Fate = 'stays' | 'goes' | 'waits' | 'others-wait'

export type StoreKind = 'local storage' | 'session storage' | 'IndexedDB' | 'cache storage' | 'cookie'

export type DevicePart = {
  readonly store: StoreKind
  /** The key, or the name; with * at the end every name that begins so. */
  readonly name: string
  readonly after: Readonly<Record<Departure, Fate>>
}

const ALWAYS = { 'sign-out': 'stays', 'session-end': 'stays', deletion: 'stays', 'other-golfer': 'stays' } as const
const NEVER = { 'sign-out': 'goes', 'session-end': 'goes', deletion: 'goes', 'other-golfer': 'goes' } as const
const UNSENT = {
  'sign-out': 'others-wait',
  'session-end': 'waits',
  deletion: 'others-wait',
  'other-golfer': 'waits',
} as const
/** It is on this device only, without names and numbers of the golfer: a session that expires must not cost it. */
const UNTIL_SIGN_OUT = {
  'sign-out': 'goes',
  'session-end': 'stays',
  deletion: 'goes',
  'other-golfer': 'stays',
} as const

/** Where the golfer was: whoever signs in next needs none of it, but a session that expires in a round must not cost it. */
const OF_GOLFER_UNTIL_SIGN_OUT = { ...UNTIL_SIGN_OUT, 'other-golfer': 'goes' } as const

/** Given before there was an account: it waits for whoever signs up with it. */
const UNTIL_SIGN_UP = UNTIL_SIGN_OUT

/** What is left of local storage after each departure, by key: `clear-storage.ts` sees to it. */
export const LOCAL_STORAGE = {
  [SESSION_COPY_KEY]: NEVER,
  [PROFILE_COPY_KEY]: NEVER,
  [CONFLICTS_KEY]: NEVER,
  [BEFORE_RESTORE_KEY]: UNSENT,
  [ROUNDS_KEY]: UNSENT,
  [PROGRESS_KEY]: UNSENT,
  'bagwise.quick-bag': UNTIL_SIGN_UP,
  'bagwise.left': UNTIL_SIGN_OUT,
  [LEFT_PLAY_KEY]: UNSENT,
  'bagwise.share-count': NEVER,
  'bagwise.yardage-card': NEVER,
  'bagwise.shots': NEVER,
  'bagwise.recommendation-marks': UNTIL_SIGN_OUT,
  'bagwise.not-now': UNTIL_SIGN_OUT,
  'bagwise.to-do-wishes': UNTIL_SIGN_OUT,
  'bagwise.gap-rule': UNTIL_SIGN_OUT,
  'bagwise.import-answers': UNTIL_SIGN_OUT,
  'bagwise.estimate-method': UNTIL_SIGN_OUT,
  'bagwise.estimates-line': UNTIL_SIGN_OUT,
  'bagwise.ball-order': UNTIL_SIGN_OUT,
  'bagwise.round-pictures': UNTIL_SIGN_OUT,
  'bagwise.theme': ALWAYS,
  'bagwise.welcome-seen': ALWAYS,
} as const satisfies Readonly<Record<string, DevicePart['after']>>

/** All that Bagwise keeps on a device. The stores at the end are seen to by sign-out, the server and the service worker. */
export const DEVICE_CONTENTS: readonly DevicePart[] = [
  ...Object.entries(LOCAL_STORAGE).map(([name, after]) => ({ store: 'local storage' as const, name, after })),
  { store: 'session storage', name: 'bagwise.free-access-hidden', after: UNTIL_SIGN_OUT },
  // Written once the device is cleared, for the page that starts next.
  { store: 'session storage', name: 'bagwise.account-deleted', after: { ...UNTIL_SIGN_OUT, deletion: 'stays' } },
  { store: 'session storage', name: `${DRAFT_PREFIX}*`, after: NEVER },
  { store: 'IndexedDB', name: 'bagwise', after: UNSENT },
  { store: 'IndexedDB', name: 'bagwise-shots', after: UNSENT },
  { store: 'IndexedDB', name: 'bagwise-own-courses', after: UNSENT },
  { store: 'IndexedDB', name: 'bagwise-play', after: UNSENT },
  { store: 'IndexedDB', name: 'bagwise-courses', after: UNTIL_SIGN_OUT },
  { store: 'IndexedDB', name: ROUND_NOTES_DATABASE, after: OF_GOLFER_UNTIL_SIGN_OUT },
  { store: 'cache storage', name: 'bagwise-*', after: ALWAYS },
  // A session that has expired must not cost the file: it waits for the sign-in.
  { store: 'cache storage', name: WAITING_FILES, after: UNTIL_SIGN_OUT },
  { store: 'cookie', name: 'bagwise-session', after: NEVER },
  { store: 'cookie', name: 'bagwise-device', after: { ...ALWAYS, deletion: 'goes' } },
]

/** For `docs/security/device-contents.md`. */
export const PART_TEXTS: Readonly<Record<string, string>> = {
  'bagwise.session': 'who is signed in: id, name and email address',
  'bagwise.profile': 'the profile, as the server last said it',
  'bagwise.conflicts': 'values of another device that the golfer has not looked at yet',
  'bagwise.before-restore':
    'values that the server may no longer have since it went back to a backup, without names and email address; none otherwise',
  'bagwise.rounds': 'rounds, and changes of them that are not sent',
  'bagwise.progress': 'handicap and distances by day',
  'bagwise.quick-bag':
    'answers of a finished 60-second bag: a club and its carry, hand and tees; for 7 days, until sign-up',
  'bagwise.left': 'edits that a closing page could not write into the database, all of them unsent',
  'bagwise.left-play': 'taps of a round that is being played, while the database did not take them, all of them unsent',
  'bagwise.share-count': 'how often the golfer shared Bagwise',
  'bagwise.yardage-card': 'the latest yardage card: carries, the forecast it was made for and the time',
  'bagwise.shots': 'the last shots of an outing: distance, lie, weather and club, and the time',
  'bagwise.recommendation-marks': 'recommendations that the golfer marked as done or not for me',
  'bagwise.not-now': 'what the golfer does not want to do about the bag for now',
  'bagwise.to-do-wishes': 'what the golfer has added to the list of things to do',
  'bagwise.gap-rule': 'by which limits gaps are judged',
  'bagwise.import-answers':
    'how the golfer’s launch monitor names columns and clubs, and whether it stood on grass or a mat',
  'bagwise.estimate-method': 'how missing distances are worked out',
  'bagwise.estimates-line': 'that the golfer dismissed the line about changed estimates',
  'bagwise.ball-order': 'whether balls come by goal or by popularity',
  'bagwise.round-pictures': 'whether the golfer wants pictures of rounds on other devices',
  'bagwise.theme': 'the theme',
  'bagwise.welcome-seen': 'that the welcome was shown',
  'bagwise.free-access-hidden': 'that a note was hidden on this visit',
  'bagwise.account-deleted': 'that an account was deleted on this visit, for the next page to say so',
  'draft:*':
    'answers of a wizard or form that the golfer left half-way, where the ball lies on a hole, and which open round is gone on with: by golfer, for a day, in one tab',
  bagwise: 'edits of the profile that the server has not confirmed, all of them unsent',
  'bagwise-shots': 'kept shots: their figures, clubs and days, and changes of them that are not sent',
  'bagwise-courses':
    'maps of courses that the golfer has opened, the chosen tees and numbers of holes, and the holes made on them',
  'bagwise-own-courses':
    'courses that the golfer has mapped: name, holes and places; those on this phone only, and changes that are not sent',
  'bagwise-play':
    'played rounds with their holes and shots: scores, clubs, lies and distances, without any place on earth and any time of day; changes that are not sent, and the taps of a round that is being played',
  [ROUND_NOTES_DATABASE]:
    'notes of played rounds that are never sent: places of strokes and pins for 90 days, the way of the phone until the round is over and for 7 days at most, the carries and the forecast of the day, and places of tees and pins by course; no time of day but that of the forecast',
  'bagwise-*': 'the files of Bagwise, nothing of a golfer',
  [WAITING_FILES]:
    'files that another app shared to Bagwise, until the page for them opens, for a day at most; another share takes their place',
  'bagwise-session': 'the token of the session; with https the name begins with `__Host-`',
  'bagwise-device': 'a random number and scrambled marks by which the device is known; with https `__Host-` likewise',
}

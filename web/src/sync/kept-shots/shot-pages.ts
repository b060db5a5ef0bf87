import { isSameWords, mergeShotWords, wordsOf } from '@bagwise/contract/merge-shot'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { isOtherEpoch } from '#storage/epochs.ts'
import type { WithEpoch } from '#storage/epochs.ts'
import { withoutWaiting } from './shot-messages.ts'
import type { GolferShots, KnownSession, Offered, ShotStep, Waiting } from './shot-state.ts'
import { withKept, withWords } from './shot-steps.ts'
import { shownShots } from './shown-shots.ts'

/** What came or changed on the server after a position. */
export type ShotPage = WithEpoch & {
  readonly sessions: readonly ShotSession[]
  readonly shots: readonly KeptShot[]
  readonly gone: readonly string[]
  readonly position: number
  readonly isLast: boolean
}

/**
 * The page that follows what the device has read; nothing where it follows something else. One that was asked for while
 * the device could not be read begins earlier, and says all that came since all the same.
 */
export function withPage(after: number, page: ShotPage): ShotStep {
  return (state) => {
    const isNext = after === state.position || (after < state.position && state.position < page.position)
    if (!isNext || isOtherEpoch(state, page) || isNothingNew(state, page)) return state
    const known = new Map(state.known)
    for (const session of page.sessions) {
      if (!known.has(session.id)) known.set(session.id, { session, shots: [] })
    }
    for (const [id, shots] of Map.groupBy(page.shots, ({ session }) => session)) {
      const row = known.get(id)
      if (row) known.set(id, withRead(row, shots, state))
      else console.error(`The session ${id} of ${shots.length} shots did not come with them`)
    }
    const read = { ...state, known, position: page.position, epoch: page.epoch ?? state.epoch }
    return withoutGone(withoutKnownOffers(read, page), page.gone)
  }
}

/** Nothing is written, and no other tab told, of a page that says what is known. */
function isNothingNew(state: GolferShots, { sessions, shots, gone, position, epoch }: ShotPage): boolean {
  const isEmpty = sessions.length === 0 && shots.length === 0 && gone.length === 0
  return isEmpty && position === state.position && (epoch === undefined || epoch === state.epoch)
}

/** The shots as the server has them now; a golfer is told of words that another device has changed. */
function withRead(row: KnownSession, read: readonly KeptShot[], state: GolferShots): KnownSession {
  const byId = new Map(read.map((shot) => [shot.id, shot]))
  const news = new Map(Object.entries(row.news ?? {}))
  const shots = row.shots.map((shot) => {
    const now = byId.get(shot.id)
    if (!now) return shot
    byId.delete(shot.id)
    const before = news.get(shot.id) ?? wordsOf(shot)
    if (isSameWords(before, now)) news.delete(shot.id)
    else if (!isSameWords(shot, now) && !isOwnChange(state, shot, now)) news.set(shot.id, before)
    return isSameShot(shot, now) ? shot : now
  })
  return {
    session: row.session,
    shots: inOrder([...shots, ...byId.values()]),
    news: news.size > 0 ? Object.fromEntries(news) : undefined,
  }
}

/** The answer to the message with it has not been heard yet. */
function isOwnChange({ messages }: GolferShots, shot: KeptShot, now: KeptShot): boolean {
  return [...messages.values()].some(
    (message) =>
      message.kind === 'save' &&
      message.changes.some(
        ({ id, base, wanted }) => id === shot.id && isSameWords(mergeShotWords({ stored: shot, base, wanted }), now),
      ),
  )
}

function isSameShot(one: KeptShot, other: KeptShot): boolean {
  return isSameWords(one, other) && one.session === other.session
}

/** The server has a changed shot behind the others. Ids of a log begin with the time; those of a file say nothing. */
function inOrder(shots: readonly KeptShot[]): readonly KeptShot[] {
  const isLog = shots.every(({ id }) => id[VERSION_PLACE] === TIMED_VERSION)
  return isLog ? shots.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other))) : shots
}

/** Where a UUID says its version, and that of those that begin with the time. */
const VERSION_PLACE = 14
const TIMED_VERSION = '7'

function timeOf({ id }: KeptShot): string {
  return id.slice(0, VERSION_PLACE)
}

/** With a session its shots are gone, and what waits of them. */
export function withoutGone(state: GolferShots, gone: readonly string[]): GolferShots {
  if (gone.length === 0) return state
  const ids = new Set(gone)
  const isGone = (id: string) => ids.has(id)
  const rest = withoutWaiting(state, isGone)
  return { ...rest, known: withoutIds(rest.known, isGone), offered: withoutIds(rest.offered, isGone) }
}

function withoutIds<Row extends { readonly shots: readonly KeptShot[] }>(
  rows: ReadonlyMap<string, Row>,
  isGone: (id: string) => boolean,
): ReadonlyMap<string, Row> {
  const hasGone = ({ shots }: Row) => shots.some(({ id }) => isGone(id))
  if (![...rows].some(([session, row]) => isGone(session) || hasGone(row))) return rows
  const left = [...rows].filter(([session]) => !isGone(session))
  return new Map(
    left.map(([session, row]) => [
      session,
      hasGone(row) ? { ...row, shots: row.shots.filter(({ id }) => !isGone(id)) } : row,
    ]),
  )
}

/**
 * The server has gone back to a backup: everything is read again from the start, and what it does not have is offered to
 * the golfer, who says whether it is sent again.
 */
export function withNewEpoch(epoch: string): ShotStep {
  return (state) => {
    if (!isOtherEpoch(state, { epoch })) return state
    const offered = new Map(state.offered)
    const waiting = new Map(state.waiting)
    for (const [id, { session, shots }] of state.known) {
      const ids = new Set(shots.map((shot) => shot.id))
      const earlier = offered.get(id)?.shots.filter((shot) => !ids.has(shot.id)) ?? []
      offered.set(id, { session, shots: [...shownShots(state, id).filter((shot) => ids.has(shot.id)), ...earlier] })
      const row = waiting.get(id)
      if (row) waiting.set(id, { ...row, changes: row.changes.filter((change) => !ids.has(change.id)) })
    }
    return { ...state, known: new Map(), offered, waiting: withoutEmpty(waiting), position: 0, epoch }
  }
}

function withoutEmpty(rows: ReadonlyMap<string, Waiting>): ReadonlyMap<string, Waiting> {
  return new Map([...rows].filter(([, { added, shots, changes }]) => added || shots.length + changes.length > 0))
}

/** What the backup has as the device knows it is nothing to ask about. */
function withoutKnownOffers(state: GolferShots, { shots }: ShotPage): GolferShots {
  if (state.offered.size === 0) return state
  const read = new Map(shots.map((shot) => [shot.id, shot]))
  const offered = [...state.offered].flatMap(([id, row]): readonly (readonly [string, Offered])[] => {
    const left = row.shots.filter((shot) => {
      const stored = read.get(shot.id)
      return !stored || !isSameWords(shot, stored)
    })
    if (left.length === row.shots.length) return [[id, row]]
    return left.length === 0 ? [] : [[id, { ...row, shots: left }]]
  })
  return { ...state, offered: new Map(offered) }
}

/** What the golfer says about everything from before a restore. */
export function withOffersAnswered(isSentAgain: boolean): ShotStep {
  return (state) => {
    const rest = { ...state, offered: new Map() }
    if (!isSentAgain) return rest
    return [...state.offered.values()].reduce<GolferShots>((changed, { session, shots }) => {
      const stored = new Map((changed.known.get(session.id)?.shots ?? []).map((shot) => [shot.id, shot]))
      const kept = withKept([session], shots, Infinity)(changed)
      return shots.reduce((all, shot) => {
        const known = stored.get(shot.id)
        return known && !isSameWords(known, shot) ? withWords([shot.id], wordsOf(shot))(all) : all
      }, kept)
    }, rest)
  }
}

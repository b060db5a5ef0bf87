import { isSamePlayed } from '@bagwise/contract/merge-play'
import type { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import { isOtherEpoch } from '#storage/epochs.ts'
import type { WithEpoch } from '#storage/epochs.ts'
import { isSameRows, roundIdOf, rowsFrom } from './play-changes.ts'
import type { RoundRows } from './play-changes.ts'
import { withoutBlindRemoval, withoutStored } from './play-answers.ts'
import { newsOfRead, withNews } from './play-news.ts'
import { withRow } from './play-state.ts'
import type { GolferPlay, KnownRound, OfferedRound, PlayStep } from './play-state.ts'
import { withOfferTaken, withoutEndedTaps } from './play-steps.ts'
import { laterFirst, rowsNow, rowsSent } from './shown-rounds.ts'

/** Which rounds the server has. */
export type PlayList = WithEpoch & {
  readonly rounds: readonly { readonly round: PlayedRound; readonly shotCount: number; readonly version: string }[]
}

/** One round with all there is of it; null when there is none any more. */
export type WholeRound = {
  readonly round: PlayedRound
  readonly version: string
  readonly holes: readonly PlayedHole[]
  readonly shots: readonly PlayedShot[]
}

/** A round whose rows this device does not have as the server has them. */
export type PlayRead = { readonly id: string; readonly version: string }

/**
 * Of how many of the newest rounds a device has the rows without being asked: what trends look at is twenty rounds, and
 * a year of golf for most is what the memory of shots still trusts by half. A megabyte at most of them.
 */
const MOST_ROUNDS_WITH_ROWS = 30

/** The next round to be read, the newest first; `isHeld` knows those that could not be read in this run. */
export function nextRead(state: GolferPlay, isHeld: (id: string) => boolean): PlayRead | undefined {
  const wanted = roundsWithRows(state)
  const stale = [...state.known]
    .filter(([id, known]) => wanted.has(id) && isStale(known) && !isHeld(id))
    .toSorted(([, { round: one }], [, { round: other }]) => laterFirst(one, other))
  const [id, known] = stale[0] ?? []
  return id !== undefined && known ? { id, version: known.version } : undefined
}

/** The list; `asked` are the versions that the device knew before it asked. */
export function withListed({ rounds, epoch }: PlayList, asked: ReadonlyMap<string, string>): PlayStep {
  return (before) => {
    let state = epoch === undefined || epoch === before.epoch ? before : { ...before, epoch }
    for (const one of rounds) state = withListedRound(state, one, asked.get(one.round.id))
    const listed = new Set(rounds.map(({ round }) => round.id))
    for (const [id, { version }] of before.known) {
      const isOnItsWay = [...state.messages.values()].some(({ round }) => round === id)
      if (!listed.has(id) && version === asked.get(id) && !isOnItsWay) state = withoutStored(state, id)
    }
    return withoutEndedTaps(withoutOldRows(withoutMoot(state)))
  }
}

/** The rows of a round; nothing where a change has arrived since they were asked for. */
export function withRead({ id, version }: PlayRead, found: WholeRound | null): PlayStep {
  return (before) => {
    const known = before.known.get(id)
    if (known?.version !== version) return before
    if (!found) return withoutStored(before, id)
    const { holes, shots } = found
    const read: KnownRound = {
      round: found.round,
      version: found.version,
      shotCount: shots.length,
      rows: { holes, shots, version: found.version },
    }
    const knew = rowsFrom(known.round, known.rows)
    const now = rowsFrom(found.round, found)
    const back = shots.filter((shot) => before.deleted.includes(shot.id))
    const state = withNews(withRow(before, 'known', [id, read]), id, [
      ...newsOfRead(knew, now),
      ...back.map((shot) => ({ kind: 'shot' as const, before: shot, isBack: true })),
    ])
    const forgotten = back.length === 0 ? state : withoutDeleted(state, new Set(back.map((shot) => shot.id)))
    const isSeen = isSameRows(knew, now) || isSameRows(rowsSent(before, id), now)
    const checked = withRemovalChecked(forgotten, found, isSeen)
    return withoutEndedTaps(withoutOldRows(withoutMoot(checked)))
  }
}

/**
 * The server has gone back to a backup: everything is read again, and what it has otherwise, or not at all, is offered to
 * the golfer, who says whether it is sent again. What waits is sent in any case.
 */
export function withNewEpoch(epoch: string): PlayStep {
  return (state) => {
    if (!isOtherEpoch(state, { epoch })) return state
    const offered = new Map(
      [...state.known].map(([id, { round, rows }]): [string, OfferedRound] => [
        id,
        { round, rows: rows && { holes: rows.holes, shots: rows.shots } },
      ]),
    )
    return { ...state, known: new Map(), offered: new Map([...offered, ...state.offered]), deleted: [], epoch }
  }
}

/** What the golfer says about all rounds from before a restore. */
export function withOffersAnswered(isSentAgain: boolean): PlayStep {
  return (state) => {
    const taken = isSentAgain ? [...state.offered.keys()].reduce(withOfferTaken, state) : state
    return taken.offered.size === 0 ? taken : withoutEndedTaps({ ...taken, offered: new Map() })
  }
}

/** A golfer who has seen all of it deletes it as it is. */
function withRemovalChecked(state: GolferPlay, { round: { id }, version }: WholeRound, isSeen: boolean): GolferPlay {
  const removal = state.removals.get(id)
  if (!removal || removal.base === version) return state
  return isSeen ? withRow(state, 'removals', [id, { ...removal, base: version }]) : withoutBlindRemoval(state, id)
}

function isStale({ version, rows }: KnownRound): boolean {
  return rows?.version !== version
}

/** Rounds whose holes and shots this device keeps. */
function roundsWithRows(state: GolferPlay): ReadonlySet<string> {
  const { known, offered, opened, waiting, messages } = state
  const newest = [...known.values()].map(({ round }) => round).toSorted(laterFirst)
  const isNeeded = ({ state: now }: PlayedRound) => now === 'playing'
  const touched = waiting.size + messages.size > 0 ? [...known.keys()].filter((id) => isTouched(state, id)) : []
  return new Set([
    ...newest.slice(0, MOST_ROUNDS_WITH_ROWS).map(({ id }) => id),
    ...newest.filter(isNeeded).map(({ id }) => id),
    ...offered.keys(),
    ...opened,
    ...touched,
  ])
}

function isTouched({ waiting, messages }: GolferPlay, id: string): boolean {
  const isOnItsWay = [...messages.values()].some(({ round }) => round === id)
  return isOnItsWay || [...waiting.values()].some(({ change }) => roundIdOf(change) === id)
}

function withListedRound(
  state: GolferPlay,
  { round, shotCount, version }: PlayList['rounds'][number],
  asked: string | undefined,
): GolferPlay {
  const { id } = round
  const known = state.known.get(id)
  if (known?.version !== asked || known?.version === version) return state
  const listed = withRow(state, 'known', [id, { ...known, round, shotCount, version }])
  const isBack = state.deleted.includes(id)
  const news = known
    ? newsOfRead(rowsFrom(known.round, undefined), rowsFrom(round, undefined))
    : isBack
      ? [{ kind: 'round' as const, before: round, isBack }]
      : []
  const isSeen = [known?.round, rowsSent(state, id).round].some((seen) => seen && isSamePlayed(seen, round))
  const told = withNews(isSeen ? listed : withoutBlindRemoval(listed, id), id, news)
  return isBack ? withoutDeleted(told, new Set([id])) : told
}

function withoutDeleted(state: GolferPlay, ids: ReadonlySet<string>): GolferPlay {
  return { ...state, deleted: state.deleted.filter((id) => !ids.has(id)) }
}

/** Without rows of rounds that are neither new nor were looked at lately. */
function withoutOldRows(state: GolferPlay): GolferPlay {
  const kept = roundsWithRows(state)
  const old = [...state.known].filter(([id, { rows }]) => rows !== undefined && !kept.has(id))
  return old.reduce((changed, [id, known]) => withRow(changed, 'known', [id, { ...known, rows: undefined }]), state)
}

/** Without offers that are nothing to ask about, and news of rounds that are gone. */
function withoutMoot(listed: GolferPlay): GolferPlay {
  let state = listed
  for (const [id, offer] of listed.offered) {
    if (isAsKnown(offer, state.known.get(id))) state = withRow(state, 'offered', [id, undefined])
  }
  for (const id of listed.news.keys()) {
    if (!rowsNow(state, id).round) state = withRow(state, 'news', [id, undefined])
  }
  return state
}

function isAsKnown({ round, rows }: OfferedRound, known: KnownRound | undefined): boolean {
  if (!known || !isSamePlayed(round, known.round)) return false
  if (!rows) return true
  if (isStale(known)) return false
  const stored: RoundRows = rowsFrom(known.round, known.rows)
  return (
    rows.holes.every((hole) => isSamePlayed(hole, stored.holes.get(hole.number) ?? null)) &&
    rows.shots.every((shot) => isSamePlayed(shot, stored.shots.get(shot.id) ?? null))
  )
}

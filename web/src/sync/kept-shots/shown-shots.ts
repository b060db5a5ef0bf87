import { mergeShotWords, wordsOf } from '@bagwise/contract/merge-shot'
import type { KeptShot, ShotChange, ShotSession } from '@bagwise/contract/shots'
import type { ShotsState, ShownSession } from '#sync/policies/shots.ts'
import type { GolferShots, KnownSession } from './shot-state.ts'

/** Ids that are hidden: deleted here, whether the server knows it or not. */
type Hidden = { readonly sessions: ReadonlySet<string>; readonly shots: ReadonlySet<string> }

/** Where nothing waits a session is shown as it is known: the same object until that changes. */
const shownAsKnown = new WeakMap<KnownSession, ShownSession>()

/** What the golfer sees: what the server has with all that waits laid over it. The latest day first. */
export function shownSessions(state: GolferShots): readonly ShownSession[] {
  const hidden = hiddenIn(state)
  const touched = touchedSessions(state)
  const ids = new Set([...state.known.keys(), ...touched])
  const shown = [...ids].flatMap((id) => {
    if (hidden.sessions.has(id)) return []
    const known = state.known.get(id)
    const isTouched =
      touched.has(id) || (hidden.shots.size > 0 && known?.shots.some((shot) => hidden.shots.has(shot.id)))
    if (known && isTouched !== true) return [asKnown(known)]
    const session = sessionIn(state, id)
    return session ? [{ ...session, shots: shownShots(state, id).filter((shot) => !hidden.shots.has(shot.id)) }] : []
  })
  return shown.toSorted((a, b) => (a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1))
}

/** As the server will have them once all messages have arrived: what a change is compared with. */
export function sentShots(state: GolferShots, session: string): readonly KeptShot[] {
  const saves = savesOf(state)
  const shots = [
    ...(state.known.get(session)?.shots ?? []),
    ...saves.flatMap((message) => message.shots.filter((shot) => shot.session === session)),
  ]
  return withChanges(
    uniqueById(shots),
    saves.flatMap(({ changes }) => changes),
  )
}

/** Those of a session as the golfer wants them, deleted ones among them. */
export function shownShots(state: GolferShots, session: string): readonly KeptShot[] {
  const waiting = state.waiting.get(session)
  const sent = sentShots(state, session)
  const offered = state.offered.get(session)?.shots ?? []
  return withChanges(uniqueById([...sent, ...(waiting?.shots ?? []), ...offered]), waiting?.changes ?? [])
}

export function hiddenIn({ removals, messages }: GolferShots): Hidden {
  const deletions = [
    ...removals.values(),
    ...[...messages.values()].flatMap((one) => (one.kind === 'delete' ? [one] : [])),
  ]
  return {
    sessions: new Set(deletions.flatMap(({ sessions }) => sessions)),
    shots: new Set(deletions.flatMap(({ shots }) => shots)),
  }
}

function sessionIn(state: GolferShots, id: string): ShotSession | undefined {
  const sent = savesOf(state).flatMap(({ sessions }) => sessions)
  return (
    state.known.get(id)?.session ??
    sent.find((session) => session.id === id) ??
    state.waiting.get(id)?.added ??
    state.offered.get(id)?.session
  )
}

function touchedSessions(state: GolferShots): ReadonlySet<string> {
  const saves = savesOf(state)
  const changed = new Set(saves.flatMap(({ changes }) => changes.map(({ id }) => id)))
  const withChanged = [...state.known].filter(
    ([, { shots }]) => changed.size > 0 && shots.some(({ id }) => changed.has(id)),
  )
  return new Set([
    ...state.waiting.keys(),
    ...state.offered.keys(),
    ...saves.flatMap(({ sessions, shots }) => [
      ...sessions.map(({ id }) => id),
      ...shots.map(({ session }) => session),
    ]),
    ...withChanged.map(([id]) => id),
  ])
}

function savesOf({ messages }: GolferShots) {
  return [...messages.values()].flatMap((one) => (one.kind === 'save' ? [one] : []))
}

function asKnown(known: KnownSession): ShownSession {
  const shown = shownAsKnown.get(known) ?? { ...known.session, shots: known.shots }
  shownAsKnown.set(known, shown)
  return shown
}

/** Changes of one shot in the order in which they were made. */
function withChanges(shots: readonly KeptShot[], changes: readonly ShotChange[]): readonly KeptShot[] {
  if (changes.length === 0) return shots
  const byShot = Map.groupBy(changes, ({ id }) => id)
  return shots.map((shot) =>
    (byShot.get(shot.id) ?? []).reduce(
      (stored, { base, wanted }) => ({ ...stored, ...mergeShotWords({ stored, base, wanted }) }),
      shot,
    ),
  )
}

/** The first of each id. */
function uniqueById<Entry extends { readonly id: string }>(entries: readonly Entry[]): readonly Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()].toReversed()
}

/** How many shots the server has to be told of: new, changed and deleted ones, and sessions that go as a whole. */
export function unsentCount({ waiting, removals, messages }: GolferShots): number {
  const rows = [...waiting.values(), ...removals.values(), ...messages.values()]
  return rows.reduce((count, row) => {
    const changeCount = 'changes' in row ? row.changes.length : 0
    const sessionCount = 'sessions' in row && !('changes' in row) ? row.sessions.length : 0
    return count + row.shots.length + changeCount + sessionCount
  }, 0)
}

/** By session, or by shot where a change of it was refused. */
export function refusalsIn({ waiting }: GolferShots): ShotsState['refusals'] {
  return [...waiting].flatMap(([id, { refusal, changes, refusedChanges }]) => [
    ...(refusal ? [{ id, message: refusal.message }] : []),
    ...(refusedChanges ? changes.map((change) => ({ id: change.id, message: refusedChanges.message })) : []),
  ])
}

export function newsIn({ known }: GolferShots): ShotsState['news'] {
  return [...known.values()].flatMap(({ session, shots, news }) =>
    news === undefined
      ? []
      : shots.flatMap((shot) => {
          const before = news[shot.id]
          return before ? [{ id: shot.id, session: session.id, before, now: wordsOf(shot) }] : []
        }),
  )
}

export function offeredCount({ offered }: GolferShots): number {
  return [...offered.values()].reduce((count, { shots }) => count + shots.length, 0)
}

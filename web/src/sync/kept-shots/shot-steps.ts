import { isSameWords, wordsOf } from '@bagwise/contract/merge-shot'
import type { KeptShot, ShotChange, ShotSession } from '@bagwise/contract/shots'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import { waitingOf, withRow, withWaiting, without } from './shot-state.ts'
import type { GolferShots, Removal, ShotStep } from './shot-state.ts'
import { sentShots, shownShots } from './shown-shots.ts'

/**
 * Sessions and shots of the golfer's. What is known by its id stays as it is, and comes back if it was just deleted: by a
 * removal that is due by then. A later one stands, although the device may take this step behind it.
 */
export function withKept(sessions: readonly ShotSession[], shots: readonly KeptShot[], dueByMs: number): ShotStep {
  return (state) => {
    const ids = new Set([...sessions, ...shots].map(({ id }) => id))
    const back = withoutRemoved(state, { ids, dueByMs })
    const withSessions = sessions.reduce((changed, session) => {
      const waiting = waitingOf(changed, session.id)
      const isKnown = changed.known.has(session.id) || waiting.added !== undefined || isOnItsWay(changed, session.id)
      return isKnown ? changed : withWaiting(changed, session.id, { ...waiting, added: session })
    }, back)
    return [...Map.groupBy(shots, ({ session }) => session)].reduce((changed, [session, ofSession]) => {
      const known = new Set(shownShots(changed, session).map(({ id }) => id))
      const added = ofSession.filter(({ id }) => !known.has(id))
      if (added.length === 0) return changed
      const waiting = waitingOf(changed, session)
      return withWaiting(changed, session, { ...waiting, shots: [...waiting.shots, ...added] })
    }, withSessions)
  }
}

/** The words of shots as the golfer wants them. One that has not left the device is changed in its place. */
export function withWords(ids: readonly string[], words: Partial<ShotWords>): ShotStep {
  const wanted = new Set(ids)
  return (state) =>
    sessionsOf(state, wanted).reduce((changed, session) => {
      const waiting = waitingOf(changed, session)
      const shots = waiting.shots.map((shot) => (wanted.has(shot.id) ? { ...shot, ...words } : shot))
      const isUnsent = new Set(shots.map(({ id }) => id))
      const shown = shownShots(changed, session).filter(({ id }) => wanted.has(id) && !isUnsent.has(id))
      const sent = new Map(sentShots(changed, session).map((shot) => [shot.id, shot]))
      const changes = new Map(waiting.changes.map((change) => [change.id, change]))
      for (const shot of shown) {
        const base = changes.get(shot.id)?.base ?? sent.get(shot.id)
        if (!base) continue
        const change: ShotChange = { id: shot.id, base: wordsOf(base), wanted: { ...wordsOf(shot), ...words } }
        if (isSameWords(change.base, change.wanted)) changes.delete(shot.id)
        else changes.set(shot.id, change)
      }
      return withOfferedWords(withWaiting(changed, session, { ...waiting, shots, changes: [...changes.values()] }), {
        session,
        wanted,
        words,
      })
    }, state)
}

export function withRemoval(id: string, removal: Removal): ShotStep {
  return (state) => ({ ...state, removals: withRow(state.removals, id, removal) })
}

/** Does nothing once it was sent. */
export function withoutRemoval(id: string): ShotStep {
  return (state) => (state.removals.has(id) ? { ...state, removals: without(state.removals, id) } : state)
}

/** The golfer knows what another device has changed of these. */
export function withNewsSeen(ids: readonly string[]): ShotStep {
  const seen = new Set(ids)
  return (state) => {
    const told = [...state.known].filter(([, { news = {} }]) => Object.keys(news).some((id) => seen.has(id)))
    if (told.length === 0) return state
    const known = new Map(state.known)
    for (const [id, row] of told) {
      const left = Object.entries(row.news ?? {}).filter(([shot]) => !seen.has(shot))
      known.set(id, { ...row, news: left.length > 0 ? Object.fromEntries(left) : undefined })
    }
    return { ...state, known }
  }
}

function sessionsOf({ known, waiting, offered, messages }: GolferShots, shots: ReadonlySet<string>): readonly string[] {
  const rows = [...known, ...waiting, ...offered]
  const found = rows.flatMap(([session, row]) => (row.shots.some(({ id }) => shots.has(id)) ? [session] : []))
  const sent = [...messages.values()].flatMap((one) => (one.kind === 'save' ? one.shots : []))
  return [...new Set([...found, ...sent.filter(({ id }) => shots.has(id)).map(({ session }) => session)])]
}

function isOnItsWay({ messages }: GolferShots, session: string): boolean {
  return [...messages.values()].some((one) => one.kind === 'save' && one.sessions.some(({ id }) => id === session))
}

function withoutRemoved(
  state: GolferShots,
  { ids, dueByMs }: { readonly ids: ReadonlySet<string>; readonly dueByMs: number },
): GolferShots {
  if (state.removals.size === 0) return state
  const removals = [...state.removals].map(([id, removal]): [string, Removal] => {
    const { sessions, shots, dueAtMs } = removal
    if (dueAtMs > dueByMs) return [id, removal]
    return [
      id,
      { sessions: sessions.filter((one) => !ids.has(one)), shots: shots.filter((one) => !ids.has(one)), dueAtMs },
    ]
  })
  return {
    ...state,
    removals: new Map(removals.filter(([, { sessions, shots }]) => sessions.length + shots.length > 0)),
  }
}

type OfferedWords = {
  readonly session: string
  readonly wanted: ReadonlySet<string>
  readonly words: Partial<ShotWords>
}

function withOfferedWords(state: GolferShots, { session, wanted, words }: OfferedWords): GolferShots {
  const row = state.offered.get(session)
  if (!row) return state
  const shots = row.shots.map((shot) => (wanted.has(shot.id) ? { ...shot, ...words } : shot))
  return { ...state, offered: withRow(state.offered, session, { ...row, shots }) }
}
